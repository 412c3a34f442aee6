// Other words that people use for a page's subject. Search finds the page by them.
import type { AppPath } from '@/site-map';

export const searchWords: Record<AppPath, string> = {
  '/': 'home start begin bases Schofield Hickam Kaneohe Shafter',
  '/welcome': 'founder video mission who we are about',
  '/pcs-toolkit/hawaii-checklist':
    'to do list tasks plan timeline orders move steps what first progress print',
  '/pcs-toolkit/pet-travel':
    'dog dogs cat cats puppy kitten animal vet veterinarian rabies shots quarantine titer bring',
  '/pcs-toolkit/firearms-pcs':
    'gun guns weapon weapons pistol handgun rifle shotgun ammo ammunition magazine register permit police',
  '/pcs-toolkit/vehicle-shipping':
    'car cars auto truck motorcycle POV ship drive registration plates safety inspection rental',
  '/pcs-toolkit/boat-shipping': 'sailboat jet ski kayak trailer yacht harbor slip',
  '/pcs-toolkit/storage-facilities': 'store furniture unit locker household goods',
  '/pcs-toolkit/hawaii-schools':
    'school kid kids child children education kindergarten teacher district DOE enroll private charter',
  '/pcs-toolkit/hawaii-crime-safety': 'safe dangerous neighborhood theft police map emergency',
  '/pcs-toolkit/tla-hotels': 'hotel lodging temporary stay room lodge Navy inn allowance pet friendly',
  '/housing/va-homes':
    'buy house home for sale real estate realtor agent price mortgage VA loan area neighborhood',
  '/housing/verified-rentals': 'rent rental apartment house lease landlord scam BAH deposit tenant',
  '/housing/va-assumptions': 'assume assumable loan take over seller low rate mortgage',
  '/housing/gap-lenders': 'gap loan second mortgage lender bank equity financing',
  '/housing/base-housing':
    'on base housing waitlist wait list family privatized Island Palm Ohana quarters post',
  '/housing/new-construction': 'new build builder brand new home development incentive',
  '/calculators/assumption-cruncher': 'calculator calculate assumption savings payment compare loan',
  '/calculators/credit': 'calculator credit closing costs how much back cash',
  '/programs': 'benefits program VHP sponsor free help what you get',
  '/contact': 'contact talk call email message sponsor ask question help person',
  '/resources':
    'phone numbers phones offices doctor hospital clinic Tripler Tricare medical health crisis suicide hotline links PDF',
  '/member-forum': 'community forum questions members discussion',
  '/suggestion-box': 'feedback suggestion idea mistake wrong report',
  '/auth': 'sign in login log in account password register sign up',
};
