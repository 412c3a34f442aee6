import { saveFile } from '@/blocks/save-file';
import { LinkToCopy, useShare } from '@/blocks/use-share';
import { copyLink } from '@/browser/share';
import type { Ledger } from '@/features/first-60-days/ledger';
import { ledgerCsv } from '@/features/first-60-days/ledger-csv';
import { linkHash } from '@/features/first-60-days/link';
import type { FirstSixty } from '@/features/first-60-days/use-first-60-days';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { aboutNeeded } from './needed-cash';

/** Paper, a spreadsheet and a link. */
export function TakeAlong({ form, ledger }: { form: FirstSixty; ledger: Ledger }) {
  const { run, hasFailed } = useShare();
  const link = () => `${window.location.origin}/calculators/first-60-days${linkHash(form.texts)}`;
  return (
    <section aria-label="Take it with you" className="no-print mt-5 apart-3">
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => window.print()}>
          <Icon name="printer" className="size-5" />
          Print
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            saveFile('first-60-days.csv', 'text/csv', ledgerCsv(ledger, form.flow, aboutNeeded(form)))
          }
        >
          Save as CSV
        </Button>
        <Button variant="secondary" onClick={() => run(() => copyLink(link()))}>
          <Icon name="link-2" className="size-5" />
          Copy link
        </Button>
      </div>
      {hasFailed && <LinkToCopy url={link()} />}
      <p className="text-sm text-ink-soft">
        The link holds your grade, island, ages and amounts: no name, base or date. They come after its #
        sign, which browsers don’t send to any server.
      </p>
    </section>
  );
}
