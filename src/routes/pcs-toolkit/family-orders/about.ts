import type { About } from '@/facts/types';

export const about: About = {
  description: 'Family travel screening for a PCS to Hawaii, service by service: who is screened, who starts it, how long it takes, and who books the flights.',
  searchWords: 'dependent entry approval EFMP FMTS OFSR overseas screening medical clearance command sponsorship sponsored dependents spouse special needs',
  partWords: {
    'until-travel-is-approved': 'fly together before approval late too long not done in time extend extension later report date early',
    'who-books-the-flights': 'plane ticket port call SATO Patriot Express fly',
    'travel-days-leave-and-bags':
      'baggage luggage en route vacation stopover detour passport REAL ID identification permissive TDY PTDY house hunting between stations interisland another island neighbor island',
    'visits-home-and-emergency-leave': 'Space-A retiree retired category emergency leave bereavement Red Cross dying death funeral message',
    'pets-on-the-ticket': 'pet reservation',
    'expecting-a-baby': 'pregnant pregnancy due',
    'married-a-new-baby-or-joining-later': 'newlywed newborn marriage wife husband delayed deferred concurrent travel follow flying later',
    'going-alone-or-home-early': 'unaccompanied visit geo-bachelor geobachelor dependents restricted ERD separated FSA split tour length accompanied',
    'power-of-attorney-wills-notary-divorce': 'POA deployment testament custody marriage license lawyer notarize',
    'a-parent-who-comes-along': 'mother father mom dad grandmother grandma grandparent mother-in-law elderly dependent parent secondary dependency',
    'family-and-friends-who-visit': 'visitor visitors guest pass gate foreign national noncitizen in-laws parents',
    'if-you-are-a-dod-civilian': 'GS federal employee government civilians LQA TQSE',
    'if-you-are-a-contractor': 'contractors contract LOA letter of authorization Tripler',
  },
};
