// The services. To add one, add its row here: the checklist asks about it, and the files that hold something for every
// service (desks and liaisons in base-offices.ts, screening in family-orders.ts) don't compile until each has its entry.

type ServiceRow = {
  name: string;
  /** The name on a chip, which shares its line. */
  shortName: string;
  /** Its allowance rules come from the Department of Defense or from Homeland Security. */
  department: 'DoD' | 'DHS';
};

/** By id, which families' browsers and accounts store: never change one. */
export const services = {
  army: { name: 'Army', shortName: 'Army', department: 'DoD' },
  navy: { name: 'Navy', shortName: 'Navy', department: 'DoD' },
  'air-force': { name: 'Air Force', shortName: 'Air Force', department: 'DoD' },
  'marine-corps': { name: 'Marine Corps', shortName: 'Marines', department: 'DoD' },
  'coast-guard': { name: 'Coast Guard', shortName: 'Coast Guard', department: 'DHS' },
  'space-force': { name: 'Space Force', shortName: 'Space Force', department: 'DoD' },
} as const satisfies Record<string, ServiceRow>;

export type Service = keyof typeof services;

export const serviceIds = Object.keys(services) as Service[];
