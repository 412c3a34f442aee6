// Our page that helps with a checklist item. Separate from the items, because the guides also use it, to say what a family's plan has on their subject.
import type { Move } from '@/features/checklist/move';
import type { AppPath } from '@/site-map';
import type { ItemId } from './item-titles';

type ItemGuide = {
  guide?: AppPath;
  /** Instead of `guide`, for families who said where they will live; null for none. */
  guideByHome?: Partial<Record<NonNullable<Move['home']>, AppPath | null>>;
};

export const itemGuides: Readonly<Partial<Record<ItemId, ItemGuide>>> = {
  orders: { guide: '/pcs-toolkit/family-orders', guideByHome: { barracks: null } },
  'household-goods': { guide: '/pcs-toolkit/storage-facilities' },
  'home-search': {
    guide: '/housing/verified-rentals',
    guideByHome: {
      base: '/housing/base-housing',
      buy: '/housing/va-homes',
      barracks: '/housing/base-housing',
    },
  },
  'base-housing': { guide: '/housing/base-housing' },
  'pet-travel': { guide: '/pcs-toolkit/pet-travel' },
  'vehicle-shipment': { guide: '/pcs-toolkit/vehicle-shipping' },
  schools: { guide: '/pcs-toolkit/hawaii-schools' },
  'temporary-lodging': { guide: '/pcs-toolkit/tla-hotels' },
  'pet-quarantine': { guide: '/pcs-toolkit/pet-travel' },
  'cost-of-living': { guide: '/pcs-toolkit/cost-of-living' },
  'medical-records': { guide: '/pcs-toolkit/health-care' },
  'personal-vehicle': { guide: '/pcs-toolkit/vehicle-shipping' },
  'family-support': { guide: '/resources' },
};

/** Returns the page that helps this family with an item. Undefined when none does. */
export function guideFor(id: ItemId, { home }: Move): AppPath | undefined {
  const { guide, guideByHome }: ItemGuide = itemGuides[id] ?? {};
  const own = home && guideByHome?.[home];
  return own === null ? undefined : (own ?? guide);
}
