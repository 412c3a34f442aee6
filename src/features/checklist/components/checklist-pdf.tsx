import { type MouseEvent, useState } from 'react';
import { isHomeScreenApp, shareFile } from '@/browser/share';
import { pdf } from '@/features/checklist/content/checklist-pdf-link';
import { ExternalLink } from '@/ui/external-link';

/** The link to the checklist as a PDF. A Home Screen app opens the share sheet instead: from the PDF, nothing leads back. */
export function ChecklistPdf({ className, children }: { className: string; children: string }) {
  const [hasFailed, setFailed] = useState(false);

  async function open(event: MouseEvent) {
    if (!isHomeScreenApp()) return;
    event.preventDefault();
    setFailed(false);
    setFailed(!(await sharePdf()));
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
