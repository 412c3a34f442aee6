import { csvText } from '@/browser/csv';
import { firstSixtyFields } from '@/features/first-60-days/first-sixty-fields';
import { fieldsInWords } from '@/features/kept-form/fields-in-words';
import { type CashFlow, WEEKS } from './cash-flow';
import type { Ledger, LedgerLine } from './ledger';

/**
 * Returns the ledger and the weeks as CSV, amounts in dollars with cents, without a sign; an unknown amount is empty.
 * What there is to say about the cash to have is beside it.
 */
export function ledgerCsv(ledger: Ledger, flow: CashFlow, aboutNeeded: string): string {
  const rows = (kind: string, lines: readonly LedgerLine[]) =>
    lines.map(({ name, per, cents, needs, steps, when }) => [
      kind,
      per ? `${name}, ${per}` : name,
      cell(cents),
      cents === null ? `Not known yet: ${fieldsInWords(firstSixtyFields, needs)}` : steps.join(' '),
      when,
    ]);
  const isKnown = flow.neededCents !== null;
  return csvText([
    ['Kind', 'Line', 'Dollars', 'How', 'When'],
    ...rows('You pay', ledger.costs),
    ...rows('Comes back', ledger.reimbursed),
    ...rows('Regular pay', ledger.pay),
    ...(flow.lowest
      ? [['Cash to have', `By week ${flow.lowest.week + 1}`, cell(-flow.lowest.cents), aboutNeeded, '']]
      : []),
    ...(isKnown && flow.firstBackOnDay === null
      ? []
      : [
          [
            'Cash to have',
            'Before the first claim is paid',
            cell(flow.neededCents),
            flow.lowest ? '' : aboutNeeded,
            '',
          ],
        ]),
    [],
    ['Week', 'You pay', 'Comes back', 'Lowest point below $0'],
    ...flow.weeks
      .slice(0, isKnown ? WEEKS : 0)
      .map(({ outCents, backCents, lowCents }, week) => [
        String(week + 1),
        cell(outCents),
        lowCents === null ? '' : cell(backCents),
        lowCents === null ? '' : cell(Math.max(0, -lowCents)),
      ]),
  ]);
}

function cell(cents: number | null): string {
  return cents === null ? '' : (cents / 100).toFixed(2);
}
