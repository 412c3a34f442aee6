/** Returns a part of a drawing's width, from 0 to 1, as a length in SVG, such as "33.3%". */
export function percent(part: number): string {
  return `${Math.round(part * 1000) / 10}%`;
}
