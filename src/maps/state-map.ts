import type { MapGround } from '@/maps/marks';

/** All the islands, for `IslandMap`. Apart from it, so that only pages that show it load its names. */
export const state: MapGround = {
  frame: 'state',
  bases: [],
  names: [
    { name: 'Kauai', latitude: 21.66, longitude: -159.55 },
    { name: 'Oahu', latitude: 21.62, longitude: -157.4 },
    { name: 'Molokai', latitude: 21.27, longitude: -156.95 },
    { name: 'Lanai', latitude: 20.56, longitude: -157.4 },
    { name: 'Maui', latitude: 20.58, longitude: -155.62 },
    { name: 'Big Island', latitude: 19.2, longitude: -156.65 },
  ],
};
