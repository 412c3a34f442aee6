import { LinkToCopy, useShare } from '@/blocks/use-share';
import { copyLink } from '@/browser/share';
import type { MonthTexts } from '@/features/cost-of-living/month-fields';
import { monthHash } from '@/features/cost-of-living/month-link';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';

/** Paper and a link. */
export function TakeMonthAlong({ texts }: { texts: MonthTexts }) {
  const { run, hasFailed } = useShare();
  const link = () => `${window.location.origin}/pcs-toolkit/cost-of-living${monthHash(texts)}`;
  return (
    <section aria-label="Take it with you" className="no-print mt-2 apart-3 lg:col-span-full">
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => window.print()}>
          <Icon name="printer" className="size-5" />
          Print
        </Button>
        <Button variant="secondary" onClick={() => run(() => copyLink(link()))}>
          <Icon name="link-2" className="size-5" />
          Copy link
        </Button>
      </div>
      {hasFailed && <LinkToCopy url={link()} />}
      <p className="text-sm text-ink-soft">
        The link holds your grade, island, dependents and amounts: no name or base. They come after its #
        sign, which browsers don’t send to any server.
      </p>
    </section>
  );
}
