/** Degrees; west is negative. */
export type Point = { readonly latitude: number; readonly longitude: number };

/** The part of the world that a drawing shows, and its size. */
export type Frame = {
  north: number;
  south: number;
  west: number;
  east: number;
  /** Drawing units for a degree of latitude. */
  scale: number;
};

/** What the maps draw. build/coast.ts draws the coast in each. */
export const frames = {
  oahu: { north: 21.74, south: 21.2, west: -158.31, east: -157.62, scale: 560 },
  state: { north: 22.35, south: 18.8, west: -160.35, east: -154.7, scale: 68 },
} as const satisfies Record<string, Frame>;

const EARTH_RADIUS_MILES = 3958.8;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** A place in a drawing, in drawing units. */
export type Spot = { x: number; y: number };

/** Returns where a point lies in a frame's drawing: degrees of longitude shrink as in mid-frame. */
export function project(frame: Frame, { latitude, longitude }: Point): Spot {
  const shrink = Math.cos(radians((frame.north + frame.south) / 2));
  return {
    x: Math.round((longitude - frame.west) * shrink * frame.scale),
    y: Math.round((frame.north - latitude) * frame.scale),
  };
}

/** Returns a drawing's size in drawing units. */
export function sizeOf(frame: Frame): { width: number; height: number } {
  const { x: width, y: height } = project(frame, { latitude: frame.south, longitude: frame.east });
  return { width, height };
}

/** Returns the straight-line distance in statute miles (haversine formula). */
export function milesBetween(a: Point, b: Point): number {
  const [from, to] = [radians(a.latitude), radians(b.latitude)];
  const half =
    Math.sin((to - from) / 2) ** 2 +
    Math.cos(from) * Math.cos(to) * Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.sqrt(half));
}

/** Returns a distance as every page says it: “8.4 mi”. */
export function formatMiles(miles: number): string {
  return `${miles} mi`;
}

const STEPS = [0, 0.5, -0.5, 1, -1, 1.5, -1.5, 2, -2];
/** Ways to move a spot aside, in its distance from the others: the shortest first, and sideways before up and down. */
const MOVES = STEPS.flatMap((dy) => STEPS.map((dx) => ({ dx, dy }))).sort(
  (a, b) => Math.hypot(a.dx, a.dy) - Math.hypot(b.dx, b.dy),
);

/** How far spots keep from each other, and from what is drawn already. */
type Clearance = { apart: number; fixed: readonly Spot[]; fromFixed: number };

/** Returns the spots, with those that are too close moved aside. Those that nothing fixed pushes away are placed first. */
export function spread(spots: readonly Spot[], { apart, fixed, fromFixed }: Clearance): readonly Spot[] {
  const isFarFrom = (spot: Spot, others: readonly Spot[], distance: number) =>
    others.every((other) => Math.hypot(spot.x - other.x, spot.y - other.y) >= distance);
  const stays = (spot: Spot) => isFarFrom(spot, fixed, fromFixed);
  const placed = new Map<Spot, Spot>();
  for (const spot of [...spots.filter(stays), ...spots.filter((one) => !stays(one))]) {
    const taken = [...placed.values()];
    const free = MOVES.map(({ dx, dy }) => ({ x: spot.x + dx * apart, y: spot.y + dy * apart })).find(
      (at) => stays(at) && isFarFrom(at, taken, apart),
    );
    placed.set(spot, free ?? spot);
  }
  return spots.map((spot) => placed.get(spot) ?? spot);
}
