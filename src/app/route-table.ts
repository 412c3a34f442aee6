import type { ComponentType } from 'react';
import type { AppPath } from '@/site-map';

export type RouteModule = {
  Component: ComponentType;
  /** Loads what the page requests once it is shown. */
  loadNext?: () => Promise<unknown>;
};

/** The route of every page in site-map.ts. */
export const routeTable: Record<AppPath, () => Promise<RouteModule>> = {
  '/': () => import('@/routes/home'),
  '/welcome': () => import('@/routes/welcome'),
  '/housing/va-homes': () => import('@/routes/housing/va-homes'),
  '/housing/verified-rentals': () => import('@/routes/housing/verified-rentals'),
  '/housing/va-assumptions': () => import('@/routes/housing/va-assumptions'),
  '/housing/gap-lenders': () => import('@/routes/housing/gap-lenders'),
  '/housing/base-housing': () => import('@/routes/housing/base-housing'),
  '/housing/new-construction': () => import('@/routes/housing/new-construction'),
  '/housing/veterans-who-stay': () => import('@/routes/housing/veterans-who-stay'),
  '/contact': () => import('@/routes/contact'),
  '/resources': () => import('@/routes/resources'),
  '/member-forum': () => import('@/routes/member-forum'),
  '/suggestion-box': () => import('@/routes/suggestion-box'),
  '/auth': () => import('@/routes/auth'),
  '/calculators/assumption-cruncher': () => import('@/routes/calculators/assumption-cruncher'),
  '/calculators/credit': () => import('@/routes/calculators/credit'),
  '/calculators/first-60-days': () => import('@/routes/calculators/first-60-days'),
  '/programs': () => import('@/routes/programs'),
  '/pcs-toolkit/hawaii-checklist': () => import('@/routes/pcs-toolkit/hawaii-checklist'),
  '/pcs-toolkit/family-orders': () => import('@/routes/pcs-toolkit/family-orders'),
  '/pcs-toolkit/pet-travel': () => import('@/routes/pcs-toolkit/pet-travel'),
  '/pcs-toolkit/firearms-pcs': () => import('@/routes/pcs-toolkit/firearms-pcs'),
  '/pcs-toolkit/vehicle-shipping': () => import('@/routes/pcs-toolkit/vehicle-shipping'),
  '/pcs-toolkit/boat-shipping': () => import('@/routes/pcs-toolkit/boat-shipping'),
  '/pcs-toolkit/hawaii-schools': () => import('@/routes/pcs-toolkit/hawaii-schools'),
  '/pcs-toolkit/child-care': () => import('@/routes/pcs-toolkit/child-care'),
  '/pcs-toolkit/cost-of-living': () => import('@/routes/pcs-toolkit/cost-of-living'),
  '/pcs-toolkit/health-care': () => import('@/routes/pcs-toolkit/health-care'),
  '/pcs-toolkit/spouse-work': () => import('@/routes/pcs-toolkit/spouse-work'),
  '/pcs-toolkit/hawaii-crime-safety': () => import('@/routes/pcs-toolkit/hawaii-crime-safety'),
  '/pcs-toolkit/tla-hotels': () => import('@/routes/pcs-toolkit/tla-hotels'),
  '/pcs-toolkit/storage-facilities': () => import('@/routes/pcs-toolkit/storage-facilities'),
};
