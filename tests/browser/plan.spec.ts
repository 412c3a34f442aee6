import type { Page } from '@playwright/test';
import { addDays } from '../../src/dates/calendar-day';
import { formatDate } from '../../src/dates/format-date';
import type { PetStep } from '../../src/features/checklist/family-plan';
import { doFirst } from '../support/do-first';
import { expectAccessible } from './accessible';
import { useOwnFont } from './own-font';
import { printed, squeezed } from './paper';
import {
  expect,
  hold,
  inDays,
  LOCAL_KEY,
  newAccount,
  openPage,
  openSignedIn,
  startSession,
  TODAY,
  test,
  waitForHydration,
  watchForReady,
  watchShifts,
} from './site';

const CHECKLIST = '/pcs-toolkit/hawaii-checklist';

/** Opens the checklist in a browser with a stored plan, on Nov 22, 2026. */
async function openWithPlan(
  page: Page,
  plan: { reportDay: string; move: object; petSteps?: readonly PetStep[] },
) {
  await page.clock.setFixedTime(TODAY);
  await page.addInitScript((stored) => {
    window.localStorage.setItem('paradise-pcs-plan', stored);
  }, JSON.stringify(plan));
  await page.goto(CHECKLIST);
  await expect(page.getByRole('button', { name: 'By date' })).toBeVisible();
}

for (const [width, height] of [
  [390, 664],
  [1280, 800],
] as const)
  test(`a kept plan shows what to do first without a layout shift at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const shifts = await watchShifts(page);
    const move = { service: 'marine-corps', base: 'kaneohe', pets: 'no' };
    await openWithPlan(page, { reportDay: '2026-12-12', move });
    const box = page.getByRole('region', { name: doFirst(20) });
    await expect(box.getByRole('link')).toHaveCount(5);
    await expect(box.getByRole('heading')).toBeInViewport({ ratio: 1 });
    // Of two phone screens, one.
    expect((await box.boundingBox())?.height).toBeLessThan(700);
    await expect(page.getByRole('heading', { name: /^Your offices/ })).toBeAttached();
    expect(await shifts()).toBeLessThan(0.001);
  });

test('the plan with everything entered keeps its length, with much or little time left', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const move = {
    ...{ orders: 'yes', service: 'army', base: 'schofield', grade: 'O-3', home: 'buy', screening: 'ahead' },
    ...{ pets: 'yes', petStage: 'none', firearms: 'yes', vehicles: 'more', motorcycle: 'yes', boat: 'yes' },
    ...{ children: 'yes', under5: 'yes', from5: 'yes', from13: 'yes', needs: 'yes' },
    ...{ license: 'yes', noSavings: 'yes' },
  };
  for (const days of [80, 40, 20]) {
    await openWithPlan(page, { reportDay: addDays('2026-11-22', days), move });
    await expect(page.getByRole('heading', { name: /^Your offices/ })).toBeVisible();
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect.soft(height, `${days} days left`).toBeLessThanOrEqual(6400);
  }
});

test('a first date opens the questions, the next brings its first steps into view, and a mark leads to its row', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.clock.setFixedTime(TODAY);
  await openPage(page, CHECKLIST);
  // A date typed before the page hydrates, after its header, takes no focus.
  await expect(page.getByRole('checkbox').first()).toBeEnabled();
  const date = page.getByLabel(/^Report date/);
  await date.fill('2026-12-13');
  // A first date opens the questions, with the way to what it was entered for: both are seen, and said.
  await expect(page.locator(':focus')).toBeInViewport({ ratio: 1 });
  const way = page.locator(':focus').getByRole('link', { name: 'see what’s first' });
  await expect(page.getByRole('group', { name: 'Service' })).toBeInViewport();
  await way.click();
  await expect(page.getByRole('heading', { name: doFirst(21) })).toBeInViewport();
  await date.fill('2026-12-12');
  await date.press('Enter');
  const result = page.getByRole('heading', { name: doFirst(20) });
  await expect(result).toBeFocused();
  // Below the header and the progress, which stay.
  const progress = page.getByRole('progressbar', { name: 'Your progress' });
  await expect
    .poll(async () => {
      const [heading, bar] = [await result.boundingBox(), await progress.boundingBox()];
      return heading && bar && heading.y - bar.y - bar.height;
    })
    .toBeGreaterThan(0);
  await expect.poll(async () => (await result.boundingBox())?.y).toBeLessThan(200);
  await expect(page.getByRole('link', { name: /Submit PCS orders/ }).first()).toBeInViewport();
  await page.getByRole('heading', { name: 'Your months' }).click();
  await page.getByRole('region', { name: 'Your months' }).getByRole('link').last().press('Enter');
  await expect(page.getByRole('region', { name: 'After you land' }).locator('li:focus')).toBeInViewport();
});

for (const textPx of [16, 32])
  test(`how far an answer is stays under the finger, with text of ${textPx} px, and what to expect is said`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 740 });
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: textPx } });
    await openWithPlan(page, {
      reportDay: '2027-01-10',
      move: {
        service: 'navy',
        children: 'yes',
        from13: 'yes',
        parent: 'yes',
        needs: 'yes',
        noSavings: 'yes',
      },
    });
    for (const title of ['Ask for the family’s travel screening', 'Ask for the family care plan']) {
      const asked = page
        .getByRole('group', { name: `How far: ${title}` })
        .getByRole('button', { name: 'Asked' });
      await asked.scrollIntoViewIfNeeded();
      const before = await asked.boundingBox();
      await asked.click();
      await expect(asked).toHaveAttribute('aria-pressed', 'true');
      await expect(asked).toBeFocused();
      await expect
        .poll(async () => Math.abs(((await asked.boundingBox())?.y ?? 0) - (before?.y ?? 0)))
        .toBeLessThan(3);
    }
    await expect(page.locator('[aria-live]').filter({ hasText: /^Approval expected about/ })).toBeVisible();
  });

const petSteps: readonly PetStep[] = Array.from({ length: 12 }, (_, index) => ({
  day: addDays('2026-11-23', Math.floor(index / 2)),
  title: `Pet ${index + 1}: the second rabies shot, which can be given on this day at the earliest`,
}));

for (const [what, sheets, plan] of [
  ['of 20 days', 2, { reportDay: '2026-12-12', move: { base: 'kaneohe' } }],
  [
    'of a family with much to do',
    2,
    {
      reportDay: '2027-01-02',
      move: {
        service: 'navy',
        base: 'pearl-harbor-hickam',
        grade: 'E-6',
        children: 'yes',
        from13: 'yes',
        parent: 'yes',
        needs: 'yes',
        noSavings: 'yes',
      },
    },
  ],
  [
    'of a family that has landed',
    1,
    { reportDay: '2026-11-16', move: { service: 'army', base: 'schofield' } },
  ],
  // Twelve dates of pets take a third.
  [
    'with pet steps',
    3,
    {
      reportDay: '2026-12-02',
      move: {
        base: 'pearl-harbor-hickam',
        pets: 'yes',
        children: 'yes',
        from5: 'yes',
        needs: 'yes',
        license: 'yes',
        noSavings: 'yes',
        vehicles: 'more',
        firearms: 'yes',
        boat: 'yes',
      },
      petSteps,
    },
  ],
] as const)
  test(`a plan ${what} is accessible, and prints what matters first on full sheets of type that can be read`, async ({
    page,
  }) => {
    await openWithPlan(page, plan);
    if (what === 'of 20 days') await expectAccessible(page);
    await useOwnFont(page);
    await expect(page.getByRole('heading', { name: /^Your offices/ })).toBeVisible();
    for (const paper of ['Letter', 'A4'] as const) {
      const printing = await printed(page, paper);
      expect.soft(printing.length, `sheets of ${paper}`).toBeLessThanOrEqual(sheets);
      expect.soft(printing[0]?.text).toContain(squeezed(`Planned for ${formatDate(plan.reportDay)}.`));
      expect.soft(printing[0]?.text).toMatch(/Do(these|this)\w*first|Whatstillmatters/);
      const depths = printing.map(({ depth }) => depth);
      expect.soft(Math.min(1, ...depths.slice(0, -1)), `the emptiest sheet of ${paper}`).toBeGreaterThan(0.6);
      expect.soft(depths.at(-1), `the last sheet of ${paper}`).toBeGreaterThan(0.1);
      expect
        .soft(
          printing.flatMap(({ cut }) => cut),
          `cut on ${paper}`,
        )
        .toEqual([]);
    }
    await page.emulateMedia({ media: 'print' });
    const size = await page
      .locator('.plan-columns li')
      .first()
      .evaluate((line) => Number.parseFloat(getComputedStyle(line).fontSize));
    expect((size / 96) * 72).toBeCloseTo(8.4);
  });

test('a plan that differs from the account’s asks which to keep, accessibly', async ({ page, request }) => {
  const account = await newAccount(request);
  const { session } = await startSession(request, account);
  const inAccount = { user_id: session.user.id, plan: { reportDay: '2027-08-01', move: {} } };
  const headers = { ...LOCAL_KEY, authorization: `Bearer ${session.access_token}` };
  expect((await request.post('/rest/v1/family_plans', { data: inAccount, headers })).ok()).toBe(true);
  await page.addInitScript(() =>
    window.localStorage.setItem('paradise-pcs-plan', '{"reportDay":"2027-09-01","move":{}}'),
  );
  await page.clock.setFixedTime(TODAY);
  await openSignedIn(page, CHECKLIST, account);
  await expect(page.getByText('Your account has Aug 1, 2027. This browser has Sep 1, 2027.')).toBeVisible();
  await expectAccessible(page);
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok());
  await page.getByRole('button', { name: 'Keep Sep 1, 2027, from this browser' }).press('Enter');
  await saved;
  await expect(page.getByLabel(/^Report date/)).toHaveValue('2027-09-01');
  await expect(page.getByLabel('Keep it with my account too')).toBeChecked();
});

test('a report date and answers given before hydration make the plan', async ({ page }) => {
  await page.clock.setFixedTime(TODAY);
  const release = await hold(page, '**/assets/*.js');
  await page.goto(CHECKLIST);
  await page.getByLabel(/^Report date/).fill('2027-06-15');
  await page.getByText('Tell us about your move').click();
  await page.getByRole('button', { name: 'Marines' }).click();
  await page.getByRole('button', { name: 'Two or more' }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  release();
  await expect(page.getByRole('heading', { name: 'Your months' })).toBeVisible();
  await expect(page.getByLabel(/^Report date/)).toHaveValue('2027-06-15');
  await expect(page.getByText(/Your move: Marines, .*two or more/i)).toBeVisible();
  // The answers stay open, and the last one has the focus.
  await expect(page.getByRole('button', { name: 'Two or more' })).toBeFocused();
});

test('on a phone the list begins on the first screen, and answers without a date come back in place', async ({
  page,
}) => {
  const shifts = await watchShifts(page);
  await openPage(page, CHECKLIST, { width: 390, height: 844 });
  const first = page.getByRole('checkbox').first();
  await expect(first).toBeInViewport({ ratio: 1 });
  await page.getByText('Tell us about your move').click();
  await page.getByRole('button', { name: 'Marines' }).click();
  await page.getByRole('button', { name: 'Kaneohe Bay' }).click();
  await page.reload();
  await expect(page.getByText('Your move: Marines, Kaneohe Bay')).toBeVisible();
  await expect(first).toBeInViewport({ ratio: 1 });
  await waitForHydration(page);
  expect(await shifts()).toBeLessThan(0.001);
});

test('the box for the account comes in the place where it stays, and a press on it right after a first date is kept', async ({
  page,
  request,
}) => {
  const release = await hold(page, '**/planned-list-*.js');
  await openSignedIn(page, CHECKLIST, await newAccount(request));
  await page.getByLabel(/^Report date/).fill(inDays(200));
  await expect(page.getByRole('button', { name: 'Clear plan' })).toBeVisible();
  const option = page.getByLabel('Keep it with my account too');
  await expect(option).toHaveCount(0);
  release();
  await option.press('Space');
  await expect(option).toBeChecked();
  await expect(page.getByText('It’s saved with your account.')).toBeVisible();
});

test('answers go on under the finger while the account comes late', async ({ page, request }) => {
  const account = await newAccount(request);
  await openSignedIn(page, '/contact', account);
  const release = await hold(page, '**/account-part-*.js');
  const ready = await watchForReady(page);
  await page.goto(CHECKLIST);
  await ready();
  await page.getByLabel(/^Report date/).fill(inDays(200));
  const service = page.getByRole('group', { name: 'Service' }).getByRole('button', { name: 'Army' });
  await expect(page.getByRole('button', { name: 'By date' })).toBeVisible();
  await service.press('Space');
  release();
  await expect(page.getByRole('button', { name: `Your account ${account.email}` })).toBeVisible();
  await expect(page.getByLabel('Keep it with my account too')).toBeVisible();
  await expect(service).toBeFocused();
  await expect(service).toHaveAttribute('aria-pressed', 'true');
});

test('a plan whose script fails shows the plain list, and loads on retry', async ({ page, allowed }) => {
  allowed.push(/planned-list/);
  await page.clock.setFixedTime(TODAY);
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

test('a change that the server refuses is reported where it moves nothing', async ({
  page,
  request,
  allowed,
}) => {
  allowed.push(/503|family_plans/);
  await page.setViewportSize({ width: 390, height: 664 });
  await openSignedIn(page, CHECKLIST, await newAccount(request));
  await page.getByLabel(/^Report date/).fill(inDays(200));
  const option = page.getByLabel('Keep it with my account too');
  await option.press('Space');
  await expect(option).toBeChecked();
  await expect(page.getByText('It’s saved with your account.')).toBeVisible();
  await page.route('**/rest/v1/family_plans*', (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.getByRole('button', { name: 'Off base' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  const shifts = await watchShifts(page);
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('The change couldn’t be saved with your account');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeInViewport({ ratio: 1 });
  expect(await shifts()).toBeLessThan(0.001);
});
