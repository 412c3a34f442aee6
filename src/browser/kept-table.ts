export type KeptRow = {
  place: 'localStorage' | 'sessionStorage' | 'cookie' | 'cache';
  /** In plain words, for users who want to know what this site keeps. */
  holds: string;
  /**
   * What removes it, besides its own control on the page. `clear`: the button under "What this site keeps", and deleting
   * the account. `sign-out`: signing out, here or in another tab.
   */
  clearedBy: readonly ('clear' | 'sign-out')[];
};

/**
 * Everything that this site keeps in a browser, by its key; what it saves is on the server. The code that uses a key provides its parser (`keptValue`). Only My account imports
 * more than types from here, so that no page loads the words.
 */
const keptTable = {
  'sb-<project>-auth-token': {
    place: 'localStorage',
    holds: 'Your sign-in, until you sign out.',
    clearedBy: ['sign-out'],
  },
  'saved-pages-2': {
    place: 'cache',
    holds: 'The pages of this site, so they open right away, even offline, if they are saved.',
    clearedBy: ['clear'],
  },
  'paradise-pcs-visited': {
    place: 'localStorage',
    holds: 'That you saw the welcome message.',
    clearedBy: ['clear'],
  },
  'paradise-pcs-attempts': {
    place: 'localStorage',
    holds: 'How often someone signed in or up here in the last 15 minutes. Emails are scrambled.',
    clearedBy: ['clear'],
  },
  'paradise-pcs-pet-dates': {
    place: 'localStorage',
    holds: 'What you entered in the pet date checker, if you asked to keep it here.',
    clearedBy: ['clear'],
  },
  'paradise-pcs-plan': {
    place: 'localStorage',
    holds:
      'Your report date, what you said about your move and the pet dates you took into your plan, if you filled them in.',
    clearedBy: ['clear'],
  },
  'paradise-pcs-account-plan': {
    place: 'localStorage',
    holds:
      'A copy of the report date and answers that you keep with your account. It goes when you sign out.',
    clearedBy: ['clear', 'sign-out'],
  },
  'paradise-pcs-unsaved-plans': {
    place: 'localStorage',
    holds:
      'A change to them that couldn’t be saved with your account yet. It waits here, even if you sign out, until you sign in again.',
    clearedBy: ['clear'],
  },
  'paradise-pcs-from-account': {
    place: 'localStorage',
    holds:
      'Whose account a plan or numbers in this browser were in, so that signing out can offer to remove them.',
    clearedBy: ['clear'],
  },
  'paradise-pcs-calendar': {
    place: 'localStorage',
    holds: 'A random name for your calendar entries, so that adding them again replaces them.',
    clearedBy: ['clear'],
  },
  'paradise-pcs-recent-searches': {
    place: 'localStorage',
    holds: 'The last five searches that you opened a result of.',
    clearedBy: ['clear'],
  },
  'paradise-pcs-homes': {
    place: 'localStorage',
    holds: 'The homes you asked the assumption calculator to keep, with their numbers.',
    clearedBy: ['clear'],
  },
  'paradise-pcs-first-60-days': {
    place: 'localStorage',
    holds: 'What you entered under “The First 60 Days”, if you asked to keep it here.',
    clearedBy: ['clear'],
  },
  'paradise-pcs-account-first-60-days': {
    place: 'localStorage',
    holds: 'A copy of the First 60 Days numbers that you keep with your account. It goes when you sign out.',
    clearedBy: ['clear', 'sign-out'],
  },
  'paradise-pcs-unsaved-first-60-days': {
    place: 'localStorage',
    holds:
      'A change to those numbers that couldn’t be saved with your account yet. It waits here, even if you sign out, until you sign in again.',
    clearedBy: ['clear'],
  },
  'paradise-pcs-cost-of-living': {
    place: 'localStorage',
    holds: 'What you entered under “Cost of Living in Hawaii”, if you asked to keep it here.',
    clearedBy: ['clear'],
  },
  'paradise-pcs-account-cost-of-living': {
    place: 'localStorage',
    holds: 'A copy of the Cost of Living numbers that you keep with your account. It goes when you sign out.',
    clearedBy: ['clear', 'sign-out'],
  },
  'paradise-pcs-unsaved-cost-of-living': {
    place: 'localStorage',
    holds:
      'A change to your month that couldn’t be saved with your account yet. It waits here, even if you sign out, until you sign in again.',
    clearedBy: ['clear'],
  },
  'paradise-pcs-saved-pages': {
    place: 'localStorage',
    holds: 'That you removed the saved pages, if you did.',
    clearedBy: ['clear'],
  },
  sidebar_state: {
    place: 'cookie',
    holds: 'Whether the side menu is open, for seven days.',
    clearedBy: ['clear'],
  },
  'paradise-pcs-drafts': {
    place: 'sessionStorage',
    holds:
      'What you typed into a form and didn’t send, without passwords, until you close this tab or sign out.',
    clearedBy: ['clear', 'sign-out'],
  },
  'paradise-pcs-mailed-at': {
    place: 'sessionStorage',
    holds: 'When this tab last had a confirmation emailed, so that it waits a minute.',
    clearedBy: ['clear'],
  },
  'paradise-pcs-reloaded-at': {
    place: 'sessionStorage',
    holds: 'When this tab last reloaded to get a new version of the site.',
    clearedBy: ['clear'],
  },
} as const satisfies Record<string, KeptRow>;

type Table = typeof keptTable;

/** The keys of one place. */
export type KeptKey<Place extends KeptRow['place']> = {
  [Key in keyof Table]: Table[Key]['place'] extends Place ? Key : never;
}[keyof Table];

/** supabase-js makes the name from the project's host. */
export type SessionKey = `sb-${string}-auth-token`;

/** The rows of the table, with their keys. */
export const keptRows: readonly (KeptRow & { key: string })[] = Object.entries(keptTable).map(
  ([key, row]) => ({ key, ...row }),
);
