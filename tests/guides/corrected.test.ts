// @vitest-environment node
import { beforeAll, describe, expect, it } from 'vitest';
import { pageTexts } from '../support/page-texts';

// What the site once told families wrong. A page may find better words, but never the old claim again.

type Correction = { says: RegExp; never?: RegExp };

const corrections: readonly [what: string, on: readonly string[], correction: Correction][] = [
  [
    'a second car: no rule that we found pays for it',
    ['/pcs-toolkit/vehicle-shipping', '/pcs-toolkit/hawaii-checklist'],
    { says: /The travel rules we found pay for one\./, never: /car by law|from 2014/ },
  ],
  [
    'a motorcycle can be the one vehicle on the orders',
    ['/pcs-toolkit/vehicle-shipping'],
    {
      says: /To ship it, you pay.*\$0 for one.*It can be the one, if no car ships on the same orders/,
      never: /Yes: \$0\s*No/,
    },
  ],
  [
    'a leased car can go back',
    ['/pcs-toolkit/vehicle-shipping'],
    { says: /end a car lease .* return the car within 15 days/ },
  ],
  [
    'a lease signed for the move ends at once, without a charge',
    ['/housing/verified-rentals'],
    {
      says: /The day the landlord has your notice and the orders.*No early-termination charge/,
      never: /Ask legal assistance(?! or)/,
    },
  ],
  [
    'after an injury the member ends the lease, not the spouse',
    ['/housing/verified-rentals'],
    { says: /the service member can end the lease within a year/, never: /the spouse can end the lease/ },
  ],
  [
    'a gun in household goods has days of its own, and one below the age stays behind',
    ['/pcs-toolkit/firearms-pcs'],
    {
      says: /Its days start when it arrives\..*Under 21\? Don’t bring it.*Look up this year’s bills/,
      never: /we don’t know how the 2026/,
    },
  ],
  [
    'what the military pays back isn’t among the pet’s fees, and the wait’s time to spare is told',
    ['/pcs-toolkit/pet-travel'],
    { says: /The faint part of 5 is time to spare/, never: /The most the military pays back/ },
  ],
  [
    'a boat’s price comes after the advice to get two quotes, and the office is asked how much it pays',
    ['/pcs-toolkit/boat-shipping'],
    { says: /Get two quotes.*\$3,000-\$15,000\+.*how much will it pay\?/, never: /by size\./ },
  ],
  [
    'a rating stands before what it leaves to pay, in a veteran’s words',
    ['/housing/veterans-who-stay'],
    {
      says: /Totally disabled \(100%\)\s*\d*\s*\$300.*100%, or TDIU/,
      never: /Totally disabled by an injury/,
    },
  ],
  [
    'a retiree’s last move: three years since July 2022',
    ['/housing/veterans-who-stay'],
    { says: /last move\s*within 3 years/, never: /within (?:one|1) year/ },
  ],
  ['a sale has 7.25% held back', ['/housing/veterans-who-stay'], { says: /hold back 7\.25% .*\$72,500/ }],
  [
    'cabin pets: only Alaska is listed for flights to Hawaii',
    ['/pcs-toolkit/pet-travel'],
    { says: /only Alaska is listed/, never: /American, Southwest and United/ },
  ],
  [
    'the waits of a pet: day 31, counted from the day after the lab has the sample',
    ['/pcs-toolkit/pet-travel'],
    {
      says: /more than 30 days old when you land: land on day 31.*Day 1 is the day after the lab got the sample: land on day 31/,
      never: /Count from the day the lab gets/,
    },
  ],
  [
    'the neighbor-island permit is $165 on the newest copies',
    ['/pcs-toolkit/pet-travel'],
    { says: /Neighbor island permit \$165/, never: /permit \$145/i },
  ],
  [
    'the first safety check of a mainland car on Oahu ends in a fail',
    ['/pcs-toolkit/vehicle-shipping'],
    { says: /the first check is a “fail”/ },
  ],
  [
    'a spouse’s relicensing money has an end',
    ['/pcs-toolkit/spouse-work'],
    { says: /until December 31, 2029/ },
  ],
  [
    'when to get on the list, the Army’s seven days and what a no costs are told together',
    ['/housing/base-housing'],
    {
      says: /Get on the list the week your orders arrive.*In the Army, up to 7 days after landing.*on the Army’s lists, your place/,
      never: /you aren’t committed|No partner publishes/,
    },
  ],
  [
    'nurses have their board’s number, and every service its way to the $1,000',
    ['/pcs-toolkit/spouse-work'],
    {
      says: /Exchange or commissary.*Nurses 808-586-3000.*Army\. Your unit.*Air Force, Space Force\..*Navy\. With the new license.*Marine Corps\. The personnel office.*Coast Guard\. Form OF-1164/,
      never: /Nurses and other professions/,
    },
  ],
  [
    'care comes in the order of the move, each clinic has a line to call, and Kaneohe Bay’s clinic isn’t from 2022',
    ['/pcs-toolkit/health-care'],
    {
      says: /Tell the screening.*Ask for medical records.*Before you fly, refill.*Don’t drop TRICARE.*Branch Health Clinic Kaneohe Bay.*Nurse line: 800-874-2273.*TriWest: 888-874-9378/,
      never: /began in 2022|no number that we could check|We found no page that says where Coast Guard/,
    },
  ],
  [
    'every service has its way to help with child care fees, and Hawaii is overseas for the caregiver’s trip',
    ['/pcs-toolkit/child-care'],
    {
      says: /fly a caregiver in: Hawaii counts as overseas.*Fee assistance: Army, Air Force, Marines.*Fee assistance: Navy.*Fee assistance: Coast Guard, Hawaii included/,
      never: /if Hawaii counts as overseas/,
    },
  ],
  [
    'the income limit of preschool help has a year',
    ['/pcs-toolkit/child-care'],
    { says: /\$184,896 for a family of four, by the 2025 line/ },
  ],
  [
    'Oahu’s medians are this year’s',
    ['/housing/va-homes'],
    { says: /\$1,275,000.*\$530,000/, never: /\$515,000|median prices of 2024/ },
  ],
];

describe('what was corrected stays corrected', () => {
  let texts: ReadonlyMap<string, string>;
  beforeAll(async () => {
    texts = await pageTexts();
  });

  it.each(corrections)('%s', (_, on, { says, never }) => {
    for (const path of on) expect(texts.get(path), path).toMatch(says);
    if (never) for (const [path, text] of texts) expect(text, path).not.toMatch(never);
  });
});
