import { useEffect, useState } from 'react';
import { useDraft } from '@/browser/use-draft';
import type { AnalysisInput } from './analysis-input';
import type { AssumptionInput } from './assumption-input';
import { type Home, type Homes, homeName, MOST_HOMES } from './homes';
import { homesHash, readHomesHash } from './homes-link';
import { forgetHomes, keepHomes, keptHomes, watchKeptHomes } from './kept-homes';
import type { AnalysisForm } from './use-analysis-form';

type HomesState = {
  homes: readonly Home[];
  isKept: boolean;
  /** The link hash of the homes that Compare was last pressed for. */
  compared: string;
};

export type HomesList = ReturnType<typeof useHomes>;

/** The homes to compare: those kept in this browser, or a link's. Kept only if the user has asked for it. */
export function useHomes(analysis: AnalysisForm, kept: Homes | null) {
  const [state, setState] = useDraft<HomesState>('homes', {
    restore: (draft) => ({
      homes: (kept ?? readHomesHash(String(draft)))?.homes ?? [],
      isKept: kept !== null,
      compared: '',
    }),
    draftOf: ({ homes }) =>
      homes.length > 0 ? homesHash({ homes, stayMonths: null, bah: null }) : undefined,
  });
  const [isRefused, setRefused] = useState(false);
  const { homes, isKept, compared } = state;
  const { problems, input } = analysis;
  const shared = {
    stayMonths: problems.stayMonths ? null : input.stayMonths,
    bah: problems.bah || !input.bah ? null : input.bah,
  };
  const all = { homes, ...shared };
  const hash = homesHash(all);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the hash encodes the homes
  useEffect(() => {
    if (isKept) setRefused(!keepHomes({ homes }, hash));
  }, [isKept, hash]);

  useEffect(
    () =>
      watchKeptHomes((hash) => {
        const read = readHomesHash(hash);
        setState((before) => {
          if (!before.isKept) return before;
          return read ? { ...before, homes: read.homes } : { ...before, isKept: false };
        });
      }),
    [setState],
  );

  function change(changed: readonly Home[]) {
    setState((before) => ({ ...before, homes: changed, compared: '' }));
  }

  return {
    all,
    hash,
    isKept,
    isRefused,
    isOtherKept: !isKept && keptHomes() !== '',
    isCompared: compared === hash && homes.length > 1,
    /** Returns what is wrong with the name, or undefined once the home is added. */
    add(text: string, result: AssumptionInput): string | undefined {
      const name = homeName(text);
      if (name === '') return 'Enter a name, such as “This house”';
      if (homes.some((home) => home.name === name)) return 'You already have a home with this name';
      if (homes.length >= MOST_HOMES) return `Remove a home first: ${MOST_HOMES} is the most`;
      if (Object.keys(problems).length > 0) return 'First fix the field with a problem above';
      change([...homes, { name, input: result, costs: costsOf(input) }]);
      return undefined;
    },
    remove: (name: string) => change(homes.filter((home) => home.name !== name)),
    show: (shown: readonly Home[]) => setState({ homes: shown, isKept: false, compared: '' }),
    compare: () => setState((before) => ({ ...before, compared: hash })),
    keep(isWanted: boolean) {
      if (!isWanted) forgetHomes();
      setRefused(false);
      setState((before) => ({ ...before, isKept: isWanted }));
    },
  };
}

function costsOf({ isExempt, processingFee, otherCosts, newLoanClosing }: AnalysisInput): Home['costs'] {
  return { isExempt, processingFee, otherCosts, newLoanClosing };
}
