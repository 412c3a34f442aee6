import { missingInWords } from '@/features/first-60-days/missing-words';
import type { FirstSixty } from '@/features/first-60-days/use-first-60-days';
import { usd } from '@/money/cents';
import { ChangingText } from '@/ui/changing-text';

/** The sums, of which none holds an unknown amount. */
export function Totals({ form }: { form: FirstSixty }) {
  const { totalOutCents, totalBackCents, blankCosts } = form.worked;
  const blanks = blankCosts.filter((line) => line !== 'room');
  const net = totalOutCents === null || totalBackCents === null ? null : totalBackCents - totalOutCents;
  const isAbove = net !== null && net >= 0;
  return (
    <div className="mt-5 rounded-lg bg-sand p-4 print:mt-1 print:p-0 print:text-sm">
      <dl className="apart-2">
        <Row name="You pay" cents={totalOutCents} />
        {!form.input.isWithoutOrders && (
          <>
            <Row name="TLA and DLA pay back" cents={totalBackCents} />
            <Row
              name={isAbove ? 'May come back above your costs' : 'From your own pocket'}
              cents={net && Math.abs(net)}
            />
          </>
        )}
      </dl>
      {isAbove && form.worked.claims.length > 0 && (
        <p className="mt-2 text-sm">Only if TLA pays its full meal rate. Don’t plan on that.</p>
      )}
      <p className="mt-2 text-sm text-ink-soft">
        {missingInWords(blanks, form, 'not in any total') || 'Every cost is filled in.'}
      </p>
    </div>
  );
}

function Row({ name, cents }: { name: string; cents: number | null }) {
  return (
    <div className="figure-row">
      <dt>{name}</dt>
      <dd className="font-semibold">
        <ChangingText text={cents === null ? 'not known yet' : usd(cents)} />
      </dd>
    </div>
  );
}
