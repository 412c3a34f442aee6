import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import ICAL from 'ical.js';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { firstWeek } from '@/features/checklist/content/first-week';
import { MOST_FIRST } from '@/features/checklist/content/most-first';
import { stepDays } from '@/features/checklist/content/step-days';
import { doFirst } from '../support/do-first';
import { catchDownloads } from '../support/downloads';
import { fake } from '../support/fake-supabase';
import { chip, labeled, section, whole } from '../support/page-parts';
import { refuseStorage } from '../support/refuse-storage';
import { renderApp } from '../support/render-app';

const PLAN_KEY = 'paradise-pcs-plan';
const kept = () => JSON.parse(window.localStorage.getItem(PLAN_KEY) ?? 'null');
const field = () => labeled(/^Report date/);
const enter = (value: string) => {
  fireEvent.change(field(), { target: { value } });
  fireEvent.blur(field());
};

// On a busy machine, loading it the first time can take longer than a query waits.
beforeAll(async () => {
  await import('@/features/checklist/components/planned-list');
});

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 22, 9), toFake: ['Date'] });
});

const open = () => renderApp('/pcs-toolkit/hawaii-checklist');

async function openWith(reportDay: string, move: object = {}, rest: object = {}) {
  window.localStorage.setItem(PLAN_KEY, JSON.stringify({ reportDay, move, ...rest }));
  const view = await open();
  await screen.findByText('By date');
  return view;
}

const titlesIn = (list: HTMLElement) =>
  within(list)
    .getAllByRole('checkbox')
    .map((box) => (box as HTMLInputElement).labels?.[0]?.textContent);

const group = (title: string) => screen.getByText(title, { selector: 'h2' }).parentElement as HTMLElement;
const row = (title: RegExp) => screen.getByText(title, { selector: 'label *' }).closest('li') as HTMLElement;

describe('a report date', () => {
  it('groups the list by date, and clearing it restores the plain list until Undo brings the plan back', async () => {
    const { user } = await open();
    expect(screen.queryByText('By date')).not.toBeInTheDocument();
    expect(screen.queryByText(/^Start by/)).not.toBeInTheDocument();
    enter('2027-06-15');
    await screen.findByText('By date');
    expect(titlesIn(group('Next 30 days'))).toEqual(['Prepare for pet quarantine']);
    expect(row(/Prepare for pet quarantine/)).toHaveTextContent('Start by Dec 17, 2026');
    expect(group('Now')).toHaveTextContent(
      /^NowAsk for the family’s travel screening Start today; Mar 5, 2027 at the latest\./,
    );
    expect(within(group('Now')).getAllByRole('listitem')).toHaveLength(1);
    expect(within(group('Now')).queryByRole('checkbox')).toBeNull();
    expect(screen.getAllByRole('checkbox')).toHaveLength(20);
    expect(wayToFive().closest('p')).toHaveFocus();
    expect(wayToFive()).toHaveAttribute('href', `#${screen.getByText('205 days to go. Next up:').id}`);
    expect(kept()).toEqual({ reportDay: '2027-06-15', move: {} });

    await user.click(screen.getByText('By number'));
    expect(titlesIn(screen.getByRole('main'))[0]).toBe('1. Submit PCS orders to the transportation office');
    expect(screen.getAllByText(whole(/^Start by \w+ \d/))).toHaveLength(20);

    await user.click(screen.getByText('Clear plan'));
    expect(screen.queryByText('By date')).not.toBeInTheDocument();
    expect(screen.getAllByRole('checkbox')).toHaveLength(20);
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
    expect(kept()).toBeNull();
    await user.click(screen.getByText('Undo'));
    await screen.findByText('By date');
    expect(field()).toHaveValue('2027-06-15');
    expect(kept()).toEqual({ reportDay: '2027-06-15', move: {} });
    expect(screen.queryByText('Undo')).not.toBeInTheDocument();
    expect(fake.calls).toEqual([]);
    expect(window.location.href).not.toContain('2027');
  });

  it('has a row for each early step, with how far somebody’s answer is, and the five go on without what waits', async () => {
    const { user } = await openWith('2027-06-15', { service: 'army', children: 'yes', firearms: 'yes' });
    const step = (title: string) => screen.getByRole('group', { name: `How far: ${title}` });
    const travel = 'Ask for the family’s travel screening';
    const five = () => within(section('205 days to go. Next up:')).getAllByRole('link');
    expect(five()[0]).toHaveTextContent(travel);
    await user.click(within(step(travel)).getByText('Asked'));
    await user.click(within(step('Ask for child care')).getByText('Waiting'));
    await user.click(screen.getByLabelText('Decide about firearms before the packers come'));
    expect(
      five()
        .map((link) => link.textContent)
        .join(),
    ).not.toMatch(/screening|child care|firearms/);
    expect(kept()).toMatchObject({
      move: { screening: 'asked' },
      steps: { 'child-care': 'waiting', firearms: 'done' },
    });
    expect(
      screen.getAllByText(whole(/^Approval expected about Jan 21: .*Don’t ship before it\.\s*$/))[0],
    ).toBeInTheDocument();
    await user.click(within(step(travel)).getByText('Approved'));
    expect(within(step(travel)).getByText('Approved')).toHaveAttribute('aria-pressed', 'true');
    expect(chip('Family travel screening', 'Approved')).toHaveAttribute('aria-pressed', 'true');
    expect(fake.calls).toEqual([]);
  });

  it('says of a couple whose first baby is coming only that', async () => {
    await openWith('2027-06-15', { pets: 'no', children: 'no', expecting: 'yes' });
    expect(screen.getByText(/^Your move: .*baby on the way/)).not.toHaveTextContent('no children');
  });

  it('says that nothing of the twenty starts today, and what else is left', async () => {
    await openWith('2027-06-15', { screening: 'none', pets: 'no' });
    expect(group('Now')).toHaveTextContent('NowNone of the 20 has to start today.');
    expect(screen.getByText(whole('17 of the 20 left. 3 aren’t for you.'))).toBeVisible();
  });

  it('20 days ahead shows one calm box, what breaks first on top', async () => {
    await openWith('2026-12-12');
    const box = section(doFirst(20));
    const links = within(box).getAllByRole('link');
    expect(links.map((link) => link.textContent?.split(' ').slice(0, 3).join(' '))).toEqual([
      'Ask for the',
      'Submit PCS orders',
      'Prepare for pet',
      'Schedule household goods',
      'Schedule vehicle shipment',
    ]);
    expect(links[0]).toHaveAttribute('href', '#step-screening');
    expect(box).toHaveTextContent(
      /movers fill up · start today.*the first pickup after your family’s approval/,
    );
    expect(box).not.toHaveTextContent(/\blate\b/);
    expect(titlesIn(group('Now'))[0]).toBe('Submit PCS orders to the transportation office');
    expect(row(/Prepare for pet quarantine/)).toHaveTextContent(
      /Start today; last good day was Sep 22.*At risk: No same-day release.*Why 6 months before you report/,
    );
    // What being late costs is folded: the row itself says what to do.
    const pet = within(row(/Prepare for pet quarantine/));
    // The five say what to do instead; the row of what isn’t among them does.
    expect(box).toHaveTextContent(/Check its dates first/);
    expect(pet.queryByText('Do this instead:')).toBeNull();
    expect(within(row(/Plan personal vehicle/)).getByText('Do this instead:')).toBeVisible();
    expect(pet.getByText('At risk:')).not.toBeVisible();
    expect(row(/Plan temporary lodging/)).toHaveTextContent(
      /By Dec 5, 2026.*If it’s late: Base lodging is full/,
    );
    expect(screen.getByRole('main')).not.toHaveTextContent(/overdue|(?<![\dEWO])-\d/);
  });

  it('60 days ahead, shows a family with children their screening and child care in the open', async () => {
    const { user } = await openWith('2027-01-21', {
      service: 'army',
      base: 'schofield',
      children: 'yes',
      firearms: 'yes',
    });
    const five = within(section(doFirst(60)));
    const wayOut = five.getByText(/^Ask today, and expect approval/);
    expect(wayOut).toBeVisible();
    expect(
      within(group('Now')).getAllByText('Ask for child care', { selector: 'summary *' })[0],
    ).toBeVisible();
    await user.click(screen.getByText('By number'));
    expect(wayOut).toHaveTextContent(/about Jan 21, with 0 days left for tickets\. .*or to go ahead alone/);
    const guide = (of: RegExp, name: string) => within(row(of)).getAllByText(name)[0]?.closest('a');
    expect(guide(/Submit PCS orders/, 'Family on Orders')).toHaveAttribute(
      'href',
      '/pcs-toolkit/family-orders',
    );
    expect(guide(/Research schools/, 'Child Care')).toHaveAttribute('href', '/pcs-toolkit/child-care');
    expect(row(/Research schools/)).toHaveTextContent(
      'Ask for child care Start today; Dec 22, 2026 at the latest.',
    );
    expect(
      within(row(/Schedule household goods/)).getByText('Decide about firearms before the packers come'),
    ).toBeVisible();
    expect(row(/Schedule household goods/)).not.toHaveTextContent('List the motorcycle');
  });

  it('that has passed shows what still matters after landing', async () => {
    await openWith('2026-11-20', { pets: 'yes', petStage: 'sample' });
    const box = section('Your report date is here. What still matters:');
    expect(within(box).getAllByRole('listitem')).toHaveLength(MOST_FIRST);
    expect(box).toHaveTextContent('Temporary Lodging Allowance desk3 days after you land · by Nov 23, 2026');
    expect(box).toHaveTextContent(/^.*airport overnight.*was due Nov 21, 2026; if you haven’t, do it today/);
    const main = screen.getByRole('main');
    expect(main).toHaveTextContent(
      'Pick up pets kept at the airport overnight: was due Nov 21, 2026; if you haven’t, do it today.',
    );
    expect(titlesIn(group('Now'))[0]).toBe('Plan temporary lodging');
    // The goods and the pets may still have to come.
    expect(titlesIn(group('Before you landed'))).toHaveLength(3);
    expect(row(/Prepare for pet quarantine/)).toHaveTextContent('Start today if still to come');
  });

  it('of the wrong year shows a message at the field, and which date the plan is still for', async () => {
    const past = 'That’s more than a year ago. Check the year.';
    const far = 'That’s more than three years away. Check the year.';
    const wrong = { '0002-06-15': past, '2020-06-15': past, '2099-06-15': far, '9999-06-15': far };
    await open();
    for (const [value, message] of Object.entries(wrong)) {
      enter(value);
      expect(field()).toHaveAccessibleDescription(expect.stringContaining(message));
      expect(field()).toHaveValue(value);
      expect(screen.queryByText('By date')).not.toBeInTheDocument();
      expect(kept()).toBeNull();
    }
    enter('2027-02-06');
    for (const [value, message] of Object.entries(wrong)) {
      expect(field()).not.toHaveAccessibleDescription(expect.stringContaining('Check the year'));
      enter(value);
      expect(field()).toHaveAccessibleDescription(
        expect.stringContaining(`${message} Still showing your plan for Feb 6, 2027.`),
      );
      expect(kept().reportDay).toBe('2027-02-06');
      enter('2027-02-06');
    }
  });

  it('keeps the plan when the field is emptied and says how to remove it, and the last complete date while another is being typed', async () => {
    await openWith('2027-06-15');
    fireEvent.change(field(), { target: { value: '' } });
    fireEvent.blur(field());
    expect(field()).toHaveValue('2027-06-15');
    expect(field()).toHaveAccessibleDescription(expect.stringContaining('Your plan is still here'));
    expect(kept().reportDay).toBe('2027-06-15');
    Object.defineProperty(field(), 'validity', { value: { badInput: true }, configurable: true });
    fireEvent.change(field(), { target: { value: '' } });
    expect(screen.getByText('By date')).toBeVisible();
    fireEvent.blur(field());
    expect(field()).toHaveAccessibleDescription(expect.stringContaining('Enter a real date'));
    expect(kept().reportDay).toBe('2027-06-15');
  });

  it('works when the browser can’t store it, and shows a message', async () => {
    await open();
    refuseStorage('setItem');
    enter('2027-06-15');
    await screen.findByText('By date');
    expect(field()).toHaveAccessibleDescription(/won’t keep the date after you leave/);
  });

  it('updates from another tab, and when midnight passes while the page is open', async () => {
    await open();
    const stored = JSON.stringify({ reportDay: '2027-06-15', move: {} });
    window.localStorage.setItem(PLAN_KEY, stored);
    window.dispatchEvent(new StorageEvent('storage', { key: PLAN_KEY, newValue: stored }));
    await waitFor(() => expect(field()).toHaveValue('2027-06-15'));
    await screen.findByText('By date');
    vi.setSystemTime(new Date(2026, 11, 17, 0, 1));
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(titlesIn(group('Now'))).toEqual(['Prepare for pet quarantine']));
    expect(row(/Prepare for pet quarantine/)).toHaveTextContent('By Mar 26, 2027');
  });
});

describe('choosing a date', () => {
  const status = () => within(screen.getByLabelText('Your report date')).getByRole('status');
  const type = (value: string) => {
    fireEvent.keyDown(field(), { key: value.slice(-1) });
    fireEvent.change(field(), { target: { value } });
  };

  it('waits for a half-typed year, then shows the plan and says so without moving; Enter moves', async () => {
    await open();
    field().focus();
    for (const year of ['0002', '0020', '0202']) type(`${year}-12-12`);
    expect(field()).not.toHaveAccessibleDescription(expect.stringContaining('Check the year'));
    type('2026-12-12');
    expect(await screen.findByText(doFirst(20))).toBeVisible();
    expect(status()).toHaveTextContent('20 days. Your plan is below.');
    expect(field()).toHaveFocus();
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(screen.getByText(doFirst(20))).toHaveFocus();
  });

  it('waits until a typed change of the date is finished', async () => {
    await openWith('2026-12-12');
    field().focus();
    type('2026-12-01');
    expect(kept().reportDay).toBe('2026-12-12');
    type('2026-12-15');
    fireEvent.blur(field());
    expect(kept().reportDay).toBe('2026-12-15');
    expect(status()).toHaveTextContent('23 days. Your plan is below.');
  });

  it('does not take the today that an iPhone’s picker fills in until it is closed', async () => {
    await open();
    field().focus();
    fireEvent.change(field(), { target: { value: '2026-11-22' } });
    fireEvent.change(field(), { target: { value: '2026-12-12' } });
    expect(kept()).toBeNull();
    fireEvent.blur(field());
    expect(await screen.findByText(doFirst(20))).toBeVisible();
    expect(wayToFive().closest('p')).toHaveFocus();
    expect(status()).toBeEmptyDOMElement();
    expect(kept().reportDay).toBe('2026-12-12');
  });
});

/** Where a first date leads, above the questions that it opens. */
const wayToFive = () => screen.getByText('see what’s first');

describe('your move', () => {
  it('without a date opens on what is asked first, and says what of a near month starts now', async () => {
    const move = { service: 'marine-corps', newlywed: 'yes', expecting: 'yes', pets: 'no' };
    window.localStorage.setItem('paradise-pcs-plan', JSON.stringify({ month: '2027-02', move }));
    await open();
    await screen.findByText('Enroll your spouse in DEERS');
    expect(titlesIn(screen.getByRole('main'))[0]).toMatch(/Update military records$/);
    expect(row(/Submit PCS orders/)).toHaveTextContent('start now');
    expect(row(/Update emergency contacts/)).toHaveTextContent('1 week ahead');
  });

  it('has how far child care is for a family whose children are too young for school', async () => {
    const { user } = await openWith('2027-02-18', { service: 'army', children: 'yes', under5: 'yes' });
    expect(screen.getByRole('group', { name: 'How far: Ask for child care' })).toBeVisible();
    await user.click(screen.getByText('By number'));
    expect(row(/Transfer medical records/)).toHaveTextContent('Ask for child care');
  });

  it('can wait: without it the list has the family’s steps in the order in which they start, and the plan takes all over', async () => {
    const { user, unmount } = await open();
    await user.click(chip('Pets', 'Yes'));
    await user.click(chip('Pets', 'No'));
    unmount();
    await open();
    await user.click(chip('Firearms', 'Yes'));
    await user.click(chip('Firearms', 'Yes'));
    expect(chip('Pets', 'Yes')).toHaveAttribute('aria-pressed', 'false');
    expect(chip('Pets', 'No')).toHaveAttribute('aria-pressed', 'true');
    expect(row(/Prepare for pet quarantine/)).toHaveTextContent('Not for you: no pets');
    expect(screen.getByText('What starts first')).toHaveAttribute('aria-pressed', 'true');
    await user.click(chip('Firearms', 'Yes'));
    await user.selectOptions(labeled(/^Month, until/), 'Jun');
    const step = await screen.findByText(/^Decide about firearms/);
    expect(step.closest('li')).toHaveTextContent('Start 3 months ahead.');
    await user.click(step);
    expect(screen.getByText('Your move: Jun 2027, no pets, firearms')).toBeVisible();
    expect(kept()).toEqual({
      month: '2027-06',
      move: { pets: 'no', firearms: 'yes' },
      steps: { firearms: 'done' },
    });
    enter('2027-06-15');
    await screen.findByText('By date');
    expect(screen.getByText('Your move: no pets, firearms')).toBeVisible();
    expect(kept()).toEqual({
      reportDay: '2027-06-15',
      move: { pets: 'no', firearms: 'yes' },
      steps: { firearms: 'done' },
    });
  });

  it('sets aside items that don’t apply, and keeps the 20 items and the progress bar', async () => {
    const { user } = await openWith('2026-12-12');
    await user.click(chip('Pets', 'No'));
    expect(row(/Prepare for pet quarantine/)).toHaveTextContent('Not for you: no pets');
    const forPets = ['Prepare for pet quarantine', 'Register pets for travel'];
    expect(titlesIn(group('Not for you').parentElement as HTMLElement)).toEqual(forPets);
    expect(within(section(doFirst(20))).queryByText(/pet/i)).not.toBeInTheDocument();
    expect(screen.getAllByRole('checkbox')).toHaveLength(20);
    expect(screen.getByText('0 of 20')).toBeVisible();
    expect(section('After you land')).toHaveTextContent(/Allowance desk: by Dec 15, 2026.*Our suggestion/);
    await user.click(chip('Firearms', 'No'));
    expect(section('After you land')).not.toHaveTextContent('firearms');
    expect(section('After you land')).toHaveTextContent(/Coast Guard: check in .*by the next business day\./);
    await user.click(chip('Service', 'Navy'));
    expect(section('After you land')).not.toHaveTextContent('Coast Guard');
    await user.click(chip('Service', 'Navy'));
    expect(kept().move).toEqual({ pets: 'no', firearms: 'no' });
    await user.click(chip('Pets', 'No'));
    expect(screen.queryByText('Not for you')).not.toBeInTheDocument();
  });

  it('shows the offices of the chosen base and service', async () => {
    const { user } = await openWith('2027-06-15', { base: 'pearl-harbor-hickam', service: 'air-force' });
    await screen.findByText('Your offices: Joint Base Pearl Harbor-Hickam');
    const offices = section('Your offices: Joint Base Pearl Harbor-Hickam');
    expect(offices).toHaveTextContent(
      /Housing. Housing Service Center, which manages the list.{0,20}808-474-1820/,
    );
    expect(offices).toHaveTextContent(/\(TLA\). Air Force: housing management.{0,20}808-448-6815/);
    expect(offices).toHaveTextContent(/School liaison. Navy, Air Force and Space Force.{0,20}808-306-9247/);
    const hasSchools = () => offices.textContent?.includes('School liaison');
    await user.click(chip('Children', 'None'));
    expect(hasSchools()).toBe(false);
    await user.click(chip('Children', '5 to 12'));
    await user.click(chip('Home', 'Barracks'));
    expect(hasSchools()).toBe(true);
    await user.click(chip('Children', '5 to 12'));
    expect(hasSchools()).toBe(false);
  });

  it('takes another island as a base, and says what differs there', async () => {
    const { user } = await openWith('2027-06-15', { service: 'coast-guard', children: 'yes' });
    await user.click(chip('Base', 'Kauai'));
    const different = section('What’s different on Kauai');
    expect(different).toHaveTextContent(/families are screened for this island, though not for Oahu/);
    expect(different).toHaveTextContent(/mail the TLA paperwork to Base Honolulu’s transportation office/);
    expect(section('Your offices: Kauai')).toHaveTextContent(
      /Coast Guard: Base Honolulu housing.{0,20}808-842-2073/,
    );
    expect(screen.getByText(/ Next up:$/).parentElement).toHaveTextContent(
      /Ask for the family’s travel screening/,
    );
    await user.click(chip('Base', 'Coast Guard Base Honolulu'));
    expect(screen.queryByText(/^What’s different on/)).not.toBeInTheDocument();
  });
});

it('an item checked off in the plan stays in place until the list is shown again', async () => {
  fake.remember(fake.addUser('ana@example.com'));
  const { user } = await openWith('2027-06-15');
  const box = () => screen.getByLabelText(/Prepare for pet quarantine/);
  await waitFor(() => expect(box()).toBeEnabled());
  await user.click(box());
  await waitFor(() => expect(screen.getByText('1 of 20')).toBeVisible());
  expect(titlesIn(group('Next 30 days'))).toEqual(['Prepare for pet quarantine']);
  expect(box()).toBeChecked();
  expect(box()).toHaveFocus();
  await user.click(screen.getByText('By number'));
  await user.click(screen.getByText('By date'));
  expect(titlesIn(group('Done'))).toEqual(['Prepare for pet quarantine']);
  expect(screen.queryByText('Next 30 days')).not.toBeInTheDocument();
});

it('the plan is downloaded as a valid calendar, with the same events each time and others in another browser', async () => {
  const { user } = await openWith('2027-06-15', { pets: 'no' });
  const files = catchDownloads();
  await user.click(screen.getByText('Add to calendar'));
  await user.click(screen.getByText('Add to calendar'));
  await waitFor(() => expect(files).toHaveLength(2));
  window.localStorage.removeItem('paradise-pcs-calendar');
  await user.click(screen.getByText('Add to calendar'));
  await waitFor(() => expect(files).toHaveLength(3));
  const [uids, again, others] = await Promise.all(
    files.map(async (file) => {
      const calendar = new ICAL.Component(ICAL.parse(await file.text()));
      return calendar.getAllSubcomponents('vevent').map((event) => event.getFirstPropertyValue('uid'));
    }),
  );
  expect(new Set(uids).size).toBe(2 * (18 + 1) + 5);
  expect(again).toEqual(uids);
  expect(new Set([...(uids ?? []), ...(others ?? [])]).size).toBe(2 * (2 * (18 + 1) + 5));
  expect(files[0]).toMatchObject({ name: 'hawaii-pcs-plan.ics', type: 'text/calendar' });
});

it('what is left is copied as plain text, or shown when copying fails', async () => {
  const { user } = await openWith('2026-12-12', { pets: 'no' });
  await user.click(screen.getByText('Copy list'));
  expect(await navigator.clipboard.readText()).toMatch(
    /^Left on our PCS Checklist:\n- Ask for the family’s travel screening: start today\n- Submit PCS orders to the transportation office: start today\n/,
  );
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
  await user.click(screen.getByText('Copy list'));
  const byHand = await screen.findByLabelText<HTMLTextAreaElement>('Copy it from here');
  expect(byHand.value).toContain('start by Dec 5, 2026');
});

it('each date of the months leads to its row, also to a pet’s date', async () => {
  const petSteps = [{ day: '2027-01-26', title: 'Second rabies shot' }];
  const { user } = await openWith('2027-06-15', {}, { petSteps });
  const months = within(section('Your months'));
  await user.click(months.getByText('Start: Prepare for pet quarantine'));
  const item = within(row(/Prepare for pet quarantine/));
  expect(item.getByRole('checkbox')).toHaveFocus();
  expect(item.getByRole('group')).toHaveAttribute('open');
  await user.click(months.getByText(/Temporary Lodging Allowance/));
  expect(within(section('After you land')).getAllByRole('listitem')[1]).toHaveFocus();
  await user.click(months.getByText(/Second rabies shot/));
  const step = within(section('Your pets’ dates')).getByRole('listitem');
  expect(step).toHaveTextContent('Jan 26, 2027: Second rabies shot');
  expect(step).toHaveFocus();
});

const parts = [...firstWeek, ...Object.values(stepDays)].flatMap(({ guide, part }) =>
  guide && part ? [{ guide, part }] : [],
);

it.each([...new Set(parts.map(({ guide }) => guide))])(
  'leads to parts of %s that are there',
  async (guide) => {
    await renderApp(guide);
    for (const { part } of parts.filter((one) => one.guide === guide))
      await waitFor(() => expect(document.getElementById(part)).toBeInTheDocument());
  },
);

describe('keeping the plan', () => {
  const plan = { reportDay: '2027-02-06', move: { pets: 'no' } };
  const fileOf = (content: unknown) => new File([JSON.stringify(content)], 'hawaii-pcs-plan.json');
  const planFile = (version = 1) => fileOf({ format: 'paradise-pcs-plan', version, plan });
  const fileInput = () => labeled('Open a saved plan file');

  it('says that it is in this browser only, and asks the browser not to clear it', async () => {
    const persist = vi.fn(async () => true);
    const storage = { persisted: async () => false, persist };
    vi.stubGlobal('navigator', Object.assign(navigator, { storage }));
    await open();
    expect(persist).not.toHaveBeenCalled();
    enter('2027-06-15');
    await screen.findByText('By date');
    expect(section('Where your plan is kept')).toHaveTextContent(
      /Only in this browser.*Safari.*seven days without a visit/,
    );
    await waitFor(() => expect(persist).toHaveBeenCalledOnce());
  });

  it('saves it as a file, which brings it back after everything was cleared', async () => {
    const { user } = await openWith('2027-02-06', { pets: 'no' });
    const files = catchDownloads();
    await user.click(screen.getByText('Save a plan file'));
    await user.click(screen.getByText('Clear plan'));
    await user.upload(fileInput(), files);
    expect(await screen.findByText(doFirst(76))).toHaveFocus();
    expect(kept()).toEqual(plan);
  });

  it('saves and brings back one without a date just the same', async () => {
    const { user } = await open();
    await user.click(chip('Moving on orders', 'No'));
    await user.click(await screen.findByText('Where your plan is kept'));
    expect(section('Where your plan is kept')).toHaveTextContent(/Only in this browser/);
    const files = catchDownloads();
    await user.click(screen.getByText('Save a plan file'));
    await user.click(chip('Home', 'Buying'));
    await user.upload(fileInput(), files);
    expect(await screen.findByText(/^The file’s plan is for a date to come, too/)).toBeVisible();
    await user.click(screen.getByText('Use the file’s plan'));
    expect(kept().move).toEqual({ orders: 'no' });
  });

  it('asks before a file replaces another plan, and says how they differ', async () => {
    const { user } = await openWith('2027-02-06', { pets: 'yes' });
    await user.click(screen.getByText('Where your plan is kept'));
    await user.upload(fileInput(), planFile());
    expect(await screen.findByText(/^The file’s plan is for Feb 6, 2027, too/)).toBeVisible();
    expect(screen.getByText('Pets: No in the file, Yes here.')).toBeVisible();
    enter('2027-06-15');
    expect(screen.getByText(/It would replace the one here, for Jun 15, 2027/)).toBeVisible();
    await user.click(screen.getByText('Keep the one here'));
    expect(kept().reportDay).toBe('2027-06-15');
    await user.upload(fileInput(), planFile());
    await user.click(await screen.findByText('Use the file’s plan'));
    expect(field()).toHaveValue('2027-02-06');
    await user.upload(fileInput(), planFile());
    expect(await screen.findByText('The file has the same plan. Nothing has changed.')).toBeVisible();
  });

  it('explains a file of another kind, of a newer version or that is too large, and keeps what is here', async () => {
    const { user } = await openWith('2027-06-15');
    for (const [file, message] of [
      [fileOf({}), /isn’t a plan file from this site/],
      [planFile(2), /newer version/],
      [fileOf('x'.repeat(9_000)), /isn’t a plan file/],
    ] as const) {
      await user.upload(fileInput(), file);
      expect(await screen.findByText(message)).toHaveTextContent('Nothing here has changed.');
      expect(kept().reportDay).toBe('2027-06-15');
    }
  });
});
