import { useRef, useState } from 'react';
import { saveFile } from '@/blocks/save-file';
import { readAllKept } from '@/browser/all-kept';
import { fetchAccountData } from '@/features/account/account-data';
import { failure } from '@/features/account/auth-requests';
import type { SignedInUser } from '@/features/account/auth-state';
import { clockAdvice } from '@/features/account/clock-advice';
import { adviceOn } from '@/features/account/failure-toast';
import { leaveIfGone } from '@/features/account/gone-account';
import { type MyData, myDataAsCsv, myDataAsJson } from '@/features/account/my-data';
import { Button } from '@/ui/button';
import { FormMessage } from '@/ui/form-message';

const formats = [
  { label: 'Download as a spreadsheet (CSV)', ending: 'csv', type: 'text/csv', write: myDataAsCsv },
  { label: 'Download as JSON', ending: 'json', type: 'application/json', write: myDataAsJson },
] as const;

type DownloadDataProps = { user: SignedInUser; itemTitles: readonly string[] };

export function DownloadData({ user, itemTitles }: DownloadDataProps) {
  const [status, setStatus] = useState<'idle' | 'loading' | 'done' | { advice: string }>('idle');
  const isLoading = useRef(false);

  async function download({ ending, type, write }: (typeof formats)[number]) {
    if (isLoading.current) return;
    isLoading.current = true;
    setStatus('loading');
    try {
      const data = { ...(await readMyData(user.id)), itemTitles };
      const isSaved = await saveFile(
        `paradise-pcs-my-data-${data.readAt.slice(0, 10)}.${ending}`,
        type,
        write(data),
      );
      setStatus(isSaved ? 'done' : 'idle');
    } catch (error) {
      setStatus({ advice: adviceAfter(error) });
      void leaveIfGone(user.id);
    }
    isLoading.current = false;
  }

  return (
    <>
      <p className="mb-3">
        Your 20 checklist items with their state and time, and what else you keep in your account. It leaves
        out your password and the devices you are signed in on.
      </p>
      <p className="grid gap-3">
        {formats.map((format) => (
          <Button
            key={format.ending}
            variant="secondary"
            aria-disabled={status === 'loading'}
            onClick={() => void download(format)}
          >
            {format.label}
          </Button>
        ))}
      </p>
      <div role="status" className="mt-3 empty:hidden">
        {status === 'loading' && <p>Getting your data…</p>}
        {status === 'done' && <p>Your download is ready.</p>}
        {typeof status === 'object' && (
          <FormMessage title="We could not get your data">{status.advice}</FormMessage>
        )}
      </div>
    </>
  );
}

function adviceAfter(error: unknown): string {
  const { status } = error as { status?: number };
  return clockAdvice() ?? adviceOn(failure({ status })) ?? '';
}

async function readMyData(userId: string): Promise<Omit<MyData, 'itemTitles'>> {
  const inAccount = await fetchAccountData(userId);
  return { ...inAccount, browser: readAllKept(), readAt: new Date().toISOString() };
}
