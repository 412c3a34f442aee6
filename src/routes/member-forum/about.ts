import type { About } from '@/facts/types';

export const about: About = {
  description: 'Twelve questions that families ask about a PCS move to Hawaii, answered, and a preview of the member forum.',
  searchWords: 'community discussion',
};
