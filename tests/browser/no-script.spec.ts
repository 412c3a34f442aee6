import { checklistItems } from '../../src/features/checklist/content/hawaii-checklist';
import { pages } from '../../src/site-map';
import { expect, test } from './site';

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });

// The browser reports the scripts it doesn't run.
test.beforeEach(({ allowed }) => void allowed.push(/failed: .*\.js$/));

test('every guide is readable', async ({ page }) => {
  for (const { path, kind } of pages.filter((candidate) => candidate.kind === 'reading')) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const words = (await page.locator('main').innerText()).split(/\s+/).length;
    expect.soft(words, `${path}, a page for ${kind}`).toBeGreaterThan(200);
    await expect(page.getByText('Loading…')).toHaveCount(0);
  }
});

test('the checklist shows every item, and its details expand', async ({ page }) => {
  await page.goto('/pcs-toolkit/hawaii-checklist');
  for (const { title } of checklistItems) await expect(page.getByText(title, { exact: true })).toBeVisible();
  const firstItem = page.getByRole('main').getByRole('listitem').first();
  await firstItem.getByText('What to know').click();
  await expect(firstItem.getByRole('link').first()).toBeVisible();
});

const needsScript: readonly (readonly [path: string, says: RegExp])[] = [
  ['/pcs-toolkit/hawaii-checklist', /Checking off items needs JavaScript/],
  ['/auth', /Signing in needs JavaScript/],
  ['/calculators/assumption-cruncher', /The calculator needs JavaScript/],
  ['/calculators/credit', /The calculator needs JavaScript/],
  ['/programs', /slider needs JavaScript/],
  ['/housing/new-construction', /slider needs JavaScript/],
  ['/contact', /needs JavaScript/],
  ['/suggestion-box', /needs JavaScript/],
  ['/welcome', /needs JavaScript/],
];

test('each page that needs JavaScript says what for', async ({ page }) => {
  for (const [path, says] of needsScript) {
    await page.goto(path);
    await expect(page.getByText(says).first(), path).toBeVisible();
  }
});

test('the forms’ email links open a message to the operator', async ({ page }) => {
  for (const path of ['/contact', '/suggestion-box']) {
    await page.goto(path);
    await expect(page.getByRole('link', { name: 'Open in my email app' })).toHaveAttribute(
      'href',
      /^mailto:[^?]+@[^?]+\?subject=/,
    );
  }
});

test('the side menu navigates', async ({ page }) => {
  await page.goto('/pcs-toolkit/storage-facilities');
  await page
    .getByRole('navigation', { name: 'Side menu' })
    .getByRole('link', { name: 'PCS Checklist' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hawaii PCS Checklist');
});

test('no form can put its input into the URL', async ({ request }) => {
  let forms = 0;
  for (const { path } of pages) {
    const html = await (await request.get(path)).text();
    for (const [tag] of html.matchAll(/<form\b[^>]*>/g)) {
      expect(tag, path).toContain('method="post"');
      forms += 1;
    }
  }
  expect(forms).toBeGreaterThan(4);
});
