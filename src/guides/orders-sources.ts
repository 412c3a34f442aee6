// The sources on orders, travel and a family’s papers that several pages cite. A page’s own are beside its facts.
import { factsCheckedOn } from '@/facts/facts';
import type { Source } from '@/facts/types';
import { RED_CROSS_PHONE } from './shared-phones';
import { SPOUSE_TAX_URL } from './websites';

export const kaneohePassengerTravel = {
  title: 'Marine Corps Base Hawaii: passenger travel',
  by: 'government',
  issued: 'undated',
  url: 'https://www.mcbhawaii.marines.mil/Offices-Staff/S-4-Installations-Logistics/Distribution-Management-Office/Passenger-Travel/',
} as const satisfies Source;

export const canadianHawaii = { title: 'Canadian Forces: Hawaii', by: 'government', issued: 'undated', url: 'https://cfmws.ca/united-states/locations/hawaii' } as const satisfies Source;

export const screeningFirst = {
  title: 'Army Medicine: screening requirements for overseas travel',
  by: 'government',
  issued: 'undated',
  url: 'https://efmp.amedd.army.mil/Family-Member-Travel-Screening-FMTS/Requirements/',
} as const satisfies Source;

export const navyOrders = {
  title: 'MyNavyHR: PCS orders overseas',
  by: 'government',
  issued: 'undated',
  url: 'https://www.mynavyhr.navy.mil/Support-Services/Distribution-Management/PCS-Orders-Overseas/',
} as const satisfies Source;

export const airForceMedicine = {
  title: 'Air Force Medicine: EFMP relocation steps',
  by: 'government',
  issued: 'undated',
  url: 'https://www.airforcemedicine.af.mil/Resources/Exceptional-Family-Member-Program/Relocation-Steps/',
} as const satisfies Source;

export const travelAdvances = {
  title: 'DFAS: advances for Army moves',
  by: 'government',
  issued: '2022-04-28',
  url: 'https://www.dfas.mil/MilitaryMembers/travelpay/armypcs/advances/',
} as const satisfies Source;

export const redCrossMessages = {
  title: 'U.S. Army, 2019: Red Cross emergency messages',
  by: 'government',
  issued: '2019',
  readOn: '2026-11-30',
  url: 'https://www.army.mil/article/218908/emergency_service_messages_there_when_you_need_them',
} as const satisfies Source;

export const redCrossMessage = factsCheckedOn('2026-11-30').read(
  `Red Cross emergency messages: ${RED_CROSS_PHONE}. Have the service member’s name and unit ready, and who can confirm the emergency, such as the hospital.`,
  redCrossMessages,
);

export const pcsCallCenter = {
  title: 'Holloman Air Force Base, Aug 2025: the PCS task force’s call center',
  by: 'government',
  issued: '2025-08',
  url: 'https://www.holloman.af.mil/News/Display/Article/4262477/pcs-task-force-launches-call-center-delivering-answers-on-military-moves',
} as const satisfies Source;

export const tsaIdentification = {
  title: 'TSA: acceptable identification',
  by: 'government',
  issued: '2025',
  readOn: '2026-11-30',
  url: 'https://www.tsa.gov/travel/security-screening/identification',
} as const satisfies Source;

/** Visitors, houseguests and passes at Pearl Harbor-Hickam. */
export const pearlHarborPass = {
  title: 'Navy Region Hawaii: Nimitz visitor control center and Pass & ID',
  by: 'government',
  issued: 'undated',
  url: 'https://cnrh.cnic.navy.mil/Installations/JB-Pearl-Harbor-Hickam/Operations-and-Management/Nimitz-Visitor-Control-Center-Pass-ID/smdpage96682/2/',
} as const satisfies Source;

// Hawaii's tax on a service member's pay, which the Cost of Living page and the guide to a spouse's work tell.
const memberPay = {
  title: 'TaxSlayer, from Hawaii’s filing instructions: military pay',
  by: 'other',
  issued: 'undated',
  readOn: '2026-11-30',
  url: SPOUSE_TAX_URL,
} as const satisfies Source;

export const memberTax = factsCheckedOn('2026-11-30').read(
  'Hawaii doesn’t tax the active-duty pay of a member here on orders whose legal residence is another state. With no other income from Hawaii, you don’t file a Hawaii return. A legal resident of Hawaii pays 1.4% to 11%.',
  memberPay,
);
