import type { KeptForm } from '@/features/kept-form/use-kept-form';
import { Button } from '@/ui/button';

/** Where the numbers come from, and what brings back those that were replaced. */
export function FormNote({
  form: { note, noteRef, undo },
  start,
}: {
  form: Pick<KeptForm, 'note' | 'noteRef' | 'undo'>;
  /** What the page says until there is a note. */
  start: string;
}) {
  return (
    <div className="no-print mb-3 flex min-h-10 flex-wrap items-baseline gap-x-4 text-sm sm:min-h-6 text-ink-soft">
      <p ref={noteRef} role="status" tabIndex={-1} className="scroll-mt-40">
        {note || start}
      </p>
      {undo && (
        <Button variant="secondary" onClick={undo}>
          Undo
        </Button>
      )}
    </div>
  );
}
