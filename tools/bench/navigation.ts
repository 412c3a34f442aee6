import { pages } from '../../src/site-map';
import { settled, withPage } from './chromium';
import { scriptName } from './pages';
import type { Part } from './part';
import { atMost, median } from './table';

const RUNS = 3;
/** Three frames. */
const BUDGET_MS = 50;
const START = '/resources';

/** The median time in ms, and the highest number of requests in a run. */
type Navigation = { time: number; requests: number };

export const navigationPart: Part<Navigation> = {
  name: 'navigation',
  heading: 'Navigation in the page',
  about: `On a settled page the pointer goes to a link of the side menu, which fetches the next page's code; then the link is clicked. The time, the median of ${RUNS}, goes from the click to the frame after the one in which the next page's heading has the focus, so it is a multiple of a frame's 16.7 ms. From ${START}, and to it from the home page.`,
  keys: pages.filter(({ group }) => group).map(({ path }) => path),
  async measure(path, { origin }) {
    const runs: Navigation[] = [];
    for (let count = 0; count < RUNS; count += 1) runs.push(await navigate(origin, path));
    return {
      time: median(runs.map(({ time }) => time)),
      requests: Math.max(...runs.map(({ requests }) => requests)),
    };
  },
  table: (results) => {
    const row = (name: string, time: number, requests: number) => [
      name,
      atMost(time, BUDGET_MS),
      `${BUDGET_MS}`,
      atMost(requests, 0),
    ];
    const all = [...results.values()];
    return {
      columns: ['to', 'ms', 'budget', 'requests (0)'],
      rows: [
        ...[...results].map(([path, { time, requests }]) => row(path, time, requests)),
        row('median', median(all.map(({ time }) => time)), Math.max(...all.map(({ requests }) => requests))),
      ],
    };
  },
};

function navigate(origin: string, path: string): Promise<Navigation> {
  return withPage(async (page) => {
    await page.goto(origin + (path === START ? '/' : START));
    // Not a first visit, which opens the welcome dialog over the menu.
    await page.evaluate(() => window.localStorage.setItem('paradise-pcs-visited', 'true'));
    await page.reload();
    await page.keyboard.press('Shift');
    await settled(page);
    const link = page.getByRole('navigation', { name: 'Side menu' }).locator(`a[href="${path}"]`);
    const script = page.waitForResponse((response) =>
      response.url().includes(`/assets/${scriptName(path)}-`),
    );
    const drawing =
      path === '/'
        ? undefined
        : page.waitForResponse((response) => response.url().endsWith(`/scenes${path}.svg`));
    await link.hover();
    // Resolves once everything that it imports, or requests when it is shown, has loaded too.
    const url = JSON.stringify((await script).url());
    await page.evaluate(`import(${url}).then(({ loadNext }) => loadNext?.())`);
    await drawing;
    let requests = 0;
    page.on('request', (request) => {
      // Chromium requests the icon again at each new URL.
      if (!request.url().includes('/favicon.')) requests += 1;
    });
    const time = await link.evaluate(clickAndWait);
    return { time, requests };
  });
}

/** Runs in the page: clicks the link and returns the ms until the next page's heading is painted. */
async function clickAndWait(link: HTMLElement): Promise<number> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const heading = () => document.querySelector('main h1');
  const left = heading();
  await frame();
  const start = performance.now();
  link.click();
  do await frame();
  while (heading() === left || document.activeElement !== heading());
  await frame();
  return performance.now() - start;
}
