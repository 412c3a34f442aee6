// What was typed into the forms of this tab and is neither sent nor kept: it is there again after Back, after a reload
// and when a phone has thrown the tab away, until the tab is closed or its user signs out.
import { parseJson } from './kept-value';
import { forgetInTab, keepInTab, readInTab } from './tab-value';

const KEY = 'paradise-pcs-drafts';

/** `owner`: who was signed in. */
type Drafts = { owner?: string | undefined; forms: Record<string, unknown> };

const listeners = new Set<() => void>();
let signedIn: string | undefined;

export function readDraft(form: string): unknown {
  return read().forms[form];
}

/** Keeps what a form holds; undefined for nothing. */
export function keepDraft(form: string, draft: unknown): void {
  const { owner, forms } = read();
  if (draft === undefined && forms[form] === undefined) return;
  write({ owner: signedIn ?? owner, forms: { ...forms, [form]: draft } });
}

export function forgetDrafts(): void {
  forgetInTab(KEY);
  for (const listener of listeners) listener();
}

/** Says who is signed in: the drafts of somebody else go, and a visitor's are now this user's. */
export function takeDrafts(userId: string | undefined): void {
  const { owner, forms } = read();
  signedIn = userId;
  if (owner && owner !== userId) forgetDrafts();
  else if (userId) write({ owner: userId, forms });
}

/** Returns who was signed in when the drafts were typed. */
export function ownerOfDrafts(): string | undefined {
  return read().owner;
}

/** Calls back when the drafts are forgotten. Returns an unsubscribe function. */
export function followForgetting(onForget: () => void): () => void {
  listeners.add(onForget);
  return () => void listeners.delete(onForget);
}

function read(): Drafts {
  const { owner, forms } = Object(parseJson(readInTab(KEY)));
  return { owner: typeof owner === 'string' ? owner : undefined, forms: Object(forms) };
}

function write(drafts: Drafts): void {
  if (Object.values(drafts.forms).every((draft) => draft === undefined)) forgetInTab(KEY);
  else keepInTab(KEY, JSON.stringify(drafts));
}
