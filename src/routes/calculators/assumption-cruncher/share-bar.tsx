import { useEffect, useRef, useState } from 'react';
import type { AssumptionInput } from '@/calculators/assumption-input';
import { assumptionHash } from '@/calculators/assumption-link';
import { loadToaster } from '@/components/layout/toasts';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { canShareNatively, copyLink, type ShareOutcome, share } from '@/lib/share';
import { whenIdle } from '@/lib/when-idle';

/** Ways to keep a result: a link that carries its inputs, the browser's share sheet, paper. */
export function ShareBar({ input }: { input: AssumptionInput }) {
  const [mustCopyByHand, setMustCopyByHand] = useState(false);
  const isBusy = useRef(false);
  useEffect(() => whenIdle(() => void loadToaster().catch(() => undefined)), []);
  const url = `${window.location.origin}/calculators/assumption-cruncher${assumptionHash(input)}`;

  async function run(send: () => Promise<ShareOutcome>) {
    if (isBusy.current) return;
    isBusy.current = true;
    setMustCopyByHand((await send()) === 'failed');
    isBusy.current = false;
  }

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
        <Button variant="secondary" onClick={() => window.print()}>
          <Icon name="printer" className="size-5" />
          Print
        </Button>
      </div>
      <p className="mt-2 text-sm text-ink-soft">
        The link opens this page with your numbers filled in. They come after its # sign, which browsers don’t
        send to any server.
      </p>
      {mustCopyByHand && (
        <div className="mt-3">
          <Field
            label="Copy this link by hand"
            readOnly
            value={url}
            onFocus={(event) => event.currentTarget.select()}
          />
        </div>
      )}
    </div>
  );
}

const shared = {
  title: 'VA Loan Assumption Cruncher',
  text: 'Taking over a VA loan versus getting a new one, worked out for one home:',
};
