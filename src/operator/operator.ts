// Everything specific to the operator of this site. Replace each value marked as a placeholder before launch, and remove its
// `isSample` line: until then the pages mark it as a sample. `npm run launch-check` lists what is left. The partners and
// lenders have files of their own here, so that only their pages load them.

import type { OperatorContact } from './operator-shapes';

/** In the header and the footer of every page. */
export const TAGLINE = 'Helping you PCS to paradise';

export const operator = {
  founder: {
    name: 'Your home program sponsor',
    title: 'Founder, Veterans Home Program',
    phone: '808-555-0100',
    email: 'sponsor@example.com',
    location: 'Oahu, Hawaii',
    isSample: true,
  } as OperatorContact,
  /** The video on the welcome page and dialog: ours, or a URL that src/features/welcome/video-embed.ts supports. */
  welcomeVideo: '/welcome.webm',
  /** Where to get the PCS app, for /resources; undefined when there is none. */
  pcsAppUrl: 'https://example.com/pcs-app' as string | undefined,
  /** The home search that the menu's "New Construction Hawaii" link opens; undefined for a public one. */
  newConstructionSearchUrl: 'https://example.com/new-construction-hawaii' as string | undefined,
} as const;
