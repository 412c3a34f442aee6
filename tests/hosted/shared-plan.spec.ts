import { expect, inDays, openPage } from '../browser/site';
import { type Person, test } from './person';
import { join, readTable } from './project';

const CHECKLIST = '/pcs-toolkit/hawaii-checklist';

test('two browsers show one plan, and a second person sees none of it', async ({
  page,
  browser,
  newPerson,
}) => {
  const ana = newPerson(page);
  const laptop = await browser.newContext();
  await laptop.addInitScript(() => window.localStorage.setItem('paradise-pcs-visited', 'true'));
  const laptopPage = await laptop.newPage();
  const anaOnLaptop = ana.on(laptopPage);
  const ben = newPerson(laptopPage);
  await join(ana.email, ana.password);
  const benToken = await join(ben.email, ben.password);

  await openChecklist(ana);
  const reportDay = inDays(200);
  await ana.page.getByLabel(/^Report date/).fill(reportDay);
  const option = ana.page.getByLabel('Keep it with my account too');
  await option.press('Space');
  await expect(option).toBeChecked();
  await expect(ana.page.getByText('It’s saved with your account.')).toBeVisible();
  await expect(ana.page.getByText('Where your plan is kept')).toBeVisible();
  const box = ana.page.getByRole('checkbox', { name: /Submit PCS orders/ });
  await expect(box).toBeEnabled();
  await box.press('Space');
  await ana.hears('Item completed!');

  await openChecklist(anaOnLaptop);
  await expect(anaOnLaptop.page.getByLabel(/^Report date/)).toHaveValue(reportDay);
  await expect(anaOnLaptop.page.getByText('1 of 20', { exact: true })).toBeVisible();
  await anaOnLaptop.press('button', 'Sign Out');
  await anaOnLaptop.hears('Signed out successfully');

  await openChecklist(ben);
  await expect(ben.page.getByText('0 of 20', { exact: true })).toBeVisible();
  await expect(ben.page.getByLabel(/^Report date/)).toHaveValue('');
  for (const table of ['checklist_progress', 'family_plans', 'first_60_days', 'cost_of_living'])
    expect(await readTable(table, benToken)).toBe('[]');
});

async function openChecklist(person: Person) {
  await openPage(person.page, '/auth');
  await person.signIn();
  await expect(person.page.getByRole('button', { name: `Your account ${person.email}` })).toBeVisible();
  await openPage(person.page, CHECKLIST);
}
