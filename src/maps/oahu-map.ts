import { baseIds } from '@/facts/bases';
import type { MapGround } from './marks';
import { towns } from './places';

export const oahu: MapGround = {
  frame: 'oahu',
  bases: baseIds,
  /** In the sea before it: the city itself is full of marks. */
  names: [{ ...towns.honolulu, latitude: 21.222, longitude: -157.735 }],
};

/** From Schofield to the south coast, where most families go: a third less tall, with its north edge in mist. */
export const southOahu: MapGround = { ...oahu, part: { north: 21.56, south: 21.2 } };

/** The same on a phone, and all of it on a wide window. */
export const oahuSouthFirst: MapGround = { ...southOahu, isWholeOnWide: true };
