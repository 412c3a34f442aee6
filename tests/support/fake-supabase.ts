import { GoTrueClient } from '@supabase/auth-js';
import { afterEach, beforeEach, vi } from 'vitest';
import { deferred } from './deferred';

// An in-memory Supabase behind `fetch`. A test can override any call with `answer`.

// Every test loads the page anew. Clients are disposed after their test, as if the tab were closed; otherwise they
// would refresh the sessions of later tests.
const clients = new Set<GoTrueClient>();
const { initialize } = GoTrueClient.prototype;
GoTrueClient.prototype.initialize = function (this: GoTrueClient) {
  clients.add(this);
  return initialize.call(this);
};

/** The server of the running test, empty at its start. */
export let fake: FakeSupabase;

beforeEach(() => {
  fake = new FakeSupabase();
});

afterEach(async () => {
  fake.close();
  await Promise.all([...clients].map((client) => client.dispose()));
  clients.clear();
});

type Row = { user_id: string; checklist_type: string; item_index: number; completed: boolean };
/** The tables with one row a user, and the column that holds what it keeps. */
const OWN_COLUMNS = { family_plans: 'plan', first_60_days: 'form' } as const;
type OwnTable = keyof typeof OWN_COLUMNS;
type OwnRow = { user_id: string; updated_at: string; plan?: unknown; form?: unknown };
type Account = { id: string; email: string; password: string };
type MailedLink = { token: string; type: string; account: Account };
export type Call = { method: string; path: string; search: URLSearchParams; headers: Headers; body: unknown };
type Answer = (call: Call) => Response | Promise<Response> | undefined;

export const SESSION_KEY = 'sb-paradise-auth-token';

/** Everything this browser stores, except the session itself. */
export function leftBehind(): string {
  const keys = Object.keys(window.localStorage).filter((key) => key !== SESSION_KEY);
  return keys.map((key) => window.localStorage.getItem(key)).join();
}

export function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}

class FakeSupabase {
  accounts: Account[] = [];
  rows: Row[] = [];
  own: Record<OwnTable, OwnRow[]> = { family_plans: [], first_60_days: [] };
  calls: Call[] = [];
  private links: MailedLink[] = [];
  private answers: { name: string; answer: Answer }[] = [];
  private isOpen = true;
  private versions = 0;

  constructor() {
    vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => this.receive(input, init));
  }

  /** From then on, pending requests never get a response. */
  close(): void {
    this.isOpen = false;
  }

  addUser(email: string, password = 'Aloha2026'): Account {
    const account = { id: `id-of-${email}`, email, password };
    this.accounts.push(account);
    return account;
  }

  /** Mails a link that works once, in the place of earlier ones of its type. Returns its token. */
  mailLink(account: Account, type: string): string {
    const token = `${type}-${this.links.length}-for-${account.id}`;
    this.links = this.links.filter((other) => other.account !== account || other.type !== type);
    this.links.push({ token, type, account });
    return token;
  }

  complete(user_id: string, ...itemIndexes: number[]): void {
    for (const item_index of itemIndexes)
      this.rows.push({ user_id, checklist_type: 'hawaii_pcs', item_index, completed: true });
  }

  completedOf(userId: string): number[] {
    const rows = this.rows.filter((row) => row.user_id === userId && row.completed);
    return rows.map((row) => row.item_index).sort((a, b) => a - b);
  }

  /** Saves a plan, as another device would; undefined removes it. */
  keepPlan(userId: string, plan: unknown): void {
    this.keepOwn('family_plans', userId, plan);
  }

  planOf(userId: string): unknown {
    return this.own.family_plans.find((row) => row.user_id === userId)?.plan;
  }

  /** Saves a form of The First 60 Days, as another device would; undefined removes it. */
  keepForm(userId: string, form: unknown): void {
    this.keepOwn('first_60_days', userId, form);
  }

  formOf(userId: string): unknown {
    return this.own.first_60_days.find((row) => row.user_id === userId)?.form;
  }

  /** Keeps it as the table's last row. Its version is in PostgREST's format, and later than any before. */
  private keepOwn(table: OwnTable, user_id: string, value: unknown): void {
    this.own[table] = this.own[table].filter((row) => row.user_id !== user_id);
    this.versions += 1;
    const updated_at = `2026-11-22T19:00:00.${String(this.versions).padStart(6, '0')}+00:00`;
    if (value !== undefined) this.own[table].push({ user_id, [OWN_COLUMNS[table]]: value, updated_at });
  }

  /** Overrides calls by method and path; the newest override wins. Returns a function that removes it. */
  answer(method: string, path: string, answer: Answer): () => void {
    const taken = { name: `${method} ${path}`, answer };
    this.answers.unshift(taken);
    return () => {
      this.answers = this.answers.filter((other) => other !== taken);
    };
  }

  /** Handles the next such call at once, and answers it when the returned function is called. */
  answerLate(method: string, path: string): () => void {
    const late = deferred<void>();
    const giveBack = this.answer(method, path, (call) => {
      giveBack();
      const answer = this.normalAnswer(call);
      return late.promise.then(() => answer);
    });
    return late.resolve;
  }

  callsTo(method: string, path: string): Call[] {
    return this.calls.filter((call) => call.method === method && call.path === path);
  }

  /** The session as supabase-js stores it, valid for an hour by default. */
  sessionOf(account: Account, secondsLeft = 3600) {
    const expires_at = Math.floor(Date.now() / 1000) + secondsLeft;
    const part = (value: object) => btoa(JSON.stringify(value)).replace(/=+$/, '');
    return {
      access_token: `${part({ alg: 'HS256' })}.${part({ sub: account.id, exp: expires_at })}.c2lnbmVk`,
      refresh_token: `refresh-${account.id}`,
      token_type: 'bearer',
      expires_in: secondsLeft,
      expires_at,
      user: userOf(account),
    };
  }

  /** Stores a session in the browser, as an earlier visit would have. Returns the account. */
  remember(account: Account, secondsLeft?: number): Account {
    window.localStorage.setItem(SESSION_KEY, JSON.stringify(this.sessionOf(account, secondsLeft)));
    return account;
  }

  private async receive(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    init?.signal?.throwIfAborted();
    const call = await callOf(input, init);
    this.calls.push(call);
    const taken = this.answers.find(({ name }) => name === `${call.method} ${call.path}`);
    const response = taken?.answer(call) ?? this.normalAnswer(call);
    return new Promise((resolve, reject) => {
      const settle = (end: () => void) => this.isOpen && end();
      const abort = () => settle(() => reject(init?.signal?.reason));
      if (init?.signal?.aborted) abort();
      init?.signal?.addEventListener('abort', abort);
      Promise.resolve(response).then(
        (answer) => settle(() => resolve(answer)),
        (error) => settle(() => reject(error)),
      );
    });
  }

  /** The server's response when no test overrides it. */
  normalAnswer(call: Call): Response {
    const account = this.accountOf(call);
    const ownTable = (Object.keys(OWN_COLUMNS) as OwnTable[]).find(
      (table) => call.path === `/rest/v1/${table}`,
    );
    if (ownTable) return this.changeOwn(ownTable, call, account);
    switch (`${call.method} ${call.path}`) {
      case 'POST /auth/v1/signup':
        return json({ ...userOf({ id: 'new', ...(call.body as { email: string }) }), identities: [] });
      case 'POST /auth/v1/token':
        return this.token(call);
      case 'POST /auth/v1/verify':
        return this.verify(call.body as { token_hash: string; type: string });
      case 'GET /auth/v1/user':
        return account ? json(userOf(account)) : json({ code: 'bad_jwt' }, 403);
      case 'PUT /auth/v1/user':
        return updateUser(call, account);
      case 'POST /auth/v1/recover':
      case 'POST /auth/v1/resend':
        return json({});
      case 'POST /rest/v1/rpc/delete_account':
        this.accounts = this.accounts.filter((other) => other !== account);
        this.rows = this.rows.filter((row) => row.user_id !== account?.id);
        for (const table of Object.keys(OWN_COLUMNS) as OwnTable[])
          this.keepOwn(table, account?.id ?? '', undefined);
        return new Response(null, { status: 204 });
      case 'POST /auth/v1/logout':
        return new Response(null, { status: 204 });
      case 'GET /rest/v1/profiles':
        return json(account ? [{ id: account.id, email: account.email }] : []);
      case 'POST /rest/v1/profiles':
        return json({ message: 'permission denied for table profiles', code: '42501' }, 401);
      case 'GET /rest/v1/checklist_progress':
        return json(
          this.rows.filter((row) => row.user_id === account?.id && isChosen(row, call)).map(progressOf),
        );
      case 'POST /rest/v1/checklist_progress':
        return this.saveProgress(call.body as Row, account);
      default:
        throw new Error(`The fake Supabase does not know ${call.method} ${call.path}`);
    }
  }

  private token({ search, body }: Call): Response {
    const { email, password, refresh_token } = body as Record<string, string>;
    const account = this.accounts.find((known) =>
      search.get('grant_type') === 'password'
        ? known.email === email && known.password === password
        : refresh_token === `refresh-${known.id}`,
    );
    if (account) return json(this.sessionOf(account));
    return json({ code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' }, 400);
  }

  private verify({ token_hash, type }: { token_hash: string; type: string }): Response {
    const link = this.links.find((mailed) => mailed.token === token_hash && mailed.type === type);
    if (!link) return json({ error_code: 'otp_expired', msg: 'Email link is invalid or has expired' }, 403);
    this.links = this.links.filter((mailed) => mailed !== link);
    return json(this.sessionOf(link.account));
  }

  /** The account of a call's unexpired token, as row security sees it. */
  private accountOf({ headers }: Call): Account | undefined {
    const payload = headers.get('authorization')?.split('.')[1];
    if (!payload) return undefined;
    const { sub, exp } = JSON.parse(atob(payload)) as { sub: string; exp: number };
    return exp * 1000 > Date.now() ? this.accounts.find((account) => account.id === sub) : undefined;
  }

  private saveProgress(row: Row, account?: Account): Response {
    if (row.user_id !== account?.id) return json({ code: '42501', message: 'row-level security' }, 403);
    this.rows = this.rows.filter((old) => old.user_id !== row.user_id || old.item_index !== row.item_index);
    this.rows.push(row);
    return new Response(null, { status: 201 });
  }

  private changeOwn(table: OwnTable, { method, body, search }: Call, account?: Account): Response {
    const row = this.own[table].find((found) => found.user_id === account?.id && isChosen(found, { search }));
    if (method === 'GET') return json(row ? [row] : []);
    const { user_id, [OWN_COLUMNS[table]]: value } = { user_id: row?.user_id, ...(body as Partial<OwnRow>) };
    if (!account || user_id !== account.id)
      return method === 'POST' ? json({ code: '42501' }, 403) : json([]);
    if (method === 'POST' && row) return json({ code: '23505', message: 'duplicate key' }, 409);
    this.keepOwn(table, account.id, value);
    return json(method === 'DELETE' ? [row] : this.own[table].slice(-1));
  }
}

function updateUser({ body }: Call, account?: Account): Response {
  const { password } = body as { password: string };
  if (!account) return json({ error_code: 'session_not_found', msg: 'no such session' }, 403);
  if (password === account.password) return json({ error_code: 'same_password', msg: 'same' }, 422);
  account.password = password;
  return json(userOf(account));
}

/** Whether a call's filters choose a row. */
function isChosen(row: object, { search }: Pick<Call, 'search'>): boolean {
  return Object.entries(row).every(([column, value]) => [null, `eq.${value}`].includes(search.get(column)));
}

function progressOf({ item_index, completed }: Row) {
  return { item_index, completed };
}

/** What another tab does with the stored session, and how this tab hears of it. */
export const otherTab = {
  signsOut(): void {
    window.localStorage.removeItem(SESSION_KEY);
    window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY, newValue: null }));
  },
  signsIn(account: Account, secondsLeft?: number): void {
    fake.remember(account, secondsLeft);
    const newValue = window.localStorage.getItem(SESSION_KEY);
    window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY, newValue }));
  },
};

async function callOf(input: RequestInfo | URL, init?: RequestInit): Promise<Call> {
  const request = new Request(input, { ...init, signal: null });
  const url = new URL(request.url);
  const text = await request.text();
  return {
    method: request.method,
    path: url.pathname,
    search: url.searchParams,
    headers: request.headers,
    body: text ? JSON.parse(text) : undefined,
  };
}

function userOf({ id, email }: Pick<Account, 'id' | 'email'>) {
  return {
    id,
    email,
    aud: 'authenticated',
    role: 'authenticated',
    user_metadata: {},
    app_metadata: {},
  };
}
