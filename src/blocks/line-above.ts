/** Returns the class of the line above a row, by its place among rows that stand in two columns on a wide window. */
export function lineAbove(index: number): string {
  if (index === 0) return '';
  return index === 1 ? 'border-t lg:border-0' : 'border-t';
}
