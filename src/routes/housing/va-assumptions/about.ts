import type { About } from '@/facts/types';

export const about: About = {
  description: 'Taking over a seller’s VA loan in Hawaii: what it saves, what it risks, the eight steps, and where to find these homes.',
  searchWords: 'assume assumable take over seller low rate mortgage',
};
