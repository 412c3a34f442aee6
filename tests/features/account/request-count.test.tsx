import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { allowNoise } from '../../setup';
import { SESSION_KEY } from '../../support/fake-supabase';

// How often a browser asks the server by itself, and for a press: for every answer, whatever its clock says, with one tab
// or three. A storm here would use up what a project allows all that share an address, such as a base.

const MINUTE_MS = 60_000;
const HOUR_S = 3600;
const MOST_A_MINUTE = 10;
const MOST_OF_A_PRESS = 2;
/** Of a session that can’t be refreshed, by a tab in view: supabase-js stops in a hidden one. All are in view here. */
const MOST_REFRESHES_A_MINUTE = 5;

type Answer = (signal?: AbortSignal | null) => Response | Promise<Response> | undefined;

const well: Answer = () => undefined;
const answers: readonly (readonly [name: string, answer: Answer])[] = [
  ['200', well],
  ['401', () => refusal(401, 'PGRST303')],
  ['403', () => refusal(403, 'bad_jwt')],
  ['404', () => refusal(404, 'PGRST205')],
  ['409', () => refusal(409, 'conflict')],
  ['429', () => refusal(429, 'over_request_rate_limit')],
  ['500', () => refusal(500, 'unexpected_failure')],
  ['dropped', () => Promise.reject(new TypeError('Failed to fetch'))],
  [
    'late',
    (signal) =>
      new Promise<Response>((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
      }),
  ],
];

function refusal(status: number, code: string): Response {
  return json({ code, message: code }, status);
}

function json(body: object, status = 200): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}

/** A server whose clock is right, and what it was asked. */
class Server {
  tokens: string[] = [];
  asked: { what: string; atMs: number }[] = [];
  answers: { token: Answer; data: Answer } = { token: well, data: well };
  private issued = 0;
  private name = `server-${crypto.randomUUID()}`;
  private clockOffsetMs: number;

  constructor(clockOffsetMs: number) {
    this.clockOffsetMs = clockOffsetMs;
  }

  private get nowS() {
    return Math.floor((Date.now() - this.clockOffsetMs) / 1000);
  }

  session(lifeS = HOUR_S) {
    this.issued += 1;
    const expires_at = this.nowS + lifeS;
    const part = (value: object) => btoa(JSON.stringify(value)).replace(/=+$/, '');
    return {
      access_token: `${part({ alg: 'HS256' })}.${part({ sub: 'ana', exp: expires_at, n: `${this.name} ${this.issued}` })}.c2ln`,
      refresh_token: `${this.name} ${this.issued}`,
      token_type: 'bearer',
      expires_in: lifeS,
      expires_at,
      user: {
        id: 'ana',
        email: 'ana@example.com',
        aud: 'authenticated',
        user_metadata: {},
        app_metadata: {},
      },
    };
  }

  readonly fetch: typeof fetch = async (input, init) => {
    const url = new URL(String(input));
    const isRefresh = url.searchParams.get('grant_type') === 'refresh_token';
    const refreshed = isRefresh ? String(JSON.parse(String(init?.body)).refresh_token) : '';
    const [, payload = ''] = new Headers(init?.headers).get('authorization')?.split('.') ?? [];
    const { exp, n } = (payload ? JSON.parse(atob(payload)) : {}) as { exp: number; n?: string };
    // Of a tab that is closed by now.
    if (!`${refreshed}${n ?? ''}`.startsWith(`${this.name} `)) return new Promise(() => undefined);
    this.asked.push({ what: isRefresh ? 'refresh' : String(init?.method), atMs: performance.now() });
    if (isRefresh) this.tokens.push(refreshed);
    await Promise.resolve();
    const answer = this.answers[isRefresh ? 'token' : 'data'](init?.signal);
    if (answer) return answer;
    if (isRefresh) return json(this.session());
    if (exp < this.nowS) return refusal(401, 'PGRST303');
    return json(init?.method === 'GET' ? [] : [{ completed: true }]);
  };
}

/** A tab: what the checklist's page asks for when it opens, and when an item is checked off. */
async function openTab() {
  vi.resetModules();
  const [{ startSession }, { fetchProgress, isWorthRetrying, saveItem }, { loadSupabase }] =
    await Promise.all([
      import('@/features/account/start-session'),
      import('@/features/checklist/progress-api'),
      import('@/features/account/supabase'),
    ]);
  const stop = startSession();
  // Its code takes time that no faked clock counts.
  const { auth } = await loadSupabase();
  const queries = new QueryClient({ defaultOptions: { queries: { networkMode: 'always' } } });
  const read = () =>
    queries.fetchQuery({
      queryKey: ['progress'],
      queryFn: ({ signal }) => fetchProgress('ana', signal),
      retry: (failures, error) => failures < 3 && isWorthRetrying(error),
    });
  return {
    read: () => void read().catch(() => undefined),
    press: () => void saveItem({ userId: 'ana', item: 'orders', completed: true }).catch(() => undefined),
    async close() {
      stop();
      queries.clear();
      // Only afterward does it begin to refresh by itself.
      await auth.initialize();
      await auth.dispose();
    },
  };
}

/** As navigator.locks does. */
const lockRequests = () => {
  const waiting = new Map<string, Promise<unknown>>();
  return (name: string, _options: unknown, work: () => Promise<unknown>) => {
    const mine = (waiting.get(name) ?? Promise.resolve()).then(work);
    waiting.set(
      name,
      mine.catch(() => undefined),
    );
    return mine;
  };
};

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  });
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request: lockRequests() } });
  const { setItem, removeItem } = Storage.prototype;
  // Every tab hears of what another one stores; here also of its own.
  const tell = (key: string, newValue: string | null) =>
    void setTimeout(() => window.dispatchEvent(new StorageEvent('storage', { key, newValue })), 1);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    setItem.call(this, key, value);
    tell(key, value);
  });
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(function (this: Storage, key) {
    removeItem.call(this, key);
    tell(key, null);
  });
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
  window.localStorage.clear();
});

async function pass(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 1000) {
    await vi.advanceTimersByTimeAsync(1000);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** The most within any minute. */
function mostInAMinute(times: readonly number[]): number {
  return Math.max(
    0,
    ...times.map((from) => times.filter((at) => at >= from && at < from + MINUTE_MS).length),
  );
}

async function count(
  clockOffsetMs: number,
  tabCount: number,
  given: Server['answers'],
): Promise<{ alone: number; refreshes: number; ofATab: number; ofAPress: number; twice: string[] }> {
  window.localStorage.clear();
  const server = new Server(clockOffsetMs);
  vi.stubGlobal('fetch', server.fetch);
  window.localStorage.setItem(SESSION_KEY, JSON.stringify(server.session()));
  server.answers = given;
  const tabs = [];
  for (let at = 0; at < tabCount; at += 1) tabs.push(await openTab());
  for (const tab of tabs) tab.read();
  await pass(2 * MINUTE_MS);
  const alone = mostInAMinute(server.asked.map(({ atMs }) => atMs));
  const refreshes = mostInAMinute(
    server.asked.filter(({ what }) => what === 'refresh').map(({ atMs }) => atMs),
  );
  const before = server.asked.length;
  tabs[0]?.press();
  await pass(12_000);
  const pressed = server.asked.slice(before);
  const ofAPress = Math.max(
    pressed.filter(({ what }) => what === 'refresh').length,
    pressed.filter(({ what }) => what === 'POST').length,
  );
  for (const tab of tabs) await tab.close();
  await pass(1000);
  const twice = server.tokens.filter((token, at) => server.tokens.indexOf(token) !== at);
  return { alone, refreshes, ofATab: Math.ceil(alone / tabCount), ofAPress, twice };
}

const clocks = {
  right: 0,
  '65 minutes fast': 65,
  '3 hours fast': 180,
  '65 minutes slow': -65,
  '3 hours slow': -180,
};
it.each(
  Object.entries(clocks).flatMap(([clock, minutes]) => [1, 3].map((tabs) => ({ clock, minutes, tabs }))),
)(
  'with a clock that is $clock and $tabs tabs, few are sent, whatever the answer',
  async ({ minutes, tabs }) => {
    const table: Record<string, Awaited<ReturnType<typeof count>>> = {};
    for (const [name, answer] of answers) {
      const offsetMs = minutes * MINUTE_MS;
      table[`refresh ${name}`] = await count(offsetMs, tabs, { token: answer, data: well });
      table[`data ${name}`] = await count(offsetMs, tabs, { token: well, data: answer });
    }
    allowNoise(/AuthRetryableFetchError/);
    if (process.env.SHOW_COUNTS) process.stdout.write(`${JSON.stringify({ minutes, tabs, table })}\n`);
    for (const [name, { ofATab, refreshes, ofAPress, twice }] of Object.entries(table)) {
      expect(ofATab, name).toBeLessThanOrEqual(MOST_A_MINUTE);
      expect(refreshes / tabs, name).toBeLessThanOrEqual(MOST_REFRESHES_A_MINUTE);
      expect(ofAPress, name).toBeLessThanOrEqual(MOST_OF_A_PRESS);
      // A refresh that failed is sent again.
      if (name === 'refresh 200' || name.startsWith('data')) expect(twice, name).toEqual([]);
    }
  },
);
