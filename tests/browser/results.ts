import { expect, type Page } from '@playwright/test';
import { site } from '../../src/operator/site';
import { openPage, TODAY } from './site';

/** What the tools answer, each as a visitor brings it about, with long names and amounts of seven digits. */
export const results: Record<string, (page: Page) => Promise<void>> = {
  ...(site.program && {
    'a credit': async (page) => {
      await openPage(page, '/calculators/credit');
      await page.getByRole('textbox', { name: 'Sales price' }).fill('9999999');
      await expect(page.getByText('On $9,999,999, rounded.')).toBeVisible();
    },
  }),
  'two loans compared': async (page) => {
    const prices = 'purchasePrice=9800000&downPayment=1200000&assumedLoanBalance=7400000';
    await openPage(page, `/calculators/assumption-cruncher#${prices}&assumptionRate=3.25&currentRate=7.5`);
    await page.getByRole('button', { name: 'Calculate' }).first().click();
    await expect(page.getByText('The whole money story')).toBeVisible();
    await page.getByText('Compare up to three homes').click();
    for (const name of ['This house', 'The one in Ewa Beach']) {
      await page.getByLabel('Name of the home').fill(name);
      await page.getByRole('button', { name: 'Add this home' }).click();
    }
    await page.getByRole('button', { name: 'Compare', exact: true }).click();
  },
  'the first 60 days': async (page) => {
    const family = 'grade=O-10&place=oahu&who=family&ages=34.12.11&nights=60&room=29999&kitchen=no&food=400';
    await openPage(
      page,
      `/calculators/first-60-days#first60=1&${family}&rent=9999&deposit=9999&car=9999&pet=999`,
    );
    await expect(page.getByText('Line by line')).toBeVisible();
  },
  'a month’s cost of living': async (page) => {
    const costs = ['rent', 'payment', 'power', 'basePower', 'food', 'car', 'childCare', 'phone', 'rest'];
    const amounts = [...costs, 'deductions', 'nowIn', 'nowOut'].map((name) => `${name}=49999.99`).join('&');
    const family = 'grade=O-10&years=40&dependents=5&place=oahu&home=rent&index=160';
    await openPage(page, `/pcs-toolkit/cost-of-living#month=1&${family}&${amounts}`);
    await expect(page.getByRole('heading', { name: 'Three homes' })).toBeVisible();
  },
  'two pets’ dates': async (page) => {
    await page.clock.setFixedTime(new Date('2027-05-25T20:00:00Z'));
    await openPage(page, '/pcs-toolkit/pet-travel');
    await page.getByRole('button', { name: 'Open the date checker' }).click();
    await page.getByLabel('Landing day').fill('2027-06-15');
    await page.getByRole('button', { name: 'Add another pet' }).click();
    for (const [label, date] of [
      ['Microchip put in', '2027-01-10'],
      ['First rabies shot', '2027-02-01'],
      ['Second rabies shot', '2027-04-01'],
      ['Lab got the FAVN blood sample', '2027-05-20'],
    ] as const)
      for (const pet of [0, 1]) await page.getByLabel(label).nth(pet).fill(date);
    await page.getByRole('button', { name: 'Check my dates' }).click();
    await expect(page.getByText(/not before Jun 20, 2027/).first()).toBeVisible();
  },
  'a family’s plan': async (page) => {
    await page.clock.setFixedTime(TODAY);
    await page.addInitScript(() => {
      const move = { service: 'marine-corps', base: 'kaneohe', pets: 'dog-or-cat', school: 'yes' };
      window.localStorage.setItem('paradise-pcs-plan', JSON.stringify({ reportDay: '2027-03-12', move }));
    });
    await openPage(page, '/pcs-toolkit/hawaii-checklist');
    await expect(page.getByRole('heading', { name: /^Your offices/ })).toBeAttached();
  },
};
