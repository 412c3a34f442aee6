import { Disclosure } from '@/blocks/disclosure';
import { TextList } from '@/blocks/text-list';
import { firstSixtyFields } from '@/features/first-60-days/first-sixty-fields';
import type { LedgerLine } from '@/features/first-60-days/ledger';
import { fieldsInWords } from '@/features/kept-form/fields-in-words';
import { usd } from '@/money/cents';
import { ChangingText } from '@/ui/changing-text';
import { Figures } from '@/ui/figures';

/** The unknown amounts share one fold. */
export function LedgerLines({ title, lines }: { title: string; lines: readonly LedgerLine[] }) {
  const unknown = lines.filter(({ cents }) => cents === null);
  const known = lines.filter(({ cents }) => cents !== null);
  return (
    <section className="mb-5 print:mb-1">
      <h3>{title}</h3>
      {known.length > 0 && (
        <ul className="mt-2 lined border-y border-line">
          {known.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </ul>
      )}
      {unknown.length > 0 && (
        <Disclosure
          summary={<ChangingText text={`Not known yet: ${unknown.map(({ name }) => name).join('; ')}`} />}
        >
          <ul className="pl-4">
            {unknown.map((line) => (
              <Line key={line.id} line={line} />
            ))}
          </ul>
        </Disclosure>
      )}
    </section>
  );
}

function Line({ line }: { line: LedgerLine }) {
  return (
    <li>
      <Disclosure
        summary={line.name}
        end={line.cents !== null && <Amount cents={line.cents} per={line.per} />}
      >
        <Details line={line} />
      </Disclosure>
    </li>
  );
}

function Amount({ cents, per }: { cents: number; per: string | undefined }) {
  return (
    <>
      <span translate="no">{usd(cents)}</span> {per}
    </>
  );
}

function Details({ line: { needs, cents, steps, when, rules } }: { line: LedgerLine }) {
  return (
    <div className="apart-2 pb-4 text-sm print:apart-0 print:pb-0 print:text-[8pt] print:leading-tight">
      {cents === null && needs.length > 0 && (
        <p data-unsearched className="font-medium">
          {`Fill in: ${fieldsInWords(firstSixtyFields, needs)}.`}
        </p>
      )}
      {steps.map((step) => (
        <p key={step}>
          <Figures text={step} />
        </p>
      ))}
      <p className="text-ink-soft">{`When: ${when}`}</p>
      {rules.length > 0 && (
        <div className="print:hidden">
          <TextList texts={rules} />
        </div>
      )}
    </div>
  );
}
