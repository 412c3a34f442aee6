import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import type { Plugin } from 'vite';
import { oahu, project } from '../src/maps/geo.ts';

const MODULE = 'virtual:coast';

/** Draws Oahu's coast from Natural Earth (1:10 million, public domain): `virtual:coast` is its SVG path. */
export function coast(): Plugin {
  return {
    name: 'paradise-coast',
    resolveId: { filter: { id: /^virtual:coast$/ }, handler: () => `\0${MODULE}` },
    load: {
      filter: { id: /^\0virtual:coast$/ },
      handler: () => `export default ${JSON.stringify(landRings().filter(isOnOahu).map(ringPath).join(''))};`,
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

function isOnOahu(ring: Position[]): boolean {
  return ring.every(
    ([longitude = 0, latitude = 0]) =>
      longitude > oahu.west && longitude < oahu.east && latitude > oahu.south && latitude < oahu.north,
  );
}

/** In whole drawing units, each point relative to the one before. */
function ringPath(ring: Position[]): string {
  const points = ring.map(([longitude = 0, latitude = 0]) => project(oahu, { longitude, latitude }));
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
