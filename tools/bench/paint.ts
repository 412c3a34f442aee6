import { settled, withPage } from './chromium';
import { isInteractive, PATHS } from './pages';
import type { Part } from './part';
import { PAINT_QUERIES } from './site';
import { largestPaint, PHONE, SLOW_4G, slowDown } from './slow-phone';
import { atMost, median } from './table';

const RUNS = 5;

/** Median LCP in ms. */
type Paint = { page: number; limit: number };

export const paintPart: Part<Paint> = {
  name: 'paint',
  heading: 'Largest contentful paint, beside the same page without script',
  about: `Medians of ${RUNS} runs, alternating with the true limit: the same page, its style sheet inside, every script element removed. Both are without their tab's icon and manifest, which a browser fetches at some moment around the paint. Chromium is slowed down to Lighthouse's slow 4G and a processor four times slower. Budgets of the ratio: guides and the home page 1.05, interactive pages 1.10.`,
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
    await slowDown(page, SLOW_4G);
    await page.goto(url, { waitUntil: 'load' });
    await ready?.(page);
    return largestPaint(page);
  }, PHONE);
}
