import { fetchRow, type OwnRow, saveRow } from '@/features/account/own-row';
import { isStoredUser } from '@/features/account/stored-session';
import { formCopies } from './account-copy';
import type { FormTexts } from './fields';
import { isSameForm, keptForm, parseTexts } from './kept-form';

const formRow: OwnRow<FormTexts> = {
  table: 'first_60_days',
  column: 'form',
  parse: parseTexts,
  isSame: isSameForm,
};

/**
 * What the page shows when that isn't the account's form, such as numbers from a link; undefined when it is, or when
 * nothing would be lost by replacing it.
 */
type OwnTexts = () => FormTexts | undefined;

const TRIES = 3;

/**
 * Saves this browser's changes with the account, or takes over the account's. Returns the account's form when the page
 * shows another one, so that the user must choose, and keeps both until then. What was never in the account gets there
 * only when `isTurningOn`. Rejects like `fetchRow`; what is unsaved then stays in this browser.
 */
export async function syncForm(
  userId: string,
  ownTexts: OwnTexts,
  isTurningOn: boolean,
  tries = TRIES,
): Promise<FormTexts | undefined> {
  const saved = await fetchRow(formRow, userId);
  const found = saved?.value ?? null;
  const own = ownTexts();
  const copy = formCopies.read(userId);
  const ours = own ?? copy?.texts;
  const base = own ? null : (copy?.base ?? copy?.texts ?? null);

  if (!ours || isSameForm(ours, base)) {
    formCopies.keep(userId, found ? { texts: found } : undefined);
    return undefined;
  }
  if (!isSameForm(ours, found)) {
    if (!found && !isTurningOn) {
      // Turned off on another device.
      if (!own) keepInBrowser(userId, ours);
      return undefined;
    }
    if (!isSameForm(base, found)) return found ?? undefined;
    if (!(await saveRow(formRow, userId, ours, saved?.version))) {
      if (tries === 1) throw new Error('The account’s numbers keep changing.');
      return syncForm(userId, ownTexts, isTurningOn, tries - 1);
    }
  }
  keepSynced(userId, ours, (own ? ownTexts() : formCopies.read(userId)?.texts) ?? ours);
  if (own && isStoredUser(userId)) keptForm.forget();
  return undefined;
}

/** Removes the form from the account and keeps it in this browser. Rejects like `syncForm`. */
export async function turnOffForm(userId: string): Promise<void> {
  const saved = await fetchRow(formRow, userId);
  if (saved && !(await saveRow(formRow, userId, null, saved.version)))
    throw new Error('The account’s numbers have just changed.');
  const copy = formCopies.read(userId);
  const latest = copy?.base ? copy.texts : (saved?.value ?? copy?.texts);
  if (latest) keepInBrowser(userId, latest);
}

/** Keeps what was saved, under any change made here in the meantime. */
function keepSynced(userId: string, saved: FormTexts, latest: FormTexts): void {
  formCopies.keep(userId, isSameForm(saved, latest) ? { texts: saved } : { texts: latest, base: saved });
}

function keepInBrowser(userId: string, texts: FormTexts): void {
  if (isStoredUser(userId)) keptForm.keep(texts);
  formCopies.keep(userId, undefined);
}
