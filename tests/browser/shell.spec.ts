import type { Locator } from '@playwright/test';
import { site } from '../../src/operator/site';
import { doubleText, expectAccessible, PHONES, SCREENS, stillness } from './accessible';
import { expectOpen } from './named-parts/expect-named-parts';
import { askParts } from './named-parts/site';
import { DEMO, expect, hold, keepMessages, openPage, openSignedIn, test, waitForHydration } from './site';

const PHONE = { width: 390, height: 800 };

test('the phone side menu is accessible; it opens, closes and navigates by keyboard', async ({ page }) => {
  await openPage(page, '/contact', PHONE);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const button = page.getByRole('button', { name: 'Side menu' });
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Side menu' });
  await expect(panel.getByRole('button', { name: 'Close' })).toBeFocused();
  await expectAccessible(page, PHONES);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(button).toBeFocused();

  await page.keyboard.press('Control+b');
  for (let steps = 0; steps < 3; steps += 1) await page.keyboard.press('Tab');
  await expect(panel.getByRole('link').nth(2)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/pcs-toolkit/hawaii-checklist');
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => document.cookie)).not.toContain('sidebar_state');
});

test('the menu reopens if requested right after Escape closes it', async ({ page }) => {
  await openPage(page, '/contact', PHONE);
  // The open panel hides the button from assistive technology.
  const button = page.getByRole('button', { name: 'Side menu', includeHidden: true });
  const panel = page.getByRole('dialog', { name: 'Side menu' });
  await button.click();
  await expect(panel).toBeVisible();
  // Closing returns focus to the button; the shortcut is pressed at that moment.
  await button.evaluate((element) => {
    const shortcut = new KeyboardEvent('keydown', { key: 'b', ctrlKey: true });
    const press = () => {
      window.dispatchEvent(shortcut);
      element.dataset.refocused = '';
    };
    element.addEventListener('focus', press, { once: true });
  });
  await page.keyboard.press('Escape');
  await expect(button).toHaveAttribute('data-refocused');
  await page.evaluate(stillness);
  await expect(panel).toBeVisible();
});

test('signed in on a phone, the menus and My account are accessible', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openSignedIn(page, '/');
  const header = page.getByRole('banner');
  const account = header.getByRole('button', { name: /^Your account/ });
  await page.getByRole('button', { name: 'Side menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Side menu' })).toContainText(`Signed in as ${DEMO.email}`);
  await page.keyboard.press('Escape');
  await account.click();
  await expect(header.getByRole('button', { name: 'Sign Out' })).toBeInViewport({ ratio: 1 });
  await expectAccessible(page, undefined, 'header');
  await page.getByRole('button', { name: 'My account' }).click();
  await expect(page.getByText('Checking whether a change is waiting…')).toBeHidden();
  await page.getByRole('button', { name: 'Change my email' }).click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expectAccessible(page, undefined, '[role="dialog"]');
});

test('with text at 200%, the side menu navigates on a phone and on a desktop', async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/pcs-toolkit/pet-travel');
    await doubleText(page);
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Side menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Side menu' });
    await menu.getByRole('link', { name: 'Veterans Who Stay' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Veterans Who Stay in Hawaii');
  }
});

test('the side menu scrolls to the current page, as a sidebar and as a panel', async ({ page }) => {
  await openPage(page, '/housing/veterans-who-stay', { width: 1280, height: 480 });
  const current = page
    .getByRole('link', { name: 'Veterans Who Stay' })
    .and(page.locator('[aria-current="page"]'));
  await expect(current).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.setViewportSize({ width: 390, height: 500 });
  await page.getByRole('button', { name: 'Side menu' }).click();
  const panel = page.getByRole('dialog', { name: 'Side menu' });
  await expect(panel.locator(current)).toBeInViewport();
  await expect(panel.getByRole('button', { name: 'Close' })).toBeInViewport();
});

test('a wide screen shows a guide’s contents beside its first steps', async ({ page }) => {
  await openPage(page, '/housing/gap-lenders', { width: 1280, height: 800 });
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const beside = await contents.boundingBox();
  const list = await contents.getByRole('list').boundingBox();
  const first = await page.getByRole('region', { name: 'Do this first' }).boundingBox();
  const endOf = (box: typeof list) => (box?.y ?? 0) + (box?.height ?? 0);
  expect(endOf(list), 'no longer than what it is beside').toBeLessThanOrEqual(endOf(first));
  await contents.getByRole('link', { name: 'Four benefits' }).click();
  await expect(page.getByRole('heading', { name: 'Four benefits' })).toBeInViewport();
  const guide = await page.getByRole('heading', { name: 'Four benefits' }).boundingBox();
  expect(beside?.x).toBeGreaterThan((guide?.x ?? 0) + 500);

  await contents.getByRole('link', { name: 'More for your move' }).click();
  await expect(page.getByRole('heading', { name: 'The risks, before you call' })).toBeInViewport();
});

test('on a laptop the menu’s housing tools begin in the window', async ({ page }) => {
  await openPage(page, '/auth', { width: 1280, height: 800 });
  const menu = page.getByRole('navigation', { name: 'Side menu' });
  await expect(menu.getByRole('heading', { name: 'HOUSING TOOLS' })).toBeInViewport();
  await expect(menu.getByRole('link', { name: 'VA Homes' })).toBeInViewport();
  const groups = await menu.getByRole('heading').allTextContents();
  expect(groups).toEqual(['Main Navigation', 'PCS TOOLS', 'HOUSING TOOLS', 'More guides', 'SUPPORT']);
});

test('the skip link is a padded button that moves focus past the menu', async ({ page }) => {
  await openPage(page, '/pcs-toolkit/pet-travel');
  await page.keyboard.press('Tab');
  const link = page.getByRole('link', { name: 'Skip to main content' });
  await expect(link).toBeFocused();
  const { height, inset } = await link.evaluate((element) => {
    const text = document.createRange();
    text.selectNodeContents(element);
    const box = element.getBoundingClientRect();
    return { height: box.height, inset: text.getBoundingClientRect().left - box.left };
  });
  expect(height).toBeGreaterThanOrEqual(44);
  expect(inset).toBeGreaterThanOrEqual(12);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

for (const part of ['header', 'page'])
  test(`a click on the menu button as the ${part} hydrates opens the menu once`, async ({ page }) => {
    await page.addInitScript(
      (event) =>
        window.addEventListener(event, () =>
          document.querySelector<HTMLElement>('button[aria-label="Side menu"]')?.click(),
        ),
      part === 'header' ? 'shell-ready' : 'app-ready',
    );
    await page.setViewportSize(PHONE);
    await page.goto('/contact');
    await expect(page.getByRole('dialog', { name: 'Side menu' })).toBeVisible();
  });

test('a press on a link as the header hydrates opens its page', async ({ page }) => {
  await page.addInitScript(() =>
    window.addEventListener('shell-ready', () => {
      if (window.location.pathname !== '/')
        document.querySelector<HTMLElement>('header a[href="/"]')?.click();
    }),
  );
  await page.goto('/pcs-toolkit/storage-facilities');
  await expect(page).toHaveTitle(new RegExp(`^${site.name}: `));
  await expect(page.getByRole('heading', { name: /^Your PCS to Hawaii/ })).toBeVisible();
});

test('a click on the menu button before hydration opens the menu after it', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const release = await hold(page, '**/assets/index-*.js');
  await page.goto('/pcs-toolkit/storage-facilities');
  await page.getByRole('button', { name: 'Side menu' }).click();
  release();
  await expect(page.getByRole('dialog', { name: 'Side menu' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Side menu' })).toBeFocused();
});

test('the collapsed menu names its links in tooltips, also after a reload', async ({ page }) => {
  await openPage(page, '/contact', { width: 1280, height: 800 });
  const link = page.getByRole('navigation', { name: 'Side menu' }).getByRole('link', { name: 'Pet Travel' });
  const tooltip = page.getByRole('tooltip', { name: 'Pet Travel' });
  const nextTooltip = page.getByRole('tooltip', { name: 'Firearms' });
  await link.focus();
  await page.keyboard.press('Control+b');
  // Folding keeps the same link element, with its focus, name and position.
  await expect(link).toBeFocused();
  await expect(tooltip).toBeVisible();
  await expectBeside(tooltip, link);

  await page.keyboard.press('Tab');
  await expect(nextTooltip).toBeVisible();
  await expect(tooltip).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(nextTooltip).toBeHidden();

  await link.hover();
  await expect(tooltip).toBeVisible();
  await tooltip.hover();
  await expect(tooltip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();

  // The last link is below the fold of the menu, which scrolls together with its tooltips.
  const lastLink = page.getByRole('navigation', { name: 'Side menu' }).getByRole('link').last();
  await lastLink.hover();
  const lastTooltip = page.getByRole('tooltip', { name: (await lastLink.textContent()) ?? '' });
  await expect(lastTooltip).toBeVisible();
  await expectBeside(lastTooltip, lastLink);

  await expectAccessible(page, SCREENS);

  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-sidebar', 'collapsed');
  await waitForHydration(page);
  await page.keyboard.press('Control+b');
  await link.hover();
  await expect(page.getByRole('tooltip')).toHaveCount(0);
});

/** Waits for the menu to finish folding. */
async function expectBeside(tooltip: Locator, link: Locator): Promise<void> {
  await expect(async () => {
    const [box, linkBox] = [await tooltip.boundingBox(), await link.boundingBox()];
    if (!box || !linkBox) throw new Error('not on the page');
    expect(box.x).toBeCloseTo(linkBox.x + linkBox.width, 0);
    expect(box.y + box.height / 2).toBeCloseTo(linkBox.y + linkBox.height / 2, 0);
  }).toPass();
}

test('going back restores the scroll position', async ({ page }) => {
  await openPage(page, '/pcs-toolkit/storage-facilities', { width: 390, height: 700 });
  await page.evaluate(() => window.scrollTo(0, 900));
  // A real click would first scroll the page to the link.
  const home = page.getByRole('banner').getByRole('link', { name: new RegExp(site.name) });
  await home.dispatchEvent('click');
  await expect(page.getByRole('heading', { level: 1, name: /Your PCS to Hawaii/ })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Storage Facilities');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(700);
});

test('toasts show at the bottom right, and their styles load once', async ({ page }) => {
  await keepMessages(page);
  await openPage(page, '/contact', { width: 1280, height: 800 });
  const send = page.getByRole('button', { name: 'Send Message' });
  await send.click();
  const message = page.getByRole('region', { name: 'Notifications' }).getByText('Missing Information');
  await expect(message).toBeInViewport();
  const box = await message.boundingBox();
  expect(box?.x).toBeGreaterThan(800);
  expect(box?.y).toBeGreaterThan(600);
  await send.click();
  await expect(message).toHaveCount(2);
  await expect(page.locator('link[rel="stylesheet"][href*="toaster"]')).toHaveCount(1);
});

test('on a phone toasts are at the bottom, too, but never over the field that is being typed in', async ({
  page,
}) => {
  await keepMessages(page);
  const height = 560;
  await openPage(page, '/contact', { width: 390, height });
  await page.getByRole('button', { name: 'Send Message' }).click();
  const message = page.locator('[data-sonner-toast]');
  await expect(message).toBeVisible();
  const bottomOf = async () => {
    const box = await message.boundingBox();
    return box ? box.y + box.height : undefined;
  };
  const field = page.getByRole('textbox', { name: 'Message' });
  await field.focus();
  await field.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  const top = (await field.boundingBox())?.y ?? 0;
  expect(top).toBeGreaterThan(height / 2);
  await expect.poll(bottomOf).toBeLessThanOrEqual(top);
  await field.blur();
  await expect.poll(bottomOf).toBeGreaterThan(height - 80);
});

test('from 1024 px on, the header says whom to ask, with the phone and the email; the site is installable', async ({
  page,
}) => {
  await openPage(page, '/contact', { width: 1024, height: 800 });
  for (const part of askParts) await expectOpen(page, part);

  const devtools = await page.context().newCDPSession(page);
  const { url, errors } = await devtools.send('Page.getAppManifest');
  expect(url).toMatch(/\/site\.webmanifest$/);
  expect(errors).toEqual([]);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // Tests run in incognito windows.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});
