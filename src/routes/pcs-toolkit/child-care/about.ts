import type { About } from '@/facts/types';

export const about: About = {
  description: 'Child care for military families in Hawaii: when to ask, who gets a spot first, what it costs, preschool help and after-school care.',
  searchWords: 'daycare day care CDC babysitter nanny toddler baby infant preschool pre-K',
  partWords: {
    'no-spot-when-you-need-it': 'twin twins triplets siblings two kids',
    'no-spot-when-you-need-it/run-a-daycare-in-base-housing': 'FCC provider home requirements become',
    'preschool-money-and-after-school-care': 'full-day cost EOEL Head Start',
    'preschool-money-and-after-school-care/teens-sports-and-summer-camp': 'home alone unattended supervision age teen center youth clubs middle school hockey soccer baseball swimming camps',
    'one-parent-or-both-in-uniform':
      'single parent mom dad divorced ex custody deploy deployment deployed watches kids son daughter caregiver guardian leave child with grandparents family care plan dual military night shift 24 hour overnight weekend',
  },
};
