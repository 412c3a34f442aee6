import { useEffect } from 'react';
import { printPage } from '@/blocks/print-page';
import { LinkToCopy, useShare } from '@/blocks/use-share';
import { canShareNatively, copyLink, share } from '@/browser/share';
import { hashToShare } from '@/browser/shared-hash';
import { whenIdle } from '@/browser/when-idle';
import type { AssumptionInput } from '@/features/assumption/assumption-input';
import { assumptionHash } from '@/features/assumption/assumption-link';
import { preloadToaster } from '@/toasts/load-toaster';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';

export function ShareBar({ input }: { input: AssumptionInput }) {
  const { run, hasFailed } = useShare();
  useEffect(() => whenIdle(preloadToaster), []);
  const url = `${window.location.origin}/calculators/assumption-cruncher${hashToShare(assumptionHash(input))}`;

  return (
    <div className="no-print mt-5 border-t border-line pt-5">
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => run(() => copyLink(url))}>
          <Icon name="link-2" className="size-5" />
          Copy link
        </Button>
        {canShareNatively() && (
          <Button variant="secondary" onClick={() => run(() => share({ ...shared, url }))}>
            <Icon name="share-2" className="size-5" />
            Share
          </Button>
        )}
        <Button variant="secondary" onClick={printPage}>
          <Icon name="printer" className="size-5" />
          Print
        </Button>
      </div>
      <p className="mt-2 text-sm text-ink-soft">
        The link opens this page with your numbers filled in. They come after its # sign, which browsers don’t
        send to any server.
      </p>
      {hasFailed && <LinkToCopy url={url} />}
    </div>
  );
}

const shared = {
  title: 'VA Loan Assumption Cruncher',
  text: 'Taking over a VA loan versus getting a new one, worked out for one home:',
};
