// The home page: its quick links, in order, and the bases that most families come to.
import type { AppPath } from '@/site-map';

export type Tile = { path: AppPath; title: string; text: string };

export const tiles: readonly Tile[] = [
  {
    path: '/pcs-toolkit/hawaii-checklist',
    title: 'PCS Checklist',
    text: 'The 20 things to do, in order. Sign in, and your ticks are there on every device.',
  },
  {
    path: '/pcs-toolkit/storage-facilities',
    title: 'Storage Facilities',
    text: 'What the government stores for free, and three companies with a military discount.',
  },
];

export const homeIntro = {
  title: 'Your PCS to Hawaii, one calm step at a time',
  lead: 'Built by veterans for military families: a checklist that remembers where you were, and plain answers with their sources.',
  promises: [
    'Every figure says where it comes from and when we checked it.',
    'Free, without advertising. You need an account only to save your checklist.',
    'Made for a phone, a keyboard, a screen reader and a bad connection.',
  ],
} as const;
