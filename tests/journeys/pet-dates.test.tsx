import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { DateCheckerOpener } from '@/features/pets/components/date-checker-opener';
import { keptForm } from '@/features/pets/kept-pet-form';
import { otherTab } from '../support/fake-supabase';
import { whole } from '../support/page-parts';
import { refuseStorage } from '../support/refuse-storage';

const KEPT_KEY = 'paradise-pcs-pet-dates';

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
const answers = () => screen.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent);
const stepsHeading = (landing: string) =>
  screen.getByText(whole(`Next steps for a landing on ${landing}`)).closest('h5');
const steps = (landing: string) =>
  within(stepsHeading(landing)?.nextElementSibling as HTMLElement)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const rule = (title: string) =>
  within(result() as HTMLElement)
    .getByText(new RegExp(`^${title}:`))
    .closest('li');

it('dates are still there after a look at another page, and kept nowhere', async () => {
  await openChecker();
  fill(DAY_30_CASE);
  cleanup();
  await openChecker();
  expect(screen.getByLabelText('Microchip put in')).toHaveValue('2027-01-10');
  expect(window.localStorage).toHaveLength(0);
});

it('explains the day 30 rule for a May 20 sample and a Jun 15 landing', async () => {
  vi.setSystemTime(new Date(2027, 4, 25, 12));
  await openChecker();
  fill(DAY_30_CASE);
  expect(result()).toBeUndefined();
  check();
  expect(screen.getByText('What your dates mean')).toHaveFocus();
  expect(result()).toHaveTextContent('Your pet: not before Jun 20, 2027');
  expect(result()).toHaveTextContent('On Jun 15, 2027 with these dates: Early arrival of 4 days.');
  expect(rule('Wait after the FAVN blood test')).toHaveTextContent(
    'Does not pass. 26 days from the day the lab got the blood to landing. 31 or more pass.',
  );
  expect(rule('Wait after the latest shot')).toHaveTextContent('Passes');
  expect(result()).toHaveTextContent('Jun 19, 2027 might work too, but ask the station before you book it.');
  expect(result()).toHaveTextContent('$244, to confirm.');
  expect(steps('Jun 20, 2027')).toEqual([
    expect.stringMatching(/^Packet and fee at the station: by Jun 9, 2027/),
    expect.stringMatching(/^Health certificate and tick treatment: between Jun 7, 2027 and Jun 19, 2027/),
  ]);
  expect(result()).toHaveTextContent('Confirm every date with it before you book');

  fill({ 'Landing day': '2027-06-19' });
  expect(result()).toBeUndefined();
  expect(screen.getByText(/the result is gone/)).toBeVisible();
  check();
  expect(answers()).toEqual(['Your pet may be able to land on Jun 19, 2027: ask the station first']);
  expect(rule('Wait after the FAVN blood test')).toHaveTextContent('Ask first');
});

it('says when a cat with a chip and its first shot can land, and what is left to do', async () => {
  await openChecker();
  fill({ 'Landing day': '2027-02-06', 'Microchip put in': '2026-11-02', 'First rabies shot': '2026-11-04' });
  check();
  expect(answers()).toEqual(['Your pet can land on Feb 6, 2027 if each step below is done in time']);
  expect(result()).toHaveTextContent('Not checked yet: second rabies shot, FAVN blood sample.');
  expect(steps('Feb 6, 2027')).toEqual([
    expect.stringMatching(/^Second rabies shot: between Dec 5, 2026 and Dec 18, 2026\. At least 31 days/),
    expect.stringMatching(/^FAVN blood sample at the lab: by Dec 29, 2026\..*the lab its usual 4 weeks/),
    expect.stringMatching(/^Packet and fee at the station: by Jan 26, 2027/),
    expect.stringMatching(/^Health certificate/),
  ]);
  expect(result()).not.toHaveTextContent(/Passes|Does not pass|missing/);

  fill({ 'Second rabies shot': '2026-12-08', 'Lab got the FAVN blood sample': '2026-12-20' });
  check();
  expect(answers()).toEqual(['Your pet can land on Feb 6, 2027 if the planned dates hold']);
  expect(result()).toHaveTextContent('Every date passes, two of them planned.');
  expect(rule('Wait after the latest shot')).toHaveTextContent('Passes, as planned');
  expect(screen.queryByText(/^Paperwork and fee in time/)).toBeNull();
});

it('says when a pet with nothing done can land', async () => {
  await openChecker();
  check();
  expect(answers()).toEqual([
    'Your pet can land on Jan 23, 2027 at the earliest, if each step below is done in time, the first one today',
  ]);
  fill({ 'Landing day': '2027-01-06' });
  check();
  expect(answers()).toEqual(['Your pet: not before Jan 23, 2027']);
  expect(result()).toHaveTextContent('Jan 6, 2027 is too soon for the steps that are left.');
  expect(steps('Jan 23, 2027')[0]).toMatch(/^First rabies shot: today, or as soon after as you can/);
});

it('judges what has dates when others are missing', async () => {
  await openChecker();
  fill({
    'Landing day': '2027-06-15',
    'Lab got the FAVN blood sample': '2027-05-20',
    'Microchip put in': '2027-05-25',
  });
  check();
  expect(rule('Microchip before the blood test')).toHaveTextContent('Does not pass. 5 days too late.');
  expect(screen.queryByText(/^Two rabies shots, far enough apart/)).toBeNull();
});

it.each<[dates: Record<string, string>, label: string, message: RegExp]>([
  [{ 'Landing day': '2026-11-21' }, 'Landing day', /That day has passed/],
  [{ 'First rabies shot': '2030-01-01' }, 'First rabies shot', /three years away/],
  [{ 'Second rabies shot': '2026-01-01' }, 'First rabies shot', /Enter the first shot too/],
  [{ ...DAY_30_CASE, 'Second rabies shot': '2027-01-01' }, 'Second rabies shot', /must come after the first/],
])('asks to fix %j, in “%s”, and loses nothing', async (dates, label, message) => {
  await openChecker();
  fill(dates);
  check();
  expect(result()).toBeUndefined();
  const field = screen.getByLabelText(label);
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription(message);
  for (const [entered, value] of Object.entries(dates))
    expect(screen.getByLabelText(entered)).toHaveValue(value);
  fill({ [label]: '2026-12-01', 'First rabies shot': '2026-10-01' });
  expect(field).not.toHaveAccessibleDescription(message);
});

it('questions a chip number, a shared name and dates in an odd order, but checks them anyway', async () => {
  const user = userEvent.setup();
  await openChecker();
  const number = screen.getByLabelText('Microchip number (optional)');
  await user.type(number, '98102');
  expect(number).not.toHaveAccessibleDescription(/this has 5/);
  await user.tab();
  expect(number).toHaveAccessibleDescription(/9, 10 or 15 characters, and this has 5/);
  fill({ ...DAY_30_CASE, 'Microchip put in': '2027-02-02', 'Lab got the FAVN blood sample': '2027-03-20' });
  expect(screen.getByLabelText('Microchip put in')).toHaveAccessibleDescription(/after the first shot/);
  expect(screen.getByLabelText('Lab got the FAVN blood sample')).toHaveAccessibleDescription(
    /before the second/,
  );
  fireEvent.click(screen.getByText('Add another pet'));
  for (const name of screen.getAllByLabelText('Name (optional)'))
    fireEvent.change(name, { target: { value: 'Milo' } });
  expect(screen.getAllByLabelText('Name (optional)')[1]).toHaveAccessibleDescription(
    /Another pet has this name/,
  );
  check();
  expect(answers()).toEqual([
    expect.stringMatching(/^Milo \(pet 1\)/),
    expect.stringMatching(/^Milo \(pet 2\)/),
  ]);
});

it('takes twelve pets, and says that it takes no more', async () => {
  await openChecker();
  for (let count = 1; count < 12; count += 1) fireEvent.click(screen.getByText('Add another pet'));
  expect(screen.queryByText('Add another pet')).toBeNull();
  expect(screen.getByText('That’s the most pets it checks at a time.')).toBeVisible();
  check();
  expect(answers()).toHaveLength(12);
});

it('checks each of several pets, and drops one that is removed', async () => {
  vi.setSystemTime(new Date(2027, 4, 25, 12));
  await openChecker();
  fill(DAY_30_CASE);
  fireEvent.click(screen.getByText('Add another pet'));
  const [, name] = screen.getAllByLabelText('Name (optional)');
  expect(name).toHaveFocus();
  fireEvent.change(name as HTMLElement, { target: { value: 'Kona' } });
  fill({ ...DAY_30_CASE, 'Lab got the FAVN blood sample': '2027-04-20' }, 1);
  check();
  expect(answers()).toEqual(['Pet 1: not before Jun 20, 2027', 'Kona can land on Jun 15, 2027']);
  fireEvent.click(screen.getByText('Remove Pet 1'));
  expect(screen.getByText(/^Pet 1 was removed\./)).toHaveAttribute('role', 'status');
  check();
  expect(answers()).toEqual(['Kona can land on Jun 15, 2027']);
});

it('moves blood planned too late for the landing, instead of refusing it', async () => {
  await openChecker();
  fill(DAY_30_CASE);
  check();
  expect(answers()).toEqual(['Your pet can land on Jun 15, 2027 if each step below is done in time']);
  expect(result()).toHaveTextContent('With these dates as they are, land from Jun 20, 2027 to');
  expect(steps('Jun 15, 2027')[3]).toMatch(
    /^FAVN blood sample at the lab: between Feb 15, 2027 and May 7, 2027\. Not on the day you entered/,
  );
});

it('says when two pets can land together, and shows the steps for that day', async () => {
  await openChecker();
  fill({ 'Microchip put in': '2026-11-02', 'First rabies shot': '2026-11-04' });
  fireEvent.click(screen.getByText('Add another pet'));
  check();
  expect(result()).toHaveTextContent(
    'On Jan 23, 2027, both pets can land together if each step is done in time.',
  );
  fireEvent.click(screen.getByText('Show the steps for Jan 23, 2027'));
  expect(screen.getByLabelText('Landing day')).toHaveValue('2027-01-23');
  expect(screen.getByText('What your dates mean')).toHaveFocus();
  expect(answers()).toEqual([
    'Pet 1 can land on Jan 23, 2027 if each step below is done in time',
    'Pet 2 can land on Jan 23, 2027 if each step below is done in time, the first one today',
  ]);
  expect(screen.queryByText(/^Show the steps for/)).toBeNull();

  fill({ 'Landing day': '2026-12-20' });
  check();
  expect(result()).toHaveTextContent('Not both pets on Dec 20, 2026. On Jan 23, 2027, both pets can land');
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
  expect(result()).toHaveTextContent('Packet and fee at the station: by Jun 14, 2027');
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

it('follows what another tab keeps: no older value comes back, and nothing that was forgotten', async () => {
  await openChecker();
  fill(DAY_30_CASE);
  fireEvent.click(screen.getByLabelText(/^Keep these dates in this browser/));
  const kept = JSON.parse(window.localStorage.getItem(KEPT_KEY) ?? '');
  act(() => otherTab.keeps(KEPT_KEY, { ...kept, trip: { ...kept.trip, landing: '2027-07-01' } }));
  fill({ 'Microchip put in': '2027-01-11' });
  expect(keptForm.read()).toMatchObject({ trip: { landing: '2027-07-01' }, pets: [{ chip: '2027-01-11' }] });
  act(() => otherTab.keeps(KEPT_KEY, undefined));
  fill({ 'Microchip put in': '2027-01-12' });
  expect(window.localStorage).toHaveLength(0);
  expect(screen.getByLabelText('Microchip put in')).toHaveValue('2027-01-12');
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
  refuseStorage('setItem');
  await openChecker();
  fill(DAY_30_CASE);
  fireEvent.click(screen.getByLabelText(/^Keep these dates/));
  expect(await screen.findByText(/This browser won’t let the site keep anything/)).toBeVisible();
  expect(screen.getByLabelText('Microchip put in')).toHaveValue('2027-01-10');
  fireEvent.click(screen.getByLabelText(/^Keep these dates/));
});

it('moves the focus from a button that disappears: opening it, and taking the checklist’s report date', async () => {
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
  expect(screen.getByLabelText('Landing day')).toHaveValue('2027-07-15');
  expect(screen.queryByText(/^Use your report date/)).toBeNull();
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

const FIELDS: Record<string, string> = {
  chip: 'Microchip put in',
  sample: 'Lab got the FAVN blood sample',
  papers: 'Station got packet and fee',
  landing: 'Landing day',
  years: 'Second shot is good for',
  island: 'Landing on',
};

// What fixes dates that fail. Given: what differs from a pet with both shots and its blood test, and the day it is.
const fixes = `
a booster first, when the shot runs out before the wait after the test is over
  given sample=2027-09-15 papers=2027-09-20 landing=2027-09-25 on 2027-09-20
  + Early arrival of 20 days
  + landing later alone doesn’t fix them
  + Your pet: not before Oct 21, 2027
  + Rabies booster: today, or as soon after as you can. The latest shot runs out too soon.
  + Packet and fee at the station: by Oct 8, 2027
  + A step done later moves the landing later too.
a booster first, when the shot runs out before the paperwork is on time
  given papers=2027-09-25 landing=2027-09-30 on 2027-09-25
  + Five days or less
  + landing later alone doesn’t fix them
  + Next steps for a landing on Oct 26, 2027Rabies booster: today
new blood after the chip, which keeps a landing on a neighbor island, where flying later would not help
  given chip=2026-11-01 papers=2027-03-01 landing=2027-06-15 years=3 island=neighbor on 2027-03-01
  + Change the plan
  + landing later alone doesn’t fix them
  + Your pet can land on Jun 15, 2027 if each step below is done in time
  + New FAVN blood sample at the lab: by Apr 16, 2027. Have the chip scanned
  + Packet and fee at the station: by May 14, 2027
  + Landing in Honolulu first doesn’t fix it
  - fly later
landing later on a neighbor island, or in Honolulu, when only the paperwork is late
  given papers=2026-12-01 landing=2026-12-20 island=neighbor on 2026-12-01
  + Your pet: not before Jan 1, 2027
  + Or land in Honolulu that day: no date fails there
  - doesn’t fix
both disputed days, when the shot runs out right after them
  given papers=2027-09-20 landing=2027-09-25 on 2027-09-20
  + Your pet: not before Sep 30, 2027, and ask the station first
  + land on Sep 30, 2027 or Oct 1, 2027, and on no other day.
  - doesn’t fix
a booster that keeps the landing after the shot has run out
  given landing=2027-12-01 on 2027-06-01
  + With these dates as they are, land from Jun 12, 2027 to Sep 30, 2027.
  + no day before Jul 2, 2027 passes
  + Next steps for a landing on Dec 1, 2027Rabies booster: by Oct 29, 2027
`;

it.each(
  [...fixes.matchAll(/^(\S.*)\n {2}given (.*) on (\S+)\n((?: {2}[+-] .*\n)+)/gm)].map((row) => row.slice(1)),
)('advises %s', async (_what, given = '', today = '', says = '') => {
  vi.setSystemTime(new Date(`${today}T12:00`));
  await openChecker();
  fill({ 'Microchip put in': '2025-03-01', 'First rabies shot': '2025-03-05' });
  fill({ 'Second rabies shot': '2026-10-01', 'Lab got the FAVN blood sample': '2026-10-20' });
  for (const [, name = '', value = ''] of given.matchAll(/(\w+)=(\S+)/g))
    fill({ [FIELDS[name] ?? '']: value });
  check();
  for (const [, sign, text = ''] of says.matchAll(/([+-]) (.*)/g))
    if (sign === '+') expect(result()).toHaveTextContent(text);
    else expect(result()).not.toHaveTextContent(text);
});

it('shows an error when it cannot be loaded', async () => {
  vi.resetModules();
  vi.doMock('@/features/pets/components/date-checker', () => {
    throw new Error('offline');
  });
  const { DateCheckerOpener: Opener } = await import('@/features/pets/components/date-checker-opener');
  render(<Opener />);
  fireEvent.click(screen.getByText('Open the date checker'));
  expect(await screen.findByText(/The date checker could not be loaded/)).toBeVisible();
  expect(screen.getByText('Open the date checker')).toBeVisible();
});
