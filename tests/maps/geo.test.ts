import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { baseIds } from '@/facts/bases';
import { frames, milesBetween, project, sizeOf, spread } from '@/maps/geo';
import { basePlaces, harbors, nearestBase, neighborAirports, towns } from '@/maps/places';
import { coastOf, hillsOf } from '../../build/coast';
import { inRuns } from '../support/for-any';

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
    inRuns(100)(anywhere, anywhere, anywhere, (a, b, c) => {
      expect(milesBetween(a, b)).toBeCloseTo(milesBetween(b, a), 8);
      expect(milesBetween(a, a)).toBe(0);
      expect(milesBetween(a, c)).toBeLessThanOrEqual(milesBetween(a, b) + milesBetween(b, c) + 1e-6);
    });
  });
});

const drawn = {
  oahu: {
    places: [...Object.values(basePlaces), ...Object.values(towns)],
    coast: coastOf('oahu'),
    islands: 1,
  },
  state: {
    places: [...Object.values(harbors), ...Object.values(neighborAirports)],
    coast: coastOf('state'),
    islands: 8,
  },
};

it.each(['oahu', 'state'] as const)('the drawing of %s has its islands, and room for every place', (name) => {
  const { places, coast, islands } = drawn[name];
  const { width, height } = sizeOf(frames[name]);
  for (const point of places) {
    const { x, y } = project(frames[name], point);
    expect(0 < x && x < width && 0 < y && y < height).toBe(true);
  }
  expect(coast.split('M')).toHaveLength(islands + 1);
  const hills = [...hillsOf(name).matchAll(/M(\d+) (\d+)/g)];
  expect(hills.length).toBeGreaterThan(5);
  for (const [, x, y] of hills) expect(Number(x) < width && Number(y) < height).toBe(true);
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
  const spots = [50, 50, 52, 90].map((x) => ({ x, y: 50 }));
  const [first, ...others] = spread(spots, { apart: 18, fixed: [], fromFixed: 0 });
  expect(first).toEqual(spots[0]);
  expect(others.at(-1)).toEqual(spots.at(-1));
  for (const spot of others) expect(Math.hypot(spot.x - 50, spot.y - 50)).toBeGreaterThanOrEqual(18);
});

it('leaves a mark that is clear of bases in its place, and moves those beside it that aren’t', () => {
  const base = { x: 50, y: 50 };
  const airport = { x: 62, y: 63 };
  const [onBase, stays] = spread([base, airport], { apart: 24, fixed: [base], fromFixed: 16 });
  expect(stays).toEqual(airport);
  expect(onBase).not.toEqual(base);
});
