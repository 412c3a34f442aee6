import type { AppPath } from '@/site-map';

/** What a page shows or says by a family's plan, apart from the report day, which is in every page's line. */
export type PlanUse = 'base' | 'service' | 'orders' | 'grade' | 'children' | 'screening';

export const pageUses: Readonly<Partial<Record<AppPath, readonly PlanUse[]>>> = {
  '/calculators/assumption-cruncher': ['base', 'grade', 'children'],
  '/contact': ['base', 'service', 'children'],
  '/housing/base-housing': ['base'],
  '/housing/new-construction': ['base'],
  '/housing/va-homes': ['base', 'orders'],
  '/housing/verified-rentals': ['base'],
  '/pcs-toolkit/boat-shipping': ['orders'],
  '/pcs-toolkit/child-care': ['base'],
  '/pcs-toolkit/health-care': ['base'],
  '/pcs-toolkit/family-orders': ['service', 'orders', 'screening'],
  '/pcs-toolkit/hawaii-crime-safety': ['base'],
  '/pcs-toolkit/hawaii-schools': ['base'],
  '/pcs-toolkit/pet-travel': ['base'],
  '/pcs-toolkit/storage-facilities': ['base', 'grade'],
  '/pcs-toolkit/tla-hotels': ['base'],
  '/pcs-toolkit/vehicle-shipping': ['base', 'orders'],
  '/resources': ['base', 'service', 'children'],
};
