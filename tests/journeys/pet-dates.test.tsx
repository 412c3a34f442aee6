import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DateCheckerOpener } from '@/features/pets/components/date-checker-opener';
import { keptForm } from '@/features/pets/kept-form';

const DAY_30_CASE = {
  'Landing day': '2027-06-15',
  'Microchip put in': '2027-01-10',
  'First rabies shot': '2027-02-01',
  'Second rabies shot': '2027-04-01',
  'Lab got the FAVN blood sample': '2027-05-20',
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 22, 12) });
});
afterEach(() => {
  vi.useRealTimers();
  window.localStorage.clear();
});

async function openChecker() {
  render(<DateCheckerOpener />);
  fireEvent.click(screen.getByText('Open the date checker'));
  await screen.findByText('Check my dates');
}

function fill(dates: Record<string, string>, at = 0) {
  for (const [label, value] of Object.entries(dates)) {
    const fields = screen.getAllByLabelText(label);
    fireEvent.change(fields[label === 'Landing day' ? 0 : at] as HTMLElement, { target: { value } });
  }
}

const check = () => fireEvent.click(screen.getByText('Check my dates'));
const result = () => screen.queryByText('What your dates mean')?.closest('section');
const rule = (title: string) =>
  within(result() as HTMLElement)
    .getByText(new RegExp(`^${title}:`))
    .closest('li');

it('explains the day 30 rule for a May 20 sample and a Jun 15 landing', async () => {
  await openChecker();
  fill(DAY_30_CASE);
  expect(result()).toBeUndefined();
  check();
  expect(screen.getByText('What your dates mean')).toHaveFocus();
  expect(result()).toHaveTextContent('Pet 1: Early arrival of 4 days');
  expect(rule('Wait after the FAVN blood test')).toHaveTextContent(
    'Does not pass26 days from the day the lab got the blood to landing. 31 or more pass.',
  );
  expect(rule('Wait after the latest shot')).toHaveTextContent('Passes');
  expect(result()).toHaveTextContent('Land Jun 20, 2027 or later. Jun 19, 2027 is the earliest, but copies');
  expect(result()).toHaveTextContent('$301.20, to confirm.');
  expect(result()).toHaveTextContent('Packet and fee at the station byJun 4, 2027');
  expect(result()).toHaveTextContent('Jun 2, 2027 to Jun 14, 2027');
  expect(result()).toHaveTextContent('Confirm every date with it before you book');

  fill({ 'Landing day': '2027-06-19' });
  expect(result()).toBeUndefined();
  expect(screen.getByText(/the result is gone/)).toBeVisible();
  check();
  expect(result()).toHaveTextContent('Direct release, with a question');
  expect(rule('Wait after the FAVN blood test')).toHaveTextContent('Ask first');
});

it('keeps what was typed and focuses a date that cannot be right', async () => {
  await openChecker();
  fill({ ...DAY_30_CASE, 'Second rabies shot': '2027-01-01' });
  check();
  const field = screen.getByLabelText('Second rabies shot');
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription(/must come after the first/);
  expect(field).toHaveValue('2027-01-01');
  expect(result()).toBeUndefined();
  fill({ 'Second rabies shot': '2027-04-01' });
  expect(field).not.toHaveAccessibleDescription(/must come after the first/);
});

it('rejects a date that the browser reports as incomplete', async () => {
  await openChecker();
  fill(DAY_30_CASE);
  const chip = screen.getByLabelText('Microchip put in');
  Object.defineProperty(chip, 'validity', { value: { badInput: true } });
  check();
  expect(chip).toHaveAccessibleDescription(/Enter a whole date that is on the calendar/);
  expect(chip).toHaveFocus();
});

it('checks the dates entered, and says which are missing', async () => {
  await openChecker();
  fill({
    'Landing day': '2027-06-15',
    'Lab got the FAVN blood sample': '2027-05-20',
    'Microchip put in': '2027-05-25',
  });
  check();
  expect(result()).toHaveTextContent('Some dates are missing');
  expect(rule('Two rabies shots, far enough apart')).toHaveTextContent('Date missing');
  expect(rule('Microchip before the blood test')).toHaveTextContent('Does not pass5 days too late.');
});

it('checks each of several pets, and drops one that is removed', async () => {
  await openChecker();
  fill(DAY_30_CASE);
  fireEvent.click(screen.getByText('Add another pet'));
  const [, name] = screen.getAllByLabelText('Name (optional)');
  expect(name).toHaveFocus();
  fireEvent.change(name as HTMLElement, { target: { value: 'Kona' } });
  fill({ ...DAY_30_CASE, 'Lab got the FAVN blood sample': '2027-04-20' }, 1);
  check();
  expect(result()).toHaveTextContent('Pet 1: Early arrival');
  expect(result()).toHaveTextContent('Kona: Direct release');
  fireEvent.click(screen.getByText('Remove Pet 1'));
  check();
  expect(result()).toHaveTextContent('Kona: Direct release');
  expect(result()).not.toHaveTextContent('Early arrival');
});

it('checks nothing for an origin with other rules, and hides the pet fields', async () => {
  await openChecker();
  fireEvent.change(screen.getByLabelText('Coming from'), { target: { value: 'exempt' } });
  expect(screen.queryByLabelText('Microchip put in')).toBeNull();
  check();
  expect(result()).toHaveTextContent('Other rules apply');
  expect(result()).not.toHaveTextContent('Passes');
});

it('lists what a neighbor island needs instead: an inspecting vet, and no landing in Honolulu', async () => {
  await openChecker();
  fill({ ...DAY_30_CASE, 'Landing day': '2027-07-15' });
  check();
  expect(result()).toHaveTextContent('$185, to confirm.');
  expect(result()).toHaveTextContent('A landing in Honolulu by 3:30 p.m.');
  fireEvent.change(screen.getByLabelText('Landing on'), { target: { value: 'neighbor' } });
  check();
  expect(result()).toHaveTextContent('Ask for the fees.');
  expect(result()).toHaveTextContent('Book an approved inspecting vet before the flight');
  expect(result()).toHaveTextContent('Packet and fee at the station byJun 14, 2027');
  expect(result()).not.toHaveTextContent('$185');
  expect(result()).not.toHaveTextContent('3:30 p.m.');
});

it('saves dates in this browser only when requested', async () => {
  await openChecker();
  fill(DAY_30_CASE);
  check();
  expect(window.localStorage).toHaveLength(0);
  fireEvent.click(screen.getByLabelText(/^Keep these dates in this browser/));
  expect(keptForm.read()?.pets[0]?.sample).toBe('2027-05-20');
  fill({ 'Microchip put in': '2027-01-11' });
  expect(keptForm.read()?.pets[0]?.chip).toBe('2027-01-11');
  fireEvent.click(screen.getByLabelText(/^Keep these dates in this browser/));
  expect(window.localStorage).toHaveLength(0);
});

it('opens with the saved dates, and checks them only on click', async () => {
  window.localStorage.setItem(
    'paradise-pcs-pet-dates',
    JSON.stringify({ trip: { landing: '2027-06-15' }, pets: [{ chip: '2027-01-10', sample: 7 }] }),
  );
  await openChecker();
  expect(screen.getByLabelText('Microchip put in')).toHaveValue('2027-01-10');
  expect(screen.getByLabelText('Lab got the FAVN blood sample')).toHaveValue('');
  expect(screen.getByLabelText(/^Keep these dates/)).toBeChecked();
  expect(result()).toBeUndefined();
});

it('shows a message when the browser refuses to save the dates', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await openChecker();
  fill(DAY_30_CASE);
  fireEvent.click(screen.getByLabelText(/^Keep these dates/));
  expect(await screen.findByText(/This browser won’t let the site keep anything/)).toBeVisible();
  expect(screen.getByLabelText('Microchip put in')).toHaveValue('2027-01-10');
  fireEvent.click(screen.getByLabelText(/^Keep these dates/));
});

it('offers the checklist’s report date as the landing day', async () => {
  window.localStorage.setItem('paradise-pcs-plan', JSON.stringify({ reportDay: '2027-07-15', move: {} }));
  await openChecker();
  expect(screen.getByLabelText('Landing day')).toHaveValue('');
  fireEvent.click(screen.getByText('Use your report date, Jul 15, 2027'));
  expect(screen.getByLabelText('Landing day')).toHaveValue('2027-07-15');
  expect(screen.queryByText(/^Use your report date/)).toBeNull();
});

it('moves the focus from a button that disappears to the field that matters', async () => {
  window.localStorage.setItem('paradise-pcs-plan', JSON.stringify({ reportDay: '2027-07-15', move: {} }));
  const user = userEvent.setup();
  render(<DateCheckerOpener />);
  await user.tab();
  await user.keyboard('{Enter}');
  await screen.findByText('Check my dates');
  expect(screen.getByLabelText('Coming from')).toHaveFocus();
  await user.tab();
  await user.tab();
  await user.tab();
  expect(screen.getByText('Use your report date, Jul 15, 2027')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByLabelText('Landing day')).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Your landing day is now Jul 15, 2027.');
});

it('leaves the focus where a person has moved it while the checker loads', async () => {
  render(
    <>
      <DateCheckerOpener />
      <a href="#after">After</a>
    </>,
  );
  fireEvent.click(screen.getByText('Open the date checker'));
  screen.getByText('After').focus();
  await screen.findByText('Check my dates');
  expect(screen.getByText('After')).toHaveFocus();
});

describe('what fixes dates that fail', () => {
  const SHOTS = {
    'Microchip put in': '2025-03-01',
    'First rabies shot': '2025-03-05',
    'Second rabies shot': '2026-10-01',
    'Lab got the FAVN blood sample': '2026-10-20',
  };

  async function checkOn(today: Date, dates: Record<string, string>, choices: Record<string, string> = {}) {
    vi.setSystemTime(today);
    await openChecker();
    fill({ ...SHOTS, ...dates });
    for (const [label, value] of Object.entries(choices))
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    check();
  }

  const fixes = (title = 'What fixes it') =>
    within(screen.getByText(title).nextElementSibling as HTMLElement)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  it('a booster comes first when the shot runs out before the wait after the test is over', async () => {
    await checkOn(new Date(2027, 8, 20), {
      'Lab got the FAVN blood sample': '2027-09-15',
      'Station got packet and fee': '2027-09-20',
      'Landing day': '2027-09-25',
    });
    expect(result()).toHaveTextContent('Early arrival of 20 days');
    expect(result()).toHaveTextContent('landing later alone doesn’t fix them');
    expect(fixes()).toEqual([
      'The latest rabies shot runs out too soon. Ask your vet for a booster on Sep 20, 2027, or as soon after as you can.',
      'Send the station the new paperwork. It must have the complete packet 11 days or more before you land.',
      expect.stringMatching(/^Land Oct 21, 2027 or later\./),
    ]);
    expect(result()).not.toHaveTextContent(/land later if you can|land later\./i);
  });

  it('a booster comes first when the shot runs out before the paperwork is on time', async () => {
    await checkOn(new Date(2027, 8, 25), {
      'Station got packet and fee': '2027-09-25',
      'Landing day': '2027-09-30',
    });
    expect(result()).toHaveTextContent('Five days or less');
    expect(result()).toHaveTextContent('landing later alone doesn’t fix them');
    expect(fixes()[0]).toMatch(/Ask your vet for a booster on Sep 25, 2027/);
    expect(fixes()[2]).toMatch(/^Land Oct 26, 2027 or later/);
    expect(result()).not.toHaveTextContent(/if you can land later|send the packet today/i);
  });

  it('new blood after the chip keeps a landing on a neighbor island, where flying later would not help', async () => {
    await checkOn(
      new Date(2027, 2, 1),
      {
        'Microchip put in': '2026-11-01',
        'Station got packet and fee': '2027-03-01',
        'Landing day': '2027-06-15',
      },
      { 'Second shot is good for': '3', 'Landing on': 'neighbor' },
    );
    expect(result()).toHaveTextContent('Change the plan');
    expect(result()).toHaveTextContent('landing later alone doesn’t fix them');
    expect(fixes('What fixes it for Jun 15, 2027')).toEqual([
      expect.stringMatching(/^Have the chip scanned, then have blood drawn .* by May 15, 2027/),
      expect.stringMatching(/^Send the station the new paperwork.* 31 days or more before you land/),
    ]);
    expect(result()).toHaveTextContent('Landing in Honolulu first doesn’t fix it');
    expect(result()).not.toHaveTextContent('fly later');
  });

  it('landing later is enough on a neighbor island when only the paperwork is late, and so is Honolulu', async () => {
    await checkOn(
      new Date(2026, 11, 1),
      { 'Station got packet and fee': '2026-12-01', 'Landing day': '2026-12-20' },
      { 'Landing on': 'neighbor' },
    );
    expect(fixes()).toEqual([expect.stringMatching(/^Land Jan 1, 2027 or later\./)]);
    expect(result()).toHaveTextContent('Or land in Honolulu that day: no date fails there');
    expect(result()).not.toHaveTextContent('doesn’t fix');
  });

  it('both disputed days are named when the shot runs out right after them', async () => {
    await checkOn(new Date(2027, 8, 20), {
      'Station got packet and fee': '2027-09-20',
      'Landing day': '2027-09-25',
    });
    expect(fixes()).toEqual([
      expect.stringMatching(/^Land Sep 30, 2027 or Oct 1, 2027, and on no other day/),
    ]);
    expect(result()).not.toHaveTextContent('doesn’t fix');
  });

  it('a booster keeps the landing after the shot has run out', async () => {
    await checkOn(new Date(2027, 5, 1), { 'Landing day': '2027-12-01' });
    expect(result()).toHaveTextContent('land Jun 12, 2027 or later, and no later than Sep 30, 2027');
    expect(fixes('What fixes it for Dec 1, 2027')[0]).toMatch(/Ask your vet for a booster by Oct 31, 2027/);
  });
});
