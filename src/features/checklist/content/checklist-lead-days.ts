// How many days before the report date each of the 20 checklist items starts, by its position, from 0. Where a number comes
// from is beside the item in checklist-start-dates.ts. Apart from it, because the list without a date shows them, too.
import { PET_START_FROM_MONTHS, PET_START_TO_MONTHS } from '@/guides/pet-figures';
import { AIR_FORCE_SCREENING_DAYS } from '@/guides/screening-figures';

export const DAYS_PER_MONTH = 30;

export const leadDays: Readonly<Record<number, number>> = {
  // Submit PCS orders to the transportation office
  0: AIR_FORCE_SCREENING_DAYS + DAYS_PER_MONTH,
  // Schedule household goods shipment
  1: 90,
  // Research Hawaii housing
  2: 120,
  // Apply for on-base housing if desired
  3: 120,
  // Register pets for travel
  4: PET_START_FROM_MONTHS * DAYS_PER_MONTH,
  // Schedule vehicle shipment
  5: 45,
  // Update military records
  6: 60,
  // Research schools
  7: 90,
  // Plan temporary lodging
  8: 60,
  // Prepare for pet quarantine
  9: PET_START_TO_MONTHS * DAYS_PER_MONTH,
  // Update SGLI beneficiaries
  10: 45,
  // Transfer medical records
  11: 45,
  // Research cost of living
  12: 90,
  // Plan personal vehicle shipping
  13: 60,
  // Arrange mail forwarding
  14: 14,
  // Update voter registration
  15: 30,
  // Research driver’s license requirements
  16: 30,
  // Plan time zone adjustment
  17: 7,
  // Research military family support services
  18: 60,
  // Update emergency contacts
  19: 7,
};
