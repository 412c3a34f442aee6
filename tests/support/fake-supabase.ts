import { GoTrueClient } from '@supabase/supabase-js';
import { afterEach, beforeEach, vi } from 'vitest';
import { sessionOf } from './auth-session';
import { deferred } from './deferred';
import { authAnswer } from './fake-auth-server';
import { dataAnswer } from './fake-data-api';
import { type Account, FakeDatabase } from './fake-database';
import { type Call, callOf } from './fake-http';

export { type Call, json } from './fake-http';

// An in-memory Supabase behind `fetch`. A test can override any call with `answer`.

// Every test starts with a fresh page load. Clients are disposed after their test, as if the tab were closed; otherwise
// they would refresh the sessions of later tests.
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

type Answer = (call: Call) => Response | Promise<Response> | undefined;

export const SESSION_KEY = 'sb-paradise-auth-token';

/** Everything this browser stores, except the session itself. */
export function leftBehind(): string {
  const keys = Object.keys(window.localStorage).filter((key) => key !== SESSION_KEY);
  return keys.map((key) => window.localStorage.getItem(key)).join();
}

class FakeSupabase extends FakeDatabase {
  readonly sessionOf = sessionOf;
  calls: Call[] = [];
  private answers: { name: string; answer: Answer }[] = [];
  private isOpen = true;

  constructor() {
    super();
    vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => this.receive(input, init));
  }

  /** From then on, pending requests never get a response. */
  close(): void {
    this.isOpen = false;
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
    const answer = authAnswer(this, call) ?? dataAnswer(this, call);
    if (answer) return answer;
    throw new Error(`The fake Supabase does not know ${call.method} ${call.path}`);
  }
}

/** What another tab does with this browser's storage, and how this tab hears of it. */
export const otherTab = {
  /** Keeps a value, or removes it if undefined. */
  keeps(key: string, value: unknown): void {
    const newValue = value === undefined ? null : JSON.stringify(value);
    if (newValue === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, newValue);
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  },
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
