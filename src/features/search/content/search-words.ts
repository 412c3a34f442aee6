// Other words that people use for a page's subject, or for the part of it with this id. Search finds it by them.
// Plurals, typos, hyphens and two words written as one need no entry. A subject without a page leads to who can help.
import type { AppPath } from '@/site-map';

type PartOfPage = `${AppPath}#${string}`;

export const searchWords: Record<AppPath, string> & Record<PartOfPage, string> = {
  '/': 'home start begin bases Schofield Hickam Kaneohe Shafter',
  '/welcome': 'founder video mission who we are about',
  '/pcs-toolkit/hawaii-checklist':
    'to do list tasks plan timeline orders move steps what first progress print',
  '/pcs-toolkit/hawaii-checklist#your-first-week-day-by-day':
    'first week in processing check in arrival IPAC pass office visitor control',
  '/pcs-toolkit/hawaii-checklist#if-orders-change': 'orders canceled delayed changed stop movement',
  '/pcs-toolkit/hawaii-checklist#item-2': 'HHG household goods movers moving company packers',
  '/pcs-toolkit/hawaii-checklist#item-7': 'ID card',
  '/pcs-toolkit/hawaii-checklist#item-13': 'COLA cost of living',
  '/pcs-toolkit/hawaii-checklist#item-16': 'register to vote',
  '/pcs-toolkit/hawaii-checklist#item-18': 'time difference',
  '/pcs-toolkit/family-orders':
    'EFMP FMTS family member travel screening medical clearance command sponsorship sponsored dependents spouse special needs',
  '/pcs-toolkit/family-orders#who-books-the-flights':
    'plane ticket airline flight port call SATO Patriot Express fly',
  '/pcs-toolkit/family-orders#pets-on-the-ticket': 'pet reservation on the military ticket',
  '/pcs-toolkit/family-orders#married-a-new-baby-or-joining-later': 'getting married newborn marriage',
  '/pcs-toolkit/pet-travel':
    'dog dogs cat cats puppy kitten animal vet veterinarian rabies shots quarantine titer bring',
  '/pcs-toolkit/pet-travel#check-your-pet-s-dates': 'pet date checker',
  '/pcs-toolkit/pet-travel#three-ways-a-pet-arrives': 'bird rabbit hamster guinea pig reptile',
  '/pcs-toolkit/pet-travel#costs-and-what-you-get-back': 'cost to ship or fly a dog or cat',
  '/pcs-toolkit/firearms-pcs':
    'gun guns weapon weapons pistol handgun rifle AR-15 shotgun ammo ammunition magazine register permit police concealed carry',
  '/pcs-toolkit/vehicle-shipping':
    'car cars auto truck SUV motorcycle POV ship drive registration plates safety inspection rental second car',
  '/pcs-toolkit/vehicle-shipping#motorcycles-and-boats':
    'motorcycle helmet safety course MSF rider license moped scooter',
  '/pcs-toolkit/vehicle-shipping#after-it-arrives': 'car registration cost license plates',
  '/pcs-toolkit/boat-shipping': 'sailboat jet ski kayak trailer yacht harbor slip',
  '/pcs-toolkit/storage-facilities': 'store furniture unit locker household goods',
  '/pcs-toolkit/storage-facilities#how-much-you-can-ship':
    'HHG household goods weight allowance pounds pro gear overweight unaccompanied baggage',
  '/pcs-toolkit/storage-facilities#ship-carry-or-leave':
    'pack packing list lithium battery plants houseplants honey bees soil agriculture declaration',
  '/pcs-toolkit/hawaii-schools':
    'school kid kids child children education kindergarten district DOE enroll private charter',
  '/pcs-toolkit/hawaii-schools#who-to-call-base-by-base': 'school liaison special ed IEP',
  '/pcs-toolkit/hawaii-schools#what-the-school-will-ask-for': 'TB test',
  '/pcs-toolkit/child-care':
    'daycare CDC child development center babysitter nanny toddler baby infant preschool pre-K before after school care',
  '/pcs-toolkit/child-care#no-spot-when-you-need-it': 'nanny grandma travel',
  '/pcs-toolkit/spouse-work':
    'spouse job jobs work working employment career wife husband professional license portability',
  '/pcs-toolkit/spouse-work#which-license-rule-is-yours':
    'nurse nursing license RN LPN CNA teacher teaching therapist notary board',
  '/pcs-toolkit/spouse-work#whose-state-taxes-your-pay':
    'income tax taxes state withholding residency work from home remote',
  '/pcs-toolkit/hawaii-crime-safety': 'safe dangerous neighborhood theft police map emergency',
  '/pcs-toolkit/tla-hotels': 'hotel temporary lodging stay room lodge Navy inn allowance pet friendly',
  '/housing/va-homes':
    'buy house home for sale real estate realtor agent price mortgage VA loan area neighborhood',
  '/housing/va-homes#what-a-va-loan-gives-you-and-what-it-costs': 'VA loan funding fee',
  '/housing/va-homes#three-island-markets': 'home prices',
  '/housing/verified-rentals':
    'rent rental apartment house lease landlord scam BAH security deposit tenant Craigslist',
  '/housing/verified-rentals#your-bah-by-pay-grade': 'BAH E-1 E-2 E-3 E-4 E-5 E-6 E-7 W-2 O-1 O-3 O-5',
  '/housing/verified-rentals#your-lease-and-leaving-hawaii':
    'break my lease military clause SCRA leave Hawaii leaving out-processing clearing PCS out',
  '/housing/verified-rentals#renters-insurance': 'renters insurance',
  '/housing/va-assumptions': 'assume assumable loan take over seller low rate mortgage',
  '/housing/gap-lenders': 'gap loan second mortgage lender bank equity financing',
  '/housing/base-housing':
    'on base housing waitlist wait list family privatized Island Palm Ohana quarters live living on post barracks',
  '/housing/base-housing#single-or-in-the-barracks': 'barracks single dorm unaccompanied junior enlisted',
  '/housing/new-construction': 'new build builder brand new home development incentive',
  '/housing/veterans-who-stay':
    'veteran veterans retire retiring retirement retiree separating leaving the service stay disabled disability rating',
  '/housing/veterans-who-stay#property-tax-county-by-county':
    'property tax real estate tax disabled veteran exemption',
  '/housing/veterans-who-stay#va-care-on-oahu': 'VA clinic VA hospital Tripler health care urgent care',
  '/housing/veterans-who-stay#storm-and-flood-insurance': 'insurance homeowner renter storm flood',
  '/housing/veterans-who-stay#state-taxes-car-fees-and-burial': 'cemetery burial funeral retired pay pension',
  '/calculators/assumption-cruncher': 'calculator calculate assumption savings payment compare loan',
  '/calculators/credit': 'calculator credit closing costs how much back cash',
  '/calculators/first-60-days':
    'money cash before budget how much arrival allowance pay BAH DLA dislocation TLA COLA advance reimbursed',
  '/calculators/first-60-days#where-will-you-live': 'on or off base rent or buy compare',
  '/programs': 'benefits program VHP sponsor free help what you get',
  '/contact': 'contact talk call email message sponsor ask question help person',
  '/resources':
    'phone numbers phones offices doctor hospital clinic Tricare medical health crisis suicide hotline links PDF',
  '/resources#who-can-help': 'internet wi-fi utilities lawyer',
  '/member-forum': 'community forum questions members discussion',
  '/suggestion-box': 'feedback suggestion idea mistake wrong report',
  '/auth': 'sign in login log in account password register sign up',
};
