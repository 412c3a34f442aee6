import { AuthClient } from '@supabase/supabase-js';
import { afterEach, beforeEach, vi } from 'vitest';

// An in-memory Supabase behind `fetch`. A test can override any call with `answer`.

// Every test loads the page anew. Clients are disposed after their test, as if the tab were closed; otherwise they
// would refresh the sessions of later tests.
const clients = new Set<InstanceType<typeof AuthClient>>();
const { initialize } = AuthClient.prototype;
AuthClient.prototype.initialize = function (this: InstanceType<typeof AuthClient>) {
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
type PlanRow = { user_id: string; plan: unknown; updated_at: string };
type FormRow = { user_id: string; form: unknown; updated_at: string };
type Account = { id: string; email: string; password: string; metadata?: Record<string, unknown> };
export type Call = { method: string; path: string; search: URLSearchParams; headers: Headers; body: unknown };
type Answer = (call: Call) => Response | Promise<Response> | undefined;

export const SESSION_KEY = 'sb-paradise-auth-token';

export function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}

class FakeSupabase {
  accounts: Account[] = [];
  rows: Row[] = [];
  plans: PlanRow[] = [];
  forms: FormRow[] = [];
  calls: Call[] = [];
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

  complete(user_id: string, ...itemIndexes: number[]): void {
    for (const item_index of itemIndexes)
      this.rows.push({ user_id, checklist_type: 'hawaii_pcs', item_index, completed: true });
  }

  completedOf(userId: string): number[] {
    const rows = this.rows.filter((row) => row.user_id === userId && row.completed);
    return rows.map((row) => row.item_index).sort((a, b) => a - b);
  }

  /** Saves a plan, as another device would. Its version is in PostgREST's format, and later than any before. */
  keepPlan(user_id: string, plan: unknown): void {
    this.dropPlan(user_id);
    this.versions += 1;
    const updated_at = `2026-11-22T19:00:00.${String(this.versions).padStart(6, '0')}+00:00`;
    this.plans.push({ user_id, plan, updated_at });
  }

  /** Removes a plan, as another device would. */
  dropPlan(userId: string): void {
    this.plans = this.plans.filter((row) => row.user_id !== userId);
  }

  planOf(userId: string): unknown {
    return this.plans.find((row) => row.user_id === userId)?.plan;
  }

  /** Saves a form of The First 60 Days, as another device would; undefined removes it. */
  keepForm(user_id: string, form: unknown): void {
    this.forms = this.forms.filter((row) => row.user_id !== user_id);
    this.versions += 1;
    if (form !== undefined) this.forms.push({ user_id, form, updated_at: `version ${this.versions}` });
  }

  formOf(userId: string): unknown {
    return this.forms.find((row) => row.user_id === userId)?.form;
  }

  /** Overrides calls by method and path; the newest override wins. Returns a function that removes it. */
  answer(method: string, path: string, answer: Answer): () => void {
    const taken = { name: `${method} ${path}`, answer };
    this.answers.unshift(taken);
    return () => {
      this.answers = this.answers.filter((other) => other !== taken);
    };
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
    const chosen = this.plans.filter((row) => row.user_id === account?.id && isChosen(row, call));
    switch (`${call.method} ${call.path}`) {
      case 'POST /auth/v1/signup':
        return json({ ...userOf({ id: 'new', ...(call.body as { email: string }) }), identities: [] });
      case 'POST /auth/v1/token':
        return this.token(call);
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
        this.plans = this.plans.filter((row) => row.user_id !== account?.id);
        this.forms = this.forms.filter((row) => row.user_id !== account?.id);
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
      case 'GET /rest/v1/family_plans':
        return json(chosen);
      case 'POST /rest/v1/family_plans':
        return this.insertPlan(call, account);
      case 'PATCH /rest/v1/family_plans':
        for (const { user_id } of chosen) this.keepPlan(user_id, (call.body as PlanRow).plan);
        return json(chosen.length > 0 ? this.plans.slice(-1) : []);
      case 'DELETE /rest/v1/family_plans':
        this.plans = this.plans.filter((row) => !chosen.includes(row));
        return json(chosen);
      case 'GET /rest/v1/first_60_days':
      case 'POST /rest/v1/first_60_days':
      case 'PATCH /rest/v1/first_60_days':
      case 'DELETE /rest/v1/first_60_days':
        return this.changeForm(call, account);
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

  private insertPlan({ body, headers }: Call, account?: Account): Response {
    const { user_id, plan } = body as PlanRow;
    if (user_id !== account?.id) return json({ code: '42501', message: 'row-level security' }, 403);
    const isTaken = this.planOf(user_id) !== undefined;
    if (isTaken && headers.get('prefer')?.includes('ignore-duplicates')) return json([]);
    if (isTaken) return json({ code: '23505', message: 'duplicate key' }, 409);
    this.keepPlan(user_id, plan);
    return json(this.plans.slice(-1), 201);
  }

  private changeForm({ method, body, search }: Call, account?: Account): Response {
    const row = this.forms.find((found) => found.user_id === account?.id && isChosen(found, { search }));
    if (method === 'GET') return json(row ? [row] : []);
    const { user_id = row?.user_id, form } = (body ?? {}) as Partial<FormRow>;
    if (user_id !== account?.id) return method === 'POST' ? json({ code: '42501' }, 403) : json([]);
    if (method === 'POST' && row) return json({ code: '23505', message: 'duplicate key' }, 409);
    if (account) this.keepForm(account.id, form);
    return json(method === 'DELETE' ? [row] : this.forms.slice(-1));
  }
}

function updateUser({ body }: Call, account?: Account): Response {
  const { password, data } = body as { password?: string; data?: Record<string, unknown> };
  if (!account) return json({ error_code: 'session_not_found', msg: 'no such session' }, 403);
  if (password === account.password) return json({ error_code: 'same_password', msg: 'same' }, 422);
  if (password) account.password = password;
  const metadata = Object.entries({ ...account.metadata, ...data });
  account.metadata = Object.fromEntries(metadata.filter(([, value]) => value !== null));
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

function userOf({ id, email, metadata = {} }: Pick<Account, 'id' | 'email' | 'metadata'>) {
  return {
    id,
    email,
    aud: 'authenticated',
    role: 'authenticated',
    user_metadata: metadata,
    app_metadata: {},
  };
}
