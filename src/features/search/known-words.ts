import { type KnownWords, rootOf } from './word-forms';
import { comparedAs } from './words-of';

/** The words of the index. Two that stand side by side also count as one, as “jetski” does for “jet ski”. */
export function createWords() {
  const spellings = new Map<string, string>();
  const glued = new Set<string>();
  const forms = new Map<string, string[]>();
  const add = (word: string) => {
    const compared = comparedAs(word);
    const shorter = spellings.get(compared);
    if (shorter === undefined) {
      const root = rootOf(compared);
      if (root) forms.set(root, [...(forms.get(root) ?? []), compared]);
    }
    // The same whatever the pages' order.
    if (shorter === undefined || word.length < shorter.length) spellings.set(compared, word);
  };
  return {
    add,
    addGlued: (compared: string) => void glued.add(compared),
    isApart: (compared: string) => glued.has(compared),
    has: (compared: string) => spellings.has(compared) || glued.has(compared),
    formsOf: (compared: string) => forms.get(rootOf(compared)) ?? [],
    /** As a page spells it; none for one that no page writes as one word. */
    spellingOf: (compared: string) => spellings.get(compared),
  } satisfies KnownWords & Record<string, unknown>;
}

export type IndexedWords = ReturnType<typeof createWords>;
