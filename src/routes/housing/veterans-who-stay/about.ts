import type { About } from '@/facts/types';

export const about: About = {
  description: 'For veterans who stay in Hawaii: the deadlines of leaving the service, property tax by VA rating and county, VA care, and hurricane and flood insurance.',
  searchWords: 'veteran veterans retire retiring retirement retiree separating leaving the service stay disabled disability rating',
  partWords: {
    'leaving-the-service-four-clocks': 'before discharge final move',
    'taxes-on-your-pay-and-your-home': 'property tax real estate tax disabled veteran exemption retired pay pension',
    'selling-your-home-or-renting-it-out': 'HARPTA sell selling rent out our house GET N-289 N-288B',
    'va-care-on-oahu': 'VA clinic VA hospital',
    'storm-and-flood-insurance': 'insurance homeowner renter storm flood',
    'car-fees-and-burial': 'cemetery burial funeral',
  },
};
