import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { deferred } from '../support/deferred';
import { expect, test, waitForHydration, watchShifts } from './site';

const PATH = '/calculators/first-60-days';
const FAMILY = `${PATH}#first60=1&grade=E-5&place=oahu&who=family&ages=34.12.11&nights=60&room=349&kitchen=no&food=110&rent=3200&deposit=3200&car=900&pet=150&lodgingRate=202&mealsRate=163`;

/** The one big number; the sheet for printing, hidden on a screen, holds it, too. */
const amountOf = (page: Page, usd: string) => page.getByText(usd, { exact: true }).filter({ visible: true });

/** By when the big number is needed. */
const bigNumberLabel = (page: Page) =>
  page.getByText(/^Cash you need (by week \d|before the first claim is paid)$/);

for (const until of ['Cash you need by week', 'Other costs'])
  test(`nothing moves on a phone when the page arrives in two parts, cut at “${until}”`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const shifts = await watchShifts(page);
    const rest = deferred<void>();
    server.unfinished.set(PATH, { until, rest: rest.promise });
    await page.goto(server.url(PATH), { waitUntil: 'commit' });
    await expect(page.getByLabel('Hotel nights')).toBeVisible();
    await page.evaluate(
      () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
    );
    rest.resolve();
    await waitForHydration(page);
    await expect(bigNumberLabel(page)).toBeVisible();
    expect(await shifts()).toBe(0);
  });

test('the CSV says what the page says, and never passes off a minimum or an unknown amount as a sum', async ({
  page,
}) => {
  const saved = async () => {
    const button = page.getByRole('button', { name: 'Save as CSV' });
    const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
    expect(file.suggestedFilename()).toBe('first-60-days.csv');
    return (await readFile(await file.path(), 'utf8')).split('\r\n');
  };
  await page.goto(FAMILY);
  await waitForHydration(page);
  await expect(amountOf(page, '$6,051+')).toBeVisible();
  const rows = await saved();
  expect(rows[0]).toBe('\uFEFF"Kind","Line","Dollars","How","When"');
  expect(rows).toContainEqual(expect.stringMatching(/^"You pay","Hotel","20940\.00","60 nights × \$349 = /));
  expect(rows).toContainEqual(expect.stringMatching(/^"Comes back","TLA: hotel and meals","34779\.20",/));
  expect(rows).toContainEqual(
    expect.stringMatching(
      /^"Cash to have","By week 9","60\d\d\.\d\d","\$5,640 of it before the first claim is paid, on day 10 after landing at the earliest\. A longer wait for a claim adds to it\.",""$/,
    ),
  );
  expect(rows).toContain('"Cash to have","Before the first claim is paid","5640.00","",""');
  expect(rows).toContain('"2","3213.00","5579.20","5640.00"');

  await page.goto('/contact');
  await page.goto(FAMILY.replace('&kitchen=no', '').replace('&rent=3200', ''));
  await waitForHydration(page);
  const unknown = await saved();
  expect(unknown).toContainEqual(
    expect.stringMatching(/^"You pay","First month’s rent","","Not known yet: /),
  );
  expect(unknown).toContainEqual(
    expect.stringMatching(/^"Comes back","TLA: hotel and meals","","Not known yet: full kitchen"/),
  );
});

test('the amount stays in sight on a phone and hides no field in focus; at twice the text size it would fill it, and scrolls away', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 740 });
  await page.goto(FAMILY);
  await waitForHydration(page);
  const amount = amountOf(page, '$6,051+');
  for (const summary of await page.locator('form summary').all()) await summary.click();
  await page.getByLabel('Days until a claim is paid').focus();
  for (let back = 0; back < 8; back += 1) {
    await page.keyboard.press('Shift+Tab');
    await expect(amount).toBeInViewport();
    const [strip, field] = await Promise.all([
      amount.locator('../..').boundingBox(),
      page.locator(':focus').boundingBox(),
    ]);
    expect(field?.y).toBeGreaterThanOrEqual((strip?.y ?? 0) + (strip?.height ?? 0));
  }

  const group = page.locator('summary').filter({ hasText: 'Dates and special cases' });
  const center = () => group.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await center();
  await expect(amount).toBeInViewport();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await center();
  await expect(group).toBeInViewport();
  await expect(amount).not.toBeInViewport();
});

test('on a phone, the number covers none of the first fields and shares the first screen with two; typing moves neither', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 740 });
  await page.goto(PATH);
  await waitForHydration(page);
  const label = bigNumberLabel(page);
  await expect(label).toBeInViewport({ ratio: 1 });
  const [strip, last] = await Promise.all([
    label.locator('..').boundingBox(),
    page.getByLabel('Full kitchen?').boundingBox(),
  ]);
  expect((last?.y ?? 740) + (last?.height ?? 0)).toBeLessThanOrEqual(strip?.y ?? 0);

  await page.setViewportSize({ width: 390, height: 664 });
  const room = page.getByLabel('Nightly rate ($)');
  for (const seen of [label, room]) await expect(seen).toBeInViewport({ ratio: 1 });
  const before = await room.boundingBox();
  await page.getByLabel('Hotel nights').fill('21');
  await room.fill('210');
  await expect(amountOf(page, '$2,900+')).toBeVisible();
  await expect(page.getByText('Line by line')).toBeAttached();
  expect(await room.boundingBox()).toEqual(before);
});

test('the number stays when what is behind it can’t be loaded, which the next change tries again', async ({
  page,
  allowed,
}) => {
  allowed.push(/answer-details|ERR_FAILED|failed: /);
  const details = '**/assets/answer-details-*';
  await page.route(details, (route) => route.abort());
  await page.goto(PATH);
  await waitForHydration(page);
  await page.getByLabel('Hotel nights').fill('21');
  await page.getByLabel('Nightly rate ($)').fill('210');
  await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toBeVisible();
  await expect(amountOf(page, '$2,900+')).toBeVisible();
  await page.unroute(details);
  await page.getByLabel('Food a day ($)').fill('110');
  await expect(page.getByText('Line by line')).toBeVisible();
});
