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
// While busy, a press or a change waits in `next`. Every save names the version that it builds on, so a lost, late or
// doubled one changes nothing twice. Nothing repeats by itself: `busy` comes from a person, a change or a look, asks at
// most three times, and looks stop while it has asked enough (`RequestCount`).
import type { SavedRow } from './account-row';
import { type Choice, decide, type Question, resolve } from './decide';
import { exchange, isSameOrNone, type Keepable, RequestCount } from './exchange';
import type { Kept } from './kept-thing';

/** `look` is a check that nobody waits for: when the tab is seen again. */
export type Exchange = 'check' | 'look' | 'save' | 'turn-on' | 'turn-off';

const wishes = { check: 'sync', look: 'sync', save: 'sync', 'turn-on': 'on', 'turn-off': 'off' } as const;

type Settled<Value> =
  | { is: 'new' }
  | {
      is: 'idle';
      /** An unsaved change that stays in this browser, as the account no longer keeps the thing. */
      gone?: Value | undefined;
      /** The version that a person doesn't want to choose about now. */
      later?: string | undefined;
    }
  | { is: 'torn'; row: SavedRow<Value> | undefined }
  | { is: 'failed'; what: Exchange; status: unknown };

export type KeeperState<Value> =
  | Settled<Value>
  | { is: 'busy'; what: Exchange; before: Settled<Value>; next?: Exchange | undefined };

export class Keeper<Value, Field extends string> {
  private state: KeeperState<Value> = { is: 'new' };
  /** The unsaved value that was sent last, whether it arrived or not. */
  private tried: Value | null | undefined;
  private listeners = new Set<() => void>();
  private requests = new RequestCount();
  private of: Keepable<Value, Field>;

  constructor(of: Keepable<Value, Field>) {
    this.of = of;
  }

  get = (): KeeperState<Value> => this.state;

  /** What a person sees: nobody waits for a look. */
  seen = (): KeeperState<Value> =>
    this.state.is === 'busy' && this.state.what === 'look' ? this.state.before : this.state;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** What a person must choose between, as things stand now. */
  question = (): Question<Value, Field> | undefined => {
    const seen = this.seen();
    if (seen.is !== 'torn') return undefined;
    const { copies, offer } = this.of;
    return decide(copies.thing, this.kept(), offer('sync'), seen.row?.value ?? null, 'sync').ask;
  };

  start = (): void => this.ask(unsavedIn(this.kept()) === undefined ? 'check' : 'save');

  /** Saves what has changed since the last try, and asks anew once a question no longer stands. */
  save = (): void => {
    const unsaved = unsavedIn(this.kept());
    const isNew = unsaved !== undefined && !isSameOrNone(this.of.copies.thing, unsaved, this.tried);
    if (isNew || (this.seen().is === 'torn' && !this.question())) this.ask('save');
  };

  look = (): void => {
    if (navigator.onLine && this.requests.isCalm()) this.ask('look');
  };

  turn = (isOn: boolean): void => {
    if (!this.question()) this.ask(isOn ? 'turn-on' : 'turn-off');
  };

  retry = (): void => {
    if (this.state.is === 'failed') this.ask(this.state.what);
  };

  choose = (choice: Choice | 'later'): void => {
    const { copies, userId } = this.of;
    const seen = this.seen();
    const question = this.question();
    if (choice === 'later' && seen.is === 'torn') this.show({ is: 'idle', later: seen.row?.version });
    else if (question && choice !== 'later') {
      copies.keep(userId, resolve(copies.thing, this.kept(), question, choice));
      this.ask('save');
    } else if (seen.is === 'idle' && seen.gone) {
      this.show({ is: 'idle' });
      if (choice === 'here') this.ask('turn-on');
    }
  };

  private kept(): Kept<Value> {
    return this.of.copies.read(this.of.userId);
  }

  private set(state: KeeperState<Value>): void {
    this.state = state;
    for (const listener of this.listeners) listener();
  }

  /** Replaces what a person sees, also during a look. */
  private show(seen: Settled<Value>): void {
    this.set(this.state.is === 'busy' ? { ...this.state, before: seen } : seen);
  }

  private ask(what: Exchange): void {
    const { state } = this;
    if (state.is !== 'busy') return void this.run(what, state);
    if (what === 'check' || what === 'look') return;
    const isTurnWaiting = state.next === 'turn-on' || state.next === 'turn-off';
    if (!isTurnWaiting || what !== 'save') this.state = { ...state, next: what };
  }

  private async run(what: Exchange, before: Settled<Value>): Promise<void> {
    this.tried = unsavedIn(this.kept());
    this.set({ is: 'busy', what, before });
    const after = await this.outcome(what, before.is === 'failed' && before.what === 'turn-off');
    const next = this.state.is === 'busy' ? this.state.next : undefined;
    this.set(after);
    if (next === 'save') this.save();
    else if (next) this.ask(next);
  }

  private async outcome(what: Exchange, hasFailedToTurnOff: boolean): Promise<Settled<Value>> {
    const before = () => (this.state.is === 'busy' ? this.state.before : this.state);
    try {
      const outcome = await exchange(this.of, this.requests, wishes[what], hasFailedToTurnOff, (kept) => {
        this.tried = unsavedIn(kept);
      });
      if (!outcome.isTorn) return { is: 'idle', gone: outcome.gone };
      const { row } = outcome;
      const shown = before();
      const isLater = what === 'look' && shown.is === 'idle' && row && shown.later === row.version;
      return isLater ? shown : { is: 'torn', row };
    } catch (error) {
      if (what === 'look') return before();
      return { is: 'failed', what, status: error instanceof Error ? error.cause : undefined };
    }
  }
}

function unsavedIn<Value>({ copy }: Kept<Value>): Value | null | undefined {
  return copy?.base === undefined ? undefined : copy.value;
}
