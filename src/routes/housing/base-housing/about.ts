import type { About } from '@/facts/types';

export const about: About = {
  description: 'On-base housing at four Hawaii installations: housing types, units, waitlists, amenities and the number to call.',
  searchWords: 'on-base on-post waitlist wait list privatized Island Palm Ohana Hunt quarters barracks living on post',
  partWords: {
    'pearl-harbor-hickam': 'JBPHH Ford Island',
    schofield: 'Wheeler Fort Shafter Helemano Aliamanu',
    kaneohe: 'MCBH Camp Smith Manana',
    'do-we-have-to-live-on-base': 'mandatory required decline refuse offer widow widower survivor died cleaning damage move out',
    'on-base-or-off': 'move out notice vacate leaving',
    'air-conditioning-pets-bedrooms-mold':
      'AC dogs cats breed pit bull rank kids maintenance electric electricity power bill utilities repair broken work order complaint rats rodents pests night emergency escalate tenant advocate',
    'air-conditioning-pets-bedrooms-mold/how-big-the-homes-are-and-floor-plans': 'layout neighborhood villages 3 bedroom 4 bedroom',
    'red-hill-and-the-water': 'drinking tap safe fuel contamination claim',
    'single-or-in-the-barracks': 'dorm soldier sailor airman Marine',
    'what-each-service-requires': 'retired retiree veteran waterfall eligible rent',
    'air-conditioning-pets-bedrooms-mold/accessible-homes': 'wheelchair one floor ground floor disabled disability handicap handicapped ramp roll-in shower paratransit power chair Handi-Van',
  },
};
