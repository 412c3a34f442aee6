// Two devices of two tabs each, a server, and people who press anything at any time: the world that the model test
// (model.test.ts) runs the real keeper in. The tabs do what the pages' hooks do; requests take as long as the scheduler
// likes, both to the server and back.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Scheduler } from 'fast-check';
import { vi } from 'vitest';
import type { AccountRow, SavedRow } from '@/features/account/keeping/account-row';
import { forgetOthers } from '@/features/account/keeping/forget-on-leaving';
import { Keeper } from '@/features/account/keeping/keeper';
import { keptCopies } from '@/features/account/keeping/kept-copies';
import { isSaved, type KeptThing } from '@/features/account/keeping/kept-thing';
import { SESSION_KEY } from '../../../support/fake-supabase';

/** Every change by a person is a text of its own, so that it can be looked for everywhere. */
export type Texts = { a: string; b: string };
export type Field = keyof Texts;
const fields = ['a', 'b'] as const;

export const BLANK: Texts = { a: '', b: '' };

/** `plan` is kept in this browser at once and can be cleared; `form` is on the page until it is kept. */
export type Kind = 'plan' | 'form';

function thingOf(kind: Kind): KeptThing<Texts> {
  const isSameField = (field: Field, a: Texts | null, b: Texts | null) =>
    (a?.[field] ?? '') === (b?.[field] ?? '');
  return {
    table: 'family_plans',
    parse(data) {
      const { a, b } = (data ?? {}) as Partial<Record<string, unknown>>;
      return typeof a === 'string' && typeof b === 'string' ? { a, b } : undefined;
    },
    isSame: (a, b) => (a && b ? fields.every((field) => isSameField(field, a, b)) : a === b),
    isBlank: (texts) => kind === 'form' && isBlank(texts),
    fields,
    isSameField,
    combine: (pick) => ({ a: pick('a').a, b: pick('b').b }),
    fillsIn: kind === 'plan',
  };
}

/** What becomes of a request: done and answered, done twice, done without an answer, or not done. */
export const fates = ['answered', 'doubled', 'lost', 'offline', 'refused', 'failed'] as const;
export type Fate = (typeof fates)[number];

export class Server {
  rows = new Map<string, SavedRow<Texts>>();
  /** All that each account ever had. */
  private had = new Map<string, Texts[]>();
  requests = 0;
  fates: readonly Fate[];
  private scheduler: Scheduler;
  private versions = 0;

  constructor(scheduler: Scheduler, plannedFates: readonly Fate[]) {
    this.scheduler = scheduler;
    this.fates = plannedFates;
  }

  rowOf(userId: string): AccountRow<Texts> {
    return {
      fetch: () => this.request(`${userId} reads`, () => this.rows.get(userId)),
      save: (value, version) => this.request(`${userId} saves`, () => this.save(userId, value, version)),
    };
  }

  private async request<Answer>(label: string, work: () => Answer): Promise<Answer> {
    const fate = this.fates[this.requests % this.fates.length];
    this.requests += 1;
    if (this.requests > 2000) throw new Error('There is no end of requests.');
    await this.scheduler.schedule(Promise.resolve(), label);
    const isDone = fate === 'answered' || fate === 'doubled' || fate === 'lost';
    let answer = isDone ? work() : undefined;
    if (fate === 'doubled') answer = work();
    await this.scheduler.schedule(Promise.resolve(), `${label}: ${fate}`);
    if (fate === 'answered' || fate === 'doubled') return answer as Answer;
    throw new Error(fate, { cause: { refused: 403, failed: 500 }[fate as string] });
  }

  hasHad(userId: string, value: Texts): boolean {
    return (this.had.get(userId) ?? []).some(({ a, b }) => a === value.a && b === value.b);
  }

  private save(userId: string, value: Texts | null, version: string | undefined): boolean {
    if (this.rows.get(userId)?.version !== version) return false;
    this.versions += 1;
    if (value) this.had.set(userId, [...(this.had.get(userId) ?? []), value]);
    if (value) this.rows.set(userId, { value, version: `v${this.versions}` });
    else this.rows.delete(userId);
    return true;
  }
}

const current = new AsyncLocalStorage<Device>();

/** What the modules under test touch of a browser, on the device that runs. */
export function stubBrowser(): void {
  const device = () => current.getStore() as Device;
  vi.stubGlobal('window', {
    get localStorage() {
      return device().storage;
    },
    location: { href: 'http://localhost/' },
    addEventListener: () => undefined,
  });
  vi.stubGlobal('navigator', { onLine: true, locks: { request: inTurn } });
  vi.spyOn(performance, 'now').mockImplementation(() => clock.ms);
}

/** As navigator.locks does. */
function inTurn(name: string, _options: unknown, work: () => Promise<unknown>): Promise<unknown> {
  const { locks } = current.getStore() as Device;
  const mine = (locks.get(name) ?? Promise.resolve()).then(work);
  locks.set(
    name,
    mine.catch(() => undefined),
  );
  return mine;
}

export const clock = { ms: 0 };

export class Device {
  storage = {
    texts: new Map<string, string>(),
    getItem: (key: string) => this.storage.texts.get(key) ?? null,
    setItem: (key: string, text: string) => {
      this.storage.texts.set(key, text);
      this.tell();
    },
    removeItem: (key: string) => {
      if (this.storage.texts.delete(key)) this.tell();
    },
  };
  tabs: Tab[] = [];
  /** The last that waits for each. */
  locks = new Map<string, Promise<unknown>>();
  private scheduler: Scheduler;

  constructor(scheduler: Scheduler) {
    this.scheduler = scheduler;
  }

  run<Result>(work: () => Result): Result {
    return current.run(this, work);
  }

  get user(): string | undefined {
    const session = this.storage.texts.get(SESSION_KEY);
    return session && (JSON.parse(session) as { user: { id: string } }).user.id;
  }

  signIn(user: string | undefined): void {
    this.run(() => {
      if (user) this.storage.setItem(SESSION_KEY, JSON.stringify({ user: { id: user } }));
      else this.storage.removeItem(SESSION_KEY);
      forgetOthers(user);
      for (const tab of this.tabs) tab.open();
    });
  }

  /** Every tab hears of a change sooner or later. */
  private tell(): void {
    for (const tab of this.tabs)
      void this.scheduler.schedule(Promise.resolve(), 'a tab hears').then(() => this.run(() => tab.render()));
  }
}

type Page = { onPage: Texts | undefined };

export class Tab {
  readonly copies;
  keeper: Keeper<Texts> | undefined;
  /** What a form shows that is kept nowhere. */
  onPage: Texts | undefined;
  /** What Clear removed. */
  cleared: { user: string | undefined; texts: string[]; bringBack: () => void } | undefined;
  readonly device: Device;
  readonly kind: Kind;
  private server: Server;
  /** What a page showed last, once it has gone. */
  private shownTo: { page?: Page } = {};
  private watched: string | undefined;
  private lastUser: string | undefined;

  constructor(device: Device, server: Server, kind: Kind) {
    this.device = device;
    this.server = server;
    this.kind = kind;
    this.copies = keptCopies<Texts>(thingOf(kind));
  }

  /** A page load, or a page whose user has changed. */
  open(isReload = false): void {
    const { user } = this.device;
    // What has been asked for goes on, with what the page showed.
    this.shownTo.page = { onPage: this.onPage };
    // As useFirst60Days does.
    const isAnother = user && this.lastUser && user !== this.lastUser;
    if (isReload || isAnother) this.onPage = undefined;
    this.lastUser = user ?? this.lastUser;
    if (user === this.watched && this.keeper && !isReload) return;
    this.watched = user;
    this.keeper = undefined;
    if (!user) return;
    const row = this.server.rowOf(user);
    const shownTo: Tab['shownTo'] = {};
    this.shownTo = shownTo;
    const offer = () => this.offer(user, shownTo.page);
    this.keeper = new Keeper({ copies: this.copies, row, userId: user, offer });
    const { keeper } = this;
    keeper.subscribe(() =>
      queueMicrotask(() => this.device.run(() => keeper === this.keeper && this.render())),
    );
    keeper.start();
  }

  kept() {
    return this.copies.read(this.device.user);
  }

  get place(): 'page' | 'browser' | 'account' | 'none' {
    const { here, copy } = this.kept();
    if (this.kind === 'plan') return copy ? 'account' : here ? 'browser' : 'none';
    if (this.onPage) return 'page';
    if (here && !(copy && (isBlank(here) || this.copies.thing.isSame(here, copy.value)))) return 'browser';
    return copy ? 'account' : 'none';
  }

  /** Whether the page says that what it shows is saved with the account. */
  saysSaved(): boolean {
    return this.place === 'account' && isSaved(this.copies.thing, this.kept().copy);
  }

  shown(): Texts | undefined {
    const { here, copy } = this.kept();
    const { place } = this;
    if (place === 'page') return this.onPage;
    return place === 'browser' ? here : place === 'account' ? (copy?.value ?? undefined) : undefined;
  }

  /** What the page's effects do. */
  render(): void {
    const { copy } = this.kept();
    const own = this.onPage && !isBlank(this.onPage) ? this.onPage : undefined;
    const state = this.keeper?.get();
    const isSynced = state?.is === 'idle' && copy && (!own || this.copies.thing.isSame(own, copy.value));
    if (isSynced) this.onPage = undefined;
    this.keeper?.save();
  }

  private offer(user: string, page: Page | undefined): Texts | undefined {
    const { here } = this.copies.read(user);
    if (this.kind === 'plan') return here;
    const own = (page ?? this).onPage ?? here;
    return own && !isBlank(own) ? own : undefined;
  }

  /** The box that turns keeping on and off. */
  turn(isOn: boolean): void {
    const isLinked = this.kept().copy !== undefined;
    this.keeper?.turn(isOn ? (this.shown() ?? BLANK) : undefined);
    if (isOn && !isLinked && this.kept().copy) this.onPage = undefined;
  }

  /** Changes what is shown, where it is. */
  change(texts: Texts): void {
    const { user } = this.device;
    const { place } = this;
    if (this.kind === 'plan' || place === 'account') this.copies.change(user, texts);
    else if (place === 'browser') this.copies.keep(user, { ...this.kept(), here: texts });
    else this.onPage = texts;
    this.render();
  }
}

export function isBlank(texts: Texts): boolean {
  return texts.a === '' && texts.b === '';
}
