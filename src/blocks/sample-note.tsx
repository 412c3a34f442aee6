import { operator } from '@/guides/operator';

/** Shown for as long as the contacts in guides/operator.ts are samples. */
export function SampleNote() {
  return (
    operator.isSample && (
      <p data-unsearched className="text-sm text-ink-soft">
        Sample contact data: no such person or number exists.
      </p>
    )
  );
}
