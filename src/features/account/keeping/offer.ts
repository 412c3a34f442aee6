import { accountRow } from './account-row';
import { ownerOfHere } from './from-account';
import { Keeper } from './keeper';
import type { KeptCopies } from './kept-copies';

/** What this browser keeps in no account, and an account could keep. */
export type Offer = {
  /** What it is, so that somebody can tell whether it is theirs. */
  words: string;
  /** Keeps it with the account from now on. Returns false when that isn't done yet: it then waits in this browser. */
  accept: () => Promise<boolean>;
};

/**
 * Returns what this browser keeps for a user's account that has nothing of the kind. Undefined when it has, when nothing is
 * here, and for what was in an account before: somebody took it out. Rejects when the account can't be asked.
 */
export async function offerOf<Value>(
  copies: KeptCopies<Value>,
  userId: string,
  wordsOf: (value: Value) => string,
): Promise<Offer | undefined> {
  const { thing } = copies;
  const { here, copy } = copies.read(userId);
  if (!here || copy || thing.isBlank(here) || ownerOfHere(thing.table)) return undefined;
  const row = accountRow(thing, userId);
  if (await row.fetch(false)) return undefined;

  function accept(): Promise<boolean> {
    const keeper = new Keeper({ copies, row, userId, offer: () => undefined });
    return new Promise((resolve) => {
      const unsubscribe = keeper.subscribe(() => {
        const { is } = keeper.get();
        if (is === 'busy') return;
        unsubscribe();
        resolve(is === 'idle');
      });
      keeper.turn(copies.read(userId).here);
    });
  }
  return { words: wordsOf(here), accept };
}
