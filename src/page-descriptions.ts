// Meta descriptions. Only the build reads this file.
import { PET_START } from './guides/pet-figures';
import { CREDIT_PER_100K_DOLLARS, NEW_CONSTRUCTION_CREDIT_PERCENT } from './money/home-credit';
import {
  PROPERTY_MANAGEMENT_FEE_PERCENT,
  USUAL_PROPERTY_MANAGEMENT_FEE_PERCENT,
} from './money/property-management';
import type { AppPath, SitePage } from './site-map';

export function descriptionOf(page: SitePage | undefined): string {
  return page ? descriptions[page.path] : 'There is no page at this address.';
}

const descriptions: Record<AppPath, string> = {
  '/': 'A free, veteran-built guide to a PCS move to Hawaii: a checklist that saves your place, and straight answers on pets, cars, storage, schools and homes.',
  '/welcome':
    'A short welcome video, who is behind the site and why, and where to start your PCS move to Hawaii.',
  '/pcs-toolkit/hawaii-checklist':
    'The 20 things to do for a PCS move to Hawaii, in order, with the offices that help. Sign in and your progress is saved.',
  '/pcs-toolkit/family-orders':
    'Family travel screening for a PCS to Hawaii, service by service: who is screened, who starts it, how long it takes, and who books the flights.',
  '/pcs-toolkit/pet-travel': `How to bring a dog or cat to Hawaii without a long quarantine: what to start ${PET_START} ahead, paperwork, fees and reimbursement.`,
  '/pcs-toolkit/firearms-pcs':
    'How to bring and register firearms in Hawaii: the deadline, paperwork, fees, what is prohibited, travel rules and base rules.',
  '/pcs-toolkit/vehicle-shipping':
    'Which vehicles the government ships, how to ship an extra one, prices and transit times by port, and what to do when it arrives.',
  '/pcs-toolkit/boat-shipping':
    'Shipping a boat to Hawaii: cost, how far ahead to book, ways to ship, preparation, inspections and state registration.',
  '/pcs-toolkit/storage-facilities':
    'Household goods for a move to Hawaii: the weight limit for each pay grade, what to ship, carry or leave, and where to store the rest on Oahu.',
  '/pcs-toolkit/hawaii-schools':
    'Find a school in Hawaii: how the one statewide district works, four search tools, help for military families and the number to call.',
  '/pcs-toolkit/child-care':
    'Child care for military families in Hawaii: when to ask, who gets a spot first, what it costs, preschool help and after-school care.',
  '/pcs-toolkit/health-care':
    'Military health care in Hawaii: who is seen at Tripler, clinics by base, the lines to call, TRICARE, dental, asthma and vog, birth, and crisis lines.',
  '/pcs-toolkit/spouse-work':
    'Work in Hawaii as a military spouse: moving a professional license, nurses and teachers, whose state taxes your pay, and money you get back.',
  '/pcs-toolkit/cost-of-living':
    'What a military family’s month in Hawaii comes to: basic pay, BAS, BAH and COLA against rent, power, food and the rest, on base, off base or buying.',
  '/pcs-toolkit/hawaii-crime-safety':
    'How to look up crime and safety for a neighborhood in Hawaii: five sources, what to ask, and what to look at before you sign a lease.',
  '/pcs-toolkit/tla-hotels':
    'Hotels on Oahu for your first weeks, with their phones, pet rules and fees, and how the Temporary Lodging Allowance (TLA) works.',
  '/housing/va-homes':
    'Homes for VA buyers on Oahu and the neighbor islands: searches by area and by base, prices by island, and lenders.',
  '/housing/verified-rentals':
    'How to find a real rental in Hawaii and avoid scams: popular areas near the bases, eight checks and five places to look.',
  '/housing/va-assumptions':
    'Taking over a seller’s VA loan in Hawaii: what it saves, what it risks, the eight steps, and where to find these homes.',
  '/housing/gap-lenders':
    'How GAP financing covers the difference between the price and an assumed VA loan, what it costs, and what to ask a lender.',
  '/housing/base-housing':
    'On-base housing at four Hawaii installations: housing types, units, waitlists, amenities and the number to call.',
  '/housing/new-construction': `Buying a newly built home in Hawaii: the ${NEW_CONSTRUCTION_CREDIT_PERCENT}% credit toward closing costs, how long it takes, and what to expect.`,
  '/housing/veterans-who-stay':
    'For veterans who stay in Hawaii: the deadlines of leaving the service, property tax by VA rating and county, VA care, and hurricane and flood insurance.',
  '/calculators/assumption-cruncher':
    'Compare taking over a seller’s VA loan with getting a new one: monthly payments, GAP financing, lifetime savings and total cost.',
  '/calculators/credit': `See the Veterans Home Program credit for a home price: $${CREDIT_PER_100K_DOLLARS} for every $100,000 of the sales price.`,
  '/calculators/first-60-days':
    'How much cash a family needs for its first 60 days in Hawaii: what the hotel costs, what TLA and DLA pay back and when, and BAH by pay grade.',
  '/programs': `What the Veterans Home Program offers: a credit at closing, a new construction credit and property management at ${PROPERTY_MANAGEMENT_FEE_PERCENT}% instead of ${USUAL_PROPERTY_MANAGEMENT_FEE_PERCENT}%.`,
  '/contact': 'Ask a Veterans Home Program sponsor about your PCS move to Hawaii, by phone, email or form.',
  '/resources':
    'This site’s tools in one place: the PCS app, calculators, homes, rentals, hotels and a checklist to print.',
  '/member-forum':
    'Twelve questions that families ask about a PCS move to Hawaii, answered, and a preview of the member forum.',
  '/suggestion-box':
    'Tell us what would make a PCS move to Hawaii easier. See ideas to start from and what comes next.',
  '/auth': 'Sign in or sign up for a free account to save your PCS checklist on every device.',
};
