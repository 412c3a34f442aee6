import type { About } from '@/facts/types';

export const about: About = {
  description: 'Find a school in Hawaii: how the one statewide district works, four search tools, help for military families and the number to call.',
  searchWords: 'kids child education DOE enroll private charter',
  partWords: {
    'if-a-school-hesitates': 'gifted honors credits transcript graduation senior',
    'the-school-year': 'kindergarten calendar start date first day',
    'one-statewide-district': 'school bus',
    'private-schools': 'tuition Catholic Christian Punahou Iolani Kamehameha',
    'college-in-state-tuition': 'university UH student GI Bill MHA residency',
    'who-to-call-base-by-base': 'school liaison SLO bully bullied bullying teen youth sponsor',
    'a-child-with-an-iep-or-504-plan': 'special ed education special needs',
    'what-the-school-will-ask-for': 'TB test immunizations',
  },
};
