import type { AppPath } from '@/site-map';

/** One heading's worth of a page, as the index file lists it. */
export type SearchEntry = readonly [
  path: AppPath,
  /** Of the element to open the page at; empty for the top. */
  id: string,
  /** The section's title, and that of its part, if any. Both empty for what stands above the first section. */
  section: string,
  part: string,
  /** The sentences, or the first of them, one in each line. */
  text: string,
  /** Words of the other sentences, and what people call the page. Only found, never shown. */
  words: string,
];
