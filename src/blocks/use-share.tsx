import { useRef, useState } from 'react';
import type { ShareOutcome } from '@/browser/share';
import { showToast, type Toast } from '@/toasts/show-toast';
import { Field } from '@/ui/field';

const toasts: Partial<Record<ShareOutcome, Toast>> = {
  shared: { kind: 'success', message: 'Shared successfully!' },
  copied: { kind: 'success', message: 'Link copied to clipboard!' },
  failed: { kind: 'error', message: 'The link could not be copied' },
};

/** Shares or copies, one at a time, and shows the outcome in a toast. Closing the share sheet shows nothing. */
export function useShare() {
  const [hasFailed, setFailed] = useState(false);
  const isBusy = useRef(false);

  async function run(send: () => Promise<ShareOutcome>): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    const outcome = await send();
    isBusy.current = false;
    setFailed(outcome === 'failed');
    const toast = toasts[outcome];
    if (toast) showToast(toast);
  }

  return { run, hasFailed };
}

/** For when the clipboard is unavailable. */
export function LinkToCopy({ url }: { url: string }) {
  return (
    <div className="mt-3">
      <Field
        label="Copy this link by hand"
        readOnly
        value={url}
        onFocus={(event) => event.currentTarget.select()}
      />
    </div>
  );
}
