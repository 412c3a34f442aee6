import type { About } from '@/facts/types';

export const about: About = {
  description: 'Child care for military families in Hawaii: when to ask, who gets a spot first, what it costs, preschool help and after-school care.',
  searchWords: 'daycare day care cost CDC child development center babysitter nanny toddler baby infant preschool pre-K before after school care',
  partWords: {
    'no-spot-when-you-need-it': 'nanny grandma travel',
  },
};
