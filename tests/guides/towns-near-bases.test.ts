import { expect, test } from 'vitest';
import type { BaseId } from '@/facts/bases';
import { townsNear } from '@/guides/towns-near-bases';
import { milesBetween } from '@/maps/geo';
import { basePlaces, towns } from '@/maps/places';
import { SEARCH_RADIUS_MILES } from '@/routes/housing/va-homes/areas';

const onMap = (town: string) =>
  Object.values(towns).find(({ name }) => name === town.replace('downtown ', ''));

test.each(Object.entries(townsNear))('a town near %s is as far in words as beside the map', (base, near) => {
  for (const { town, miles } of near) {
    const place = onMap(town);
    if (place) expect(miles, town).toBe(Math.round(milesBetween(place, basePlaces[base as BaseId])));
    expect(miles, town).toBeLessThanOrEqual(SEARCH_RADIUS_MILES);
  }
});

test('the nearest towns come first', () => {
  for (const near of Object.values(townsNear)) {
    const miles = near.map((town) => town.miles);
    expect(miles).toEqual(miles.toSorted((a, b) => a - b));
  }
});
