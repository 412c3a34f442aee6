import type { About } from '@/facts/types';

export const about: About = {
  description: 'Tell us what would make a PCS move to Hawaii easier. See ideas to start from and what comes next.',
  searchWords: 'feedback idea mistake report',
};
