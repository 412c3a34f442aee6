import type { Page } from '@playwright/test';
import { expect, test, waitForHydration } from './site';

type Form = [path: string, label: string | RegExp, typed: string, shown?: string];

/** A field of each kind, neither sent nor kept. Each form’s: tests/journeys/typed-forms.test.tsx. */
const forms: Form[] = [
  ['/pcs-toolkit/cost-of-living', 'Pay grade', 'E-5'],
  ['/calculators/assumption-cruncher', /^Purchase price/, '612000', '$612,000'],
  ['/contact', 'Message', 'Who is our sponsor?'],
];

async function enter(page: Page, label: string | RegExp, typed: string) {
  const field = page.getByLabel(label).first();
  if (typed === 'E-5') await field.selectOption(typed);
  else await field.fill(typed);
  return field;
}

test('a form holds what was typed after a reload, and after Back to a new load', async ({ page }) => {
  for (const [path, label, typed, shown = typed] of forms)
    await test.step(path, async () => {
      await page.goto(path);
      await waitForHydration(page);
      const field = await enter(page, label, typed);
      await expect(field).toHaveValue(shown);
      await page.reload();
      await waitForHydration(page);
      await expect(field).toHaveValue(shown);
      await page.goto('/resources');
      await page.goBack();
      await waitForHydration(page);
      await expect(field).toHaveValue(shown);
    });
});

test('a link’s numbers that were typed over stay typed over after a reload', async ({ page }) => {
  await page.goto('/calculators/first-60-days#first60=1&nights=30&room=199');
  await waitForHydration(page);
  const room = page.getByLabel('Nightly rate ($)');
  await expect(room).toHaveValue('199');
  await room.fill('250');
  await page.reload();
  await waitForHydration(page);
  await expect(room).toHaveValue('250');
  await expect(page.getByLabel('Hotel nights')).toHaveValue('30');
});

test('a money field undoes and redoes what was typed, as any other field does', async ({ page }) => {
  await page.goto('/calculators/assumption-cruncher');
  await waitForHydration(page);
  const price = page.getByLabel('Purchase price');
  await price.pressSequentially('600000');
  await price.press('Control+a');
  await price.pressSequentially('5');
  await expect(price).toHaveValue('$5');
  await price.press('Control+z');
  await expect(price).toHaveValue('$600,000');
  await price.press('Control+z');
  await expect(price).toHaveValue('');
  await price.press('Control+Shift+z');
  await expect(price).toHaveValue('$600,000');
});
