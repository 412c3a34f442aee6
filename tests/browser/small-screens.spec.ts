import { pages } from '../../src/site-map';
import { expect, test } from './site';

for (const { path } of pages)
  test(`${path} has no table that a phone cuts off or scrolls sideways`, async ({ page }) => {
    await page.goto(path);
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 700 });
      const tooWide = await page
        .locator('table')
        .evaluateAll((tables) =>
          tables
            .filter((table) => table.scrollWidth > (table.parentElement?.clientWidth ?? 0))
            .map((table) => table.textContent?.slice(0, 80)),
        );
      expect(tooWide, `at ${width} px`).toEqual([]);
    }
  });
