import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import type { Plugin } from 'vite';
import { type Frame, frames, project } from '../src/maps/geo.ts';

const MODULE = 'virtual:coasts';

/** Draws the islands' coasts from Natural Earth (1:10 million, public domain): `virtual:coasts` holds a path per frame. */
export function coasts(): Plugin {
  return {
    name: 'paradise-coasts',
    resolveId: { filter: { id: /^virtual:coasts$/ }, handler: () => `\0${MODULE}` },
    load: {
      filter: { id: /^\0virtual:coasts$/ },
      handler: () => {
        const land = landRings();
        const paths = Object.entries(frames).map(([name, frame]) => [name, coastPath(frame, land)]);
        return `export default ${JSON.stringify(Object.fromEntries(paths))};`;
      },
    },
  };
}

type Position = readonly number[];

/** The outer ring of each land mass. */
function landRings(): Position[][] {
  const world = createRequire(import.meta.url)('world-atlas/land-10m.json');
  const land: unknown = feature(world, world.objects.land);
  const { features } = land as { features: { geometry: { coordinates: Position[][][] } }[] };
  return features.flatMap(({ geometry }) => geometry.coordinates.map(([outer = []]) => outer));
}

function coastPath(frame: Frame, land: Position[][]): string {
  const isInside = ([longitude = 0, latitude = 0]: Position) =>
    longitude > frame.west && longitude < frame.east && latitude > frame.south && latitude < frame.north;
  return land
    .filter((ring) => ring.every(isInside))
    .map((ring) => ringPath(frame, ring))
    .join('');
}

/** In whole drawing units, each point relative to the one before. */
function ringPath(frame: Frame, ring: Position[]): string {
  const points = ring.map(([longitude = 0, latitude = 0]) => project(frame, { longitude, latitude }));
  const steps = points.map(({ x, y }, at) => {
    const before = points[at - 1];
    return before ? ([x - before.x, y - before.y] as const) : ([x, y] as const);
  });
  const moved = steps.filter(([dx, dy], at) => at === 0 || dx !== 0 || dy !== 0);
  return moved
    .map(([dx, dy], at) =>
      at === 0 ? `M${dx} ${dy}l` : `${at > 1 && dx >= 0 ? ' ' : ''}${dx}${dy >= 0 ? ' ' : ''}${dy}`,
    )
    .join('')
    .concat('z');
}
