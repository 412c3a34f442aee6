// The sources of the guide to family orders: its facts are in family-orders.ts.

import type { Source } from '@/facts/types';
import { screeningSources } from '@/guides/screening-sources';
import { airForceMedicine, kaneohePassengerTravel, navyOrders } from '@/guides/shared-sources';
import { CAMP_PENDLETON_SCREENING_URL, TRAVEL_REGULATIONS_URL } from '@/guides/websites';

export const sources = {
  ...screeningSources,
  travelDays: { title: 'Joint Travel Regulations 050205: travel time', by: 'government', issued: 'undated', url: TRAVEL_REGULATIONS_URL },
  bags: {
    title: 'The Military Frequent Flyer, Jul 28, 2015, and a Hawaii family’s account: bags on orders',
    by: 'other',
    issued: '2015-07-28',
    unlinked: 'copy',
  },
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
  airForcePersonnel: {
    title: 'Air Force’s Personnel Center: EFMP relocation support',
    by: 'government',
    issued: 'undated',
    url: 'https://www.afpc.af.mil/Benefits-and-Entitlements/EFMP-Relocation-Support/',
  },
  hurlburt: {
    title: 'Hurlburt Field, about 2023: family member medical clearance',
    by: 'government',
    issued: '2023',
    url: 'https://www.hurlburt.af.mil/News/Article-Display/Article/3340965/',
  },
  navyRule: {
    title: 'MILPERSMAN 1300-302, change 86 (we read a copy; the link is the Navy’s own)',
    by: 'government',
    issued: '2024-03-20',
    url: 'https://www.mynavyhr.navy.mil/Portals/55/Reference/MILPERSMAN/1000/1300Assignment/1300-302.pdf',
  },
  pendleton: {
    title: 'Naval Hospital Camp Pendleton: overseas screening',
    by: 'government',
    issued: 'undated',
    url: CAMP_PENDLETON_SCREENING_URL,
  },
  lejeune: {
    title: 'Naval Medical Center Camp Lejeune: active duty',
    by: 'government',
    issued: 'undated',
    url: 'https://camp-lejeune.tricare.mil/Health-Services/Primary-Care/Active-Duty',
  },
  navyOrders: navyOrders,
  withoutIt: { title: 'An Army page of about 2010, as Army Wife 101 quotes it', by: 'other', issued: '2010', url: 'https://armywife101.com/command-sponsorship-efmp-screenings-for-overseas/' },
  passengerTravel: kaneohePassengerTravel,
  bookingLead: {
    title: 'Marine Corps bases on Okinawa: passenger travel office',
    by: 'government',
    issued: 'undated',
    url: 'https://www.mcbbutler.marines.mil/Base-Information/Distribution-Management-Office/Passenger-Travel-Office/',
  },
  patriotExpress: {
    title: 'Stars and Stripes, 2021: Patriot Express routes',
    by: 'other',
    issued: '2021',
    url: 'https://www.stripes.com/news/pacific/patriot-express-makes-seattle-guam-route-permanent-adds-stop-on-okinawa-1.667325',
  },
  spaceA: { title: 'Poppin’ Smoke: Space-A without your sponsor', by: 'other', issued: 'undated', url: 'https://www.poppinsmoke.com/space-a-flights/space-a-without-sponsor/' },
  spaceALetter: {
    title: 'SpaceA.net: dependents without their sponsor',
    by: 'other',
    issued: 'undated',
    url: 'https://www.spacea.net/faq/im-dependent-active-duty-member-can-i-fly-space-unaccompanied-without-my-sponsor',
  },
  emergencyLeave: {
    title: 'Marine Corps Air Station Kaneohe Bay: Space-A categories',
    by: 'government',
    issued: 'undated',
    url: 'https://www.mcbhawaii.marines.mil/Units/Subordinate-Commands/Marine-Corps-Air-Station/Space-Available-Travel/Travel-Categories/',
  },
  tourLength: {
    title: 'DoD Instruction 1315.18: military assignments (we read a copy; the link is DoD’s own)',
    by: 'government',
    issued: '2019-06-24',
    url: 'https://www.esd.whs.mil/Portals/54/Documents/DD/issuances/dodi/131518p.pdf',
  },
} as const satisfies Record<string, Source>;
