import type { About } from '@/facts/types';

export const about: About = {
  description: 'Family travel screening for a PCS to Hawaii, service by service: who is screened, who starts it, how long it takes, and who books the flights.',
  searchWords: 'EFMP FMTS family member travel screening medical clearance command sponsorship sponsored dependents spouse special needs',
  partWords: {
    'who-books-the-flights': 'plane ticket flight port call SATO Patriot Express fly',
    'travel-days-leave-and-bags': 'how many travel days leave en route baggage',
    'flights-home': 'fly home visit Space-A emergency leave Red Cross',
    'pets-on-the-ticket': 'pet reservation on the military ticket',
    'married-a-new-baby-or-joining-later': 'getting married newborn marriage',
  },
};
