import type { AppPath } from '@/site-map';

/** Pages about Oahu alone: what of them is there, and who knows for another island. */
export const oahuPages: Readonly<Partial<Record<AppPath, readonly [what: string, ask: string]>>> = {
  '/pcs-toolkit/tla-hotels': ['These hotels are', 'your service’s housing office'],
  '/pcs-toolkit/child-care': ['The offices here are', 'MilitaryChildCare.com'],
  '/pcs-toolkit/health-care': ['These clinics are', 'TriWest'],
  '/housing/base-housing': ['These bases are', 'your service’s housing office'],
  '/housing/va-homes': ['These areas and their BAH are', 'your sponsor'],
  '/housing/verified-rentals': ['These rents are', 'your sponsor'],
};
