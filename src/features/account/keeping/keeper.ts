// Keeps one thing of one user with their account, from one tab. What a person wants is kept in this browser at once
// (kept-copies.ts) and outlasts the tab; what the tab does about it is one value:
//
//                       press, change, look
//      new ──────► busy ◄─────────────────────── idle ◄── not now ── conflict
//                  │  ▲                           ▲                   ▲ │
//                  │  └── press, change, look ── failed               │ │
//                  ├── refused, lost ───────────► failed              │ │
//                  ├── in sync, unlinked ───────► idle                │ │
//                  ├── changed on both sides ─────────────────────────┘ │
//                  └◄── a choice, a change ─────────────────────────────┘
//
// While the account is asked, a press or a change waits in `next`. Nothing repeats by itself: requests come from a person, a
// change or a look, each of which asks at most three times, and looks stop while the tab has asked enough. The tabs of a
// browser ask in turn, so that no answer is older than what another tab knows.
import { inTurn } from '@/browser/in-turn';
import { returnLimit } from '@/browser/on-return';
import { createStore } from '@/browser/store';
import { isStoredUser } from '@/features/account/stored-session';
import type { AccountRow, SavedRow } from './account-row';
import { type Choice, decide, type Question, turned } from './decide';
import type { KeptCopies } from './kept-copies';
import { isUnsaved, type Kept } from './kept-thing';
import { RequestCount } from './request-count';

/** A thing that one user may keep with their account. */
type Keepable<Value> = {
  copies: KeptCopies<Value>;
  row: AccountRow<Value>;
  userId: string;
  /** What a person has here that was never in the account. */
  offer: () => Value | undefined;
};

export type KeeperState<Value> =
  | { is: 'new' | 'busy' }
  /** `later`: the version that a person doesn't want to choose about now; '' without a row. `gone`: see `Step`. */
  | { is: 'idle'; later?: string; gone?: Value | undefined }
  | { is: 'conflict'; row: SavedRow<Value> | undefined }
  | { is: 'failed'; status: unknown };

const TRIES = 3;
const LOCK_MS = 60_000;
/** The status of what this browser has no room for. */
export const REFUSED = 'refused';

export class Keeper<Value> {
  private store = createStore<KeeperState<Value>>({ is: 'new' });
  get = this.store.get;
  subscribe = this.store.subscribe;
  /** Whether the account is asked: while `busy`, or for a look. */
  private isAsking = false;
  private next: (() => void) | undefined;
  /** What the account should have had when this tab asked last; undefined when it was told before. */
  private tried: Value | null | undefined;
  private requests = new RequestCount();
  private looks = returnLimit();
  readonly of: Keepable<Value>;

  constructor(of: Keepable<Value>) {
    this.of = of;
  }

  /** What a person must choose between, as things stand now. */
  question = (): Question<Value> | undefined => {
    const state = this.get();
    return state.is === 'conflict' ? this.step(state.row?.value).ask : undefined;
  };

  start = (): void => {
    if (this.get().is === 'new') this.sync();
  };

  /** Asks the account, and does what follows. */
  sync = (): void => {
    if (this.isAsking) this.next = this.sync;
    else void this.run();
  };

  /** Saves what has changed since the last try, and asks again once a question no longer stands. */
  save = (): void => {
    if (this.isAsking) {
      this.next ??= this.save;
      return;
    }
    const { tried } = this;
    this.tried = this.unsent();
    const isTried = this.tried === undefined || (tried !== undefined && this.isSame(tried, this.tried));
    if (!isTried || (this.get().is === 'conflict' && !this.question())) this.sync();
  };

  /** When the tab is seen again: nobody waits for the answer. */
  look = (): void => {
    if (this.isAsking || !navigator.onLine || !this.requests.hasRoomFor(2 * TRIES)) return;
    if (this.looks.passes()) void this.run(true);
  };

  /** Keeps the value with the account from now on; undefined turns that off. Waits while a choice is due. */
  turn = (value: Value | undefined): void => {
    if (this.question()) return;
    if (this.keepUnlessLost(turned(this.of.copies.thing, this.kept(), value))) this.sync();
    else this.store.set({ is: 'failed', status: REFUSED });
  };

  choose = (choice: Choice): void => {
    const kept = this.question()?.after[choice];
    if (!kept || this.keepUnlessLost(kept)) this.sync();
    else this.store.set({ is: 'failed', status: REFUSED });
  };

  /** Puts a choice off, or what is gone aside. */
  dismiss = (): void => {
    const state = this.get();
    this.store.set({ is: 'idle', ...(state.is === 'conflict' && { later: state.row?.version ?? '' }) });
  };

  private kept = () => this.of.copies.read(this.of.userId);
  private keep = (kept: Kept<Value>) => this.of.copies.keep(this.of.userId, kept);
  /**
   * Keeps it. When the browser refuses what the account is about to lose, leaves everything as it was and returns false: the
   * account must not be asked to forget what is nowhere else.
   */
  private keepUnlessLost(kept: Kept<Value>): boolean {
    const before = this.kept();
    const isKept = this.keep(kept);
    const isOnlyHere = kept.here !== undefined && (!kept.copy || kept.copy.isOff === true);
    if (isKept || !isOnlyHere || !before.copy) return true;
    this.keep(before);
    return false;
  }
  private isSame = (a: Value | null, b: Value | null) => this.of.copies.thing.isSame(a, b);

  /** Returns what the account should have when it was never sent. */
  private unsent(): Value | null | undefined {
    const { copy } = this.kept();
    const wanted = copy?.isOff ? null : copy?.value;
    return wanted !== undefined && !this.isSame(wanted, copy?.bases.at(-1) ?? null) ? wanted : undefined;
  }

  private async run(isLook = false): Promise<void> {
    this.isAsking = true;
    if (!isLook) this.tried = this.unsent();
    if (!isLook) this.store.set({ is: 'busy' });
    const { copies, userId } = this.of;
    const name = `${copies.thing.table} of ${userId}`;
    const onTimeout = (error: unknown) => Promise.reject(error);
    const turn = inTurn(name, () => this.exchange(), { waitMs: LOCK_MS, onTimeout });
    const state = await turn.catch((error): KeeperState<Value> => ({ is: 'failed', status: error.cause }));
    const seen = this.get();
    const isPutOff =
      state.is === 'conflict' && seen.is === 'idle' && seen.later === (state.row?.version ?? '');
    const { next } = this;
    [this.isAsking, this.next] = [false, undefined];
    if (isLook && state.is === 'failed') this.looks.reset();
    // Nobody waits for a look, but what it couldn't send is news.
    const isLater = seen.is === 'idle' && seen.later !== undefined;
    const isNews = !isLater && isUnsaved(copies.thing, this.kept().copy);
    const isHidden = isPutOff || (state.is === 'failed' && !isNews);
    if (!isLook || !isHidden) this.store.set(state);
    next?.();
  }

  /** Rejects when the account can't be asked or refuses; then what is unsaved stays in this browser. */
  private async exchange(): Promise<KeeperState<Value>> {
    const { row, userId } = this.of;
    for (let tries = TRIES; tries > 0; tries -= 1) {
      this.requests.add();
      const found = await row.fetch(Boolean(this.kept().copy?.bases[0]));
      if (!isStoredUser(userId)) return { is: 'idle' };
      const step = this.step(found?.value);
      if (step.ask) return { is: 'conflict', row: found };
      if (!this.keepUnlessLost(step.kept)) throw new Error('This browser is full.', { cause: REFUSED });
      if (step.send === undefined) return { is: 'idle', gone: step.gone };
      this.requests.add();
      if (!(await row.save(step.send, found?.version))) continue;
      const { here, copy } = this.kept();
      // Cleared, or the user has left.
      if (!copy) return { is: 'idle' };
      const kept: Kept<Value> = { here, copy: { ...copy, bases: [step.send] } };
      const more = this.step(step.send, kept);
      const isDone = !more.ask && more.send === undefined;
      this.keep(isDone ? more.kept : kept);
      // A change made in the meantime comes by itself.
      if (isDone || this.unsent() !== undefined || tries === 1) return { is: 'idle' };
    }
    throw new Error('What the account keeps is changing all the time.');
  }

  private step(found: Value | null | undefined, kept = this.kept()) {
    const { copies, offer } = this.of;
    return decide(copies.thing, found ?? null, kept, offer());
  }
}
