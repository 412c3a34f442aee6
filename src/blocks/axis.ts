// Shared by the drawings with an axis.

/** Returns a part of a drawing's width, from 0 to 1, as a length in SVG, such as "33.3%". */
export function percent(part: number): string {
  return `${Math.round(part * 1000) / 10}%`;
}

/** Returns round steps, such as −2,000, 0 and 2,000, that cover both ends in at most five intervals. */
export function roundTicks(low: number, high: number): number[] {
  const span = Math.max(high - low, 1);
  const size = 10 ** Math.floor(Math.log10(span / 4));
  const step = [1, 2, 5, 10].map((times) => times * size).find((one) => span / one <= 4) ?? 10 * size;
  const first = Math.floor(low / step);
  const last = Math.max(Math.ceil(high / step), first + 1);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}
