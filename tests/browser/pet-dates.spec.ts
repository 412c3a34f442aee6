import { readFileSync } from 'node:fs';
import { getDocumentProxy } from 'unpdf';
import { expectAccessible } from './accessible';
import { expect, test, waitForHydration } from './site';

test('the pet date checker rejects February 30, exports a calendar and prints one page', async ({ page }) => {
  await page.clock.setFixedTime(new Date(2026, 10, 22, 12));
  await page.goto('/pcs-toolkit/pet-travel');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Open the date checker' }).click();
  const dates = {
    'Landing day': '2027-06-15',
    'First rabies shot': '2027-02-01',
    'Second rabies shot': '2027-04-01',
    'Lab got the FAVN blood sample': '2027-05-20',
  };
  for (const [label, date] of Object.entries(dates)) await page.getByLabel(label).fill(date);
  const chip = page.getByLabel('Microchip put in');
  await chip.pressSequentially('02302027');
  await page.getByRole('button', { name: 'Check my dates' }).click();
  await expect(chip).toBeFocused();
  await expect(page.getByText('Enter a whole date that is on the calendar')).toBeVisible();
  await chip.fill('2027-01-10');
  await page.getByRole('button', { name: 'Check my dates' }).click();
  await expect(page.getByText('Early arrival of 4 days')).toBeVisible();
  await expectAccessible(page, [320, 1280], '[aria-labelledby="check-your-pet-s-dates"]');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('pet-dates.ics');
  expect(readFileSync(await file.path(), 'utf8')).toContain('DTSTART;VALUE=DATE:20270604');

  // The PDF is generated below, not by the browser's print dialog.
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await page.getByRole('button', { name: 'Print these dates' }).click();
  const paper = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'Letter' })));
  expect(paper.numPages).toBe(1);
  const { items } = await (await paper.getPage(1)).getTextContent();
  const text = items.map((item) => ('str' in item ? item.str : '')).join('');
  expect(text).toContain('$301.20');
  expect(text).not.toContain('Ten steps');
});
