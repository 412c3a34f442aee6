import type { BaseId } from '@/facts/bases';
import type { frames, Point } from './geo';
import type { Label } from './places';

export type MapMark = {
  title: string;
  at: Point;
  /** The id of its card on the page. */
  card?: string;
  /** The place is a base: the mark goes on its square. */
  isBase?: true;
  /** A name beside the mark, in place of its number. */
  label?: Label;
  /** The deciding figure, such as a price, at the end of its line. The map's `figures` says what it is. */
  figure?: string;
};

/** What marks are drawn on: a coast, with the bases and names that every map of it shows. */
export type MapGround = {
  frame: keyof typeof frames;
  bases: readonly BaseId[];
  names: readonly (Point & { name: string })[];
  /** Without it, all of the frame is drawn. */
  part?: { north: number; south: number };
  /** On a wide window all of the frame is drawn, part or not. */
  isWholeOnWide?: true;
};
