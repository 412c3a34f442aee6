// How many days before the report date each of the 20 checklist items starts. Where a number comes from is beside the item in checklist-start-dates.ts. In a file of their own, because the list
// without a date shows them too.
import { PET_START_FROM_MONTHS, PET_START_TO_MONTHS } from '@/guides/pet-figures';
import { AIR_FORCE_SCREENING_DAYS } from '@/guides/screening-figures';
import type { ItemId } from './item-titles';

export const DAYS_PER_MONTH = 30;

export const leadDays: Readonly<Record<ItemId, number>> = {
  orders: AIR_FORCE_SCREENING_DAYS + DAYS_PER_MONTH,
  'household-goods': 90,
  'home-search': 120,
  'base-housing': 120,
  'pet-travel': PET_START_FROM_MONTHS * DAYS_PER_MONTH,
  'vehicle-shipment': 45,
  'military-records': 60,
  schools: 90,
  'temporary-lodging': 60,
  'pet-quarantine': PET_START_TO_MONTHS * DAYS_PER_MONTH,
  sgli: 45,
  'medical-records': 45,
  'cost-of-living': 90,
  'personal-vehicle': 60,
  mail: 14,
  voting: 30,
  'drivers-license': 30,
  'time-zone': 7,
  'family-support': 60,
  'emergency-contacts': 7,
};
