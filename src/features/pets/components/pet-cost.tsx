import { FactText } from '@/blocks/fact-text';
import { type PetOutcome, petFeeNotes } from '@/features/pets/content/pet-date-outcomes';
import type { PetIsland } from '@/features/pets/content/pet-date-rules';
import { petFees } from '@/features/pets/content/pet-fees';
import { earlyArrivalFee } from '@/features/pets/fees';
import type { PetResult } from '@/features/pets/outcome';

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

export function PetCost({ result, island }: { result: PetResult; island: PetIsland }) {
  const cost = costOf(result);
  if (!cost) return null;
  if (island === 'neighbor')
    return (
      <p className="mt-4 max-w-measure print:mt-1 print:max-w-none">
        <strong className="font-semibold">Ask for the fees.</strong> <FactText of={petFeeNotes.island} />
      </p>
    );
  return (
    <p className="mt-4 max-w-measure print:mt-1 print:max-w-none">
      <strong className="font-semibold">{dollars.format(cost.amount)}, to confirm.</strong>{' '}
      <FactText of={cost.note} />
      {result.outcome !== 'long' && (
        <>
          {' '}
          <FactText of={petFeeNotes.program} />
        </>
      )}
    </p>
  );
}

const flatFees: Partial<Record<PetOutcome, 'direct' | 'fiveDays' | 'long'>> = {
  direct: 'direct',
  'direct-ask': 'direct',
  'five-days': 'fiveDays',
  long: 'long',
};

function costOf({ outcome, daysHeld }: PetResult) {
  if (daysHeld !== undefined) return { amount: earlyArrivalFee(daysHeld), note: petFeeNotes.early };
  const fee = flatFees[outcome];
  return fee && { amount: petFees[fee], note: petFeeNotes[fee] };
}
