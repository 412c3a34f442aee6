import { ADDED, MAX_HEIGHT, MAX_LONG_HEIGHT, type ScreenParts } from './part';

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
  {
    path: '/pcs-toolkit/storage-facilities',
    maxHeight: MAX_HEIGHT,
    added: ADDED,
    parts: [
      {
        part: 'companies with their sites',
        role: 'link',
        name: /^(Hawaii Self|Waikele Self|Extra Space).*new tab/,
        count: 3,
      },
      { part: 'discounts', text: /^(5|10)% off$/, count: 3 },
      { part: 'who gets it', text: 'Discount:', count: 3 },
      { part: 'towns', text: /^(Mililani|Kapolei|Waipahu|Honolulu)$/ },
      { part: 'places', text: 'Where:', count: 3 },
      { part: 'perks', text: 'Perks:', count: 3 },
      {
        part: 'tips',
        text: /^(Keep it dry|Insure it yourself|Report damage early|Read the terms first)\./,
        count: 4,
      },
    ],
  },
  {
    path: '/pcs-toolkit/hawaii-crime-safety',
    maxHeight: MAX_LONG_HEIGHT,
    added: ADDED,
    parts: [
      {
        part: 'resource cards',
        role: 'heading',
        name: /^(Honolulu Police crime|Tsunami, flood and|Hawaii covered|National Sex|Neighborhood stat)/,
        count: 5,
      },
      { part: 'what each is for', text: 'Use it for:', count: 5 },
      { part: 'their tips', text: 'Tip:', count: 5 },
      { part: 'research tips', role: 'heading', name: 'Tips for your research' },
      { part: 'key areas', role: 'heading', name: /^District \d/, count: 8 },
      { part: 'questions', text: /\?$/, count: 15 },
    ],
  },
  {
    path: '/pcs-toolkit/hawaii-schools',
    maxHeight: MAX_HEIGHT,
    added: ADDED,
    parts: [
      { part: 'finder', role: 'link', name: /^Find the school for an address/ },
      {
        part: 'school-search platforms',
        role: 'link',
        name: /^(Hawaii enrollment page|GreatSchools|Niche|SchoolDigger).*new tab/,
        count: 4,
      },
      {
        part: 'military-family links',
        role: 'link',
        name: /^(MIC3|Hawaii schools: military families)/,
        count: 2,
      },
      { part: 'district card', role: 'heading', name: 'Hawaii State Department of Education' },
      { part: 'Student Services', text: 'Student services' },
      { part: 'its phone', role: 'link', name: '808-784-6200' },
    ],
  },
];
