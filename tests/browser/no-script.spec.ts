import type { Page } from '@playwright/test';
import { itemDays } from '../../src/features/checklist/content/item-days';
import { site } from '../../src/operator/site';
import { type AppPath, pages } from '../../src/site-map';
import { expect, test } from './site';

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });

// The browser reports the scripts it doesn't run.
test.beforeEach(({ allowed }) => void allowed.push(/failed: .*\.js$/));

/** What each page that needs JavaScript says. */
const needsScript: Partial<Record<AppPath, RegExp>> = {
  '/pcs-toolkit/hawaii-checklist': /Checking off items needs JavaScript/,
  '/auth': /Signing in needs JavaScript/,
  '/calculators/assumption-cruncher': /The calculator needs JavaScript/,
  '/calculators/first-60-days': /The calculator needs JavaScript/,
  '/pcs-toolkit/cost-of-living': /The calculator needs JavaScript/,
  ...(site.program && {
    '/calculators/credit': /The calculator needs JavaScript/,
    '/programs': /slider needs JavaScript/,
    '/housing/new-construction': /slider needs JavaScript/,
  }),
  '/contact': /needs JavaScript/,
  '/suggestion-box': /needs JavaScript/,
  '/welcome': /needs JavaScript/,
};

test('every page is styled and readable, and says what needs JavaScript', async ({ page }) => {
  for (const { path, isInteractive } of pages) {
    await page.goto(path);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    await expect(heading).toHaveCSS('font-family', /^Fraunces/);
    await expect(page.getByText('Loading…').filter({ visible: true })).toHaveCount(0);
    const details = page.locator('main details');
    await details.evaluateAll((folds) => folds.map((fold) => fold.setAttribute('open', '')));
    const words = (await page.locator('main').innerText()).split(/\s+/).length;
    const isShort = isInteractive || (!site.program && /^\/(programs|calculators\/credit)$/.test(path));
    if (!isShort) expect.soft(words, path).toBeGreaterThan(200);
    const says = needsScript[path];
    if (says) await expect(page.getByText(says).first(), path).toBeVisible();
    if (path === '/contact' || path === '/suggestion-box') await expectLinkToEmail(page);
  }
});

/** In place of the form: a link to whoever reads it, if somebody does. */
async function expectLinkToEmail(page: Page) {
  const { founder, formsEmail } = site;
  const to = formsEmail ?? (founder.status === 'set' ? founder.email : undefined);
  const link = page.locator('main form a[href^="mailto:"]');
  if (to === undefined) return expect(link).toHaveCount(0);
  await expect(link).toHaveText(to);
  await expect(link).toHaveAttribute('href', /^mailto:[^?]+\?subject=/);
}

test('the side menu leads to the checklist, whose details expand', async ({ page }) => {
  await page.goto('/pcs-toolkit/storage-facilities');
  const menu = page.getByRole('navigation', { name: 'Side menu' });
  await menu.getByRole('link', { name: 'PCS Checklist' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('PCS Checklist');
  for (const title of Object.values(itemDays).map(({ title }) => title))
    await expect(page.getByText(title, { exact: true })).toBeVisible();
  const firstItem = page.getByRole('main').getByRole('listitem').first();
  await firstItem.locator('summary').click();
  await expect(firstItem.getByRole('link').first()).toBeVisible();
});
