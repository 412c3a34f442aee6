// The office that answers what a page doesn't: named above the hits that lead there, before Military OneSource.
import { ANIMAL_QUARANTINE_PHONE, HONOLULU_VEHICLE_CENTER_PHONE, NURSE_LINE_PHONE, PCS_CALL_CENTER_PHONE, REGIONAL_LOAN_CENTER_PHONE, VA_BENEFITS_PHONE } from '@/guides/shared-phones';
import type { AppPath } from '@/site-map';

const loanCenter = { name: 'VA’s loan center', phone: REGIONAL_LOAN_CENTER_PHONE };

export const offices: Partial<Record<AppPath, { name: string; phone: string }>> = {
  '/pcs-toolkit/pet-travel': { name: 'the Animal Quarantine Station', phone: ANIMAL_QUARANTINE_PHONE },
  '/pcs-toolkit/vehicle-shipping': { name: 'the Honolulu vehicle center', phone: HONOLULU_VEHICLE_CENTER_PHONE },
  '/pcs-toolkit/storage-facilities': { name: 'the PCS call center', phone: PCS_CALL_CENTER_PHONE },
  '/pcs-toolkit/health-care': { name: 'the nurse line', phone: NURSE_LINE_PHONE },
  '/housing/va-homes': loanCenter,
  '/housing/va-assumptions': loanCenter,
  '/housing/veterans-who-stay': { name: 'VA', phone: VA_BENEFITS_PHONE },
};
