import coast from 'virtual:coast';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { baseIds } from '@/guides/bases';
import { milesBetween, oahu, project, sizeOf, spread } from '@/maps/geo';
import { basePlaces, nearestBase, towns } from '@/maps/places';

const anywhere = fc.record({
  latitude: fc.double({ min: 18, max: 23, noNaN: true }),
  longitude: fc.double({ min: -161, max: -154, noNaN: true }),
});

describe('miles in a straight line', () => {
  it('is 60 nautical miles for a degree of latitude', () => {
    const miles = milesBetween({ latitude: 21, longitude: -158 }, { latitude: 22, longitude: -158 });
    expect(miles).toBeCloseTo((60 * 1852) / 1609.344, 0);
  });

  it('is the same both ways, 0 to itself, and never longer than a detour', () => {
    fc.assert(
      fc.property(anywhere, anywhere, anywhere, (a, b, c) => {
        expect(milesBetween(a, b)).toBeCloseTo(milesBetween(b, a), 8);
        expect(milesBetween(a, a)).toBe(0);
        expect(milesBetween(a, c)).toBeLessThanOrEqual(milesBetween(a, b) + milesBetween(b, c) + 1e-6);
      }),
    );
  });
});

describe('the drawing', () => {
  it('has room for every base and town', () => {
    const { width, height } = sizeOf(oahu);
    for (const point of [...Object.values(basePlaces), ...Object.values(towns)]) {
      const { x, y } = project(oahu, point);
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(height);
    }
  });

  it('has one island', () => {
    expect(coast.split('M')).toHaveLength(2);
  });
});

it('knows the nearest base', () => {
  const nearest = (town: keyof typeof towns) =>
    nearestBase((id) => milesBetween(towns[town], basePlaces[id]));
  expect(nearest('wahiawa')).toBe('schofield');
  expect(nearest('kaneohe')).toBe('kaneohe');
  for (const id of baseIds)
    expect(nearestBase((other) => milesBetween(basePlaces[id], basePlaces[other]))).toBe(id);
});

it('moves marks of the same place apart, and leaves the others where they are', () => {
  const spots = [
    { x: 50, y: 50 },
    { x: 50, y: 50 },
    { x: 52, y: 50 },
    { x: 90, y: 50 },
  ];
  const [first, ...others] = spread(spots, 18);
  expect(first).toEqual(spots[0]);
  expect(others.at(-1)).toEqual(spots.at(-1));
  for (const spot of others) expect(Math.hypot(spot.x - 50, spot.y - 50)).toBeGreaterThanOrEqual(18);
});
