import { missingInWords } from '@/features/first-60-days/missing-words';
import type { FirstSixty } from '@/features/first-60-days/use-first-60-days';
import { wholeUsd } from '@/money/cents';
import { ChangingText } from '@/ui/changing-text';
import { blanksIn, NOTHING_BACK } from './needed-cash';

/** What the big number is based on, and what it leaves out. */
export function NeededWords({ form }: { form: FirstSixty }) {
  const { flow, worked, input } = form;
  const { neededCents, firstBackOnDay } = flow;
  if (neededCents === null) return null;
  const missing = missingInWords(blanksIn(form), form, 'not in it');
  if (input.isWithoutOrders) return <p>{`${NOTHING_BACK} ${missing}`.trim()}</p>;
  const atEarliest =
    input.waitDays === undefined ? ' at the earliest: ask finance how long a claim takes' : '';
  const dlaIsOff =
    input.dla === 'before' && worked.dlaCents !== null ? ' DLA before the move is already taken off.' : '';
  return (
    <div className="apart-2">
      <p>
        <ChangingText
          text={`You pay ${wholeUsd(neededCents)} up to day ${firstBackOnDay} after landing, when the first money can come back${atEarliest}.${dlaIsOff}`}
        />
      </p>
      {missing && <p>{missing}</p>}
    </div>
  );
}
