import { beforeAll, describe, expect, it } from 'vitest';
import { pageTexts } from '../support/page-texts';

// What the site once told families wrong. A page may find better words, but never the old claim again.

const corrections: readonly (readonly [what: string, never: RegExp])[] = [
  ['a second car is paid for by no rule that we found', /car by law|from 2014/],
  ['a motorcycle ships free only as the one vehicle on the orders', /Yes: \$0\s*No/],
  ['a lease signed for the move ends at once', /Ask legal assistance(?! or)/],
  ['after an injury the member ends the lease, not the spouse', /the spouse can end the lease/],
  ['this year’s bills on guns have to be looked up', /we don’t know how the 2026/],
  ['what the military pays back isn’t among the pet’s fees', /The most the military pays back/],
  ['a boat’s price doesn’t follow its size alone', /by size\./],
  ['a veteran is rated, not disabled by an injury', /Totally disabled by an injury/],
  ['a retiree’s last move: three years since July 2022', /last move[^.]*within (?:one|1) year/],
  ['cabin pets: only Alaska is listed for flights to Hawaii', /American, Southwest and United/],
  ['a pet’s wait begins on the day after the lab has the sample', /Count from the day the lab gets/],
  ['the neighbor-island permit is $165 on the newest copies', /permit \$145/i],
  ['what a no costs on a housing list is known', /you aren’t committed|No partner publishes/],
  ['nurses have their board’s number', /Nurses and other professions/],
  [
    'each clinic has a line to call, and Kaneohe Bay’s clinic isn’t from 2022',
    /began in 2022|no number that we could check|We found no page that says where Coast Guard/,
  ],
  ['Hawaii is overseas for a caregiver’s trip', /if Hawaii counts as overseas/],
  ['a day in quarantine doesn’t cost what a release of 2005 said', /\$14\.30/],
  ['Oahu’s medians are this year’s', /\$515,000|median prices of 2024/],
];

describe('what was corrected stays corrected', () => {
  let texts: ReadonlyMap<string, string>;
  beforeAll(async () => {
    texts = await pageTexts();
  });

  it.each(corrections)('%s', (_, never) => {
    expect([...texts].filter(([, text]) => never.test(text)).map(([path]) => path)).toEqual([]);
  });
});
