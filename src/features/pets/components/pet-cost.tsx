import { FactText } from '@/blocks/fact-text';
import { wordsOf } from '@/facts/facts';
import { type PetOutcome, petFeeNotes } from '@/features/pets/content/pet-date-outcomes';
import type { PetIsland } from '@/features/pets/content/pet-date-rules';
import type { PetResult } from '@/features/pets/outcome';
import {
  earlyArrivalFee,
  PET_DIRECT_FEE_DOLLARS,
  PET_FIVE_DAY_FEE_DOLLARS,
  PET_LONG_STAY_FEE_DOLLARS,
} from '@/guides/pet-figures';
import { formatUsdCents } from '@/money/usd';
import { ChangingText } from '@/ui/changing-text';

export function PetCost({ result, island }: { result: PetResult; island: PetIsland }) {
  const cost = costOf(result);
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
        <ChangingText text={`${formatUsdCents(cost.amount)}, to confirm.`} />
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
  'five-days': { amount: PET_FIVE_DAY_FEE_DOLLARS, note: petFeeNotes.fiveDays },
  long: { amount: PET_LONG_STAY_FEE_DOLLARS, note: petFeeNotes.long },
};

function costOf({ outcome, daysHeld }: PetResult) {
  if (daysHeld !== undefined) return { amount: earlyArrivalFee(daysHeld), note: petFeeNotes.early };
  return flatFees[outcome];
}
