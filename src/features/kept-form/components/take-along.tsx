import type { ReactNode } from 'react';
import { printPage } from '@/blocks/print-page';
import { LinkToCopy, useShare } from '@/blocks/use-share';
import { copyLink } from '@/browser/share';
import { hashToShare } from '@/browser/shared-hash';
import type { AppPath } from '@/site-map';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';

type TakeAlongProps = {
  path: AppPath;
  /** What comes after the path in the link. */
  hash: () => string;
  /** What the link holds, and what not. */
  holds: string;
  /** More ways, between the two. */
  children?: ReactNode;
};

/** Paper and a link. */
export function TakeAlong({ path, hash, holds, children }: TakeAlongProps) {
  const { run, hasFailed } = useShare();
  const link = () => `${window.location.origin}${path}${hashToShare(hash())}`;
  return (
    <section aria-label="Take it with you" className="no-print mt-5 apart-3">
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={printPage}>
          <Icon name="printer" className="size-5" />
          Print
        </Button>
        {children}
        <Button variant="secondary" onClick={() => run(() => copyLink(link()))}>
          <Icon name="link-2" className="size-5" />
          Copy link
        </Button>
      </div>
      {hasFailed && <LinkToCopy url={link()} />}
      <p className="text-sm text-ink-soft">
        {`The link holds ${holds}. They come after its # sign, which browsers don’t send to any server.`}
      </p>
    </section>
  );
}
