import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { printedSheets, squeezed } from './paper';
import { expect, openPage, TODAY, test } from './site';

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(TODAY);
  await openPage(page, '/pcs-toolkit/pet-travel');
  await page.getByRole('button', { name: 'Open the date checker' }).click();
  await expect(page.getByLabel('Coming from')).toBeFocused();
});

const dates = {
  'Microchip put in': '2027-01-10',
  'First rabies shot': '2027-02-01',
  'Second rabies shot': '2027-04-01',
  'Lab got the FAVN blood sample': '2027-05-20',
};

async function fillPet(page: Page, at: number, name: string): Promise<void> {
  for (const [label, date] of Object.entries(dates)) await page.getByLabel(label).nth(at).fill(date);
  await page.getByLabel('Name (optional)').nth(at).fill(name);
}

test('the pet date checker rejects February 30 and exports a calendar', async ({ page }) => {
  // The blood is at the lab, so no appointment can be moved.
  await page.clock.setFixedTime(new Date('2027-05-25T20:00:00Z'));
  await fillPet(page, 0, 'Milo');
  await page.getByLabel('Landing day').fill('2027-06-15');
  const chip = page.getByLabel('Microchip put in');
  await chip.fill('');
  await chip.pressSequentially('02302027');
  await page.getByRole('button', { name: 'Check my dates' }).click();
  await expect(chip).toBeFocused();
  await expect(page.getByText('Enter a real date')).toBeVisible();
  await chip.fill('2027-01-10');
  await page.getByRole('button', { name: 'Check my dates' }).click();
  await expect(page.getByText('Milo: not before Jun 20, 2027')).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('pet-dates.ics');
  expect(readFileSync(await file.path(), 'utf8')).toContain('DTSTART;VALUE=DATE:20270609');
});

test('a vet can check the printed sheet, which holds two pets', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2027-05-25T20:00:00Z'));
  await page.getByLabel('Landing day').fill('2027-06-15');
  await fillPet(page, 0, 'Milo');
  await page.getByLabel('Microchip number (optional)').fill('981020012345678');
  for (const name of ['Luna', 'Koa']) {
    await page.getByRole('button', { name: 'Add another pet' }).click();
    await fillPet(page, name === 'Luna' ? 1 : 2, name);
  }
  await page.getByRole('button', { name: 'Check my dates' }).click();
  // The PDF is generated below, not by the browser's print dialog.
  await page.evaluate(() => void Object.assign(window, { print: () => undefined }));
  await page.getByRole('button', { name: 'Print these dates' }).click();
  const [first, second, ...more] = await printedSheets(page);
  expect(more).toEqual([]);
  for (const printed of [
    'checked on May 25, 2027',
    'Landing day: Jun 15, 2027',
    'Milo: not before',
    'Microchip number: 981020012345678',
    'Lab got the FAVN blood sample: May 20, 2027, done',
    '26 days from the day the lab got the blood to landing',
    'Source: Governor of Hawaii',
    '$244',
    'Luna: not before',
  ])
    expect(first).toContain(squeezed(printed));
  expect(first).not.toContain('Koa');
  expect(first).not.toContain(squeezed('What each step needs'));
  expect(second).toContain(squeezed('Koa: not before'));
});
