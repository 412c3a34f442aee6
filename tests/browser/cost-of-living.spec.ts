import type { Page } from '@playwright/test';
import { deferred } from '../support/deferred';
import { useOwnFont } from './own-font';
import { printed, squeezed } from './paper';
import { expect, test, waitForHydration, watchShifts } from './site';

const PATH = '/pcs-toolkit/cost-of-living';
/** All of the pay is typed but the allowances, which move the sums a little each January. */
const FAMILY = `${PATH}#month=1&grade=E-5&years=4&dependents=3&place=oahu&home=rent&index=112&rent=3200&payment=4100&power=300&basePower=0&food=1200&car=600&childCare=400&phone=200&rest=300&deductions=500&nowIn=6000&nowOut=5000`;

/** The same, as this browser keeps it. */
const FORM = Object.fromEntries(new URLSearchParams(FAMILY.split('#month=1&')[1]));

const PLAN = { reportDay: '2027-06-15', move: { base: 'kaneohe', home: 'rent' } };

test('a filled-in month prints on one sheet the answer, its basis and the three homes, without buttons', async ({
  page,
}) => {
  await page.goto(FAMILY);
  await waitForHydration(page);
  await expect(page.getByRole('heading', { name: 'Three homes' })).toBeVisible();
  await useOwnFont(page);
  const [sheet, ...more] = await printed(page);
  expect(more).toEqual([]);
  expect(sheet?.cut).toEqual([]);
  for (const text of [
    'E-5',
    '$3,200',
    'Left each month, ',
    'Rent ($)',
    'What comes in',
    'Where you live now: $1,000 left.',
  ])
    expect(sheet?.text).toContain(squeezed(text));
  expect(sheet?.text).not.toMatch(/Keepmynumbers|HowCOLAworks/);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('button:visible, select:visible, [role=slider]:visible')).toHaveCount(0);
});

const kept = [
  ['nothing kept', 'Left for food, car and federal tax', {}],
  ['a kept plan', 'Filled in from your plan. Change what’s different.', { 'paradise-pcs-plan': PLAN }],
  ['a kept form', 'Where you live now: $1,000 left.', { 'paradise-pcs-cost-of-living': FORM }],
] as const;
for (const [what, seen, storage] of kept)
  test(`nothing moves when the page arrives with ${what}`, async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-26T20:00:00Z'));
    await page.addInitScript((values) => {
      for (const [key, value] of Object.entries(values))
        window.localStorage.setItem(key, JSON.stringify(value));
    }, storage);
    const shifts = await watchShifts(page);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(PATH);
      await waitForHydration(page);
      await expect(page.getByText(seen).first()).toBeVisible();
      expect(await shifts(), `${width} px`).toBe(0);
    }
  });

test('nothing moves on a phone when the page arrives in two parts', async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const shifts = await watchShifts(page);
  const rest = deferred<void>();
  server.unfinished.set(PATH, { until: 'Left for food, car and federal tax', rest: rest.promise });
  await page.goto(server.url(PATH), { waitUntil: 'commit' });
  await expect(page.getByLabel('Pay grade')).toBeVisible();
  await page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
  );
  rest.resolve();
  await waitForHydration(page);
  await expect(page.getByText('Left for food, car and federal tax').first()).toBeVisible();
  expect(await shifts()).toBe(0);
});

test('without orders, the first press on a fold that the answer asks for opens it', async ({ page }) => {
  await page.addInitScript(() =>
    window.localStorage.setItem('paradise-pcs-plan', JSON.stringify({ move: { orders: 'no' } })),
  );
  await page.goto(PATH);
  await waitForHydration(page);
  await page.getByText('Taxes and other pay', { exact: true }).click();
  await page.getByLabel('Other pay ($)').fill('4000');
  await expect(amount(page)).toHaveText('$4,000');
});

/** The first phone screen, with the bar of a browser taken off. */
const firstScreen = { width: 390, height: 740 };

test('on a phone, four answers by keyboard alone give a number in the first screen, said once it rests', async ({
  page,
}) => {
  await page.setViewportSize(firstScreen);
  await page.goto(PATH);
  await waitForHydration(page);
  await page.getByLabel('Pay grade').focus();
  for (const keys of ['E-5', 'Over 4', 'Schofield', '3']) {
    await page.keyboard.type(keys);
    await page.keyboard.press('Tab');
  }
  await expect(page.getByRole('button', { name: 'Take off my taxes' })).toBeFocused();
  const status = page.getByRole('status').filter({ hasText: /^Comes in each month: \$[\d,]+\. Before COLA/ });
  await expect(status).toBeAttached();
  await expect(amount(page)).toBeInViewport({ ratio: 1 });
});

const amount = (page: Page) => page.getByText('Comes in each month').locator('xpath=following-sibling::p[1]');
