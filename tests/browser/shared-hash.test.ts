import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hashToShare, sharedHash } from '@/browser/shared-hash';
import { ASSUMPTION_EXAMPLE } from '@/features/assumption/assumption-example';
import { assumptionHash } from '@/features/assumption/assumption-link';
import { homesHash, readHomesHash } from '@/features/assumption/homes-link';
import { readAssumptionHash } from '@/features/assumption/read-assumption-link';
import { monthForm } from '@/features/cost-of-living/month-form';
import { firstSixtyForm } from '@/features/first-60-days/first-sixty-form';
import { anyText } from '../support/any-text';
import { inRuns } from '../support/for-any';

const costs = { isExempt: true, processingFee: 300, otherCosts: null, newLoanClosing: 9000.5 };
const home = (name: string) =>
  homesHash({ homes: [{ name, input: ASSUMPTION_EXAMPLE, costs }], stayMonths: 36, bah: null });
const links = [
  { of: 'one home', hash: assumptionHash(ASSUMPTION_EXAMPLE), read: readAssumptionHash },
  { of: 'homes to compare', hash: home('Kai & Ana’s, 3/2 (yard)&bah=5&end=1'), read: readHomesHash },
  {
    of: 'the first 60 days',
    hash: firstSixtyForm.hash({ ...firstSixtyForm.blank, grade: 'E-5', ages: '34, 9', room: '199.50' }, {}),
    read: firstSixtyForm.readHash,
  },
  {
    of: 'a month’s cost of living',
    hash: monthForm.hash(
      { ...monthForm.blank, grade: 'E-5', dependents: '3', rent: '3200', food: '800' },
      {},
    ),
    read: monthForm.readHash,
  },
];

/** What messengers do, by name. */
const changes: Record<string, (hash: string) => string> = {
  'a parenthesis at the end': (hash) => `${hash})`,
  'a comma at the end': (hash) => `${hash},`,
  'a period at the end': (hash) => `${hash}.`,
  'an angle bracket at the end': (hash) => `${hash}%3E`,
  'a quotation mark at the end': (hash) => `${hash}%22`,
  'an asterisk at the end': (hash) => `${hash}*`,
  'spaces at the end': (hash) => `${hash}%20 `,
  'a space before each &': (hash) => hash.replaceAll('&', '%20&'),
  '& written as &amp;': (hash) => hash.replaceAll('&', '&amp;'),
  '& encoded': (hash) => hash.replaceAll('&', '%26'),
  'Facebook’s tracker': (hash) => `${hash}&fbclid=IwAR0_x-1`,
  'a tracker after a question mark': (hash) => `${hash}?fbclid=IwAR0_x-1&utm_source=chat.example`,
  'a space without width at the end': (hash) => `${hash}%E2%80%8B`,
  'a hard space at the end': (hash) => `${hash}%C2%A0`,
  'an encoded bracket at the end': (hash) => `${hash}%5D`,
  'an ampersand at the end': (hash) => `${hash}&`,
  'an encoded ampersand at the end': (hash) => `${hash}%26`,
  'a question mark, encoded, at the end': (hash) => `${hash}%3F`,
  'trackers of a newsletter': (hash) => `${hash}&utm_source=mail&utm_medium=a.b&mc_cid=1`,
};

/** As copied for a message, and as an earlier link or one of our pages has it. */
const shapes = links.flatMap((link) => [
  link,
  { ...link, of: `${link.of}, to share`, hash: hashToShare(link.hash) },
]);

describe.each(shapes)('a link to $of', ({ hash, read }) => {
  test.each(Object.entries(changes))('opens with %s', (_, change) => {
    expect(read(hash)).not.toBeNull();
    expect(read(change(hash))).toEqual(read(hash));
  });

  test('opens when all of it is encoded, once or twice', () => {
    const once = encodeURIComponent(hash.slice(1));
    expect(read(`#${once}`)).toEqual(read(hash));
    expect(read(`#${encodeURIComponent(once)}`)).toEqual(read(hash));
  });

  test('opens after several of these', () => {
    const some = fc.shuffledSubarray(Object.values(changes), { minLength: 2, maxLength: 4 });
    inRuns(100)(some, (all) => {
      expect(read(all.reduce<string>((now, change) => change(now), hash))).toEqual(read(hash));
    });
  });
});

test.each(links)('a link to $of ends at its end mark, whatever follows', ({ hash, read }) => {
  const link = hashToShare(hash);
  const once = `#${encodeURIComponent(link.slice(1))}`;
  const twice = `#${encodeURIComponent(once.slice(1))}`;
  for (const rest of [
    '&',
    '%26',
    '%2526',
    ' Look at this!',
    '&x=1',
    '?a=b&c=d',
    '&end=1&end=1',
    '%0Asee you',
  ])
    for (const whole of [link, link.replaceAll('&', '&amp;'), once, twice])
      expect(read(whole + rest), whole + rest).toEqual(read(hash));
});

test.each(links)(
  'a link to $of that a message has cut off, even inside a number, is known as damaged',
  ({ hash, read }) => {
    const link = hashToShare(hash);
    expect(read(link)).toEqual(read(hash));
    for (let length = 0; length < link.length; length += 1)
      expect(read(link.slice(0, length)), link.slice(0, length)).toBeNull();
  },
);

test('no name of a home is changed', () => {
  inRuns(1000)(anyText({ maxLength: 40 }), (text) => {
    const hash = home(text || 'x');
    expect(sharedHash(hash)).toBe(hash);
  });
});

test('a hash that no link has is left alone, even a very long one', () => {
  for (const hash of [
    '',
    '#source-2',
    '#%',
    '#access_token=a.b&type=recovery',
    `#${'%20'.repeat(1_000_000)}x`,
  ])
    expect(sharedHash(hash)).toBe(hash);
});
