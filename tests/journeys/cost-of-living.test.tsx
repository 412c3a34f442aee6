import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ANALYSIS_DEFAULTS } from '@/features/assumption/analysis-input';
import { ASSUMPTION_EXAMPLE } from '@/features/assumption/assumption-example';
import { homesHash } from '@/features/assumption/homes-link';
import { POWER_BILL_CENTS } from '@/features/cost-of-living/content/cost-figures';
import { tableRates } from '@/features/cost-of-living/month-rates';
import { TOWNHOME_RENT_DOLLARS } from '@/guides/townhome-rents';
import { bahDollars } from '@/money/bah';
import { BASIC_PAY_YEAR } from '@/money/basic-pay';
import { usd } from '@/money/cents';
import { fake, json, leftBehind } from '../support/fake-supabase';
import { labeled, whole } from '../support/page-parts';
import { renderApp } from '../support/render-app';
import { offer } from '../support/share-sheet';
import { expectToast } from '../support/toasts';

const PATH = '/pcs-toolkit/cost-of-living';
const KEY = 'paradise-pcs-cost-of-living';
const TABLE = '/rest/v1/cost_of_living';

const family = { 'Pay grade': 'E-5', 'Years of service': '4', 'Duty station': 'schofield', Dependents: '3' };

/** What this year's tables pay that family, in cents: a new table changes no test. */
const { pay, bas, bah, point } = tableRates({
  grade: 'E-5',
  years: 4,
  dependents: 3,
  island: 'oahu',
}) as Record<keyof ReturnType<typeof tableRates>, number>;
const comesIn = pay + bas + bah;
const payrollTax = Math.round(pay * 0.0765);
const rounded = (cents: number) => usd(Math.round(cents / 100) * 100);
const startsWith = (text: string) => new RegExp(`^${text.replace(/[$.()+]/g, '\\$&')}`);
const says = (text: string) => whole(startsWith(text));

const type = (label: string, value: string) => fireEvent.change(labeled(label), { target: { value } });
const fill = (texts: Record<string, string>) => {
  for (const [label, value] of Object.entries(texts)) type(label, value);
};
const number = (label: string) => screen.getByText(label, { selector: 'p' }).nextElementSibling;
const amountAfter = (label: Element) => label.nextElementSibling?.textContent;
const row = (name: string) => screen.findByRole('row', { name: new RegExp(`^${name} `) });

describe('a month in Hawaii', () => {
  it('shows an example that pays rent and power, each with its source', async () => {
    await renderApp(PATH);
    const out = TOWNHOME_RENT_DOLLARS.aiea * 100 + POWER_BILL_CENTS + payrollTax;
    expect(number('Left for food, car and federal tax')).toHaveTextContent(
      `${rounded(comesIn - out)} Example`,
    );
    const example = screen.getByText('An example').closest('figure') as HTMLElement;
    expect(
      within(example)
        .getAllByText(/^(In|Out|Left for food, car and federal tax)$/)
        .map(amountAfter),
    ).toEqual([comesIn, out, comesIn - out].map(rounded));
    const said = /^An E-5 .* Rent: a townhome .* April 2026\..* Power: 500 kWh in May 2023/;
    expect(screen.getByText(whole(said)).querySelectorAll('a[href^="#source-"]')).toHaveLength(3);
  });

  it('asks for the home next, and opens its fields for it', async () => {
    await renderApp(PATH);
    const home = labeled('Rent ($)').closest('details');
    expect(home).not.toHaveAttribute('open');
    act(() => labeled('Pay grade').focus());
    fill(family);
    expect(screen.getByText(whole(/Fill in rent to see what is left\.$/))).toBeVisible();
    expect(home).toHaveAttribute('open');
    expect(labeled('Food ($)').closest('details')).not.toHaveAttribute('open');
  });

  it('leads from the COLA index to where DoD has it', async () => {
    await renderApp(PATH);
    const hint = document.getElementById(labeled('COLA index').getAttribute('aria-describedby') ?? '');
    expect(within(hint as HTMLElement).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/www\.travel\.dod\.mil\//),
    );
  });

  it('shows what comes in after four answers, then what each home leaves', async () => {
    await renderApp(PATH);
    fill(family);
    expect(number('Comes in each month')?.textContent).toBe(rounded(comesIn));
    const aPoint = usd(Math.round(point));
    expect(
      await screen.findByText(says(`Type the index: each point above 100 is worth ${aPoint} a month`)),
    ).toBeVisible();
    fill({ 'COLA index': '120', 'Rent ($)': '3200', 'Power off base ($)': '300', 'Food ($)': '1200' });
    const withCola = comesIn + Math.round(20 * point);
    const [offBase, onBase] = [withCola - 4700_00 - payrollTax, withCola - bah - 1200_00 - payrollTax].map(
      rounded,
    );
    expect(number('Left each month, before federal tax')?.textContent).toBe(offBase);
    expect(
      screen.getByText(
        says(
          `Off base: ${rounded(withCola)} in, ${rounded(4700_00 + payrollTax)} out, ${rounded(payrollTax)} of it Social Security and Medicare. Left blank, so not counted: car,`,
        ),
      ),
    ).toBeVisible();
    expect(screen.getByText(says(`20 points above 100 × ${aPoint}. Not taxed.`))).toBeVisible();
    expect(await row('Left')).toHaveTextContent(`Left${onBase}${offBase}Not known`);
    const names = within(screen.getByRole('table', { name: 'A month in each' })).getAllByRole('rowheader');
    expect(names.map(({ textContent }) => textContent)).toEqual([
      'In',
      'Home',
      'Power',
      'Food',
      'Social Security, Medicare',
      'Left',
    ]);

    fill({ 'Where will you live?': 'base' });
    expect(number('Left each month, before federal tax')?.textContent).toBe(onBase);
    await screen.findByText(startsWith(`Left each month, before federal tax: ${onBase}. On base:`), {
      selector: '[role=status]',
    });
  });

  it('takes off the family’s own taxes, one press from the number', async () => {
    const { user } = await renderApp(PATH);
    fill({ ...family, 'Rent ($)': '3200' });
    await user.click(screen.getByRole('button', { name: 'Take off my taxes' }));
    expect(labeled('Taxes and deductions ($)')).toHaveFocus();
    expect(labeled('Taxes and deductions ($)').closest('details')).toHaveAttribute('open');
    fill({ 'Taxes and deductions ($)': '700' });
    expect(number('Left each month, after taxes')?.textContent).toBe(rounded(comesIn - 3900_00));
    expect(screen.queryByRole('button', { name: 'Take off my taxes' })).toBeNull();
  });

  it('doubles what the official calculator shows, and says so', async () => {
    await renderApp(PATH);
    fill({ ...family, 'COLA from DoD’s calculator ($)': '350.88' });
    expect(
      await screen.findByText(whole(/^2 × \$350\.88, as the calculator shows half a month\. Not taxed\.$/)),
    ).toBeVisible();
    expect(screen.getByText(whole(/^\$701\.76$/))).toBeVisible();
  });

  it('asks for the pay from the LES where the table has none', async () => {
    await renderApp(PATH);
    fill({ ...family, 'Pay grade': 'E-8' });
    expect(
      screen.getByText(
        whole(
          new RegExp(
            `^The ${BASIC_PAY_YEAR} table has no E-8 with so few years: type the basic pay from your LES`,
          ),
        ),
      ),
    ).toBeVisible();
    fill({ 'Basic pay ($)': '6000' });
    expect(number('Comes in each month')?.textContent).toBe(
      rounded(6000_00 + bas + bahDollars('oahu', 'E-8', true) * 100),
    );
  });

  it('takes a pension and other pay alone, without a grade, station or military deductions', async () => {
    await renderApp(PATH);
    fill({ 'Other pay ($)': '5200' });
    expect(number('Comes in each month')?.textContent).toBe('$5,200');
    fill({ 'Loan payment ($)': '3912', 'Food ($)': '1200' });
    expect(number('Left each month, after taxes')?.textContent).toBe('$88');
    expect(screen.getByText(says('Buying: $5,200 in, $5,112 out. Left blank'))).toHaveTextContent(
      'On active duty? Add your pay grade.',
    );
    expect(screen.queryByText(/Example$/)).toBeNull();
    expect(await row('Left')).toHaveTextContent(/^LeftNot known\$88$/);
    expect(screen.getByRole('heading', { name: 'Two homes' })).toBeVisible();
    expect(screen.queryByText('BAH', { selector: 'dt' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Take off my taxes' })).toBeNull();
  });

  it('asks a family without orders for its other pay alone, and opens the field', async () => {
    window.localStorage.setItem(
      'paradise-pcs-plan',
      JSON.stringify({ reportDay: '2027-06-15', move: { orders: 'no', grade: 'E-7', home: 'base' } }),
    );
    await renderApp(PATH);
    expect(await screen.findByText(whole(/To see yours, fill in other pay: pension/))).toBeVisible();
    expect(labeled('Pay grade')).toHaveValue('');
    act(() => labeled('Duty station').focus());
    const other = labeled('Other pay ($)').closest('details');
    const toggled = new Promise((done) => other?.addEventListener('toggle', done));
    expect(other).toHaveAttribute('open');
    await act(() => toggled);
    fill({ 'Other pay ($)': '5200' });
    expect(screen.getByText('Only the other pay you typed. Fill in rent to see what is left.')).toBeVisible();
    expect(other).toHaveAttribute('open');
    fill({ 'Rent ($)': '3000' });
    expect(number('Left each month, after taxes')?.textContent).toBe('$2,200');
    expect(screen.queryByText(/federal tax/, { selector: 'figure *' })).toBeNull();
  });

  it('says at its field what can’t be used', async () => {
    await renderApp(PATH);
    fill({ 'COLA index': '1.2', 'Food ($)': '1e5' });
    expect(screen.getByText(/^Type a whole number from 50 to 250/)).toBeVisible();
    expect(screen.getByText(/^Use digits only/)).toBeVisible();
  });

  it('compares with where the family lives now', async () => {
    await renderApp(PATH);
    fill({ ...family, 'Rent ($)': '3200', 'Comes in now ($)': '6000', 'Goes out now ($)': '5000' });
    expect(
      await screen.findByText(
        says(`Where you live now: $1,000 left. Off base, ${rounded(comesIn - 4200_00)} more.`),
      ),
    ).toBeVisible();
  });
});

describe('a home kept in the Assumption Cruncher', () => {
  const home = (name: string, purchasePrice: number | null) => ({
    name,
    input: { ...ASSUMPTION_EXAMPLE, purchasePrice },
    costs: ANALYSIS_DEFAULTS,
  });
  const keepHomes = (...homes: ReturnType<typeof home>[]) =>
    window.localStorage.setItem('paradise-pcs-homes', homesHash({ homes, stayMonths: null, bah: null }));

  it('is the one to buy until a payment is typed, and the page says whose it is', async () => {
    keepHomes(home('Blue house', ASSUMPTION_EXAMPLE.purchasePrice));
    await renderApp(PATH);
    fill(family);
    expect(
      await screen.findByText(whole(/^Buying: \$3,478 for “Blue house”,.* It’s a home you keep in the$/)),
    ).toBeVisible();
    expect(await row('Home')).toHaveTextContent(/Fill it in\$3,478$/);
    expect(number('Left each month, before federal tax')?.textContent).toBe(
      rounded(comesIn - 3478_00 - payrollTax),
    );
    fill({ 'Loan payment ($)': '4000' });
    expect(await row('Home')).toHaveTextContent(/\$4,000$/);
    expect(screen.queryByText(whole(/Blue house/))).toBeNull();
  });

  it('is the one with the lowest payment of several', async () => {
    keepHomes(home('Green house', 990_000), home('Blue house', ASSUMPTION_EXAMPLE.purchasePrice));
    await renderApp(PATH);
    fill(family);
    expect(
      await screen.findByText(whole(/“Blue house”.* It’s the lowest of the 2 homes you keep in the$/)),
    ).toBeVisible();
  });
});

describe('the numbers', () => {
  it('go along in a link, with the island instead of the base, and replace nothing without Undo', async () => {
    const writeText = vi.fn(async (_: string) => {});
    const { user, unmount } = await renderApp(PATH);
    offer('clipboard', { writeText });
    fill({ ...family, 'Rent ($)': '3,200' });
    await user.click(await screen.findByText('Copy link', { selector: 'button' }));
    await expectToast('Link copied to clipboard!');
    const { hash } = new URL(writeText.mock.calls[0]?.[0] ?? '');
    expect(hash).toBe('#whole=1&month=1&grade=E-5&years=4&place=oahu&dependents=3&rent=3200&end=1');
    unmount();
    window.sessionStorage.clear();
    window.localStorage.setItem(KEY, JSON.stringify({ rent: '2800' }));
    const friends = await renderApp(`${PATH}${hash}`);
    await waitFor(() => expect(labeled('Rent ($)')).toHaveValue('3200'));
    await friends.user.click(screen.getByText('Undo'));
    expect(labeled('Rent ($)')).toHaveValue('2800');
  });

  it.each([
    '#month=1&rent=abc',
    '#month=1&grade=E-5&grade=E-6',
    '#month=2&rent=1',
    '#whole=1&month=1&rent=32',
  ])('of a damaged link fill in nothing: %s', async (hash) => {
    await renderApp(`${PATH}${hash}`);
    expect(await screen.findByText('This link is damaged, so nothing was filled in.')).toBeVisible();
    expect(labeled('Rent ($)')).toHaveValue('');
  });

  it('stay in this browser only when asked', async () => {
    const { user, unmount } = await renderApp(PATH);
    type('Rent ($)', '3200');
    expect(window.localStorage.getItem(KEY)).toBeNull();
    await user.click(labeled('Keep my numbers in this browser'));
    expect(window.localStorage.getItem(KEY)).toContain('3200');
    unmount();
    await renderApp(PATH);
    expect(labeled('Rent ($)')).toHaveValue('3200');
    await user.click(screen.getByText('Clear all fields'));
    expect(labeled('Rent ($)')).toHaveValue('');
    await user.click(screen.getByText('Undo'));
    expect(labeled('Rent ($)')).toHaveValue('3200');
  });

  it('counts no BAH for a plan’s room in the barracks', async () => {
    window.localStorage.setItem(
      'paradise-pcs-plan',
      JSON.stringify({ reportDay: '2027-06-15', move: { base: 'schofield', home: 'barracks' } }),
    );
    await renderApp(PATH);
    await waitFor(() => expect(labeled('Where will you live?')).toHaveValue('barracks'));
    fill({ 'Pay grade': 'E-4', 'Years of service': '3', Dependents: '0' });
    const paid = tableRates({ grade: 'E-4', years: 3, dependents: 0, island: 'oahu' });
    const left = rounded((paid.pay ?? 0) + (paid.bas ?? 0) - Math.round((paid.pay ?? 0) * 0.0765));
    expect(number('Left each month, before federal tax')).toHaveTextContent(left);
    const months = await screen.findByRole('table', { name: 'What is left' });
    expect(
      within(months)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Month', 'In the barracks']);
    expect(screen.getByText('Not paid in the barracks without dependents.')).toBeVisible();
  });

  it('come from The First 60 Days and the plan when the form is blank', async () => {
    window.localStorage.setItem(
      'paradise-pcs-plan',
      JSON.stringify({ reportDay: '2027-06-15', move: { base: 'kaneohe', home: 'rent' } }),
    );
    const { user } = await renderApp('/calculators/first-60-days');
    fill({
      'Pay grade': 'E-6',
      'Who stays in the hotel?': 'family',
      'Dependents’ ages': '34, 9',
      'Hotel nights': '20',
    });
    await user.click(await within(screen.getByRole('main')).findByRole('link', { name: 'Cost of Living' }));
    await screen.findByRole('heading', { level: 1, name: 'Cost of Living in Hawaii' });
    await waitFor(() => expect(labeled('Pay grade')).toHaveValue('E-6'));
    expect(labeled('Dependents')).toHaveValue('2');
    expect(labeled('Duty station')).toHaveValue('kaneohe');
    await waitFor(() => expect(labeled('Where will you live?')).toHaveValue('rent'));
    expect(
      screen.getByText('Filled in from your plan and The First 60 Days. Change what’s different.'),
    ).toBeVisible();
  });

  it('stand beside no example of another family', async () => {
    const move = { base: 'kaneohe', grade: 'E-3' };
    window.localStorage.setItem('paradise-pcs-plan', JSON.stringify({ move }));
    await renderApp(PATH);
    await waitFor(() => expect(labeled('Pay grade')).toHaveValue('E-3'));
    expect(screen.getByText('Filled in from your plan. Change what’s different.')).toBeVisible();
    expect(number('Left for food, car and federal tax')).toHaveTextContent('Not known yet');
    expect(screen.getByText('To see yours, fill in years of service and dependents.')).toBeVisible();
    expect(screen.queryByText('An example')).toBeNull();
  });

  it('go to The First 60 Days by the link below the homes', async () => {
    const { user } = await renderApp(PATH);
    fill({ ...family, Dependents: '0', 'Rent ($)': '3200' });
    await user.click(await within(screen.getByRole('main')).findByRole('link', { name: 'First 60 Days' }));
    await screen.findByRole('heading', { level: 1, name: /First 60 Days/ });
    await waitFor(() => expect(labeled('Pay grade')).toHaveValue('E-5'));
    expect(labeled('Duty station')).toHaveValue('schofield');
    expect(labeled('Who stays in the hotel?')).toHaveValue('single');
    expect(labeled('First month’s rent ($)')).toHaveValue('3200');
    expect(screen.getByText('Filled in from Cost of Living. Change what’s different.')).toBeVisible();
  });

  it('are where the checklist’s item leads', async () => {
    await renderApp('/pcs-toolkit/hawaii-checklist');
    const item = screen
      .getByRole('checkbox', { name: /Research cost of living/ })
      .closest('li') as HTMLElement;
    expect(within(item).getByRole('link', { name: /Cost of Living/ })).toHaveAttribute('href', PATH);
  });
});

describe('with an account', () => {
  let ana: ReturnType<typeof fake.addUser>;
  const option = () => labeled('Keep them with my account too');
  const saved = () => fake.own.cost_of_living.find((row) => row.user_id === ana.id)?.form;

  beforeEach(() => {
    ana = fake.addUser('ana@example.com');
    fake.remember(ana);
  });

  async function open() {
    const view = await renderApp(PATH);
    await screen.findByLabelText('Keep them with my account too');
    await waitFor(() => expect(option()).toHaveAttribute('aria-busy', 'false'));
    return view;
  }

  it('they stay out of it until asked, are saved as they change, and leave this browser at sign-out', async () => {
    const { user } = await open();
    type('Rent ($)', '3200');
    expect(fake.callsTo('POST', TABLE)).toEqual([]);
    await user.click(option());
    await waitFor(() => expect(saved()).toMatchObject({ rent: '3200' }));
    type('Rent ($)', '3300');
    fireEvent.blur(labeled('Rent ($)'));
    await waitFor(() => expect(saved()).toMatchObject({ rent: '3300' }));
    expect(fake.callsTo('POST', '/rest/v1/first_60_days')).toEqual([]);
    await user.click(screen.getByText('Sign Out'));
    await screen.findByText('Signed out successfully');
    expect(leftBehind()).not.toContain('3300');
  });

  it('they are there on another device, and a different set asks first', async () => {
    fake.keepOwn('cost_of_living', ana.id, { rent: '3200' });
    window.localStorage.setItem(KEY, JSON.stringify({ rent: '2800' }));
    const { user } = await renderApp(PATH);
    expect(await screen.findByText('Rent ($): 3200 in your account, 2800 here.')).toBeVisible();
    await user.click(screen.getByText('Use my account’s numbers'));
    await waitFor(() => expect(labeled('Rent ($)')).toHaveValue('3200'));
  });

  it('what the plan fills in on the way from another page isn’t taken for typed numbers', async () => {
    window.localStorage.setItem(
      'paradise-pcs-plan',
      JSON.stringify({ reportDay: '2027-06-15', move: { base: 'kaneohe' } }),
    );
    fake.keepOwn('cost_of_living', ana.id, { rent: '3200' });
    const { user } = await renderApp('/contact');
    await user.click(screen.getByText('Cost of Living', { selector: 'nav *' }));
    await screen.findByRole('heading', { level: 1, name: 'Cost of Living in Hawaii' });
    await waitFor(() => expect(labeled('Rent ($)')).toHaveValue('3200'));
    expect(screen.queryByText('Your account has other numbers')).toBeNull();
  });

  it('a server without the table keeps them here', async () => {
    fake.answer('GET', TABLE, () => json({ code: 'PGRST205' }, 404));
    fake.answer('POST', TABLE, () => json({ code: 'PGRST205' }, 404));
    const { user } = await open();
    type('Rent ($)', '3200');
    await user.click(option());
    expect(await screen.findByText(/^Accounts on this site can’t keep these numbers yet\./)).toBeVisible();
    expect(labeled('Rent ($)')).toHaveValue('3200');
  });
});
