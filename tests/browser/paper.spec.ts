import { isFact } from '../../src/facts/facts';
import { itemIds } from '../../src/features/checklist/content/item-days';
import { itemFor } from '../../src/features/checklist/family-item';
import { formatUsd } from '../../src/money/usd';
import { site } from '../../src/operator/site';
import { useOwnFont } from './own-font';
import { printed, printedSheets, squeezed } from './paper';
import { expect, newAccount, openPage, openSignedIn, test } from './site';

const CHECKLIST = '/pcs-toolkit/hawaii-checklist';
const RESULT =
  '/calculators/assumption-cruncher#purchasePrice=600000&downPayment=0&assumedLoanBalance=400000&assumptionRate=3.5&currentRate=7.5';

test('the checklist prints its details, its lead times and its saved checkmarks on two sheets', async ({
  page,
  request,
}) => {
  await openSignedIn(page, CHECKLIST, await newAccount(request));
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  await expect(page.getByRole('link', { name: /PDF/ })).toHaveAttribute('href', '/hawaii-pcs-checklist.pdf');
  const box = page.getByRole('checkbox').nth(4);
  await box.click();
  await expect(page.getByText('Item completed!')).toBeVisible();
  await page.reload();
  await expect(box).toBeChecked();
  await page.emulateMedia({ media: 'print' });
  await expect(box).toBeVisible();
  await useOwnFont(page);
  const sheets = await printedSheets(page);
  const text = sheets.join('');
  expect(sheets.length).toBeLessThanOrEqual(2);
  for (const { title, know } of itemIds.map((item) => itemFor(item, {}))) {
    const [first = ''] = know;
    expect(text).toContain(squeezed(title));
    expect(text).toContain(squeezed(isFact(first) ? first.value : first).slice(0, 20));
  }
  for (const lead of ['6 months ahead', '4 months ahead', '1 week ahead'])
    expect(text).toContain(squeezed(lead));
  expect(text).not.toContain('Sources');
});

/** What a tool's answer prints on its first sheet: its inputs as they were typed, and what comes of them. */
const ANSWERS = [
  ...(site.program
    ? [
        [
          '/calculators/credit',
          'Possible credit',
          ['$750,000', formatUsd(7.5 * site.program.creditPer100kDollars)],
        ] as const,
      ]
    : []),
  [
    '/calculators/first-60-days#first60=1&grade=E-5&place=oahu&who=family&ages=34.12.11&nights=60&room=349&kitchen=no&food=110&rent=3200&deposit=3200&car=900&pet=150&lodgingRate=202&mealsRate=163',
    'Line by line',
    ['E-5', '$349', '$3,200', '$5,640'],
  ],
] as const;
for (const [address, shown, says] of ANSWERS)
  test(`the answer of ${address.split('#')[0]} prints on one sheet, without sliders or buttons`, async ({
    page,
  }) => {
    await openPage(page, address);
    await expect(page.getByText(shown, { exact: true }).first()).toBeAttached();
    for (const summary of await page.locator('main summary').all()) await summary.click();
    await useOwnFont(page);
    const [first, ...more] = await printed(page);
    expect(more).toEqual([]);
    expect(first?.cut).toEqual([]);
    for (const text of says) expect(first?.text).toContain(squeezed(text));
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('button:visible, select:visible, [role=slider]:visible')).toHaveCount(0);
  });

for (const [path, text] of [
  ['/housing/va-homes', 'Hoopili, East Kapolei'],
  ['/housing/verified-rentals', 'Five places to look'],
] as const)
  test(`what fits on the first sheet of ${path}, or begins there, is not moved to the next`, async ({
    page,
  }) => {
    await openPage(page, path);
    await useOwnFont(page);
    const [first] = await printedSheets(page);
    expect(first).toContain(squeezed(text));
  });

test('a guide prints in full without JavaScript, and splits no table or card', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/pcs-toolkit/pet-travel');
  const unlinked = page
    .locator('details')
    .last()
    .getByRole('listitem', { includeHidden: true })
    .filter({ hasNot: page.locator('a') });
  const folded = await unlinked.last().textContent();
  const sheets = await printedSheets(page);
  expect(sheets.join('')).toContain(squeezed(folded ?? 'nothing folded'));
  for (const [first, last] of [
    ['Time and money, for one dog or cat', 'allow at least 62 days.'],
    ['Hawaii Animal Industry Division', 'Email is easier than calling across time zones.'],
  ] as const)
    expect(sheets.find((sheet) => sheet.includes(squeezed(first)))).toContain(squeezed(last));
  await page.close();
});

test('a cruncher result prints on one sheet, even with all details and three homes', async ({ page }) => {
  await openPage(page, RESULT);
  await page.getByRole('button', { name: 'Calculate' }).first().click();
  await expect(page.getByText('Monthly savings').first()).toBeVisible();
  await expect(page.getByText('The whole money story')).toBeVisible();
  await useOwnFont(page);
  expect(await printedSheets(page)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('button:visible, select:visible, nav:visible')).toHaveCount(0);
  await page.emulateMedia({ media: null });

  await page.getByText('Fees, and when you come out ahead', { exact: true }).click();
  await page.getByText('Your BAH or budget, and the price that fits it').click();
  await page.getByText('Compare up to three homes').click();
  await page.getByLabel('Your BAH or budget a month').fill('3912');
  for (const button of await page.getByRole('button', { name: 'Work it out' }).all()) await button.click();
  for (const name of ['This house', 'That house', 'The one in Ewa Beach']) {
    await page.getByLabel('Name of the home').fill(name);
    await page.getByRole('button', { name: 'Add this home' }).click();
  }
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  const [text, ...more] = await printedSheets(page);
  expect(more).toEqual([]);
  for (const said of ['$33,849 better', 'The price that keeps the payment at $3,912', 'The one in Ewa Beach'])
    expect(text).toContain(squeezed(said));
  expect(text).not.toContain(squeezed('Work it out'));
});
