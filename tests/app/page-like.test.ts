import { expect, it } from 'vitest';
import { pageLike } from '@/app/page-like';

it.each([
  ['/pets', '/pcs-toolkit/pet-travel'],
  ['/pcs-toolkit/boats', '/pcs-toolkit/boat-shipping'],
  ['/hawaii-school', '/pcs-toolkit/hawaii-schools'],
  ['/va-loan-assumption', '/housing/va-assumptions'],
  ['/housing/rentals.php', '/housing/verified-rentals'],
  ['/pcs-toolkit/', undefined],
  ['/no/such/page', undefined],
  ['/hawaii', undefined],
])('takes %s for %s', (asked, path) => expect(pageLike(asked)?.path).toBe(path));
