import type { Page } from '@playwright/test';
import type { AppPath } from '../../../src/site-map';

type Role = Parameters<Page['getByRole']>[0];

/** What the specification names for a screen: by role and name, or by words. A name or words in a string are whole. */
export type Part = {
  part: string;
  /** The landmark that it is in: the page’s main one, unless it says otherwise. */
  in?: 'banner' | 'contentinfo' | 'navigation';
  /** How many are visible. Without it, at least one. */
  count?: number;
} & ({ role: Role; name?: string | RegExp } | { text: string | RegExp });

export type ScreenParts = {
  path: AppPath;
  /** In pixels, at 390 px and with everything closed. */
  maxHeight: number;
  /** The heading of what was added: every part is above it or, where there is room, left of it. None: nothing was added. */
  added?: string | RegExp;
  parts: readonly Part[];
};

/** The heading that most pages have above what was added. */
export const ADDED = 'More for your move';

export const MAX_HEIGHT = 5_100;
/** VA homes, hotels, assumptions, and crime and safety, whose named parts are many. */
export const MAX_LONG_HEIGHT = 7_000;

/** Returns words as the pattern that finds them. */
export function escaped(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
