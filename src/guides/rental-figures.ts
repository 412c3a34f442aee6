// The rules of rental and lease law that several pages name. The others are in rental-law.ts.
import { factsCheckedOn } from '@/facts/facts';
import type { Source } from '@/facts/types';
import { landlordTenantLaw } from './housing-sources';

/** What is due when a lease is signed, beside the first month's rent, and when orders end the lease. */
export const MOST_DEPOSIT = 'one month’s rent, or two with a pet';
export const LEASE_ENDS = '30 days after the next rent is due';

export const rentalSources = {
  scra: {
    title: '50 U.S.C. 3955 (leases and orders), text of March 2026',
    by: 'law',
    issued: '2026-03',
    url: 'https://www.law.cornell.edu/uscode/text/50/3955',
  },
} as const satisfies Record<string, Source>;

export const depositRule = factsCheckedOn('2026-11-30').read(`Pay no more than the law allows: the first month, and a deposit of ${MOST_DEPOSIT}.`, landlordTenantLaw);

export const ordersRule = factsCheckedOn('2026-11-26').read(`You can end the lease: written notice with a copy of the orders. It ends ${LEASE_ENDS}`, rentalSources.scra);

export const carLeaseRule = factsCheckedOn('2026-11-26').read(
  'You can end a car lease you signed before your orders to Hawaii, or before later orders out of the State. Give written notice with the orders, and return the car within 15 days. There’s no early-termination fee, but you pay for excess wear and miles.',
  rentalSources.scra,
);
