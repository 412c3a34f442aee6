/** The number of a mark on a map, where the text beside the map names it, or the class of a row. */
export function MapNumber({ children }: { children: number | string }) {
  return (
    <span
      aria-hidden="true"
      className="grid h-fit min-h-[max(1.5rem,1.5em)] w-fit min-w-[max(1.5rem,1.5em)] shrink-0 place-items-center whitespace-nowrap rounded-full bg-action px-[0.15em] text-sm leading-none font-semibold text-on-action print:border print:bg-transparent print:text-ink"
    >
      {children}
    </span>
  );
}
