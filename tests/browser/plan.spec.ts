import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import { getDocumentProxy } from 'unpdf';
import { addDays } from '../../src/dates/calendar-day';
import type { PetStep } from '../../src/features/checklist/family-plan';
import { expectAccessible } from './accessible';
import { useOwnFont } from './own-font';
import { expect, newAccount, openSignedIn, test, waitForHydration } from './site';

const CHECKLIST = '/pcs-toolkit/hawaii-checklist';

/** Opens the checklist in a browser with a stored report date, on Nov 22, 2026 in Honolulu. */
async function openWithDate(
  page: Page,
  reportDay: string,
  move: object = {},
  petSteps: readonly PetStep[] = [],
): Promise<void> {
  await page.clock.setFixedTime(new Date('2026-11-22T20:00:00Z'));
  await page.addInitScript((plan) => {
    window.localStorage.setItem('paradise-pcs-plan', plan);
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  }, JSON.stringify({ reportDay, move, petSteps }));
  await page.goto(CHECKLIST);
  await expect(page.getByRole('button', { name: 'By date' })).toBeVisible();
}

for (const [width, height] of [
  [390, 664],
  [1280, 800],
] as const)
  test(`a kept plan shows its first five steps without scrolling or a layout shift at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openWithDate(page, '2026-12-12', { service: 'marine-corps', base: 'kaneohe', pets: 'no' });
    const box = page.getByRole('region', { name: '20 days. Do these five first.' });
    await expect(box.getByRole('link')).toHaveCount(5);
    await expect(box.getByRole('link').last()).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('heading', { name: /^Your offices/ })).toBeAttached();
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.001);
  });

test('a chosen date brings its first steps to the top of a phone’s screen, and a mark leads to its row', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.clock.setFixedTime(new Date('2026-11-22T20:00:00Z'));
  await page.goto(CHECKLIST);
  await waitForHydration(page);
  await page.getByLabel(/^Report date/).fill('2026-12-12');
  const result = page.getByRole('heading', { name: '20 days. Do these five first.' });
  await expect(result).toBeFocused();
  expect((await result.boundingBox())?.y).toBeLessThan(150);
  await expect(page.getByRole('link', { name: /Submit PCS orders/ }).first()).toBeInViewport();
  await page.getByRole('region', { name: 'Your months' }).getByRole('link').last().press('Enter');
  await expect(page.getByRole('region', { name: 'After you land' }).locator('li:focus')).toBeInViewport();
});

const petSteps: readonly PetStep[] = Array.from({ length: 12 }, (_, index) => ({
  day: addDays('2026-11-23', Math.floor(index / 2)),
  title: `Pet ${index + 1}: the second rabies shot, which can be given on this day at the earliest`,
}));

test('a short-notice plan is accessible, and prints its month ruler and all the rest on two sheets', async ({
  page,
}) => {
  await openWithDate(page, '2026-12-12', { base: 'kaneohe' });
  await expectAccessible(page);
  await useOwnFont(page);
  await expectTwoSheets(page, 'Dec 12');
});

test('a plan of ten days with a dozen pet steps prints on two sheets', async ({ page }) => {
  await openWithDate(page, '2026-12-02', { base: 'pearl-harbor-hickam' }, petSteps);
  await useOwnFont(page);
  await expectTwoSheets(page, 'Dec 2');
});

/** Prints the plan on Letter paper, and expects this landing day in its month ruler. */
async function expectTwoSheets(page: Page, landingDay: string): Promise<void> {
  await expect(page.getByRole('heading', { name: /^Your offices/ })).toBeVisible();
  const paper = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'Letter' })));
  expect(paper.numPages).toBeLessThanOrEqual(2);
  const { items } = await (await paper.getPage(1)).getTextContent();
  const text = items.map((item) => ('str' in item ? item.str : '')).join('');
  expect(/Your months(.*)Your offices/s.exec(text)?.[1]).toContain(landingDay);
}

test('a report date saved to the account exports to a calendar and is cleared on sign-out', async ({
  page,
  request,
}) => {
  await openSignedIn(page, CHECKLIST, await newAccount(request));
  await page.getByLabel(/^Report date/).fill('2027-06-15');
  const option = page.getByLabel('Keep it with my account too');
  await expect(option).toHaveAttribute('aria-disabled', 'false');
  await option.press('Space');
  await expect(option).toBeChecked();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Add to calendar' }).press('Enter'),
  ]);
  expect(file.suggestedFilename()).toBe('hawaii-pcs-plan.ics');
  const calendar = new ICAL.Component(ICAL.parse(await readFile(await file.path(), 'utf8')));
  expect(calendar.getAllSubcomponents('vevent')).toHaveLength(26);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/auth');
  expect(await page.evaluate(() => JSON.stringify(window.localStorage))).not.toContain('2027-06-15');
});

test('two devices keep both changes of a plan, and ask when they exclude each other', async ({
  page: laptop,
  browser,
  request,
}) => {
  const account = await newAccount(request);
  const dateOn = (page: Page) => page.getByLabel(/^Report date/);
  const isSaved = (page: Page) =>
    page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok());

  await openSignedIn(laptop, CHECKLIST, account);
  await dateOn(laptop).fill('2027-06-15');
  const option = laptop.getByLabel('Keep it with my account too');
  await expect(option).toHaveAttribute('aria-disabled', 'false');
  await option.press('Space');
  await expect(option).toBeChecked();

  const context = await browser.newContext();
  const phone = await context.newPage();
  await openSignedIn(phone, CHECKLIST, account);
  await expect(dateOn(phone)).toHaveValue('2027-06-15');
  await Promise.all([isSaved(phone), dateOn(phone).fill('2027-07-01')]);

  await Promise.all([isSaved(laptop), laptop.getByRole('button', { name: 'In town' }).click()]);
  await expect(dateOn(laptop)).toHaveValue('2027-07-01');
  await phone.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(phone.getByText('Your move: in town')).toBeVisible();
  await expect(dateOn(phone)).toHaveValue('2027-07-01');

  await Promise.all([isSaved(phone), dateOn(phone).fill('2027-08-01')]);
  await dateOn(laptop).fill('2027-09-01');
  await expect(laptop.getByText('Your account has Aug 1, 2027. This browser has Sep 1, 2027.')).toBeVisible();
  await expectAccessible(laptop);
  await laptop.getByRole('button', { name: 'Keep Aug 1, 2027, from my account' }).press('Enter');
  await expect(dateOn(laptop)).toHaveValue('2027-08-01');
  await context.close();
});

test('a plan whose script fails shows an error and the plain list, and loads on retry', async ({
  page,
  allowed,
}) => {
  allowed.push(/planned-list/);
  await page.route('**/planned-list-*.js', (route) => route.abort());
  await page.goto(CHECKLIST);
  const field = page.getByLabel(/^Report date/);
  await waitForHydration(page);
  await field.fill('2027-06-15');
  await expect(page.getByRole('alert')).toContainText(
    'Your dates couldn’t load. Your report date is still here',
  );
  await expect(page.getByRole('checkbox')).toHaveCount(20);
  await expect(field).toHaveValue('2027-06-15');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'By date' })).toBeVisible();
});
