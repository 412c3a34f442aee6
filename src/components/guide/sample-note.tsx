import { operator } from '@/guides/operator';

/** Marks the operator's contacts as made up, for as long as they are. */
export function SampleNote() {
  return (
    operator.isSample && (
      <p className="text-sm text-ink-soft">Sample contact data: no such person or number exists.</p>
    )
  );
}
