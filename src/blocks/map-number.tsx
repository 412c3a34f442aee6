/** The number of a mark on a map, where the text beside the map names it, or the class of a row. */
export function MapNumber({ children }: { children: number | string }) {
  return (
    <span
      aria-hidden="true"
      className="grid h-[1.5rem] w-fit min-w-[1.5rem] shrink-0 place-items-center whitespace-nowrap rounded-full bg-action text-sm font-semibold text-on-action print:border print:bg-transparent print:text-ink"
    >
      {children}
    </span>
  );
}
