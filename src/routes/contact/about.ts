import type { About } from '@/facts/types';
import { site } from '@/operator/site';

export const about: About = {
  description: `Ask ${site.program ? `a ${site.program.name} sponsor` : site.founder.name} about your PCS move to Hawaii, by phone, email or form.`,
  searchWords: 'talk call person help',
};
