// The sources that several pages cite, and at the end the facts that two tell. A page's own are beside its facts.

import { factsCheckedOn } from '@/facts/facts';
import type { Source } from '@/facts/types';
import { ANIMAL_QUARANTINE_URL, SPOUSE_TAX_URL } from './websites';

export const respaSection8 = { title: '12 U.S.C. 2607 (RESPA section 8)', by: 'law', issued: 'undated', url: 'https://www.law.cornell.edu/uscode/text/12/2607' } as const satisfies Source;

export const loanAssumptionLaw = { title: '38 U.S.C. 3714', by: 'law', issued: 'undated', url: 'https://www.law.cornell.edu/uscode/text/38/3714' } as const satisfies Source;

export const assumeList = { title: 'AssumeList: VA loan assumptions', by: 'other', issued: 'undated', url: 'https://assumelist.com/' } as const satisfies Source;

export const baseKodiakTla = {
  title: 'Coast Guard Base Kodiak: Temporary Lodging Allowance',
  by: 'government',
  issued: 'undated',
  url: 'https://dcms.uscg.mil/Our-Organization/Operational-Logistics-Command-LOGCOM/Bases/Base-Kodiak/Departments-Staffs/Personnel-Support/Temporary-Lodging-Allowance',
} as const satisfies Source;

export const dodTlaRules = {
  title: 'DoD Financial Management Regulation, volume 7A, chapter 68; the link is DoD’s page on TLA',
  by: 'government',
  issued: 'undated',
  url: 'https://www.travel.dod.mil/Allowances/Temporary-Lodging-Allowance/',
} as const satisfies Source;

export const firearmsLaw = {
  title: 'HRS 134-3, as Senate Bill 600 of 2019 quotes it',
  by: 'law',
  issued: '2019',
  url: 'https://www.capitol.hawaii.gov/hrscurrent/Vol03_Ch0121-0200D/hrs0134/HRS_0134-0003.htm',
} as const satisfies Source;

export const animalGuidelines = {
  title: 'Hawaii Department of Agriculture: animal guidelines',
  by: 'government',
  issued: 'undated',
  url: 'https://hdoa.hawaii.gov/pi/pq/import-program/animal-guidelines/',
} as const satisfies Source;

export const petImportRules = {
  title: 'Hawaii Administrative Rules 4-29-9',
  by: 'law',
  issued: 'undated',
  url: 'https://www.law.cornell.edu/regulations/hawaii/Haw-Code-R-SS-4-29-9',
} as const satisfies Source;

export const hawaiiCountyCarPermit = {
  title: 'Hawaii County: out-of-state vehicle permit',
  by: 'government',
  issued: 'undated',
  url: 'https://www.hawaiicounty.gov/departments/finance/vehicle-registration-licensing/motor-vehicles-general-information/out-of-state-permit',
} as const satisfies Source;

export const marinePassOffice = {
  title: 'Marine Corps Base Hawaii: Pass and ID Center',
  by: 'government',
  issued: 'undated',
  readOn: '2026-11-30',
  url: 'https://www.mcbhawaii.marines.mil/Offices-Staff/S-7-Security-Emergency-Management/PMO/Pass-and-ID-Center/',
} as const satisfies Source;

export const plantQuarantinePage = {
  title: 'Hawaii Plant Quarantine: traveling from the mainland',
  by: 'government',
  issued: 'undated',
  url: 'https://hdoa.hawaii.gov/pi/pq/travel-information/traveling-from-the-u-s-mainland-to-hawai%CA%BBi',
} as const satisfies Source;

export const stationPhone = {
  title: 'Hawaii Department of Agriculture, Jan 9, 2024: office phones',
  by: 'government',
  issued: '2024-01-09',
  url: 'https://hdoa.hawaii.gov/blog/main/nr24-03mauiofficesclosed/',
} as const satisfies Source;

export const pashaMotorcycles = { title: 'Pasha Hawaii: motorcycles', by: 'company', issued: 'undated', url: 'https://www.pashahawaii.com/resources/motorcycles' } as const satisfies Source;

export const matsonCarQuestions = {
  title: 'Matson: questions on shipping your car',
  by: 'company',
  issued: 'undated',
  url: 'https://www.matson.com/frequently-asked-questions-for-shipping-your-car.html',
} as const satisfies Source;

export const kaneoheTemporaryHousing = {
  title: 'Military OneSource: MCB Hawaii temporary housing',
  by: 'government',
  issued: 'undated',
  url: 'https://installations.militaryonesource.mil/military-installation/mcb-hawaii/housing/temporary-housing',
} as const satisfies Source;

export const hickamShippingPets = {
  title: 'Military OneSource: shipping pets and moving, Joint Base Pearl Harbor-Hickam',
  by: 'government',
  issued: 'undated',
  url: 'https://installations.militaryonesource.mil/military-installation/joint-base-pearl-harbor-hickam/moving/shipping-pets',
} as const satisfies Source;

export const armyStateBenefits = {
  title: 'MyArmyBenefits: Hawaii',
  by: 'government',
  issued: 'undated',
  url: 'https://myarmybenefits.us.army.mil/Benefit-Library/State/Territory-Benefits/Hawaii',
} as const satisfies Source;

export const gapLoanCircular = {
  title: 'VA Circular 26-24-17',
  by: 'government',
  issued: '2024-08',
  readOn: '2026-11-30',
  url: 'https://benefits.va.gov/HOMELOANS/documents/circulars/26-24-17.pdf',
} as const satisfies Source;

export const vaHealthInHawaii = { title: 'VA Pacific Islands Health Care', by: 'government', issued: '2023-08-25', url: 'https://www.va.gov/pacific-islands-health-care/' } as const satisfies Source;

export const va = { title: 'VA.gov', by: 'government', issued: '2025', url: 'https://www.va.gov/' } as const satisfies Source;

export const vaLoanFeeLaw = {
  title: '38 U.S.C. 3729 (loan fee), text of 2025: these rates hold until June 9, 2034',
  by: 'law',
  issued: '2025',
  url: 'https://www.law.cornell.edu/uscode/text/38/3729',
} as const satisfies Source;

export const kaneoheHousingApplication = {
  title: 'Marine Corps Base Hawaii: how to apply for family housing',
  by: 'government',
  issued: 'undated',
  url: 'https://www.mcbhawaii.marines.mil/Offices-Staff/S-4-Installations-Logistics/Family-Housing/How-to-Apply/',
} as const satisfies Source;

export const kaneohePassengerTravel = {
  title: 'Marine Corps Base Hawaii: passenger travel',
  by: 'government',
  issued: 'undated',
  url: 'https://www.mcbhawaii.marines.mil/Offices-Staff/S-4-Installations-Logistics/Distribution-Management-Office/Passenger-Travel/',
} as const satisfies Source;

export const dodTlaQuestions = {
  title: 'DoD: questions about TLA',
  by: 'government',
  issued: '2022-04',
  url: 'https://www.travel.dod.mil/Support/ALL-FAQs/Article/2996319/temporary-lodging-allowance/',
} as const satisfies Source;

export const childCareRequest = {
  title: 'MilitaryChildCare.com: requesting care',
  by: 'government',
  issued: 'undated',
  url: 'https://public.militarychildcare.csd.disa.mil/mcc-central/mcchome/how-request-child-care-and-manage-your-requests',
} as const satisfies Source;

export const govLoans = { title: 'GovLoans.gov: help with a VA loan', by: 'government', issued: 'undated', url: 'https://www.govloans.gov/loans/loan-management/' } as const satisfies Source;

export const mccsMoving = { title: 'MCCS library guide: moving', by: 'government', issued: 'undated', url: 'https://mccs.libguides.com/c.php?g=1391790&p=10294730' } as const satisfies Source;

export const assumptionFees = {
  title: 'JD Supra, 2024: VA addresses assumption fees',
  by: 'other',
  issued: '2024',
  url: 'https://www.jdsupra.com/legalnews/va-addresses-assumption-fees-4004673/',
} as const satisfies Source;

export const livingOnBase = { title: 'PCS Oahu: living on base', by: 'other', issued: '2026-08', url: 'https://pcsoahu.com/on-base/' } as const satisfies Source;

export const pashaPreparing = { title: 'Pasha Hawaii: preparing your vehicle', by: 'company', issued: 'undated', url: 'https://pashahawaii.com/print/53' } as const satisfies Source;

export const coastGuardMove = {
  title: 'MyBaseGuide: planning a Coast Guard move to Hawaii',
  by: 'other',
  issued: 'undated',
  url: 'https://mybaseguide.com/installation/hawaii-coast-guard/community/planning-your-move-56/',
} as const satisfies Source;
export const coastGuardHousing = {
  title: 'MyBaseGuide: Coast Guard housing in Hawaii',
  by: 'other',
  issued: 'undated',
  url: 'https://mybaseguide.com/coast_guard/88-3514-21389/hawaii_coast_guard_housing',
} as const satisfies Source;

export const exciseSurcharge = {
  title: 'Hawaii Department of Taxation: county surcharge on the general excise tax',
  by: 'government',
  issued: 'undated',
  readOn: '2026-11-30',
  url: 'https://tax.hawaii.gov/geninfo/countysurcharge/',
} as const satisfies Source;

export const vaPurchaseLoan = {
  title: 'VA: purchase loan page, copy of 2019',
  by: 'government',
  issued: '2019',
  url: 'https://www.va.gov/housing-assistance/home-loans/loan-types/purchase-loan/',
} as const satisfies Source;

export const kauluNews = {
  title: 'Hawaii Community Development Authority news',
  by: 'government',
  issued: '2025-03-20',
  url: 'https://dbedt.hawaii.gov/hcda/news-to-sell-more-housing-in-west-oahu-this-developer-is-raising-prices',
} as const satisfies Source;

export const licenseLaw = {
  title: 'HRS 467-7 and eSign, Hawaii: who needs a real estate license',
  by: 'law',
  issued: 'undated',
  url: 'https://www.capitol.hawaii.gov/hrscurrent/Vol10_Ch0436-0474/HRS0467/HRS_0467-0007.htm',
} as const satisfies Source;

export const uponArrival = {
  title: 'MyBaseGuide: Coast Guard, upon your arrival',
  by: 'other',
  issued: 'undated',
  url: 'https://mybaseguide.com/installation/hawaii-coast-guard/community/upon-your-arrival-10/',
} as const satisfies Source;

export const animalQuarantine = {
  title: 'Hawaii Animal Quarantine: its checklists, form, fees and PCS sheet (we read copies; the link is its own page)',
  by: 'government',
  issued: 'undated',
  url: ANIMAL_QUARANTINE_URL,
} as const satisfies Source;

export const armySchools = {
  title: 'Military OneSource: education at Schofield Barracks and Fort Shafter',
  by: 'government',
  issued: 'undated',
  url: 'https://installations.militaryonesource.mil/military-installation/schofield-barracks-fort-shafter/education/education',
} as const satisfies Source;

export const stateMilitaryFamilies = {
  title: 'Hawaii Department of Education: military families',
  by: 'government',
  issued: '2025',
  readOn: '2026-11-30',
  url: 'https://hawaiipublicschools.org/enrolling-in-school/military-families/',
} as const satisfies Source;

export const landlordTenantLaw = {
  title: 'HRS chapter 521, Hawaii’s landlord-tenant code, text of 2017',
  by: 'law',
  issued: '2017',
  readOn: '2026-11-30',
  url: 'https://www.capitol.hawaii.gov/hrscurrent/Vol12_Ch0501-0588/HRS0521/',
} as const satisfies Source;

export const landlordHandbook = {
  title: 'Hawaii Office of Consumer Protection: landlord-tenant handbook, 2016 (we read copies)',
  by: 'government',
  issued: '2016',
  url: 'https://cca.hawaii.gov/ocp/files/2016/04/2016-Landlord-Tenant-Handbook.pdf',
} as const satisfies Source;

export const islandPalm = {
  title: 'Lendlease: Island Palm Communities',
  by: 'company',
  issued: '2023-01',
  url: 'https://www.lendlease.com/us/projects/island-palm-communities/',
} as const satisfies Source;

export const armyMold = { title: 'U.S. Army Garrison Hawaii: mold', by: 'government', issued: 'undated', url: 'https://home.army.mil/hawaii/mold' } as const satisfies Source;

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

export const crisisLine = {
  title: 'VA Pacific Islands Health Care: director’s message',
  by: 'government',
  issued: '2025-05-23',
  url: 'https://www.va.gov/pacific-islands-health-care/stories/directors-message-may-23-2025/',
} as const satisfies Source;

export const pcsCallCenter = {
  title: 'Holloman Air Force Base, Aug 2025: the PCS task force’s call center',
  by: 'government',
  issued: '2025-08',
  url: 'https://www.holloman.af.mil/News/Display/Article/4262477/pcs-task-force-launches-call-center-delivering-answers-on-military-moves',
} as const satisfies Source;

export const nurseLine = {
  title: 'Naval Health Clinic Oak Harbor: what the nurse line does',
  by: 'government',
  issued: 'undated',
  url: 'https://oakharbor.tricare.mil/Health-Services/Primary-Care/Pediatrics',
} as const satisfies Source;
export const tsaIdentification = {
  title: 'TSA: acceptable identification',
  by: 'government',
  issued: '2025',
  readOn: '2026-11-30',
  url: 'https://www.tsa.gov/travel/security-screening/identification',
} as const satisfies Source;
export const militaryGuide2023 = {
  title: 'Hawaii Military Guide, Summer/Fall 2023, page 86',
  by: 'other',
  issued: '2023',
  readOn: '2026-11-30',
  url: 'https://www.journalgraphicsdigitalpublications.com/epubs/HarringtonPublishing/Hawaii-Military-Guide-Summer-Fall-2023/86',
} as const satisfies Source;
export const militaryGuide2025 = { title: 'Hawaii Military Guide, Winter/Spring 2025', by: 'other', issued: '2025', unlinked: 'insecure' } as const satisfies Source;
export const triWest = {
  title: 'TRICARE Newsroom, Feb 6, 2025: the West Region and TriWest',
  by: 'government',
  issued: '2025-02-06',
  readOn: '2026-11-30',
  url: 'https://newsroom.tricare.mil/News/TRICARE-News/Article/4058748/tricare-west-region-contractor-transition-what-to-know-if-you-live-in-the-west',
} as const satisfies Source;

export const homelessVeterans = {
  title: 'VA: homeless programs',
  by: 'government',
  issued: 'undated',
  readOn: '2026-11-30',
  url: 'https://www.va.gov/HOMELESS/Programs.asp',
} as const satisfies Source;

export const violenceHotline = {
  title: 'Justice Department, Jan 20, 2022: the National Domestic Violence Hotline',
  by: 'government',
  issued: '2022-01-20',
  readOn: '2026-11-30',
  url: 'https://ovc.ojp.gov/news/grantee-news/national-domestic-violence-hotline-answers-6-million-contacts',
} as const satisfies Source;

export const poisonHelp = {
  title: 'Poison Help, Health Resources and Services Administration',
  by: 'government',
  issued: 'undated',
  readOn: '2026-11-30',
  url: 'https://poisonhelp.hrsa.gov/',
} as const satisfies Source;

export const tricareMoving = {
  title: 'TRICARE, Feb 23, 2024: what to do when you PCS',
  by: 'government',
  issued: '2024-02-23',
  readOn: '2026-11-30',
  url: 'https://tricare.mil/FAQs/general/GEN_pcs',
} as const satisfies Source;

export const iepTransfer = {
  title: '34 CFR 300.323 (IEPs of children who move), text of June 2026',
  by: 'law',
  issued: '2026-06',
  url: 'https://law.lawstack.com/cfr/34/300.323/',
} as const satisfies Source;

export const petAllowanceQuestions = {
  title: 'DoD: questions about the pet transportation allowance',
  by: 'government',
  issued: '2023-12-21',
  url: 'https://www.travel.dod.mil/Support/ALL-FAQs/Article/3624131/pet-transportation-allowance',
} as const satisfies Source;

export const schoolHealthRules = {
  title: 'Hawaii Department of Education: health and immunization rules',
  by: 'government',
  issued: '2025',
  url: 'https://hawaiipublicschools.org/enrolling-in-school/student-health-immunization-requirements',
} as const satisfies Source;

export const loanOnHomeLaw = {
  title: '38 U.S.C. 3704 (living in the home, and new homes), text of Apr 2023',
  by: 'law',
  issued: '2023-04',
  url: 'https://www.law.cornell.edu/uscode/text/38/3704',
} as const satisfies Source;

export const housingAllowanceLaw = {
  title: '37 U.S.C. 403 (BAH), text of 2023',
  by: 'law',
  issued: '2023',
  readOn: '2026-11-30',
  url: 'https://www.law.cornell.edu/uscode/text/37/403',
} as const satisfies Source;

export const dodBahQuestions = {
  title: 'DoD: questions about BAH',
  by: 'government',
  issued: 'undated',
  readOn: '2026-11-30',
  url: 'https://www.travel.dod.mil/Support/ALL-FAQs/Article/2978684/bah-eligibility/',
} as const satisfies Source;

export const hickamCivilians = {
  title: 'Hawaii News Now: civilians at Joint Base Pearl Harbor-Hickam',
  by: 'other',
  issued: '2023-11',
  url: 'https://www.hawaiinewsnow.com/2023/11/17/civilians-joint-base-pearl-harbor-hickam-say-big-rent-hikes-may-price-them-off-base/',
} as const satisfies Source;

/** Visitors, houseguests and passes at Pearl Harbor-Hickam. */
export const pearlHarborPass = {
  title: 'Navy Region Hawaii: Nimitz visitor control center and Pass & ID',
  by: 'government',
  issued: 'undated',
  url: 'https://cnrh.cnic.navy.mil/Installations/JB-Pearl-Harbor-Hickam/Operations-and-Management/Nimitz-Visitor-Control-Center-Pass-ID/smdpage96682/2/',
} as const satisfies Source;

// What power costs in a home on base, for the base housing guide and the Cost of Living page.
const navyBills = {
  title: 'Navy Region Hawaii, Oct 2, 2019: electricity bills in base homes',
  url: 'https://www.cnic.navy.mil/regions/cnrh/news/news_releases/taking-energy-conservation-action.html',
  by: 'government',
  issued: '2019-10',
  readOn: '2026-11-29',
} as const satisfies Source;

export const armyPower = factsCheckedOn('2026-11-26').read('Power: included at Island Palm, the Army’s homes.', islandPalm);

export const navyPower = factsCheckedOn('2026-11-29').read(
  'Navy and Air Force homes at Pearl Harbor-Hickam, in 2019: if you use over 10% more than similar homes, you pay for the rest. If you use over 10% less, you get money back. In Marine Corps homes, ask.',
  navyBills,
);

// Hawaii's tax on a service member's pay, which the Cost of Living page and the guide to a spouse's work tell.
const memberPay = {
  title: 'TaxSlayer, from Hawaii’s filing instructions: military pay',
  by: 'other',
  issued: 'undated',
  readOn: '2026-11-30',
  url: SPOUSE_TAX_URL,
} as const satisfies Source;

export const memberTax = factsCheckedOn('2026-11-30').read(
  'Hawaii doesn’t tax the active-duty pay of a member here on orders whose legal residence is another state. With no other income from Hawaii, file no Hawaii return. A legal resident of Hawaii pays 1.4% to 11%.',
  memberPay,
);
