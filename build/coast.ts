import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import type { Plugin } from 'vite';
import { type Frame, frames, project, type Spot } from '../src/maps/geo.ts';

const MODULE = /^\0?virtual:coast\/(oahu|state)$/;

/**
 * Draws the coasts from Natural Earth (1:10 million, public domain): `virtual:coast/oahu` and `virtual:coast/state` are
 * SVG paths of all the land that lies in the frame of that name.
 */
export function coast(): Plugin {
  return {
    name: 'paradise-coast',
    resolveId: { filter: { id: MODULE }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: MODULE },
      handler(id) {
        const frame = frames[MODULE.exec(id)?.[1] as keyof typeof frames];
        return `export default ${JSON.stringify(coastOf(frame))};`;
      },
    },
  };
}

function coastOf(frame: Frame): string {
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
