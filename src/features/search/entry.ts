import type { AppPath } from '@/site-map';
import { slugOf } from '../../browser/slug.ts';

/** The part of a page under one heading, as stored in the index file. */
export type SearchEntry = readonly [
  path: AppPath,
  /**
   * The id of the element to scroll to, empty where it is made of the section's title, or for the top of the page. With
   * a slash at its end, a part of that section.
   */
  id: string,
  /** The titles of the section and of its part, if any. Both are empty for content above the first section. */
  section: string,
  part: string,
  /** The sentences, or the first of them, one per line. */
  text: string,
  /** Searched but never shown: what people call the page or part; after a line break, words of its other sentences. */
  names: string,
];

/** A word that is shown in more places is left out where it isn't shown: search can't say that a place lacks it. */
export const SURE_UP_TO_PLACES = 4;

/** The id that a section or its first-level part has unless its entry names another. */
export function usualId(section: string, part: string): string {
  return section && slugOf(section) + (part ? '/' : '');
}
