import type { About } from '@/facts/types';

export const about: About = {
  description: 'Find a school in Hawaii: how the one statewide district works, four search tools, help for military families and the number to call.',
  searchWords: 'school kid kids child children education kindergarten district DOE enroll private charter',
  partWords: {
    'the-school-year': 'kindergarten age school start date first day',
    'who-to-call-base-by-base': 'school liaison',
    'a-child-with-an-iep-or-504-plan': 'IEP special ed education transfer',
    'what-the-school-will-ask-for': 'TB test',
  },
};
