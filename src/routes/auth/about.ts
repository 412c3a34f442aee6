import type { About } from '@/facts/types';

export const about: About = {
  description: 'Sign in or sign up for a free account to save your PCS checklist on every device.',
  searchWords: 'log in login account password register',
};
