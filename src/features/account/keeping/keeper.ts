// Keeps one thing of one user with their account, from one tab. What this browser keeps (kept-copies.ts) outlasts the tab;
// what the tab does is one value:
//
//                       press, change, look
//      new ──────► busy ◄─────────────────────── idle ◄── not now ── torn
//                  │  ▲                           ▲                   ▲ │
//                  │  └── press, change, look ── failed               │ │
//                  ├── refused, lost ───────────► failed              │ │
//                  ├── in sync, unlinked ───────► idle                │ │
//                  ├── changed on both sides ─────────────────────────┘ │
//                  └◄── a choice, a change ─────────────────────────────┘
//
// While busy, a press or a change waits in `next`. Nothing repeats by itself: `busy` comes from a person, a change or a
// look, asks at most three times, and looks stop while the tab has asked enough.
import { createStore } from '@/browser/store';
import { isStoredUser } from '@/features/account/stored-session';
import type { AccountRow, SavedRow } from './account-row';
import { type Choice, decide, type Question, type Wish } from './decide';
import type { KeptCopies } from './kept-copies';
import type { Copy, Kept } from './kept-thing';
import { RequestCount } from './request-count';

/** A thing that one user may keep with their account. */
type Keepable<Value> = {
  copies: KeptCopies<Value>;
  row: AccountRow<Value>;
  userId: string;
  /** What a person has here that was never in the account. */
  offer: (wish: Wish) => Value | undefined;
};

/** What came of the last exchange, with what a person has said to it. */
type After<Value> =
  | { is: 'new' }
  | {
      is: 'idle';
      /** An unsaved change that stays in this browser, as the account no longer keeps the thing. */
      gone?: Value | undefined;
      /** The version that a person doesn't want to choose about now. */
      later?: string | undefined;
    }
  | { is: 'torn'; row: SavedRow<Value> | undefined }
  | { is: 'failed'; what: Wish; status: unknown };

export type KeeperState<Value> = {
  after: After<Value>;
  /** The exchange that goes on. Nobody waits for a `look`, when the tab is seen again. */
  busy?: Wish | 'look' | undefined;
  next?: Wish | undefined;
};

const TRIES = 3;

export class Keeper<Value> {
  private store = createStore<KeeperState<Value>>({ after: { is: 'new' } });
  get = this.store.get;
  subscribe = this.store.subscribe;
  /** The change that this tab has tried to save last. */
  private tried: Copy<Value> | undefined;
  private requests = new RequestCount();
  readonly of: Keepable<Value>;

  constructor(of: Keepable<Value>) {
    this.of = of;
  }

  /** What a person sees. */
  seen = (): After<Value> | { is: 'busy' } => {
    const { after, busy } = this.get();
    return busy && busy !== 'look' ? { is: 'busy' } : after;
  };

  /** What a press that isn't done yet turns keeping to. */
  turnsTo = (): boolean | undefined => {
    const { busy, next } = this.get();
    const press = [next, busy].find((wish) => wish === 'on' || wish === 'off');
    return press && press === 'on';
  };

  /** What a person must choose between, as things stand now. */
  question = (): Question<Value> | undefined => {
    const seen = this.seen();
    return seen.is === 'torn' ? this.step('sync', seen.row).ask : undefined;
  };

  start = (): void => this.ask('sync');

  /** Saves what has changed since the last try, and asks again once a question no longer stands. */
  save = (): void => {
    const unsent = this.unsent();
    const isTried = unsent && this.tried && this.of.copies.thing.isSame(unsent.value, this.tried.value);
    if ((unsent && !isTried) || (this.seen().is === 'torn' && !this.question())) this.ask('sync');
  };

  look = (): void => {
    if (!this.get().busy && navigator.onLine && this.requests.hasRoomFor(2 * TRIES)) this.run('look');
  };

  turn = (isOn: boolean): void => {
    if (!this.question()) this.ask(isOn ? 'on' : 'off');
  };

  retry = (): void => {
    const { after } = this.get();
    if (after.is === 'failed') this.ask(after.what);
  };

  choose = (choice: Choice | 'later'): void => {
    const seen = this.seen();
    const question = this.question();
    if (choice === 'later' && seen.is === 'torn')
      this.set({ after: { is: 'idle', later: seen.row?.version } });
    else if (question && choice !== 'later') {
      this.keep(question.after[choice]);
      this.ask('sync');
    } else if (seen.is === 'idle' && seen.gone) {
      this.set({ after: { is: 'idle' } });
      if (choice === 'here') this.ask('on');
    }
  };

  private kept = () => this.of.copies.read(this.of.userId);
  private keep = (kept: Kept<Value>) => this.of.copies.keep(this.of.userId, kept);

  /** Returns the copy when its value was never sent. */
  private unsent(): Copy<Value> | undefined {
    const { copy } = this.kept();
    return copy && !this.of.copies.thing.isSame(copy.value, copy.bases.at(-1) ?? null) ? copy : undefined;
  }

  private set(change: Partial<KeeperState<Value>>): void {
    this.store.set({ ...this.get(), ...change });
  }

  /** A press waits while busy, and then comes before a change. */
  private ask(what: Wish): void {
    const { busy, next } = this.get();
    if (!busy) this.run(what);
    else if (!next || what !== 'sync') this.set({ next: what });
  }

  private async run(what: Wish | 'look'): Promise<void> {
    const { after: last } = this.get();
    const wish = what === 'look' ? 'sync' : what;
    this.tried = this.unsent();
    this.set({ busy: what });
    const after = await this.exchange(wish, last.is === 'failed' && last.what === 'off').catch(
      (error): After<Value> => ({ is: 'failed', what: wish, status: error.cause }),
    );
    const { next, after: seen } = this.get();
    const later = seen.is === 'idle' ? seen.later : undefined;
    const isPutOff = later && after.is === 'torn' && after.row?.version === later;
    const isSilent = what === 'look' && (isPutOff || after.is === 'failed');
    this.set({ after: isSilent ? seen : after, busy: undefined, next: undefined });
    if (next === 'sync') this.save();
    else if (next) this.ask(next);
  }

  /** Asks the account, and does what follows. Rejects when that fails; what is unsaved then stays in this browser. */
  private async exchange(wish: Wish, hasFailedToTurnOff: boolean): Promise<After<Value>> {
    const { copies, row, userId, offer } = this.of;
    const known = () => this.kept().copy?.bases[0] ?? null;
    let gone: Value | undefined;
    for (let tries = TRIES; tries > 0; tries -= 1) {
      const asked = known();
      this.requests.add();
      const saved = await row.fetch(asked !== null);
      if (!isStoredUser(userId)) return { is: 'idle' };
      // Another tab has saved or unlinked since, so the answer may be older than what that tab knows.
      if (!copies.thing.isSame(asked, known())) continue;
      const step = this.step(wish, saved, hasFailedToTurnOff);
      if (step.ask) return { is: 'torn', row: saved };
      this.keep(step.kept);
      gone = step.gone ?? gone;
      if (step.send) {
        this.requests.add();
        if (!(await row.save(step.send.value, saved?.version))) continue;
        const now = this.kept();
        // What is kept here may be the next user's by then.
        if (!now.copy && !isStoredUser(userId)) return { is: 'idle' };
        this.keep(step.send.settle(now, offer(wish)));
      }
      if (!step.isMore || tries === 1) return { is: 'idle', gone };
    }
    throw new Error('What the account keeps is changing all the time.');
  }

  private step(wish: Wish, row: SavedRow<Value> | undefined, hasFailedToTurnOff = false) {
    const [kept, offer, found] = [this.kept(), this.of.offer(wish), row?.value ?? null];
    return decide({ thing: this.of.copies.thing, kept, offer, found, wish, hasFailedToTurnOff });
  }
}
