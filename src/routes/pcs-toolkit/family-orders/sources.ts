// The sources of the guide to family orders: its facts are in family-orders.ts.

import type { Source } from '@/facts/types';
import { screeningSources } from '@/guides/screening-sources';
import { airForceMedicine, kaneohePassengerTravel, navyOrders, tsaIdentification } from '@/guides/shared-sources';
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
  armyPapers: {
    title: 'Eisenhower Army Medical Center: spring into your next PCS, about 2021',
    by: 'government',
    issued: '2021',
    url: 'https://eisenhower.armymwr.com/info/special-features/spring-your-next-pcs',
  },
  marineTours: {
    title: 'MARADMIN 343/25',
    by: 'government',
    issued: '2025-07-21',
    url: 'https://www.marines.mil/News/Messages/Messages-Display/Article/4250626/change-in-policy-regarding-tour-conversion',
  },
  airForceMedicine: airForceMedicine,
  airForceSponsorship: {
    title: 'Air Force Medicine: command sponsorship',
    by: 'government',
    issued: 'undated',
    url: 'https://www.airforcemedicine.af.mil/Resources/Exceptional-Family-Member-Program-EFMP/Command-Sponsorship/',
  },
  hurlburt: {
    title: 'Hurlburt Field, about 2023: family member medical clearance',
    by: 'government',
    issued: '2023',
    url: 'https://www.hurlburt.af.mil/News/Article-Display/Article/3340965/',
  },
  navyRule: {
    title: 'MILPERSMAN 1300-302, change 86 (we read a copy; the link is the Navy’s list of articles)',
    by: 'government',
    issued: '2024-03-20',
    readOn: '2026-11-30',
    url: 'https://www.public.navy.mil/bupers-npc/reference/milpersman/1000/1300Assignment/Pages/default.aspx',
  },
  pendleton: {
    title: 'Naval Hospital Camp Pendleton: overseas screening',
    by: 'government',
    issued: 'undated',
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
  houseHunting: {
    title: 'MyArmyBenefits: PCS outside the 48 states',
    by: 'government',
    issued: 'undated',
    url: 'https://myarmybenefits.us.army.mil/Benefit-Library/Federal-Benefits/Permanent-Change-of-Station-(PCS)-OCONUS?serv=120',
  },
} as const satisfies Record<string, Source>;
