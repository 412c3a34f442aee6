// Our page that helps with a checklist item. Apart from the items, because the guides read it,
// too, to say what a family's plan has on their subject.
import type { Move } from '@/features/checklist/move';
import type { AppPath } from '@/site-map';

export type ItemGuide = {
  guide?: AppPath;
  /** Instead of `guide`, for families who said where they will live; null for none. */
  guideByHome?: Partial<Record<NonNullable<Move['home']>, AppPath | null>>;
};

/** By the item's position, from 0. */
export const itemGuides: Readonly<Partial<Record<number, ItemGuide>>> = {
  // Submit PCS orders to the transportation office
  0: { guide: '/pcs-toolkit/family-orders', guideByHome: { barracks: null } },
  // Schedule household goods shipment
  1: { guide: '/pcs-toolkit/storage-facilities' },
  // Research Hawaii housing
  2: {
    guide: '/housing/verified-rentals',
    guideByHome: {
      base: '/housing/base-housing',
      buy: '/housing/va-homes',
      barracks: '/housing/base-housing',
    },
  },
  // Apply for on-base housing if desired
  3: { guide: '/housing/base-housing' },
  // Register pets for travel
  4: { guide: '/pcs-toolkit/pet-travel' },
  // Schedule vehicle shipment
  5: { guide: '/pcs-toolkit/vehicle-shipping' },
  // Research schools
  7: { guide: '/pcs-toolkit/hawaii-schools' },
  // Plan temporary lodging
  8: { guide: '/pcs-toolkit/tla-hotels' },
  // Prepare for pet quarantine
  9: { guide: '/pcs-toolkit/pet-travel' },
  // Research cost of living
  12: { guide: '/resources' },
  // Plan personal vehicle shipping
  13: { guide: '/pcs-toolkit/vehicle-shipping' },
  // Research military family support services
  18: { guide: '/resources' },
};
