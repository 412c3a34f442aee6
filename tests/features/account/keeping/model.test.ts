// What is kept with an account, whatever happens in whatever order: 300 schedules, or as many as SYNC_RUNS says
// (docs/testing.md). The promises: no change that a page called saved is lost unless somebody chooses so; what this browser
// keeps goes only when somebody removes it, signs in or signs out; an account has it only once its owner asked for that;
// nobody sees another user's data, and what an account has leaves a browser with its owner, unless it is kept there, too; what a page calls saved is what the account has or had; what is turned off is off; in the end, what a page says is what is stored; requests follow only from what happens.
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Choice } from '@/features/account/keeping/decide';
import { isUnsaved } from '@/features/account/keeping/kept-thing';
import {
  BLANK,
  clock,
  Device,
  type Fate,
  type Field,
  fates,
  isBlank,
  type Kind,
  Server,
  stubBrowser,
  Tab,
  type Texts,
} from './world';

/** Schedules of each kind: the same in every `npm test`; `npm run test:sync` looks for new ones. */
const RUNS = Number(process.env.SYNC_RUNS ?? 300) / 2;
const SEEDS = process.env.SYNC_SEED
  ? [Number(process.env.SYNC_SEED)]
  : process.env.SYNC_RUNS
    ? [Math.floor(Math.random() * 2 ** 31)]
    : [1, 51, 271_828_182, -61_053_325, -1_732_050_807];
/** Of one tab: for each thing that happens on its device, and for coming back. */
const MOST_REQUESTS = 6;

beforeEach(stubBrowser);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** What people did, as far as the promises are about it. */
class Story {
  private count = 0;
  /** Changes that must be somewhere. */
  alive = new Set<string>();
  private known = new Set<string>();
  /** Changes that somebody who saw them has replaced or removed. */
  private dead = new Set<string>();
  /** Whose data each change may be: who made it, and who had it in their own browser. */
  private owners = new Map<string, Set<string>>();
  happenings = 0;

  next(user: string | undefined): string {
    this.count += 1;
    const text = `change ${this.count}`;
    this.own(text, user);
    return text;
  }

  own(text: string, user: string | undefined) {
    if (user) this.owners.set(text, (this.owners.get(text) ?? new Set()).add(user));
  }

  /** What was typed while nobody was signed in belongs to whoever signs in. */
  isOf(text: string, user: string): boolean {
    return this.owners.get(text)?.has(user) ?? true;
  }

  /** What is kept for the first time must be somewhere from now on. */
  save(...texts: string[]) {
    for (const text of texts) if (!this.known.has(text) && !this.dead.has(text)) this.alive.add(text);
    for (const text of texts) this.known.add(text);
  }

  kill(...texts: string[]) {
    for (const text of texts) {
      this.dead.add(text);
      this.alive.delete(text);
    }
  }

  /** Returns those that were alive, for who brings them back. Who chooses the account’s just before is cleared, too. */
  clear(texts: Texts): string[] {
    for (const text of textsIn(texts)) this.known.add(text);
    const cleared = textsIn(texts).filter((text) => this.alive.has(text));
    for (const text of cleared) this.alive.delete(text);
    return cleared;
  }

  bringBack(texts: string[]) {
    for (const text of texts) if (!this.dead.has(text)) this.alive.add(text);
  }
}

const textsIn = (value: Texts | null | undefined) => (value ? [value.a, value.b].filter(Boolean) : []);
const changesIn = (text: string): string[] => text.match(/change \d+/g) ?? [];
const textsOn = ({ storage: { texts } }: Device) =>
  [...texts].filter(([key]) => key.startsWith('paradise')).flatMap(([, text]) => changesIn(text));

/** Whether this browser keeps something for who is signed in. */
function hasKept({ tabs: [tab] }: Device): boolean {
  const { here, copy } = (tab as Tab).kept();
  return Boolean(here ?? copy?.value);
}

class World {
  story = new Story();
  /** The devices that kept something at the last check, unless somebody there has removed it since. */
  private keeping = new Set<Device>();
  /** What was in the account of those who have left a device, and nowhere else there. */
  private left: { device: Device; owner: string; texts: string[] }[] = [];
  /** Who ever asked to keep it with their account. */
  wanted = new Set<string>();
  server: Server;
  devices: [Device, Device];
  tabs: Tab[];
  private scheduler: fc.Scheduler;

  constructor(scheduler: fc.Scheduler, kind: Kind, plannedFates: readonly Fate[]) {
    this.scheduler = scheduler;
    clock.ms += 120_000;
    this.server = new Server(scheduler, plannedFates);
    this.devices = [new Device(scheduler), new Device(scheduler)];
    for (const device of this.devices) device.tabs = [0, 1].map(() => new Tab(device, this.server, kind));
    this.tabs = this.devices.flatMap((device) => device.tabs);
    for (const device of this.devices) device.signIn('ana');
  }

  /** What must hold at any time. */
  check() {
    const everywhere = new Set([
      ...[...this.server.rows.values()].flatMap(({ value }) => textsIn(value)),
      ...this.devices.flatMap(textsOn),
    ]);
    const lost = [...this.story.alive].filter((text) => !everywhere.has(text));
    if (lost.length > 0) throw new Error(`Lost: ${lost.join(', ')}`);
    const unasked = [...this.server.rows.keys()].filter((user) => !this.wanted.has(user));
    if (unasked.length > 0) throw new Error('In an account, and nobody asked for that');
    for (const [user, { value }] of this.server.rows) this.expectOwn(textsIn(value), user, 'stored');
    for (const tab of this.tabs) {
      const { user } = tab.device;
      tab.device.run(() => {
        const { here, copy } = tab.kept();
        if (user) for (const text of textsIn(here)) this.story.own(text, user);
        if (user) this.expectOwn(textsIn(copy?.value), user, 'shown');
        if (!user && copy) throw new Error('An account’s data is shown to nobody.');
        const shown = tab.shown();
        if (user && shown && tab.saysSaved() && !this.server.hasHad(user, shown))
          throw new Error('Called saved, and the account never had it.');
      });
    }
    for (const device of this.devices) {
      const isKeeping = device.run(() => hasKept(device));
      if (this.keeping.has(device) && !isKeeping) throw new Error('Gone from this browser');
      if (isKeeping) this.keeping.add(device);
    }
    for (const last of this.left) {
      const { device, owner } = last;
      // Also who is here now may have it.
      last.texts = last.texts.filter((text) => !device.user || !this.story.isOf(text, device.user));
      const staying = textsOn(device).filter((text) => last.texts.includes(text));
      if (staying.length > 0) throw new Error(`${owner} has left, but not ${staying.join(', ')}`);
    }
    const most = MOST_REQUESTS * this.tabs.length * (this.story.happenings + 2);
    if (this.server.requests > most) throw new Error(`${this.server.requests} requests`);
  }

  /** Somebody on this device removes something, or comes or goes. */
  removes(device: Device) {
    this.keeping.delete(device);
  }

  /** Another user, or nobody, is signed in on this device from now on. */
  signsIn(device: Device, user: string | undefined) {
    this.removes(device);
    const { user: owner, tabs } = device;
    const { here, copy } = device.run(() => (tabs[0] as Tab).kept());
    const isSaved = copy && !isUnsaved((tabs[0] as Tab).copies.thing, copy);
    const unsaved = device.storage.getItem('paradise-pcs-unsaved-plans') ?? '';
    const shown = [here, ...tabs.map(({ onPage }) => onPage)].flatMap(textsIn);
    const elsewhere = [...shown, ...changesIn(unsaved)];
    this.left = this.left.filter((last) => last.device !== device || last.owner !== user);
    if (owner && owner !== user && isSaved)
      this.left.push({
        device,
        owner,
        texts: textsIn(copy.value).filter((text) => !elsewhere.includes(text)),
      });
    device.signIn(user);
  }

  private expectOwn(texts: string[], user: string, where: string) {
    const others = texts.filter((text) => !this.story.isOf(text, user));
    if (others.length > 0) throw new Error(`Another’s data is ${where} for ${user}: ${others.join(', ')}`);
  }

  /** Once everything is answered and every tab was seen again, what the pages say is what is stored. */
  async settle() {
    this.server.fates = ['answered'];
    await this.rest();
    for (let round = 0; round < 2; round += 1) {
      for (const tab of this.tabs) {
        clock.ms += 61_000;
        tab.device.run(() => tab.keeper?.look());
        await this.rest();
      }
    }
    this.check();
    for (const tab of this.tabs) tab.device.run(() => this.checkSaid(tab));
  }

  /** Waits until nothing is on its way. */
  async rest() {
    do {
      await this.scheduler.waitAll();
      await new Promise((resolve) => setImmediate(resolve));
    } while (this.scheduler.count() > 0);
  }

  private checkSaid(tab: Tab) {
    const { user } = tab.device;
    if (!user || !tab.keeper) return;
    const { copy } = tab.kept();
    const stored = this.server.rows.get(user)?.value ?? null;
    if (tab.keeper.question() || isLater(tab)) return;
    expect(tab.keeper.get().is).toBe('idle');
    if (tab.place === 'account' || copy) expect(copy).toEqual({ value: stored, bases: [stored] });
    else expect(stored).toBeNull();
  }
}

/** Whether a person has put a question off. */
function isLater({ keeper }: Tab): boolean {
  const seen = keeper?.get();
  return seen?.is === 'idle' && seen.later !== undefined;
}

type Act = (world: World, tab: Tab) => void;

/** What a person does in a tab. */
class InTab implements fc.AsyncCommand<object, World> {
  private name: string;
  private at: number;
  private act: Act;

  constructor(name: string, at: number, act: Act) {
    this.name = name;
    this.at = at;
    this.act = act;
  }

  check = () => true;

  async run(_model: object, world: World) {
    const tab = world.tabs[this.at] as Tab;
    world.story.happenings += 1;
    tab.device.run(() => this.act(world, tab));
    world.check();
  }

  toString = () => `tab ${this.at} ${this.name}`;
}

const change =
  (field: Field): Act =>
  ({ story }, tab) => {
    const shown = tab.shown() ?? BLANK;
    const changed = { ...shown, [field]: story.next(tab.device.user) };
    const isKept = tab.kind === 'plan' || tab.place === 'account' || tab.place === 'browser';
    tab.change(changed);
    if (!isKept) return;
    story.kill(shown[field]);
    story.save(changed[field]);
  };

const clear: Act = (world, tab) => {
  const { story } = world;
  const shown = tab.shown();
  if (!shown || tab.place === 'page') return;
  const { user } = tab.device;
  world.removes(tab.device);
  const texts = story.clear(shown);
  const bringBack = tab.kind === 'form' ? () => tab.change(shown) : tab.copies.clear(user);
  tab.cleared = { user, texts, bringBack };
  if (tab.kind === 'form') tab.change(BLANK);
  tab.render();
};

const undo: Act = ({ story }, tab) => {
  const { cleared } = tab;
  const { user } = tab.device;
  if (!cleared || cleared.user !== user || (tab.shown() && !isBlank(tab.shown() as Texts))) return;
  if (tab.kind === 'form' && tab.place === 'none') return;
  tab.cleared = undefined;
  cleared.bringBack();
  story.bringBack(cleared.texts);
  tab.render();
};

const turn =
  (isOn: boolean): Act =>
  (world, tab) => {
    const { keeper } = tab;
    const shown = tab.shown();
    const isKept = tab.place === 'account' && !tab.kept().copy?.isOff;
    if (!keeper || isKept === isOn || keeper.question() || (tab.kind === 'plan' && !shown)) return;
    if (isOn) world.wanted.add(tab.device.user as string);
    const isNew = isOn && !tab.kept().copy;
    tab.turn(isOn);
    const { here, copy } = tab.kept();
    // Between two values, a person chooses first, once the account has been asked.
    const isTorn = keeper.question() || (here && copy && !tab.copies.thing.isSame(here, copy.value));
    if (!isTorn && Boolean(copy && !copy.isOff) !== isOn) throw new Error('The box springs back.');
    if (isNew) world.story.save(...textsIn(shown));
  };

const look: Act = (_world, tab) => {
  clock.ms += 30_000;
  tab.keeper?.look();
};

const choose =
  (choice: Choice): Act =>
  (world, tab) => {
    const { story } = world;
    const question = tab.keeper?.question();
    if (!question) return tab.keeper?.choose(choice);
    if (choice === 'other' && !question.other) return undefined;
    const { account, here, other, isGone } = question;
    if (tab.kind === 'plan' && choice === 'other') return undefined;
    world.removes(tab.device);
    tab.keeper?.choose(choice);
    if (tab.kind === 'form') tab.onPage = undefined;
    const { here: now, copy } = tab.kept();
    const chosen = isGone ? now : copy?.value;
    const seen = [account, here, choice === 'other' ? other : null].flatMap(textsIn);
    story.kill(...seen.filter((text) => !textsIn(chosen).includes(text)));
    for (const text of textsIn(chosen)) if (tab.device.user) story.own(text, tab.device.user);
    story.save(...textsIn(chosen));
    tab.render();
  };

const openLink: Act = ({ story }, tab) => {
  tab.open(true);
  if (tab.kind === 'form') tab.onPage = { a: story.next(tab.device.user), b: '' };
};

/** The box “Keep my numbers in this browser”. */
const keepHere: Act = ({ story }, tab) => {
  const shown = tab.shown();
  if (tab.kind === 'plan' || !shown || tab.place !== 'page' || tab.kept().here) return;
  tab.copies.keep(tab.device.user, { ...tab.kept(), here: shown });
  tab.onPage = undefined;
  story.save(...textsIn(shown));
};

const signIn =
  (user: string | undefined): Act =>
  (world, { device }) =>
    world.signsIn(device, user);

/** “Clear” under “What this site keeps”. */
const clearBrowser: Act = (world, { device }) => {
  world.removes(device);
  world.story.kill(...textsOn(device));
  for (const key of [...device.storage.texts.keys()])
    if (key.startsWith('paradise')) device.storage.removeItem(key);
};

const acts: Record<string, Act> = {
  'changes a': change('a'),
  'changes b': change('b'),
  'changes a again': change('a'),
  clears: clear,
  undoes: undo,
  'turns on': turn(true),
  'turns on again': turn(true),
  'turns off': turn(false),
  'is seen again': look,
  'is seen once more': look,
  'chooses the account’s': choose('account'),
  'chooses its own': choose('here'),
  'chooses the other': choose('other'),
  'puts it off': (_world, tab) => {
    const seen = tab.keeper?.get();
    if (tab.kind === 'form' ? tab.keeper?.question() : seen?.is === 'idle' && seen.gone)
      tab.keeper?.dismiss();
  },
  'tries again': (_world, tab) => tab.keeper?.sync(),
  'opens a link': openLink,
  reloads: (_world, tab) => tab.open(true),
  'keeps it here': keepHere,
  'signs in as Ana': signIn('ana'),
  'signs in as Ana again': signIn('ana'),
  'signs in as Ben': signIn('ben'),
  'signs out': signIn(undefined),
  'clears the browser': clearBrowser,
};

const commands = fc.commands(
  Object.entries(acts).map(([name, act]) => fc.nat(3).map((at) => new InTab(name, at, act))),
  { maxCommands: 40, size: '+1', ...(process.env.SYNC_REPLAY && { replayPath: process.env.SYNC_REPLAY }) },
);
const plannedFates = fc.array(
  fc.oneof(
    { arbitrary: fc.constant<Fate>('answered'), weight: 6 },
    { arbitrary: fc.constantFrom(...fates), weight: 4 },
  ),
  { minLength: 1, maxLength: 12 },
);

it.each(fates)(
  'asks at most ten times a minute, however often a tab is seen, when requests are %s',
  async (fate) => {
    const scheduler = fc.sample(fc.scheduler(), 1)[0] as fc.Scheduler;
    const world = new World(scheduler, 'plan', ['answered']);
    const [tab] = world.tabs as [Tab];
    await world.rest();
    tab.device.run(() => turn(true)(world, tab));
    tab.device.run(() => change('a')(world, tab));
    tab.device.run(() => turn(true)(world, tab));
    await world.rest();
    world.server.fates = [fate];
    tab.device.run(() => change('a')(world, tab));
    await world.rest();
    clock.ms += 60_000;
    const before = world.server.requests;
    for (let looks = 0; looks < 100; looks += 1) {
      clock.ms += 500;
      tab.device.run(() => tab.keeper?.look());
      await world.rest();
    }
    const asked = world.server.requests - before;
    expect(asked).toBeGreaterThan(0);
    expect(asked).toBeLessThanOrEqual(10);
  },
);

const kinds: readonly Kind[] = ['plan', 'form'];

it.each(kinds.flatMap((kind) => SEEDS.map((seed) => ({ kind, seed }))))(
  'keeps every promise about a $kind, whatever is pressed and whatever answers (seed $seed)',
  async ({ kind, seed }) => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), plannedFates, commands, async (scheduler, fatesOf, pressed) => {
        const world = new World(scheduler, kind, fatesOf);
        await fc.scheduledModelRun(scheduler, () => ({ model: {}, real: world }), pressed);
        await world.settle();
      }),
      {
        numRuns: Math.ceil(RUNS / SEEDS.length),
        seed,
        ...(process.env.SYNC_PATH && { path: process.env.SYNC_PATH }),
      },
    );
  },
  3_600_000,
);
