import type { KeptKey } from '@/browser/kept-table';
import { forget, keep, readKept } from '@/browser/kept-value';
import { savesData } from '@/browser/saves-data';
import { createStore } from '@/browser/store';
import { ask, currentRegistration, registerWorker, whenInstalled } from './registration';
import { SAVED_PAGES } from './worker-messages';

/** Kept once the user has removed the pages. */
const REMOVED_KEY: KeptKey<'localStorage'> = 'paradise-pcs-saved-pages';

/** False in development and with VITE_OFFLINE=off. */
const IS_BUILT_IN = import.meta.env.PROD && import.meta.env.VITE_OFFLINE !== 'off';

/**
 * `off`: this build saves nothing. `refused`: the browser blocks storage, as in some private windows. `none`: nothing
 * is saved, because the user removed the pages or has data saver on.
 */
export type SavedPages =
  | 'checking'
  | 'off'
  | 'unsupported'
  | 'refused'
  | 'none'
  | 'saving'
  | 'failed'
  | 'saved';

export const savedPages = createStore<SavedPages>('checking');

/** Saves all pages, unless the user removed them or has data saver on: then it only checks what is saved. */
export async function savePagesUnasked(): Promise<void> {
  const isUnwanted = readKept(REMOVED_KEY) === 'removed' || savesData();
  if (!canSave() || isUnwanted) await checkSavedPages();
  else await save();
}

/** Saves all pages at the user's request. */
export async function savePages(): Promise<void> {
  forget(REMOVED_KEY);
  if (canSave()) await save();
}

/** Removes the saved pages and the service worker, until the user asks for them again. */
export async function removeSavedPages(): Promise<void> {
  keep(REMOVED_KEY, 'removed');
  if (!canSave()) return;
  await (await currentRegistration())?.unregister();
  await window.caches.delete(SAVED_PAGES).catch(() => undefined);
  await checkSavedPages();
}

/** Updates `savedPages` with what is in the cache. */
export async function checkSavedPages(): Promise<void> {
  if (canSave()) savedPages.set((await areSaved()) ? 'saved' : 'none');
}

/** Returns the size of the saved pages in bytes. Reads all of them, so call it only when the user asks. */
export async function savedBytes(): Promise<number> {
  const cache = await window.caches.open(SAVED_PAGES);
  const files = await Promise.all((await cache.matchAll()).map((file) => file.blob()));
  return files.reduce((sum, { size }) => sum + size, 0);
}

/** Returns the date of the saved pages, such as "Nov 22"; undefined when there are none. */
export async function savedOn(): Promise<string | undefined> {
  const date = (await savedHome().catch(() => undefined))?.headers.get('date');
  return date ? dayOf(new Date(date)) : undefined;
}

function dayOf(moment: Date): string {
  const isThisYear = moment.getFullYear() === new Date().getFullYear();
  const year = isThisYear ? undefined : 'numeric';
  return moment.toLocaleDateString('en-US', { month: 'short', day: 'numeric', year });
}

function canSave(): boolean {
  if (!IS_BUILT_IN) savedPages.set('off');
  else if (!('serviceWorker' in navigator && 'caches' in window)) savedPages.set('unsupported');
  else return true;
  return false;
}

async function save() {
  try {
    if (savedPages.get() !== 'saved') savedPages.set('saving');
    const registration = await registerWorker();
    const { installing, active } = registration;
    if (installing) await whenInstalled(registration);
    else if (active && !(await areSaved())) await ask(active, 'save');
    savedPages.set((await areSaved()) ? 'saved' : 'failed');
  } catch (error) {
    // Without a connection, registering fails with a TypeError.
    savedPages.set(error instanceof DOMException ? 'refused' : 'failed');
  }
}

/** Home is saved last, so an interrupted save doesn't count. */
async function areSaved(): Promise<boolean> {
  const registration = await currentRegistration();
  if (!registration?.active && !registration?.waiting) return false;
  return Boolean(await savedHome());
}

async function savedHome(): Promise<Response | undefined> {
  const cache = await window.caches.open(SAVED_PAGES);
  return cache.match('/', { ignoreSearch: true });
}
