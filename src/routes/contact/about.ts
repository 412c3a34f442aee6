import type { About } from '@/facts/types';

export const about: About = {
  description: 'Ask a Veterans Home Program sponsor about your PCS move to Hawaii, by phone, email or form.',
  searchWords: 'contact talk call email message sponsor ask question help person',
};
