import { DataTable } from '@/blocks/data-table';
import type { Table } from '@/facts/types';
import { firstSixtyFields } from '@/features/first-60-days/first-sixty-fields';
import { type KeptHome, ownHomes } from '@/features/first-60-days/own-homes';
import type { FirstSixty } from '@/features/first-60-days/use-first-60-days';
import { fieldsInWords } from '@/features/kept-form/fields-in-words';
import { type DifferenceRow, wayNames, waysToLive } from '@/guides/where-to-live';
import { Button } from '@/ui/button';
import { ChangingText } from '@/ui/changing-text';
import { Link } from '@/ui/link';

/** The three ways to live, with what the form and the kept homes say. */
export function WhereToLive({ form, homes }: { form: FirstSixty; homes: readonly KeptHome[] }) {
  const { input, worked, texts, formRef } = form;
  const blanks = (['who', 'grade', 'place', 'rent'] as const).filter((name) => texts[name] === '');
  const [first] = blanks;
  return (
    <>
      {first && !input.isWithoutOrders && (
        <p className="no-print mb-3 flex flex-wrap items-center gap-3">
          <ChangingText text={`For your own dollars, fill in: ${fieldsInWords(firstSixtyFields, blanks)}.`} />
          <Button
            variant="secondary"
            onClick={() => {
              const field = formRef.current?.querySelector<HTMLElement>(`[name="${first}"]`);
              field?.closest('details')?.setAttribute('open', '');
              field?.focus();
            }}
          >
            Fill in above
          </Button>
        </p>
      )}
      <DataTable table={tableOf(ownHomes(input, worked, homes))} />
      <p className="no-print mt-3 max-w-measure">
        Thinking of buying? Put a home into the{' '}
        <Link to="/calculators/assumption-cruncher" className="link inline-block py-1">
          Assumption Cruncher
        </Link>
        , add it to the comparison and keep it in this browser. The payment and cash to close then show here.
      </p>
    </>
  );
}

function tableOf(rows: readonly DifferenceRow[]): Table {
  return {
    caption: 'On base, off base or buying',
    columns: ['What differs', ...waysToLive.map((way) => wayNames[way])],
    rows: rows.map((row) => [row.heading, ...waysToLive.map((way) => row[way])]),
  };
}
