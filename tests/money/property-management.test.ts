// @vitest-environment node
import { expect, test } from 'vitest';
import { managementFee } from '@/money/property-management';

test.each([
  [3000, 240, 300, 60, 720],
  [3500, 280, 350, 70, 840],
  [4000, 320, 400, 80, 960],
])(
  'on a rent of $%d the program keeps $%d instead of $%d: $%d saved a month, $%d a year',
  (rent, fee, usualFee, savedAMonth, savedAYear) => {
    expect(managementFee(rent)).toEqual({ fee, usualFee, savedAMonth, savedAYear });
  },
);
