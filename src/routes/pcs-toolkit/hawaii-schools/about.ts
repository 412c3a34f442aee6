import type { About } from '@/facts/types';

export const about: About = {
  description: 'Find a school in Hawaii: how the one statewide district works, four search tools, help for military families and the number to call.',
  searchWords: 'kids child education DOE enroll private charter',
  partWords: {
    'graduation-credits-and-sports': 'gifted honors transcript graduate high school athlete football team extracurricular',
    'the-school-year': 'kindergarten calendar start date first day',
    'schools-on-base-or-right-outside-the-gate/school-bus-and-free-lunch': 'ride fare pass cost meals',
    homeschool: 'test testing',
    'private-schools': 'tuition Catholic Christian Punahou Iolani Kamehameha',
    'college-in-state-tuition': 'university UH student MHA residency',
    'who-to-call-base-by-base': 'school liaison SLO bully bullied bullying teen youth sponsor',
    'a-child-with-an-iep-or-504-plan': 'special ed education special needs speech therapy services',
    'what-the-school-will-ask-for': 'TB test immunizations papers documents enrollment physical',
  },
};
