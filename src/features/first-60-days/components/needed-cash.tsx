import { type CashFlow, WEEKS } from '@/features/first-60-days/cash-flow';
import { exampleFlow } from '@/features/first-60-days/example';
import type { CostLine } from '@/features/first-60-days/first-sixty-costs';
import { firstSixtyFields } from '@/features/first-60-days/first-sixty-fields';
import { FOOD_GUESS_CENTS } from '@/features/first-60-days/food-figure';
import type { FirstSixty } from '@/features/first-60-days/use-first-60-days';
import { BigNumber } from '@/features/kept-form/components/big-number';
import { fieldsInWords } from '@/features/kept-form/fields-in-words';
import { count, wholeUsd } from '@/money/cents';

/** For a move without orders. */
export const NOTHING_BACK = 'Nothing is reimbursed: you pay all of it.';

/** The one big number: the lowest point, and how much of it is paid before any money comes back. */
export function NeededCash({ form }: { form: FirstSixty }) {
  const text = neededText(form);
  const example = form.hasPlan ? undefined : exampleFlow;
  const flow = text ? form.flow : example;
  return (
    <BigNumber
      label={flow ? neededLabel(flow) : 'Cash you need'}
      text={text}
      example={example && wholeUsd(mostOut(example) ?? 0)}
      about={aboutNeeded(form)}
      spoken={text && `${neededLabel(form.flow)}: ${text.replace('+', ' or more')}. ${earlyText(form)}`}
    />
  );
}

/** Returns by when the big number is needed. */
export function neededLabel({ lowest }: CashFlow): string {
  return lowest ? `Cash you need by week ${lowest.week + 1}` : 'Cash you need before the first claim is paid';
}

/** Returns what is out of the family's own pocket at the most, as far as it is known. Null while nothing is. */
export function mostOut({ lowest, neededCents }: CashFlow): number | null {
  return lowest ? -lowest.cents : neededCents;
}

/** Returns “$4,310”, or “$4,310+” when it may be more; '' while there is none. */
export function neededText(form: FirstSixty): string {
  const cents = mostOut(form.flow);
  return cents === null ? '' : `${wholeUsd(cents)}${isLeast(form) ? '+' : ''}`;
}

/** Returns how much of the big number is needed first, and whether it may be more; while there is none, what it needs. */
export function aboutNeeded(form: FirstSixty): string {
  return neededText(form) ? `${earlyText(form)} ${leastText(form)}`.trim() : neededWords(form);
}

function isLeast(form: FirstSixty): boolean {
  const { isFoodGuessed } = form.input;
  return isWaitBlank(form) || isFoodGuessed === true || blanksIn(form).length > 0;
}

function isWaitBlank({ input: { waitDays, isWithoutOrders } }: FirstSixty): boolean {
  return waitDays === undefined && !isWithoutOrders;
}

function earlyText({ flow, input }: FirstSixty): string {
  if (input.isWithoutOrders) return NOTHING_BACK;
  const early = flow.neededCents ?? 0;
  const part = early === mostOut(flow) ? 'All of it' : `${wholeUsd(early)} of it`;
  const day = `on day ${flow.firstBackOnDay} after landing${input.waitDays === undefined ? ' at the earliest' : ''}`;
  return flow.lowest ? `${part} before the first claim is paid, ${day}.` : `The claim is paid ${day}.`;
}

function leastText(form: FirstSixty): string {
  if (!isLeast(form)) return '';
  const { isFoodGuessed, cents } = form.input;
  const fed = count((cents.food ?? 0) / FOOD_GUESS_CENTS, 'person', 'people');
  const food = isFoodGuessed ? ` Food at ${wholeUsd(cents.food ?? 0)} a day for ${fed} is our guess.` : '';
  const wait = isWaitBlank(form) ? 'A longer wait for a claim adds to it.' : '';
  const more = blanksIn(form).length > 0 ? 'Blank fields can add to it.' : wait;
  return `${more}${food}`.trim();
}

/** The costs left blank that the big number would hold: rent and deposits only when they are due by then. */
export function blanksIn({ flow, worked, input: { nights = 0 } }: FirstSixty): CostLine[] {
  const isDue = nights <= (flow.lowest ? WEEKS * 7 : (flow.firstBackOnDay ?? 0));
  return worked.blankCosts.filter((line) => isDue || (line !== 'rent' && line !== 'deposit'));
}

/** What the big number still needs. */
function neededWords({ input: { nights, cents }, hasPlan }: FirstSixty): string {
  const needs = [
    ...(nights === undefined ? (['nights'] as const) : []),
    ...(cents.room === undefined ? (['room'] as const) : []),
  ];
  return `${hasPlan ? '' : 'Hotel and food only, for a family of four. '}To see yours, fill in ${fieldsInWords(firstSixtyFields, needs)}.`;
}
