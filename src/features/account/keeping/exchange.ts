import { isStoredUser } from '@/features/account/stored-session';
import type { AccountRow, SavedRow } from './account-row';
import { decide, settle, type Wish } from './decide';
import type { KeptCopies } from './kept-copies';
import type { Copy, Kept, KeptThing } from './kept-thing';

/** A thing that one user may keep with their account. */
export type Keepable<Value, Field extends string> = {
  copies: KeptCopies<Value, Field>;
  row: AccountRow<Value>;
  userId: string;
  /** What a person has here that was never in the account. */
  offer: (wish: Wish) => Value | undefined;
};

export type Outcome<Value> =
  | { isTorn: true; row: SavedRow<Value> | undefined }
  | {
      isTorn?: never;
      /** An unsaved change that stays in this browser, as the account no longer keeps the thing. */
      gone?: Value | undefined;
    };

const TRIES = 3;
const MOST_PER_EXCHANGE = 2 * TRIES;
const MOST_PER_MINUTE = 10;
const MINUTE_MS = 60_000;

/** Counts the requests of the last minute. */
export class RequestCount {
  private sentAt: number[] = [];

  /** Returns whether a whole exchange fits into this minute’s requests. */
  isCalm(): boolean {
    this.sentAt = this.sentAt.filter((time) => performance.now() - time < MINUTE_MS);
    return this.sentAt.length + MOST_PER_EXCHANGE <= MOST_PER_MINUTE;
  }

  add(): void {
    this.sentAt.push(performance.now());
  }
}

/**
 * Asks the account, and does what follows. `onTry` gets what this browser keeps from each step on. Rejects when the account
 * can't be asked, refuses, or keeps changing; what is unsaved then stays in this browser.
 */
export async function exchange<Value, Field extends string>(
  { copies, row, userId, offer }: Keepable<Value, Field>,
  requests: RequestCount,
  wish: Wish,
  hasFailedToTurnOff: boolean,
  onTry: (kept: Kept<Value>) => void,
): Promise<Outcome<Value>> {
  const { thing } = copies;
  let gone: Value | undefined;
  for (let tries = TRIES; tries > 0; tries -= 1) {
    const asked = confirmedBy(copies.read(userId).copy);
    requests.add();
    const saved = await row.fetch(Boolean(asked));
    if (!isStoredUser(userId)) return {};
    const kept = copies.read(userId);
    // Another tab has saved or unlinked since, so the answer may be older than what that tab knows.
    if (!isSameOrNone(thing, asked, confirmedBy(kept.copy))) continue;
    const step = decide(thing, kept, offer(wish), saved?.value ?? null, wish, hasFailedToTurnOff);
    if (step.ask) return { isTorn: true, row: saved };
    onTry(step.kept);
    copies.keep(userId, step.kept);
    gone = step.gone ?? gone;
    if (step.send) {
      requests.add();
      if (!(await row.save(step.send.value, saved?.version))) continue;
      // By then it may be the next user who changes what this browser keeps.
      if (step.send.is === 'offer' && !isStoredUser(userId)) return {};
      copies.keep(userId, settle(thing, copies.read(userId), offer(wish), step.send));
    }
    if (!step.isMore || tries === 1) return { gone };
  }
  throw new Error('What the account keeps is changing all the time.');
}

/** What the account had, as far as this copy knows. */
function confirmedBy<Value>(copy: Copy<Value> | undefined): Value | null | undefined {
  return copy && copy.base === undefined ? copy.value : copy?.base;
}

/** Returns true when both are the same value, or none. */
export function isSameOrNone<Value, Field extends string>(
  { isSame }: KeptThing<Value, Field>,
  a: Value | null | undefined,
  b: Value | null | undefined,
): boolean {
  return a === undefined || b === undefined ? a === b : isSame(a, b);
}
