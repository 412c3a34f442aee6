import { type MouseEvent, useState } from 'react';
import { sayWhereFilesCanBeSaved } from '@/blocks/save-file';
import { isHomeScreenApp, isInAppBrowser, shareFile } from '@/browser/share';
import { pdf } from '@/features/checklist/content/checklist-pdf-link';
import { ExternalLink } from '@/ui/external-link';

/**
 * The link to the checklist as a PDF. A Home Screen app opens the share sheet instead, since nothing leads back from the
 * PDF, and so does an app's browser, which may not show one.
 */
export function ChecklistPdf({ className, children }: { className: string; children: string }) {
  const [hasFailed, setFailed] = useState(false);

  async function open(event: MouseEvent) {
    const isInApp = isInAppBrowser();
    if (!isInApp && !isHomeScreenApp()) return;
    event.preventDefault();
    setFailed(false);
    if (await sharePdf()) return;
    if (isInApp) sayWhereFilesCanBeSaved();
    else setFailed(true);
  }

  return (
    <>
      <ExternalLink href={pdf.url} className={className} onClick={open}>
        {children}
      </ExternalLink>
      {hasFailed && (
        <span role="alert" className="block font-medium text-bad">
          The PDF could not be opened. Check your connection and try again.
        </span>
      )}
    </>
  );
}

async function sharePdf(): Promise<boolean> {
  try {
    const answer = await fetch(pdf.url);
    const file = new File([await answer.blob()], 'hawaii-pcs-checklist.pdf', { type: 'application/pdf' });
    return answer.ok && (await shareFile(file));
  } catch {
    return false;
  }
}
