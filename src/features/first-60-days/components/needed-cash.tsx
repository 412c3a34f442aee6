import { exampleFlow } from '@/features/first-60-days/example';
import { wholeUsd } from '@/features/first-60-days/format';
import { fieldsInWords } from '@/features/first-60-days/missing-words';
import type { FirstSixty } from '@/features/first-60-days/use-first-60-days';
import type { CostLine } from '@/features/first-60-days/work-out';
import { ChangingText } from '@/ui/changing-text';
import { RestedStatus } from '@/ui/rested-status';

const exampleText = wholeUsd(exampleFlow.neededCents ?? 0);

/**
 * The one big number, on a phone below the first fields. It stays in sight while the form is filled in, unless the
 * letters are too large for that.
 */
export function NeededCash({ form }: { form: FirstSixty }) {
  const text = neededText(form);
  const low = lowText(form);
  return (
    <div
      className={`no-print sticky bottom-[min(0px,(100vh-31.25rem)*99)] z-10 ${text ? 'top-[min(4rem,(100vh-31.25rem)*99)]' : ''} -mx-4 mt-4 flex flex-wrap items-center gap-x-4 border-y border-line bg-page px-4 py-1 md:-mx-8 md:px-8 lg:static lg:m-0 lg:block lg:border-0 lg:bg-card lg:p-0`}
    >
      <p className="basis-full text-sm font-semibold">Cash to have before the first money comes back</p>
      <p className="font-display text-3xl leading-tight font-semibold text-action lg:text-5xl">
        <span translate="no">{text || exampleText}</span>
        {!text && <span className="font-sans text-sm text-ink"> Example</span>}
      </p>
      <p className="min-h-10 basis-full text-sm">
        <ChangingText text={aboutNeeded(form)} />
      </p>
      <RestedStatus text={text && `Cash to have: ${text.replace('+', ' or more')}. ${low}`} />
    </div>
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
  return form.input.waitDays === undefined || blanksIn(form).length > 0;
}

function untilText(form: FirstSixty): string {
  const until = `until day ${form.flow.firstBackOnDay} after landing`;
  return isLeast(form) ? `At least, ${until}: blank fields can add to it.` : `U${until.slice(1)}.`;
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
  return `Hotel and food only, for two people. For yours, fill in ${fieldsInWords(needs)}.`;
}
