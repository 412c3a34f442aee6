/** Without a photo it shows a generic drawing. */
export function Portrait({ src }: { src?: `/${string}` }) {
  const className = 'size-20 shrink-0 rounded-full bg-sand object-cover';
  if (src) return <img src={src} alt="" width={80} height={80} loading="lazy" className={className} />;
  return (
    <svg aria-hidden="true" viewBox="0 0 80 80" className={className}>
      <circle cx="40" cy="31" r="14" className="fill-line-strong" />
      <path d="M12 80c0-18 12-28 28-28s28 10 28 28Z" className="fill-line-strong" />
    </svg>
  );
}
