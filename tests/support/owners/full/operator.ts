// Invented, for tests: an owner who has set everything.

import type { OperatorContact } from '@/operator/operator-shapes';

/** In the header and the footer of every page. */
export const TAGLINE = 'Helping you PCS to paradise';

export const operator = {
  founder: {
    name: 'Kai Doe',
    title: 'Founder, Veterans Home Program',
    phone: '808-423-3100',
    email: 'sponsor@owner.test',
    location: 'Oahu, Hawaii',
  } as OperatorContact,
  /** The video on the welcome page and dialog: ours, or a URL that src/features/welcome/video-embed.ts supports. */
  welcomeVideo: 'https://www.youtube.com/watch?v=own-video-1',
  /** Where to get the PCS app, for /resources. */
  pcsAppUrl: 'https://www.owner.test/pcs-app' as string | undefined,
  /** The home search that the menu's "New Construction Hawaii" link opens. */
  newConstructionSearchUrl: 'https://www.owner.test/new-construction-hawaii' as string | undefined,
} as const;
