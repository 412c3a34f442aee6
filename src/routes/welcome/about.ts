import type { About } from '@/facts/types';

export const about: About = {
  description: 'A short welcome video, who is behind the site and why, and where to start your PCS move to Hawaii.',
  searchWords: 'founder video mission',
};
