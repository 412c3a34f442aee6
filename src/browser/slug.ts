/** A title in an address: “After it arrives” is `after-it-arrives`. */
export function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** What an address names a part of a section by: its title, without the number of a step. */
export function partId(title: string): string {
  return slugOf(title.replace(/^\d+\. /, ''));
}
