import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { NEWEST_MARK, SAVED_PAGES } from '../../src/features/offline/worker-messages';
import { settled, withPage } from './chromium';
import { PATHS } from './pages';
import type { Part } from './part';
import { largestPaint, type Network, PHONE, SLOW_4G, slowDown } from './slow-phone';
import { atMost, median } from './table';

const RUNS = 3;
const PAINT_BUDGET_MS = 330;
const MEDIAN_BUDGET_MS = 250;
const ALIVE_BUDGET_MS = 700;

const networks = {
  'slow 4G': SLOW_4G,
  '200 kbit/s': { latencyMs: 400, downKbps: 200, upKbps: 200 },
  'no network': { ...SLOW_4G, isGone: true },
} satisfies Record<string, Network>;
const networkNames = Object.keys(networks) as (keyof typeof networks)[];

/** Medians in ms since the navigation started. */
type Visit = { paint: number; alive: number };
type RepeatVisit = Record<keyof typeof networks, Visit>;

declare global {
  interface Window {
    /** Resolves to the time when the side menu, pressed once the page was painted, was open. */
    answered: Promise<number>;
  }
}

export const repeatVisitPart: Part<RepeatVisit> = {
  name: 'repeat',
  heading: 'A page that the phone already holds',
  about: `Once all pages are saved, each is opened in a new tab with its service worker stopped. Medians of ${RUNS} loads on each network, in turns: the largest contentful paint and, in loads of their own, alive: when a press on the side menu, as soon as anything large is painted, has opened it. The page has a processor four times slower; its service worker has a thread and a network of its own, which are not slowed down. Budgets: paint ${PAINT_BUDGET_MS} ms, ${MEDIAN_BUDGET_MS} in the median of all pages, and alive ${ALIVE_BUDGET_MS}.`,
  keys: PATHS,
  measure: (path, { origin }) =>
    withPage(async (page) => {
      await saveAllPages(page, origin);
      const context = page.context();
      const times = networkNames.map(() => ({ paint: [] as number[], alive: [] as number[] }));
      for (let count = 0; count < RUNS; count += 1)
        for (const [at, name] of networkNames.entries()) {
          times[at]?.paint.push(await inNewTab(context, networks[name], origin + path, paintTime));
          times[at]?.alive.push(await inNewTab(context, networks[name], origin + path, answerTime));
        }
      const visits = times.map(({ paint, alive }) => ({ paint: median(paint), alive: median(alive) }));
      return Object.fromEntries(networkNames.map((name, at) => [name, visits[at]])) as RepeatVisit;
    }, PHONE),
  table: (results) => {
    const all = [...results.values()];
    const row = (title: string, visitOn: (name: keyof typeof networks) => Visit, budget: number) => [
      title,
      ...networkNames.flatMap((name) => {
        const { paint, alive } = visitOn(name);
        return [atMost(paint, budget), atMost(alive, ALIVE_BUDGET_MS)];
      }),
    ];
    const medianOf = (name: keyof typeof networks, what: keyof Visit) =>
      median(all.map((visits) => visits[name][what]));
    return {
      columns: ['page', ...networkNames.flatMap((name) => [`${name}: paint`, 'alive'])],
      rows: [
        ...[...results].map(([path, visits]) => row(path, (name) => visits[name], PAINT_BUDGET_MS)),
        row(
          'median',
          (name) => ({ paint: medianOf(name, 'paint'), alive: medianOf(name, 'alive') }),
          MEDIAN_BUDGET_MS,
        ),
      ],
    };
  },
};

/** Visits the home page and waits until all pages are saved. */
async function saveAllPages(page: Page, origin: string): Promise<void> {
  await page.context().addInitScript(pressOncePainted);
  await page.context().addInitScript(() => localStorage.setItem('paradise-pcs-visited', 'true'));
  await page.goto(origin);
  await page.waitForFunction(async ([cache, mark]) => Boolean(await (await caches.open(cache)).match(mark)), [
    SAVED_PAGES,
    NEWEST_MARK,
  ] as const);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto('about:blank');
}

/** Returns what is measured on a page that is opened in a new tab, with no service worker running. */
async function inNewTab(
  context: BrowserContext,
  network: Network,
  url: string,
  measured: (page: Page) => Promise<number>,
): Promise<number> {
  const page = await context.newPage();
  try {
    const devtools = await slowDown(page, network);
    await stopWorker(devtools);
    await page.goto(measured === answerTime ? `${url}?press` : url);
    return await measured(page);
  } finally {
    await page.close();
  }
}

async function stopWorker(devtools: CDPSession): Promise<void> {
  const stopped = new Promise<void>((resolve) => {
    devtools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      const running = versions.filter(({ status }) => status === 'activated');
      if (running.length > 0 && running.every(({ runningStatus }) => runningStatus === 'stopped')) resolve();
    });
  });
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.stopAllWorkers');
  await stopped;
}

async function paintTime(page: Page): Promise<number> {
  await settled(page);
  return largestPaint(page);
}

function answerTime(page: Page): Promise<number> {
  return page.evaluate(() => window.answered);
}

/** Runs before the page's own scripts. */
function pressOncePainted() {
  if (location.search !== '?press') return;
  window.answered = new Promise((resolve) => {
    const waitForMenu = () => {
      if (document.querySelector('[role=dialog]')) resolve(performance.now());
      else requestAnimationFrame(waitForMenu);
    };
    new PerformanceObserver((_list, observer) => {
      observer.disconnect();
      document.querySelector<HTMLElement>('header button[aria-expanded]')?.click();
      waitForMenu();
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}
