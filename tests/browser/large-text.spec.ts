import { pages } from '../../src/site-map';
import { test as base, expect, waitForHydration } from './site';

// The browser's own setting for text twice as large: 1 rem is 32 px, in media queries too.
const test = base.extend<object, { launchOptions: { args?: string[] } }>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'],
      });
    },
    { scope: 'worker' },
  ],
});

for (const width of [390, 1280]) {
  test(`every page keeps to a window of ${width} px, its header and heading in reach`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 800 });
    for (const { path } of pages) {
      await page.goto(path);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect.soft(overflow, `${path} is wider than the window`).toBeLessThanOrEqual(0);
      await expect(page.getByRole('button', { name: 'Side menu' })).toBeInViewport();
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    }
    await waitForHydration(page);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    await page.getByRole('button', { name: 'Side menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Side menu' });
    await menu.getByRole('link', { name: 'Member Forum' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Member Forum');
  });
}
