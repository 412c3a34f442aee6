/** Goes once above its contacts, to be seen and heard first, for as long as one of them is a sample. */
export function SampleNote({ of }: { of: readonly { isSample?: boolean }[] }) {
  return (
    of.some(({ isSample }) => isSample) && (
      <p data-unsearched className="text-sm text-ink-soft">
        Sample contact data: no such person, number or offer exists.
      </p>
    )
  );
}
