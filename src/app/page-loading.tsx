export function PageLoading({ title }: { title: string }) {
  return (
    <div role="status">
      <p className="font-display text-3xl font-semibold md:text-4xl">{title}</p>
      <p className="mt-3 text-ink-soft">Loading…</p>
    </div>
  );
}
