import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import { type Frame, frames, project, type Spot } from '../src/maps/geo.ts';
import { ridges } from '../src/maps/ridges.ts';

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
const FINEST = 1.5;

/** A smooth curve: between the points' middles, bent toward each point. Each step is relative to the one before. */
function ringPath(frame: Frame, ring: Position[]): string {
  const kept: Spot[] = [];
  for (const [longitude = 0, latitude = 0] of ring.slice(1)) {
    const spot = project(frame, { longitude, latitude });
    const before = kept.at(-1);
    if (!before || distance(spot, before) >= FINEST) kept.push(spot);
  }
  const middles = kept.map((spot, at) => middle(spot, kept[at + 1] ?? kept[0] ?? spot));
  const start = middles.at(-1) ?? { x: 0, y: 0 };
  const curves = kept.map((spot, at) => {
    const from = middles[at - 1] ?? start;
    const to = middles[at] ?? start;
    return [spot.x - from.x, spot.y - from.y, to.x - from.x, to.y - from.y].join(' ');
  });
  return `M${start.x} ${start.y}q${curves.join(' ').replaceAll(' -', '-')}z`;
}

const distance = (a: Spot, b: Spot) => Math.hypot(a.x - b.x, a.y - b.y);
const middle = (a: Spot, b: Spot): Spot => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** Half a hill's width, in drawing units. */
const HALF_HILL = { oahu: 13, state: 6 } as const satisfies Record<keyof typeof frames, number>;

/** Returns the hills of a frame as an SVG path: a row along each ridge, those behind first. */
export function hillsOf(name: keyof typeof frames): string {
  const half = HALF_HILL[name];
  return ridges[name]
    .map((ridge) => ridge.map(([latitude, longitude]) => project(frames[name], { latitude, longitude })))
    .flatMap((line) => along(line, 1.3 * half))
    .sort((a, b) => a.y - b.y)
    .map(({ x, y }, at) => hill(x, y, half + ((at % 3) - 1) * 2))
    .join('');
}

/** Spots along a line, about `apart` from each other, both ends among them. */
function along(line: readonly Spot[], apart: number): readonly Spot[] {
  const between = line.slice(1).flatMap((to, at) => {
    const from = line[at] ?? to;
    const count = Math.max(1, Math.round(distance(from, to) / apart));
    return Array.from({ length: count }, (_, step) => ({
      x: Math.round(to.x + ((from.x - to.x) * step) / count),
      y: Math.round(to.y + ((from.y - to.y) * step) / count),
    }));
  });
  return [...line.slice(0, 1), ...between];
}

/** A hill around a spot, about as high as half its width. */
function hill(x: number, y: number, half: number): string {
  const side = half - 3;
  return `M${x - half} ${y + 4}c${side}-2 ${side}-${half} ${half}-${half}s3 ${half - 2} ${half} ${half}z`;
}
