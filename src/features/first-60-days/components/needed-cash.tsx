import { useEffect, useState } from 'react';
import { wholeUsd } from '@/features/first-60-days/format';
import { fieldsInWords, missingInWords } from '@/features/first-60-days/ledger';
import type { FirstSixty } from '@/features/first-60-days/use-first-60-days';
import type { OutLine } from '@/features/first-60-days/work-out';

/** How long typing must rest before the amount is announced. */
const REST_MS = 1200;

/** The one big number. It stays in sight while the form is filled in. */
export function NeededCash({ form }: { form: FirstSixty }) {
  const text = neededText(form);
  const low = lowText(form);
  const spoken = useRested(text && `Cash to have: ${text.replace('+', ' or more')}. ${low}`);
  return (
    <div
      className={`no-print top-16 z-10 ${text ? 'tall:sticky' : ''} -mx-4 mb-2 grid grid-cols-[auto_auto] items-center justify-start gap-x-6 border-b border-line bg-page px-4 py-2 md:-mx-8 md:px-8`}
    >
      <p className="text-sm font-semibold">Cash to have before the first money comes back</p>
      {text ? (
        <>
          <p className="font-display text-4xl leading-tight font-semibold text-action">{text}</p>
          <p className="col-span-full min-h-10 text-sm">
            Until day {form.flow.firstBackOnDay} after landing. {low}
          </p>
        </>
      ) : (
        <p className="col-span-full min-h-10 text-sm">{neededWords(form)}</p>
      )}
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </div>
  );
}

/** Returns “$4,310”, or “$4,310+” when it may be more; '' while there is none. */
export function neededText(form: FirstSixty): string {
  const { flow, input } = form;
  if (flow.neededCents === null) return '';
  const isLeast = input.waitDays === undefined || blanksIn(form).length > 0;
  return `${wholeUsd(flow.neededCents)}${isLeast ? '+' : ''}`;
}

/** Says when more is out of the family's own pocket later on than before the first money comes back. */
function lowText({ flow: { neededCents, lowest } }: FirstSixty): string {
  if (neededCents === null || lowest === null || -lowest.cents <= neededCents) return '';
  return `Later it is more: ${wholeUsd(-lowest.cents)} in week ${lowest.week + 1}.`;
}

/** The costs left blank that the big number would hold: rent and deposits only when they are due before it. */
function blanksIn({ flow, worked, input: { nights = 0 } }: FirstSixty): OutLine[] {
  const isDue = nights <= (flow.firstBackOnDay ?? 0);
  return worked.blankCosts.filter((line) => isDue || (line !== 'rent' && line !== 'deposit'));
}

/** What the big number still needs. */
function neededWords({ input: { nights, cents } }: FirstSixty): string {
  const needs = [
    ...(nights === undefined ? (['nights'] as const) : []),
    ...(cents.room === undefined ? (['room'] as const) : []),
  ];
  return `Fill in ${fieldsInWords(needs)}, and it shows here.`;
}

/** What the big number stands on, and what it leaves out. */
export function NeededWords({ form }: { form: FirstSixty }) {
  const { flow, worked, input } = form;
  const { neededCents, firstBackOnDay } = flow;
  if (neededCents === null) return null;
  const missing = missingInWords(blanksIn(form), form, 'not in it');
  return (
    <>
      <p>
        You pay {wholeUsd(neededCents)} up to day {firstBackOnDay} after landing, when the first money can
        come back{input.waitDays === undefined && ' at the earliest: ask finance how long a claim takes'}.
        {input.dla === 'before' && worked.dlaCents !== null && ' DLA before the move is already taken off.'}
      </p>
      {missing && <p>{missing}</p>}
    </>
  );
}

function useRested(text: string): string {
  const [rested, setRested] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
