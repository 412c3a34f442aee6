import type { About } from '@/facts/types';

export const about: About = {
  description: 'For veterans who stay in Hawaii: the deadlines of leaving the service, property tax by VA rating and county, VA care, and hurricane and flood insurance.',
  searchWords: 'retire retiring retirement retiree separating ETS EAS disabled disability rating',
  partWords: {
    'leaving-the-service-four-deadlines': 'discharge final move retiree retired shipping moving last move BDD VGLI TRICARE Reserve Guard 60 gray area',
    'taxes-on-your-pay-and-your-home': 'property tax exemption pension',
    'selling-your-home-or-renting-it-out': 'HARPTA FIRPTA GET N-289 N-288B sell house rent out leave',
    'va-care-on-oahu': 'VA clinic VA hospital doctor enroll primary care claim help VSO Vet Center',
    'storm-and-flood-insurance': 'homeowner flood zone premium',
    'car-fees-shopping-on-base-and-burial': 'state veteran benefits free car registration cemetery funeral commissary exchange access VHIC VA ID card',
  },
};
