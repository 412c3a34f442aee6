import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import { type Frame, frames, project, type Spot } from '../src/maps/geo.ts';

/**
 * Returns the coast of a frame as an SVG path in its drawing units: all the land that lies in it, from Natural Earth
 * (1:10 million, public domain).
 */
export function coastOf(name: keyof typeof frames): string {
  const frame = frames[name];
  return landRings()
    .filter((ring) => isWithin(frame, ring))
    .map((ring) => ringPath(frame, ring))
    .join('');
}

type Position = readonly number[];

/** The outer ring of each land mass. */
function landRings(): Position[][] {
  const world = createRequire(import.meta.url)('world-atlas/land-10m.json');
  const land: unknown = feature(world, world.objects.land);
  const { features } = land as { features: { geometry: { coordinates: Position[][][] } }[] };
  return features.flatMap(({ geometry }) => geometry.coordinates.map(([outer = []]) => outer));
}

function isWithin({ north, south, west, east }: Frame, ring: Position[]): boolean {
  return ring.every(
    ([longitude = 0, latitude = 0]) =>
      longitude > west && longitude < east && latitude > south && latitude < north,
  );
}

/** Points closer to the one before, in drawing units, are left out: nobody sees them. */
const FINEST = 2.5;

/** In whole drawing units, each point relative to the one before. */
function ringPath(frame: Frame, ring: Position[]): string {
  const kept: Spot[] = [];
  for (const [longitude = 0, latitude = 0] of ring) {
    const spot = project(frame, { longitude, latitude });
    const before = kept.at(-1);
    if (!before || Math.hypot(spot.x - before.x, spot.y - before.y) >= FINEST) kept.push(spot);
  }
  const steps = kept.map(({ x, y }, at) => {
    const before = kept[at - 1];
    if (!before) return `M${x} ${y}l`;
    const [dx, dy] = [x - before.x, y - before.y];
    return `${at > 1 && dx >= 0 ? ' ' : ''}${dx}${dy >= 0 ? ' ' : ''}${dy}`;
  });
  return `${steps.join('')}z`;
}
