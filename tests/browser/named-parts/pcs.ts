import { ADDED, MAX_LONG_HEIGHT, type ScreenParts } from './part';

export const pcsParts: readonly ScreenParts[] = [
  {
    path: '/pcs-toolkit/tla-hotels',
    maxHeight: MAX_LONG_HEIGHT,
    added: ADDED,
    parts: [
      {
        part: 'hotels',
        role: 'heading',
        name: /^(Navy (Lodge|Gateway)|The Inn|Inns of|Best Western|Residence|Hale Koa|The Wayfinder)/,
        count: 8,
      },
      { part: 'addresses', text: /, HI.96[78]\d\d/, count: 8 },
      { part: 'phones', role: 'link', name: /^808-(440|421|624|254|836|955)-\d{4}$/, count: 6 },
      { part: 'phones our list lacks', text: 'on its website', count: 2 },
      { part: 'emails', role: 'link', name: /@/, count: 2 },
      { part: 'emails our list lacks', text: 'ask the desk', count: 6 },
      { part: 'websites', role: 'link', name: /(\.com|to book|OneSource page).*new tab/, count: 8 },
      { part: 'amenities', text: 'Amenities:', count: 8 },
      { part: 'notes', text: 'Notes:', count: 8 },
      { part: 'TLA badges', text: /^TLA(-approved$|: ask if)/, count: 8 },
      { part: 'no pets', text: /^No pets(,.*)?\W*$/, count: 2 },
      { part: 'pet fees', text: /^Pets: \$(50|25) a night per pet|^Pets: \$(75|100) one-time/, count: 4 },
      { part: 'info box', role: 'heading', name: 'TLA in brief' },
      { part: 'pet travel tips', role: 'heading', name: 'Pet travel tips' },
    ],
  },
];
