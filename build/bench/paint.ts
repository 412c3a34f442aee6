import { throttling } from 'lighthouse/core/config/constants.js';
import { runLighthouse, settled, withPage } from './chromium';
import { isForDoing, PATHS } from './pages';
import type { Part } from './part';
import { FOR_PAINT } from './site';
import { atMost, median } from './table';

const RUNS = 3;
const { requestLatencyMs, downloadThroughputKbps, uploadThroughputKbps, cpuSlowdownMultiplier } =
  throttling.mobileSlow4G;

/** Lighthouse's phone. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Medians of the largest contentful paint, in ms. */
type Pair = { page: number; bare: number };
type Paint = { simulated: Pair; applied: Pair };

export const paintPart: Part<Paint> = {
  name: 'paint',
  heading: 'Largest contentful paint, beside the same page without script',
  about: `Medians of ${RUNS} runs in turns with the same page whose script elements were removed, both without their tab's icon and manifest, which a browser fetches at some moment around the paint. Simulated: Lighthouse's estimate. Applied: Chromium slowed down to the same slow 4G and a processor four times slower. Budgets of the ratio: guides and the home page 1.05 both ways, pages for doing 1.15 applied.`,
  subject: 'site',
  keys: PATHS,
  async measure(path, { origin }) {
    const page = origin + path + FOR_PAINT.page;
    const bare = origin + path + FOR_PAINT.bare;
    const times = { simulated: { page: [], bare: [] }, applied: { page: [], bare: [] } } as Times;
    for (let count = 0; count < RUNS; count += 1) {
      times.simulated.page.push(await simulatedPaint(page));
      times.simulated.bare.push(await simulatedPaint(bare));
      times.applied.page.push(await appliedPaint(page, settled));
      times.applied.bare.push(await appliedPaint(bare));
    }
    return { simulated: medians(times.simulated), applied: medians(times.applied) };
  },
  table: (results) => ({
    columns: ['page', 'simulated ms', 'without script', 'ratio', 'applied ms', 'without script', 'ratio'],
    rows: [...results].map(([path, { simulated, applied }]) => [
      path,
      ...pairCells(simulated, isForDoing(path) ? undefined : 1.05),
      ...pairCells(applied, isForDoing(path) ? 1.15 : 1.05),
    ]),
  }),
};

type Times = Record<keyof Paint, Record<keyof Pair, number[]>>;

function medians({ page, bare }: Times['applied']): Pair {
  return { page: median(page), bare: median(bare) };
}

function pairCells({ page, bare }: Pair, budget: number | undefined): string[] {
  return [atMost(page, undefined), atMost(bare, undefined), atMost(page / bare, budget, 2)];
}

async function simulatedPaint(url: string): Promise<number> {
  const { audits } = await runLighthouse(url, {
    onlyAudits: ['largest-contentful-paint'],
    disableFullPageScreenshot: true,
  });
  return audits['largest-contentful-paint']?.numericValue ?? Number.NaN;
}

function appliedPaint(url: string, ready?: typeof settled): Promise<number> {
  return withPage(async (page) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: requestLatencyMs,
      downloadThroughput: (downloadThroughputKbps * 1024) / 8,
      uploadThroughput: (uploadThroughputKbps * 1024) / 8,
    });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdownMultiplier });
    await page.goto(url, { waitUntil: 'load' });
    await ready?.(page);
    return page.evaluate(largestPaint);
  }, PHONE);
}

/** Runs in the page: the time of the last entry there is, once there is one. */
function largestPaint(): Promise<number> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) =>
      resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN),
    );
    observer.observe({ type: 'largest-contentful-paint', buffered: true });
  });
}
