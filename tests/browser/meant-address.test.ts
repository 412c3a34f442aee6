import { expect, it } from 'vitest';
import { meantAddress } from '@/browser/meant-address';

const meant = (path: string, { search = '', hash = '' } = {}) =>
  meantAddress({ pathname: path, search, hash });

it.each([
  ')',
  ').',
  ',',
  '%3E',
  '%E2%80%9D',
  '%20',
  '%C2%A0',
  '%E2%80%8B',
  "'s",
  '%3C/a%3E',
  '%20Mahalo',
  '%2529',
])('drops what a message has put behind an address: %s', (behind) =>
  expect(meant(`/housing/va-homes${behind}`)).toBe('/housing/va-homes'),
);

it.each([
  ['/Housing/VA-Homes', '/housing/va-homes'],
  ['/CONTACT/', '/contact'],
  ['/%20auth.html)', '/auth'],
  ['/%29', '/'],
  ['/calculators/first-60-days%23first60=1&food=55', '/calculators/first-60-days#first60=1&food=55'],
  ['/calculators/first-60-days%2523first60=1&food=55', '/calculators/first-60-days#first60=1&food=55'],
  [
    '/auth%3Fmail=signup%23confirm=https%253A%252F%252Fa.test%252Fauth%252Fv1%252Fverify',
    '/auth?mail=signup#confirm=https://a.test/auth/v1/verify',
  ],
])('leads from %s to %s', (path, page) => expect(meant(path)).toBe(page));

it('keeps the rest of the address', () => {
  expect(meant('/Auth', { search: '?mail=signup', hash: '#confirm=x' })).toBe('/auth?mail=signup#confirm=x');
});

it.each(['/nonsense', '/housing/va-home', '/auth/x', '/%E0%A4%A'])('knows no page for %s', (path) =>
  expect(meant(path)).toBeUndefined(),
);
