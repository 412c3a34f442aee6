// Everything that belongs to whoever runs this site. Replace each value marked as a placeholder before launch;
// `isSample` keeps a visible "sample contact data" mark on the pages until then.

export type OperatorContact = { name: string; title: string; phone: string; email: string; location: string };

export const operator = {
  /** Set to false once every placeholder below has been replaced. */
  isSample: true as boolean,
  founder: {
    name: 'Your VHP sponsor',
    title: 'Founder, Veterans Home Program',
    phone: '808-555-0100',
    email: 'sponsor@example.com',
    location: 'Oahu, Hawaii',
  } satisfies OperatorContact,
  /** The home search that the menu's "New Construction Hawaii" link opens. */
  newConstructionSearchUrl: 'https://example.com/new-construction-hawaii',
} as const;
