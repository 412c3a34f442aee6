import { expect } from '@playwright/test';

// The Supabase that the site under test talks to, and its mail catcher: those of .env.local in `npm run test:hosted`, the
// embedded ones in `npm test`.

const { TEST_SUPABASE_URL = '', TEST_SUPABASE_PUBLISHABLE_KEY = '', TEST_MAIL_URL = '' } = process.env;

type Answer = { status: number; body: Record<string, unknown> };

/** Calls the project's API, as a user if there is a token. */
async function ask(method: string, path: string, body?: object, token?: string): Promise<Answer> {
  const headers: Record<string, string> = {
    apikey: TEST_SUPABASE_PUBLISHABLE_KEY,
    'content-type': 'application/json',
    'x-supabase-api-version': '2024-01-01',
  };
  if (token) headers.authorization = `Bearer ${token}`;
  const answer = await fetch(`${TEST_SUPABASE_URL}${path}`, {
    method,
    headers,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await answer.text();
  return { status: answer.status, body: text.startsWith('{') ? JSON.parse(text) : { rows: text } };
}

export const post = (path: string, body: object, token?: string) => ask('POST', path, body, token);

/** What a person's own token reads of a table. */
export async function readTable(table: string, token: string): Promise<unknown> {
  return (await ask('GET', `/rest/v1/${table}`, undefined, token)).body.rows;
}

/** Reads the emails to one address, each once. */
export class Mailbox {
  private readonly email: string;
  private read = 0;

  constructor(email: string) {
    this.email = email;
  }

  /** Waits for an email that hasn't been read yet, and returns the newest one's link. */
  async nextLink(): Promise<string> {
    return (await this.next()).link;
  }

  /** The same, with the code to type instead; '' where the project's emails have none. */
  async next(): Promise<{ link: string; code: string }> {
    const message = `An email to ${this.email} comes to ${TEST_MAIL_URL}, if that Supabase sends its email there`;
    await expect.poll(() => this.hasUnread(), { message, timeout: 60_000 }).toBe(true);
    const ids = await this.ids();
    this.read = ids.length;
    const { HTML } = await (await fetch(`${TEST_MAIL_URL}/api/v1/message/${ids[0]}`)).json();
    const [, link = ''] = (HTML as string).match(/href="([^"]+)"/) ?? [];
    const [code = ''] = (HTML as string).replace(/<[^>]*>/g, ' ').match(/(?<!\S)\d{6}(?!\S)/) ?? [];
    return { link: link.replaceAll('&amp;', '&'), code };
  }

  async hasUnread(): Promise<boolean> {
    return (await this.ids()).length > this.read;
  }

  /** Newest first. */
  private async ids(): Promise<string[]> {
    const query = encodeURIComponent(`to:"${this.email}"`);
    const { messages } = await (await fetch(`${TEST_MAIL_URL}/api/v1/search?query=${query}`)).json();
    return (messages as { ID: string }[]).map(({ ID }) => ID);
  }
}

/** The token and type in a mail's link, whether it leads to the site or, as Supabase's own texts do, to the project. */
function tokenIn(link: string): { token_hash: string; type: string } {
  const [, ours] = link.split('#confirm=');
  const { searchParams } = new URL(ours ? decodeURIComponent(ours) : link);
  return { token_hash: searchParams.get('token') ?? '', type: searchParams.get('type') ?? '' };
}

/** Asks for another confirmation. Returns in how many seconds the project sends one; undefined if it just did. */
export async function secondsToNextMail(email: string): Promise<number | undefined> {
  const { status, body } = await post('/auth/v1/resend', { type: 'signup', email });
  if (status === 200) return undefined;
  const [, seconds] = String(body.message ?? body.msg).match(/after (\d+) seconds/) ?? [];
  if (status !== 429 || !seconds) throw new Error(`No second confirmation: ${JSON.stringify(body)}`);
  return Number(seconds);
}

/** Signs in without a browser. Returns the access token, or the error's code. */
async function signIn(email: string, password: string): Promise<{ token?: string; code?: string }> {
  const { body } = await post('/auth/v1/token?grant_type=password', { email, password });
  return { token: body.access_token as string, code: String(body.error_code ?? body.code) };
}

/** The access token of an account that signs up and confirms without a browser. */
export async function join(email: string, password: string): Promise<string> {
  await post('/auth/v1/signup', { email, password });
  return confirm(email);
}

/** Uses the latest mail's link without a browser. Returns the access token. */
async function confirm(email: string): Promise<string> {
  const link = await new Mailbox(email).nextLink();
  return String((await post('/auth/v1/verify', tokenIn(link))).body.access_token);
}

/** Deletes what an interrupted journey left behind. Expects that nobody can sign in anymore. */
export async function leaveNoAccount(emails: readonly string[], passwords: readonly string[]): Promise<void> {
  for (const email of emails)
    for (const password of passwords) {
      const { code, ...session } = await signIn(email, password);
      const token =
        code === 'email_not_confirmed' ? await confirm(email).catch(() => undefined) : session.token;
      if (token) await post('/rest/v1/rpc/delete_account', {}, token);
      const gone = `${email} has no account any more (delete an unconfirmed one in the dashboard)`;
      expect((await signIn(email, password)).code, gone).toBe('invalid_credentials');
    }
}

const settingsMet = new Set<string>();

/** Notes how the project is set, as far as a journey has seen it. */
export function met(setting: string): void {
  settingsMet.add(setting);
}

export function printSettingsMet(): void {
  for (const setting of settingsMet) console.log(`Found: ${setting}`);
}
