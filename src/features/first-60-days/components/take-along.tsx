import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import { LinkToCopy, useShare } from '@/blocks/use-share';
import { downloadText } from '@/browser/download-text';
import { copyLink } from '@/browser/share';
import { accountsAreSetUp } from '@/features/account/env';
import { ledgerCsv } from '@/features/first-60-days/ledger-csv';
import { linkHash } from '@/features/first-60-days/link';
import type { FirstSixty } from '@/features/first-60-days/use-first-60-days';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';

type TakeAlongProps = { form: FirstSixty; isSignedIn: boolean; accountPlace: Ref<HTMLDivElement> };

export function TakeAlong({ form, isSignedIn, accountPlace }: TakeAlongProps) {
  const { run, hasFailed } = useShare();
  const hasResult = form.flow.neededCents !== null;
  const link = () => `${window.location.origin}/calculators/first-60-days${linkHash(form.texts)}`;
  return (
    <section aria-label="Take it with you" className="no-print mt-5 space-y-3">
      {hasResult && (
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
      )}
      {hasFailed && <LinkToCopy url={link()} />}
      {hasResult && (
        <p className="text-sm text-ink-soft">
          The link holds your grade, island, ages and amounts: no name, base or date. They come after its #
          sign, which browsers don’t send to any server.
        </p>
      )}
      <label className="flex items-center gap-1">
        <input
          type="checkbox"
          checked={form.isKept}
          disabled={form.inAccount}
          onChange={({ currentTarget }) => form.keep(currentTarget.checked)}
          className="m-2.5 ml-0 size-6 shrink-0 accent-action"
        />
        Keep my numbers in this browser
      </label>
      <div ref={accountPlace} />
      <p role="status" className="min-h-6 text-sm text-ink-soft">
        {stateOf(form)}
      </p>
      {!isSignedIn && accountsAreSetUp && (
        <p className="text-sm">
          Or{' '}
          <Link to="/auth" className="link inline-block py-2">
            sign in
          </Link>{' '}
          and keep them with your account.
        </p>
      )}
    </section>
  );
}

function stateOf({ isRefused, isKept, inAccount }: FirstSixty): string {
  if (isRefused)
    return 'This browser doesn’t let us keep them: they go when you close the page. Copy the link instead.';
  if (inAccount) return 'Kept with your account.';
  return isKept
    ? 'Kept on this device only, until you clear the box.'
    : 'Not kept: they go when you close the page.';
}
