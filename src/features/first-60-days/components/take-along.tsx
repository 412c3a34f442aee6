import { LinkToCopy, useShare } from '@/blocks/use-share';
import { downloadText } from '@/browser/download-text';
import { copyLink } from '@/browser/share';
import { ledgerCsv } from '@/features/first-60-days/ledger-csv';
import { linkHash } from '@/features/first-60-days/link';
import type { FirstSixty } from '@/features/first-60-days/use-first-60-days';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';

export function TakeAlong({ form }: { form: FirstSixty }) {
  const { run, hasFailed } = useShare();
  const link = () => `${window.location.origin}/calculators/first-60-days${linkHash(form.texts)}`;
  return (
    <section aria-label="Take it with you" className="no-print mt-5 space-y-3">
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => window.print()}>
          <Icon name="printer" className="size-5" />
          Print
        </Button>
        <Button
          variant="secondary"
          onClick={() => downloadText('first-60-days.csv', 'text/csv', ledgerCsv(form))}
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
      <label className="flex items-center gap-1">
        <input
          type="checkbox"
          checked={form.isKept}
          onChange={({ currentTarget }) => form.keep(currentTarget.checked)}
          className="m-2.5 ml-0 size-6 shrink-0 accent-action"
        />
        Keep my numbers in this browser
      </label>
      <p role="status" className="min-h-6 text-sm text-ink-soft">
        {form.isRefused
          ? 'This browser doesn’t let us keep them: they go when you close the page. Copy the link instead.'
          : form.isKept
            ? 'Kept on this device only, until you clear the box.'
            : 'Not kept: they go when you close the page.'}
      </p>
    </section>
  );
}
