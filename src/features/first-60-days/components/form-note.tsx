import type { FirstSixty } from '@/features/first-60-days/use-first-60-days';
import { Button } from '@/ui/button';

/** Where the numbers come from, and what brings back those that were replaced. */
export function FormNote({ form: { note, noteRef, undo } }: { form: FirstSixty }) {
  return (
    <div className="no-print mb-3 flex min-h-6 flex-wrap items-center gap-x-4 text-sm text-ink-soft">
      <p ref={noteRef} role="status" tabIndex={-1} className="scroll-mt-40">
        {note || 'Two numbers are enough: skip what you don’t know.'}
      </p>
      {undo && (
        <Button variant="secondary" onClick={undo}>
          Undo
        </Button>
      )}
    </div>
  );
}
