import { throttling } from 'lighthouse/core/config/constants.js';
import { settled, withPage } from './chromium';
import { isInteractive, PATHS } from './pages';
import type { Part } from './part';
import { PAINT_QUERIES } from './site';
import { atMost, median } from './table';

const RUNS = 5;
const { requestLatencyMs, downloadThroughputKbps, uploadThroughputKbps, cpuSlowdownMultiplier } =
  throttling.mobileSlow4G;

/** Lighthouse's phone settings. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Median LCP in ms. */
type Paint = { page: number; limit: number };

export const paintPart: Part<Paint> = {
  name: 'paint',
  heading: 'Largest contentful paint, beside the same page without script',
  about: `Medians of ${RUNS} runs in turns with the true limit: the same page, its style sheet inside, every script element removed. Both are without their tab's icon and manifest, which a browser fetches at some moment around the paint. Chromium is slowed down to Lighthouse's slow 4G and a processor four times slower. Budgets of the ratio: guides and the home page 1.05, interactive pages 1.10.`,
  needsSite: true,
  keys: PATHS,
  async measure(path, { origin }) {
    const times = { page: [], limit: [] } as Record<keyof Paint, number[]>;
    for (let count = 0; count < RUNS; count += 1) {
      times.page.push(await paintTime(origin + path + PAINT_QUERIES.page, settled));
      times.limit.push(await paintTime(origin + path + PAINT_QUERIES.bare));
    }
    return { page: median(times.page), limit: median(times.limit) };
  },
  table: (results) => ({
    columns: ['page', 'ms', 'true limit', 'ratio'],
    rows: [...results].map(([path, { page, limit }]) => [
      path,
      atMost(page, undefined),
      atMost(limit, undefined),
      atMost(page / limit, isInteractive(path) ? 1.1 : 1.05, 2),
    ]),
  }),
};

function paintTime(url: string, ready?: typeof settled): Promise<number> {
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

/** Runs in the page: resolves to the time of the latest LCP entry, once there is one. */
function largestPaint(): Promise<number> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) =>
      resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN),
    );
    observer.observe({ type: 'largest-contentful-paint', buffered: true });
  });
}
