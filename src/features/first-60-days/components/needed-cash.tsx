import { exampleFlow } from '@/features/first-60-days/example';
import { FOOD_GUESS_CENTS } from '@/features/first-60-days/guess-food';
import { fieldsInWords } from '@/features/first-60-days/missing-words';
import type { FirstSixty } from '@/features/first-60-days/use-first-60-days';
import type { CostLine } from '@/features/first-60-days/work-out';
import { BigNumber } from '@/features/kept-form/components/big-number';
import { count, wholeUsd } from '@/money/cents';

const exampleText = wholeUsd(exampleFlow.neededCents ?? 0);

/** The one big number. */
export function NeededCash({ form }: { form: FirstSixty }) {
  const text = neededText(form);
  return (
    <BigNumber
      label="Cash to have before the first money comes back"
      text={text}
      example={exampleText}
      about={aboutNeeded(form)}
      spoken={text && `Cash to have: ${text.replace('+', ' or more')}. ${lowText(form)}`}
    />
  );
}

/** Returns “$4,310”, or “$4,310+” when it may be more; '' while there is none. */
export function neededText(form: FirstSixty): string {
  const { neededCents } = form.flow;
  return neededCents === null ? '' : `${wholeUsd(neededCents)}${isLeast(form) ? '+' : ''}`;
}

/** Returns until when the big number lasts, and whether it may be more; while there is none, what it still needs. */
export function aboutNeeded(form: FirstSixty): string {
  return neededText(form) ? `${untilText(form)} ${lowText(form)}`.trim() : neededWords(form);
}

function isLeast(form: FirstSixty): boolean {
  const { waitDays, isFoodGuessed } = form.input;
  return waitDays === undefined || isFoodGuessed === true || blanksIn(form).length > 0;
}

function untilText(form: FirstSixty): string {
  const until = `until day ${form.flow.firstBackOnDay} after landing`;
  if (!isLeast(form)) return `U${until.slice(1)}.`;
  const { isFoodGuessed, cents } = form.input;
  const fed = count((cents.food ?? 0) / FOOD_GUESS_CENTS, 'person', 'people');
  const food = isFoodGuessed ? ` Food at ${wholeUsd(cents.food ?? 0)} a day for ${fed} is our guess.` : '';
  return `At least, ${until}: blank fields can add to it.${food}`;
}

/** Says when more is out of the family's own pocket later on than before the first money comes back. */
function lowText({ flow: { neededCents, lowest } }: FirstSixty): string {
  if (neededCents === null || lowest === null || -lowest.cents <= neededCents) return '';
  return `Later it is more: ${wholeUsd(-lowest.cents)} in week ${lowest.week + 1}.`;
}

/** The costs left blank that the big number would hold: rent and deposits only when they are due before it. */
export function blanksIn({ flow, worked, input: { nights = 0 } }: FirstSixty): CostLine[] {
  const isDue = nights <= (flow.firstBackOnDay ?? 0);
  return worked.blankCosts.filter((line) => isDue || (line !== 'rent' && line !== 'deposit'));
}

/** What the big number still needs. */
function neededWords({ input: { nights, cents } }: FirstSixty): string {
  const needs = [
    ...(nights === undefined ? (['nights'] as const) : []),
    ...(cents.room === undefined ? (['room'] as const) : []),
  ];
  return `Hotel and food only, for a family of four. For yours, fill in ${fieldsInWords(needs)}.`;
}
