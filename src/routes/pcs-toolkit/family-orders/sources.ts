// The sources of the guide to family orders: its facts are in family-orders.ts.

import type { Source } from '@/facts/types';
import { airForceMedicine, kaneohePassengerTravel, navyOrders, tsaIdentification } from '@/guides/orders-sources';
import { screeningSources } from '@/guides/screening-sources';
import { CAMP_PENDLETON_SCREENING_URL, TRAVEL_REGULATIONS_URL } from '@/guides/websites';

export const sources = {
  ...screeningSources,
  travelDays: { title: 'Joint Travel Regulations 050205: travel time', by: 'government', issued: 'undated', url: TRAVEL_REGULATIONS_URL },
  commandSponsorship: {
    title: 'U.S. Army Garrison Hawaii: command sponsorship',
    by: 'government',
    issued: 'undated',
    url: 'https://home.army.mil/hawaii/garrison/dhr/mpd/reassignments/command-sponsorship',
  },
  airForceMedicine: airForceMedicine,
  airForceSponsorship: {
    title: 'Air Force Medicine: command sponsorship',
    by: 'government',
    issued: 'undated',
    url: 'https://www.airforcemedicine.af.mil/Resources/Exceptional-Family-Member-Program-EFMP/Command-Sponsorship/',
  },
  navyRule: {
    title: 'MILPERSMAN 1300-302, change 86 (we read a copy; the link is the Navy’s list of articles)',
    by: 'government',
    issued: '2024-03-20',
    readOn: '2026-12-01',
    url: 'https://www.public.navy.mil/bupers-npc/reference/milpersman/1000/1300Assignment/Pages/default.aspx',
  },
  pendleton: {
    title: 'Naval Hospital Camp Pendleton: overseas screening',
    by: 'government',
    issued: 'undated',
    readOn: '2026-12-01',
    url: CAMP_PENDLETON_SCREENING_URL,
  },
  navyOrders: navyOrders,
  passengerTravel: kaneohePassengerTravel,
  bookingLead: {
    title: 'Marine Corps bases on Okinawa: passenger travel office',
    by: 'government',
    issued: 'undated',
    url: 'https://www.mcbbutler.marines.mil/Base-Information/Distribution-Management-Office/Passenger-Travel-Office/',
  },
  emergencyLeave: {
    title: 'Marine Corps Air Station Kaneohe Bay: Space-A categories',
    by: 'government',
    issued: 'undated',
    url: 'https://www.mcbhawaii.marines.mil/Units/Subordinate-Commands/Marine-Corps-Air-Station/Space-Available-Travel/Travel-Categories/',
  },
  airportId: tsaIdentification,
  divorceLaw: {
    title: 'HRS 580-1 (where to file for divorce), as amended in 2021, from a copy; the link is the State’s own text',
    by: 'law',
    issued: '2021',
    readOn: '2026-12-01',
    url: 'https://www.capitol.hawaii.gov/hrscurrent/Vol12_Ch0501-0588/HRS0580/HRS_0580-0001.htm',
  },
} as const satisfies Record<string, Source>;
