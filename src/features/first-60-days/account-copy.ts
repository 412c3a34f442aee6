import { accountCopies } from '@/features/account/account-copies';
import type { FormTexts } from './fields';
import { parseTexts } from './kept-form';

/** This browser's copy of the form that the account keeps. */
export type AccountCopy = {
  texts: FormTexts;
  /** While `texts` has unsaved changes: the account's form that they were made to. */
  base?: FormTexts;
};

/** A user's copy, and how to keep a changed one; it returns false when that is lost on reload. */
export type AccountForm = {
  userId: string;
  copy: AccountCopy | undefined;
  keep: (copy: AccountCopy) => boolean;
};

export const formCopies = accountCopies(
  { copy: 'paradise-pcs-account-first-60-days', unsaved: 'paradise-pcs-unsaved-first-60-days' },
  (kept): AccountCopy | undefined => {
    const [texts, base] = [parseTexts(kept.texts), parseTexts(kept.base)];
    return texts && (base ? { texts, base } : { texts });
  },
);
