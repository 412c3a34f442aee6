import { FactText } from '@/blocks/fact-text';
import { wordsOf } from '@/facts/facts';
import { type PetOutcome, petFeeNotes } from '@/features/pets/content/pet-date-outcomes';
import type { PetIsland } from '@/features/pets/content/pet-date-rules';
import type { PetResult } from '@/features/pets/outcome';
import {
  PET_DIRECT_FEE_DOLLARS,
  PET_FIVE_DAY_FEE_DOLLARS,
  PET_LONG_STAY_FEE_DOLLARS,
} from '@/guides/pet-figures';
import { formatUsd } from '@/money/usd';
import { ChangingText } from '@/ui/changing-text';

export function PetCost({ result, island }: { result: PetResult; island: PetIsland }) {
  const cost = flatFees[result.outcome];
  if (!cost) return null;
  if (island === 'neighbor')
    return (
      <p className="mt-4 max-w-measure print:mt-0.5 print:max-w-none">
        <strong className="font-semibold">Ask for the fees.</strong> <FactText of={petFeeNotes.island} />
      </p>
    );
  return (
    <p className="mt-4 max-w-measure print:mt-0.5 print:max-w-none">
      <strong className="font-semibold">
        <ChangingText text={`${formatUsd(cost.amount)}, to confirm.`} />
      </strong>{' '}
      <span key={wordsOf(cost.note)}>
        <FactText of={cost.note} />
      </span>
      {result.outcome !== 'long' && (
        <span>
          {' '}
          <FactText of={petFeeNotes.program} />
        </span>
      )}
    </p>
  );
}

const direct = { amount: PET_DIRECT_FEE_DOLLARS, note: petFeeNotes.direct };

const flatFees: Partial<Record<PetOutcome, typeof direct>> = {
  direct,
  'direct-ask': direct,
  early: { amount: PET_FIVE_DAY_FEE_DOLLARS, note: petFeeNotes.early },
  'five-days': { amount: PET_FIVE_DAY_FEE_DOLLARS, note: petFeeNotes.fiveDays },
  long: { amount: PET_LONG_STAY_FEE_DOLLARS, note: petFeeNotes.long },
};
