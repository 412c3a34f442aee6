// Professional licenses: the figure that the spouse jobs guide, the welcome page and the forum share.
import type { Source } from '@/facts/types';

/** What federal law gives a board to decide. */
export const LICENSE_BOARD_DAYS = 30;
export const licenseLaw = {
  title: '50 U.S.C. 4025a (license portability), text of Apr 2026',
  by: 'law',
  issued: '2026-04',
  readOn: '2026-12-01',
  url: 'https://www.law.cornell.edu/uscode/text/50/4025a',
} as const satisfies Source;
