/** Returns the class of the line above a row, by its place in a list that has two columns on a wide window, or one. */
export function rowBorder(index: number, hasTwoColumns = true): string {
  if (index === 0) return '';
  return hasTwoColumns && index === 1 ? 'border-t lg:border-0' : 'border-t';
}
