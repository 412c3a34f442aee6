import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Link, MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetAsAnotherTab } from '@/browser/kept-value';
import { ANALYSIS_DEFAULTS } from '@/features/assumption/analysis-input';
import { ASSUMPTION_EXAMPLE } from '@/features/assumption/assumption-example';
import { homesHash } from '@/features/assumption/homes-link';
import { BAH_YEAR, bahDollars } from '@/money/bah';
import { dlaCents } from '@/money/dla';
import { formatUsd } from '@/money/usd';
import { Component as First60DaysPage } from '@/routes/calculators/first-60-days/page';
import { otherTab } from '../support/fake-supabase';
import { labeled, whole } from '../support/page-parts';
import { prerendered } from '../support/prerendered';
import { renderPage } from '../support/render-page';
import { offer } from '../support/share-sheet';
import { expectToast } from '../support/toasts';

const KEY = 'paradise-pcs-first-60-days';

/** The rates of the day on which the sums below were worked out: a new table changes none of them. */
const ownRates = { 'Lodging rate a day ($)': '202', 'Meal rate a day ($)': '163' };
const bahE5 = bahDollars('oahu', 'E-5', true);
const startsWith = (text: string) => new RegExp(`^${text.replace(/[$.()+]/g, '\\$&')}`);
const escaped = (amount: string) => amount.replace('$', '\\$');

const family = {
  'Who stays in the hotel?': 'family',
  'Dependents’ ages': '34, 12, 11',
  'Pay grade': 'E-5',
  'Duty station': 'schofield',
  'Hotel nights': '30',
  'Nightly rate ($)': '199',
  'Full kitchen?': 'no',
  'Food a day ($)': '110',
};

const open = (hash = '') => renderPage(First60DaysPage, `/calculators/first-60-days${hash}`);
const type = (label: string, value: string) => fireEvent.change(labeled(label), { target: { value } });
const fill = (texts: Record<string, string>) => {
  for (const [label, value] of Object.entries(texts)) type(label, value);
};
/** What is below the number loads once. */
const detailsLoaded = () => screen.findByText('Line by line');
const bigNumberLabel = () => screen.getByText(/^Cash you need (by week \d|before the first claim is paid)$/);
const bigNumber = () => bigNumberLabel().nextElementSibling;
/** What is said below it. */
const about = () => bigNumber()?.parentElement?.nextElementSibling;
function PageWithLink() {
  return (
    <>
      <Link to="#first60=1&room=99">A friend’s link</Link>
      <First60DaysPage />
    </>
  );
}
const line = (name: string) =>
  screen.getByText(name, { selector: 'summary, summary span' }).closest('summary') as HTMLElement;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 23, 9), toFake: ['Date'] });
});

describe('the answer', () => {
  it('changes as the family types, says what it leaves out, and opens its arithmetic', async () => {
    open();
    expect(screen.getByText(/fill in hotel nights and nightly rate\.$/)).toBeVisible();
    expect(bigNumber()).toHaveTextContent(/^\$\d,\d{3} Example$/);
    expect(screen.getByText('An example')).toBeVisible();
    expect(screen.queryByText('not known yet')).toBeNull();
    fill({ 'Hotel nights': '30' });
    expect(screen.getByText(/^Hotel and food only, .* fill in nightly rate\.$/)).toBeVisible();
    await detailsLoaded();
    expect(line('Not known yet: TLA: hotel and meals; DLA: the moving allowance')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
    fill({ 'Nightly rate ($)': '200' });
    expect(
      screen.getByText('To see what comes back, and when, fill in: “Your family” and full kitchen.'),
    ).toBeInTheDocument();
    expect(screen.queryByText('An example')).toBeNull();
    expect(about()).toHaveTextContent(
      /^The claim is paid on day 10 after landing at the earliest\. Blank fields can add to it\. Food at \$80 a day for 2 people is our guess\.$/,
    );
    expect(screen.getByRole('button', { name: 'Print' })).toBeVisible();
    fill({ ...family, ...ownRates });
    expect(bigNumber()).toHaveTextContent('$3,090+');
    expect(screen.getByText(/^Left blank, so not in it:/)).toHaveTextContent(
      'first month’s rent, deposits, rental car and gas and hotel’s pet fees.',
    );
    expect(line('TLA: hotel and meals')).toHaveTextContent('$13,533.20');
    expect(line('DLA: the moving allowance')).toHaveTextContent(
      `$${(dlaCents('E-5', true) / 100).toLocaleString('en-US')}`,
    );
    expect(line('BAH: for your home')).toHaveTextContent(`${formatUsd(bahE5)} a month`);
    expect(screen.getByText(whole(/your room is \$199, so \$199 a night/))).toBeInTheDocument();

    fill({
      'First month’s rent ($)': '0',
      'Deposits ($)': '0',
      'Rental car and gas ($)': '0',
      'Hotel’s pet fees ($)': '0',
      'Days until a claim is paid': '7',
    });
    expect(bigNumber()).toHaveTextContent(/^\$5,253$/);
    expect(screen.getByRole('img', { name: /lowest point is in week 3: \$5,253/ })).toBeInTheDocument();
    expect(bigNumberLabel()).toHaveTextContent('by week 3');
    expect(about()).toHaveTextContent(
      /^All of it before the first claim is paid, on day 17 after landing\.$/,
    );
    expect(screen.getByText('Every cost is filled in.')).toBeVisible();
    const lender = screen.getByRole('link', { name: 'relief society' });
    expect(lender.closest('p')).toHaveTextContent(/^No savings\? .*advance DLA and advance pay/);
    const folds = screen.getByRole('heading', { name: 'Ask before you leave' });
    expect(lender).toHaveAttribute('href', `#${folds.id}`);
    const weeks = within(screen.getByRole('table', { name: 'Money by week' }));
    expect(weeks.getAllByRole('row')).toHaveLength(10);
    expect(weeks.getByRole('row', { name: /^3 / })).toHaveTextContent('3$2,163$4,337−$5,253');
    fill({ 'First month’s rent ($)': '30000' });
    expect(bigNumberLabel()).toHaveTextContent('by week 5');
    expect(about()).toHaveTextContent(/^\$5,253 of it before the first claim is paid/);
  });

  it('has the same lowest point in the number, the sentence, the weeks and the drawing', async () => {
    open();
    fill({ ...family, ...ownRates, 'Nightly rate ($)': '199.49', 'Days until a claim is paid': '7' });
    await detailsLoaded();
    const weeks = within(screen.getByRole('table', { name: 'Money by week' }));
    const lowest = bigNumber()?.textContent?.replace('+', '') ?? '';
    expect(about()).toHaveTextContent(/^All of it before the first claim/);
    expect(screen.getByText(whole(startsWith(`You pay ${lowest} up to day 17`)))).toBeVisible();
    expect(weeks.getByRole('cell', { name: `−${lowest}` })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: new RegExp(`week 3: ${escaped(lowest)} out`) })).toBeVisible();
    expect(
      screen.getByText(whole(startsWith(`Cash you need by week 3: ${lowest}+. All of it`))),
    ).toBeInTheDocument();
  });

  it('doesn’t speak of blank fields once every cost is filled in', async () => {
    open();
    fill({
      ...family,
      ...ownRates,
      'First month’s rent ($)': '0',
      'Deposits ($)': '0',
      'Rental car and gas ($)': '0',
      'Hotel’s pet fees ($)': '0',
    });
    await detailsLoaded();
    expect(screen.getByText('Every cost is filled in.')).toBeVisible();
    expect(about()).toHaveTextContent(/A longer wait for a claim adds to it\.$/);
    expect(about()).not.toHaveTextContent('Blank fields');
  });

  it('says that nothing is reimbursed without orders, and asks for the costs alone', async () => {
    const plan = { reportDay: '2026-12-06', move: { orders: 'no', grade: 'E-7' } };
    window.localStorage.setItem('paradise-pcs-plan', JSON.stringify(plan));
    const { container } = open();
    expect(screen.getByText('Not known yet')).toBeVisible();
    expect(screen.queryByLabelText('Pay grade')).toBeNull();
    fill({ 'Hotel nights': '10', 'Nightly rate ($)': '200', 'Food a day ($)': '80' });
    fill({ 'First month’s rent ($)': '3000', 'Deposits ($)': '3000', 'Rental car and gas ($)': '0' });
    expect(about()).toHaveTextContent(
      'Nothing is reimbursed: you pay all of it. Blank fields can add to it.',
    );
    fill({ 'Hotel’s pet fees ($)': '0' });
    expect(bigNumberLabel()).toHaveTextContent('by week 2');
    expect(bigNumber()).toHaveTextContent(/^\$8,800$/);
    expect(about()).toHaveTextContent(/^Nothing is reimbursed: you pay all of it\.$/);
    await detailsLoaded();
    expect(screen.getByText('Every cost is filled in.')).toBeVisible();
    for (const { textContent } of container.querySelectorAll(
      'form, [aria-labelledby="weeks"], [aria-labelledby="lines"]',
    ))
      expect(textContent).not.toMatch(/TLA|DLA|BAH|finance|claim|No savings/);
    expect(screen.getByRole('heading', { name: 'For a move on orders' })).toBeVisible();
  });

  it('can start with the nights of TLA’s first approval, at the most that it pays for who is in the room', () => {
    open();
    const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));
    press(/^Use 10, TLA’s first approval$/);
    expect(labeled('Hotel nights')).toHaveValue('10');
    expect(screen.getByRole('button', { name: /^Use \$[\d.]+, TLA’s most for 2 people$/ })).toBeVisible();
    fill({ ...ownRates, 'Who stays in the hotel?': 'family', 'Dependents’ ages': '34, 4, 4' });
    press(/^Use \$303, TLA’s most for 4 people$/);
    expect(labeled('Nightly rate ($)')).toHaveValue('303');
    fill({ 'Who stays in the hotel?': 'single' });
    press(/^Use \$131\.30, TLA’s most for 1 person$/);
    expect(labeled('Nightly rate ($)')).toHaveValue('131.30');
    fill({ 'Lodging rate a day ($)': '', 'Duty station': 'kauai' });
    expect(screen.queryByRole('button', { name: /TLA’s most/ })).toBeNull();
  });

  it('shows no dollars of an island without a published rate, nor a total', async () => {
    open();
    fill({ ...family, 'Duty station': 'kauai' });
    await detailsLoaded();
    expect(line('Not known yet: TLA: hotel and meals')).toBeVisible();
    expect(screen.getByText('TLA and DLA pay back').nextElementSibling).toHaveTextContent('not known yet');
    expect(screen.getByText(/fill in: “Dates and special cases”\.$/)).toBeInTheDocument();
    expect(bigNumber()).toHaveTextContent('$3,090+');
    fill({ 'Lodging rate a day ($)': '300', 'Meal rate a day ($)': '140' });
    expect(line('TLA: hotel and meals')).toHaveTextContent('$');
  });

  it('guesses the food that is left blank, for who is in the room, and says so until it is typed', async () => {
    open();
    fill({ 'Hotel nights': '30', 'Nightly rate ($)': '200' });
    expect(bigNumber()).toHaveTextContent('$2,800+');
    await detailsLoaded();
    expect(line('Food while in the hotel')).toHaveTextContent('$2,400');
    expect(screen.getByText(whole(/^30 days × \$80, our guess, = \$2,400\.$/))).toBeInTheDocument();
    expect(screen.getByText(/^Left blank, so not in it:/)).not.toHaveTextContent('food');
    fill({ 'Who stays in the hotel?': 'family', 'Dependents’ ages': '34, 9' });
    expect(bigNumber()).toHaveTextContent('$3,200+');
    fill({ 'Who stays in the hotel?': 'single' });
    expect(bigNumber()).toHaveTextContent('$2,400+');
    expect(about()).toHaveTextContent(/Food at \$40 a day for 1 person is our guess/);
    fill({ 'Food a day ($)': '0' });
    expect(bigNumber()).toHaveTextContent('$2,000+');
    expect(about()).not.toHaveTextContent('guess');
  });

  it('is announced once typing rests', () => {
    vi.useFakeTimers();
    open();
    fill(family);
    expect(screen.queryByText(/by week \d: /)).toBeNull();
    act(() => void vi.runOnlyPendingTimers());
    expect(screen.getByText(/by week \d: \$3,090 or more\./)).toHaveAttribute('role', 'status');
  });

  it('puts a message at a field it can’t use, loses nothing, and shows no nonsense', () => {
    const { container } = open();
    fill({ ...family, 'Hotel nights': '400', 'Dependents’ ages': '34, 200' });
    expect(labeled('Hotel nights')).toHaveAccessibleDescription(/from 1 to 90/);
    expect(labeled('Dependents’ ages')).toHaveAccessibleDescription(/oldest we take is 120/);
    expect(labeled('Dependents’ ages')).toHaveValue('34, 200');
    expect(screen.getByText(/^Hotel and food only, .* fill in hotel nights\./)).toBeVisible();
    expect(container).not.toHaveTextContent(/NaN|Infinity|undefined/);
    fill({ 'Landing day': `${BAH_YEAR + 1}-02-01` });
    expect(labeled('Landing day')).toHaveAccessibleDescription(`We use the ${BAH_YEAR} tables`);
    fill({ 'Landing day': '2024-02-01' });
    expect(labeled('Landing day')).toHaveAccessibleDescription(/more than a year ago\. Check the year/);
  });

  it('reads a comma as the keypad of another country means it, and asks where that is open', () => {
    open();
    fill({ 'Hotel nights': '1', 'Food a day ($)': '0', 'Nightly rate ($)': '200,00' });
    const answer = bigNumber()?.textContent;
    fill({ 'Nightly rate ($)': '200' });
    expect(bigNumber()).toHaveTextContent(answer ?? 'none');
    fill({ 'Nightly rate ($)': '1.990' });
    expect(labeled('Nightly rate ($)')).toHaveAccessibleDescription(
      /Is it \$1,990 or \$1\.99\? Type that one/,
    );
  });

  it('says that a cost needs fixing instead of calling it blank', async () => {
    open();
    fill({ ...family, 'First month’s rent ($)': '1000000', 'Hotel nights': '5' });
    await detailsLoaded();
    const others = 'deposits, rental car and gas and hotel’s pet fees';
    for (const where of ['not in it', 'not in any total'])
      expect(
        screen.getByText(
          `Left blank, so ${where}: ${others}. Needs fixing, so ${where}: first month’s rent.`,
        ),
      ).toBeInTheDocument();
    fill({ 'First month’s rent ($)': '3200', 'Hotel nights': '400' });
    expect(screen.getByText(/Needs fixing, so not in any total: hotel nights\.$/)).not.toHaveTextContent(
      'food',
    );
  });
});

describe('the folded groups', () => {
  const group = (title: string) => screen.getByText(title).closest('details');

  it('say what they add, then how much of them is filled in', () => {
    open();
    expect(group('Your family')).toHaveTextContent('Lodging (TLA), Dislocation (DLA) and Housing (BAH)');
    expect(group('Your family')).not.toHaveAttribute('open');
    fill({ 'Pay grade': 'E-5', 'Dependents’ ages': '34' });
    expect(group('Your family')).toHaveTextContent('2 of 4 filled in');
  });

  it('open for what comes back, once the hotel is known', () => {
    open();
    act(() => labeled('Hotel nights').focus());
    fill({ 'Hotel nights': '10' });
    expect(group('Your family')).not.toHaveAttribute('open');
    fill({ 'Nightly rate ($)': '200' });
    expect(group('Your family')).toHaveAttribute('open');
    expect(group('Other costs')).not.toHaveAttribute('open');
  });

  it('open for a field that needs fixing, so that nobody looks for its message', () => {
    open('#first60=1&grade=E-12&nights=10');
    expect(group('Your family')).toHaveAttribute('open');
    expect(group('Other costs')).not.toHaveAttribute('open');
    expect(labeled('Pay grade')).toHaveAccessibleDescription(/isn’t in our list/);
  });
});

it('says so when a date isn’t on the calendar, until it is corrected', () => {
  open();
  const landing = labeled('Landing day');
  Object.defineProperty(landing, 'validity', { value: { badInput: true }, configurable: true });
  fireEvent.blur(landing);
  expect(landing).toHaveAccessibleDescription(expect.stringContaining('real date'));
  type('Landing day', '2027-03-01');
  expect(landing).not.toHaveAccessibleDescription(expect.stringContaining('real date'));
});

describe('where will you live', () => {
  const row = (name: string) =>
    within(screen.getByRole('table', { name: 'On base, off base or buying' })).getByRole('row', {
      name: new RegExp(`^${name}`),
    });

  it('holds the rules until the numbers say more, and leads to the first field that is missing', () => {
    open();
    expect(row('Each month')).toHaveTextContent(/Normally your full BAH.*You choose the rent.*The loan/);
    expect(row('Wait')).toHaveTextContent('3-18 months');
    fill({ 'Who stays in the hotel?': 'family', 'Pay grade': 'E-5' });
    fireEvent.click(screen.getByText('Fill in above'));
    expect(labeled('Duty station')).toHaveFocus();
    expect(labeled('Duty station').closest('details')).toHaveAttribute('open');
    fill({ 'Duty station': 'schofield', 'First month’s rent ($)': '3200' });
    expect(screen.queryByText('Fill in above')).toBeNull();
    expect(row('Each month')).toHaveTextContent(
      new RegExp(
        `${escaped(formatUsd(bahE5))}: normally.*\\$3,200 of rent: ${escaped(formatUsd(bahE5 - 3200))} of BAH left`,
      ),
    );
    expect(row('Up front')).toHaveTextContent(/\$3,200 of rent, plus the deposit: at most one/);
    expect(row('Wait')).toHaveTextContent('Schofield: 3-12 months unconfirmed');
    fill({
      'Deposits ($)': '3200',
      'First month’s rent ($)': String(bahE5 + 137),
      'Duty station': 'shafter',
    });
    expect(row('Each month')).toHaveTextContent(`${formatUsd(bahE5 + 137)} of rent: $137 more than BAH`);
    expect(row('Up front')).toHaveTextContent(
      `${formatUsd(bahE5 + 137 + 3200)}: the first month’s rent, and deposits of $3,200`,
    );
    expect(row('Wait')).toHaveTextContent('no figure for Fort Shafter');
    fill({ 'Duty station': 'maui' });
    expect(row('Each month')).toHaveTextContent('how much of your BAH it takes');
    expect(row('Wait')).not.toHaveTextContent('months');
    fill({ 'Who stays in the hotel?': 'single' });
    expect(row('Each month')).toHaveTextContent('whether you qualify without dependents');
  });

  it('takes the homes kept in the cruncher', async () => {
    const home = { name: 'Blue house', input: ASSUMPTION_EXAMPLE, costs: ANALYSIS_DEFAULTS };
    const homes = { homes: [home], stayMonths: null, bah: null };
    window.localStorage.setItem('paradise-pcs-homes', homesHash(homes));
    open();
    fill({ ...family, 'Pay grade': 'O-6' });
    await screen.findByText(/^“Blue house”: \$3,478/);
    expect(row('Each month')).toHaveTextContent(
      `“Blue house”: $3,478: ${formatUsd(bahDollars('oahu', 'O-6', true) - 3478)} of BAH left. Costs you left blank`,
    );
    expect(row('Up front')).toHaveTextContent(/“Blue house”: \$[\d,]+ to close/);
    act(() => forgetAsAnotherTab('paradise-pcs-homes'));
    expect(row('Each month')).not.toHaveTextContent('Blue house');
  });
});

describe('what is kept', () => {
  it('is nothing until asked, then every field, and cleared with the box', () => {
    const { unmount } = open();
    fill(family);
    expect(window.localStorage.getItem(KEY)).toBeNull();
    fireEvent.click(labeled('Keep my numbers in this browser'));
    type('Food a day ($)', '120');
    unmount();
    open();
    expect(labeled('Food a day ($)')).toHaveValue('120');
    expect(screen.getByText('The numbers you kept here are filled in.')).toBeInTheDocument();
    act(() => forgetAsAnotherTab(KEY));
    expect(labeled('Keep my numbers in this browser')).not.toBeChecked();
    expect(labeled('Food a day ($)')).toHaveValue('120');
  });

  it('is what another tab kept last, which an older value here never replaces', () => {
    window.localStorage.setItem(KEY, JSON.stringify({ food: '110', room: '199' }));
    open();
    act(() => otherTab.keeps(KEY, { food: '120', room: '199' }));
    expect(labeled('Food a day ($)')).toHaveValue('120');
    type('Nightly rate ($)', '210');
    expect(JSON.parse(window.localStorage.getItem(KEY) ?? '')).toMatchObject({ food: '120', room: '210' });
  });

  it('comes from the plan when there is one, which the page says', () => {
    const move = { base: 'kaneohe', children: 'yes', under5: 'yes', pets: 'no' };
    const plan = { reportDay: '2026-12-06', move };
    window.localStorage.setItem('paradise-pcs-plan', JSON.stringify(plan));
    open();
    expect(labeled<HTMLSelectElement>('Duty station')).toHaveDisplayValue('Marine Corps Base Hawaii');
    expect(labeled('Day you must report')).toHaveValue('2026-12-06');
    expect(labeled<HTMLSelectElement>('Who stays in the hotel?')).toHaveDisplayValue('My dependents and I');
    expect(labeled('Hotel’s pet fees ($)')).toHaveValue('0');
    expect(screen.getByText('Filled in from your plan. Change what’s different.')).toBeVisible();
    expect(screen.getByText('Not known yet')).toBeVisible();
    expect(screen.getByText('To see yours, fill in hotel nights and nightly rate.')).toBeVisible();
    expect(screen.queryByText('An example')).toBeNull();
    for (const [field, path] of [
      ['First month’s rent ($)', '/housing/verified-rentals#near-your-base-miles-rent-traffic-school'],
      ['Hotel’s pet fees ($)', '/pcs-toolkit/tla-hotels'],
    ] as const) {
      const hint = document.getElementById(labeled(field).getAttribute('aria-describedby') ?? '');
      expect(within(hint as HTMLElement).getByRole('link')).toHaveAttribute('href', path);
    }
    fill({ 'Hotel nights': '10', 'Nightly rate ($)': '200', 'Who stays in the hotel?': 'family' });
    expect(about()).toHaveTextContent('Food at $120 a day for 3 people is our guess.');
  });

  it('keeps what was chosen before the page was ready', async () => {
    const hydrate = prerendered(<First60DaysPage />);
    labeled<HTMLSelectElement>('Pay grade').value = 'E-6';
    labeled('Nightly rate ($)').value = '210';
    hydrate();
    await waitFor(() => expect(labeled('Nightly rate ($)')).toHaveValue('210'));
    expect(labeled('Pay grade')).toHaveValue('E-6');
  });
});

describe('the link', () => {
  it('fills in the numbers, without the base or a date', async () => {
    const { unmount } = open();
    fill({ ...family, 'Landing day': '2026-12-01' });
    const writeText = vi.fn(async (_: string) => {});
    offer('clipboard', { writeText });
    await detailsLoaded();
    fireEvent.click(screen.getByText('Copy link', { selector: 'button' }));
    await expectToast('Link copied to clipboard!');
    const url = new URL(writeText.mock.calls[0]?.[0] ?? '');
    expect(url.href).not.toMatch(/schofield|2026/);
    unmount();
    open(url.hash);
    expect(bigNumber()).toHaveTextContent('$3,090+');
    expect(labeled<HTMLSelectElement>('Duty station')).toHaveDisplayValue('Somewhere else on Oahu');
    expect(labeled('Landing day')).toHaveValue('');
  });

  it('gives back with Undo the numbers that it replaced, as Clear does', async () => {
    renderPage(PageWithLink, '/calculators/first-60-days');
    type('Nightly rate ($)', '210');
    fireEvent.click(screen.getByText('A friend’s link'));
    expect(labeled('Nightly rate ($)')).toHaveValue('99');
    fireEvent.click(screen.getByText('Undo'));
    expect(labeled('Nightly rate ($)')).toHaveValue('210');
    expect(screen.getByText('Your numbers are back.')).toHaveFocus();
    fireEvent.click(screen.getByText('Undo'));
    expect(labeled('Nightly rate ($)')).toHaveValue('99');
    fireEvent.click(screen.getByText('Clear all fields'));
    expect(labeled('Nightly rate ($)')).toHaveValue('');
    fireEvent.click(screen.getByText('Undo'));
    expect(labeled('Nightly rate ($)')).toHaveValue('99');
  });

  it('says when it is damaged, and replaces kept numbers only on the page', () => {
    window.localStorage.setItem(KEY, JSON.stringify({ room: '150' }));
    render(
      <MemoryRouter initialEntries={['/calculators/first-60-days#first60=1&room=99&room=1']}>
        <First60DaysPage />
      </MemoryRouter>,
    );
    expect(screen.getByText('This link is damaged, so nothing was filled in.')).toBeInTheDocument();
    expect(window.localStorage.getItem(KEY)).toContain('150');
  });
});
