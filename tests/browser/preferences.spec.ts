import type { Page } from '@playwright/test';
import { site } from '../../src/operator/site';
import { expect, openPage, test } from './site';

test.describe('with reduced motion', () => {
  test.use({ hasVisited: false, contextOptions: { reducedMotion: 'reduce' } });

  test('nothing animates: the page, the menu, a toast', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/');
    await page.getByRole('button', { name: "Let's Get Started!" }).click();
    await page.getByRole('button', { name: 'Side menu' }).click();
    expect(await longestMotionMs(page)).toBeLessThan(1);
    await page.getByRole('dialog').getByRole('link', { name: 'PCS Checklist' }).click();
    await page.getByRole('checkbox').first().click();
    await expect(page.getByText('Please sign in to save your progress')).toBeVisible();
    expect(await longestMotionMs(page)).toBeLessThan(1);
  });

  test('text switches color schemes without a transition', async ({ page }) => {
    await openPage(page, '/suggestion-box');
    const color = await page.locator('h1').evaluate((heading) => {
      document.documentElement.style.setProperty('--ink', 'rgb(1, 2, 3)');
      return getComputedStyle(heading).color;
    });
    expect(color).toBe('rgb(1, 2, 3)');
  });
});

test('by default, no animation runs longer than 200 ms', async ({ page }) => {
  await openPage(page, '/');
  await page.getByRole('link', { name: 'PCS Checklist' }).nth(1).hover();
  expect(await longestMotionMs(page)).toBeLessThanOrEqual(200);
});

test.describe('in forced colors', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('buttons, links, fields and dialogs keep their borders; the selected tab and the current page stand out', async ({
    page,
  }) => {
    const expectBorders = async (path: string) => {
      await openPage(page, path);
      const fields = 'input:not([type=checkbox], [type=range], [type=file]), textarea, select, progress';
      const parts = page.locator('main').locator(`a.rounded-lg, button, ${fields}`);
      expect(await parts.count()).toBeGreaterThan(0);
      if (path === '/calculators/credit') await expect(page.getByRole('slider')).toBeVisible();
      expect(await parts.evaluateAll(withoutBorder), path).toEqual([]);
    };
    await expectBorders('/');
    await expectBorders('/pcs-toolkit/hawaii-checklist');
    if (site.program) await expectBorders('/calculators/credit');
    await expectBorders('/auth');
    const ground = (name: string) =>
      page.getByRole('tab', { name }).evaluate((tab) => getComputedStyle(tab).backgroundColor);
    expect(await ground('Sign In')).not.toBe(await ground('Sign Up'));

    await expectBorders('/contact');
    const menu = page.getByRole('navigation', { name: 'Side menu' });
    const entry = (name: string) =>
      menu.getByRole('link', { name }).evaluate((link) => getComputedStyle(link).fontWeight);
    expect(await entry('Contact a Sponsor')).not.toBe(await entry('Resources'));
    await page.getByRole('button', { name: 'Search' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expect(dialog).toHaveCSS('border-top-width', '1px');
    await expect(dialog).not.toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
  });
});

test('with the data saver on, nothing is prefetched and clicks still work', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    // When the browser reports that it is offline, the page checks for the server.
    Object.defineProperty(navigator, 'onLine', { value: true });
  });
  await openPage(page, '/contact');
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const schools = page.getByRole('navigation', { name: 'Side menu' }).getByRole('link', { name: 'Schools' });
  await schools.hover();
  await schools.focus();
  await page.getByRole('button', { name: 'Send Message' }).click();
  const messages = page.getByRole('region', { name: 'Notifications' });
  await expect(messages.getByText('Missing Information')).toBeInViewport();
  expect(fetched.filter((url) => !/assets\/(toaster|above-keyboard|offline|saved-pages)-/.test(url))).toEqual(
    [],
  );
  await schools.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Schools');
});

/** Runs in the page. */
function withoutBorder(elements: Element[]): string[] {
  return elements
    .filter((element) => (element as HTMLElement).offsetParent)
    .filter((element) => {
      const { borderTopStyle, borderTopWidth } = getComputedStyle(element);
      return borderTopStyle === 'none' || Number.parseFloat(borderTopWidth) < 1;
    })
    .map((element) => element.outerHTML.slice(0, 120));
}

/** The longest running animation or transition, in milliseconds. */
async function longestMotionMs(page: Page): Promise<number> {
  return page.evaluate(() => {
    const durationOf = ({ effect }: Animation) => Number(effect?.getComputedTiming().duration ?? 0);
    return Math.max(0, ...document.getAnimations().map(durationOf));
  });
}
