import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetAsAnotherTab } from '@/browser/kept-value';
import { bahDollars } from '@/money/bah';
import { formatUsd } from '@/money/usd';
import type { AppPath } from '@/site-map';
import { fake } from '../support/fake-supabase';
import { section, whole } from '../support/page-parts';
import { renderApp } from '../support/render-app';
import { calculateWith, example } from './cruncher-page';

// The query by name trims each element: what a browser reads out has a space before “change”.
const LINE = /^Your pet’s packet must arrive by Jan 26, 2027\. Start today\./;
const DATES = /^Your pet’s packet must arrive by Jan 26, 2027\. (?!Start)/;
const plan = { reportDay: '2027-02-06', move: { pets: 'yes' } };

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 23, 9), toFake: ['Date'] });
});

describe('a guide, with a report date kept', () => {
  it('in this browser, says its date at the top, with a link back to the checklist', async () => {
    window.localStorage.setItem('paradise-pcs-plan', JSON.stringify(plan));
    await renderApp('/pcs-toolkit/pet-travel');
    const line = await screen.findByText(whole(LINE));
    expect(line.closest('a')).toHaveAttribute('href', '/pcs-toolkit/hawaii-checklist');
    const first = screen.getByText('Do this first');
    expect(line.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(fake.calls).toEqual([]);
  });

  it('says what the page uses of it, with a way to change the answers', async () => {
    const move = { base: 'schofield', service: 'army', children: 'yes' };
    window.localStorage.setItem('paradise-pcs-plan', JSON.stringify({ reportDay: '2027-02-09', move }));
    const { user } = await renderApp('/resources');
    const line = await screen.findByText(whole('For Schofield, Army, Feb 9, with children: change'));
    await user.click(within(line).getByText('change'));
    await waitFor(() => expect(screen.getByText(/^Your move: .*Schofield/).closest('summary')).toHaveFocus());
    expect(screen.getByText('Army', { selector: 'button' })).toBeVisible();
  });

  it('with the account, says its date to its owner alone', async () => {
    const ana = fake.addUser('ana@example.com');
    window.localStorage.setItem('paradise-pcs-account-plan', JSON.stringify({ userId: ana.id, plan }));
    fake.remember(ana);
    const { unmount } = await renderApp('/pcs-toolkit/pet-travel');
    // Not what to do: whether it is done is not known here.
    await screen.findByText(whole(DATES));
    unmount();

    fake.remember(fake.addUser('ben@example.com'));
    window.localStorage.setItem('paradise-pcs-account-plan', JSON.stringify({ userId: ana.id, plan }));
    await renderApp('/pcs-toolkit/pet-travel');
    await screen.findByText('Sign Out');
    expect(screen.queryByText(whole(DATES))).not.toBeInTheDocument();
  });

  it('for a base, marks it on its map and gives each place’s miles to it, until the plan is cleared', async () => {
    const toKaneohe = { reportDay: '2027-02-06', move: { base: 'kaneohe' } };
    window.localStorage.setItem('paradise-pcs-plan', JSON.stringify(toKaneohe));
    await renderApp('/housing/va-homes');
    const map = screen.getByRole('figure', { name: 'The eight areas on a map of Oahu' });
    const items = within(section('Eight areas of Oahu')).getAllByRole('listitem');
    const places = items.filter((item) => !item.contains(map));
    expect(places).toHaveLength(8);
    await waitFor(() => expect(places[0]).toHaveTextContent(/(beside|mi from) your base, Kaneohe Bay/));
    for (const place of places) expect(place).toHaveTextContent(/your base, Kaneohe Bay/);
    expect(within(map).getByText('Your base')).toBeInTheDocument();

    act(() => forgetAsAnotherTab('paradise-pcs-plan'));
    expect(within(map).queryByText(/yours?\b/)).not.toBeInTheDocument();
  });

  it('marks it on the school year', async () => {
    window.localStorage.setItem('paradise-pcs-plan', JSON.stringify(plan));
    await renderApp('/pcs-toolkit/hawaii-schools');
    expect(await screen.findByText('Feb 6, 2027')).toBeInTheDocument();
    const own = screen.getByText(/^Your report date:/);
    expect(own).toHaveTextContent('Your report date: Feb 6, 2027, with school in session');
    expect(section('The school year')).toContainElement(own);
  });

  it('dates the days to register a firearm', async () => {
    window.localStorage.setItem('paradise-pcs-plan', JSON.stringify(plan));
    await renderApp('/pcs-toolkit/firearms-pcs');
    await screen.findByText('Thu, Feb 11');
    expect(section('Five days to register, from landing')).toHaveTextContent(
      /Land on Sat, Feb 6, and the law’s last day is Thu, Feb 11\. Aim for Tue, Feb 9\./,
    );
  });

  it('draws the same goal as it says where a holiday closes the police', async () => {
    // Juneteenth is a Saturday in 2027, and kept on Friday, Jun 18.
    window.localStorage.setItem('paradise-pcs-plan', JSON.stringify({ reportDay: '2027-06-15', move: {} }));
    await renderApp('/pcs-toolkit/firearms-pcs');
    await screen.findByText('Sun, Jun 20');
    const days = section('Five days to register, from landing');
    expect(days).toHaveTextContent(/the police are open on Thu, Jun 17\. Aim for Thu, Jun 17\./);
    expect(within(days).getByText('Goal').closest('svg')).toHaveTextContent('Thu17Goal');
  });

  it('marks its service among those that are screened', async () => {
    const sailor = { ...plan, move: { service: 'navy' } };
    window.localStorage.setItem('paradise-pcs-plan', JSON.stringify(sailor));
    await renderApp('/pcs-toolkit/family-orders');
    const own = await screen.findByText('Navy (yours)');
    expect(own.closest('summary')).toHaveTextContent(/Navy \(yours\).*EFMP/);
    expect(own).toBeVisible();
    expect(screen.getAllByText(/\(yours\)/)).toHaveLength(1);
    expect(own.compareDocumentPosition(screen.getByText('Army'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  const daysOf = async (reportDay: string, move: object) => {
    window.localStorage.setItem('paradise-pcs-plan', JSON.stringify({ reportDay, move }));
    await renderApp('/pcs-toolkit/family-orders');
    await screen.findByText(/^Your days: /);
    expect(screen.queryByText(/^An example: /)).not.toBeInTheDocument();
    return section('Who approves it, and when');
  };

  it.each([
    [
      'a baby is on the way',
      '2027-03-23',
      { expecting: 'yes' },
      /Start the screening now/,
      /Say that you’re pregnant/,
    ],
    [
      'it has asked for the screening',
      '2027-03-23',
      { screening: 'asked' },
      /You’ve asked: now keep in touch/,
      /Call the screening office every week/,
    ],
    [
      'its travel is approved',
      '2027-03-23',
      { screening: 'approved' },
      /^Your family’s travel is approved\./,
      /Ask for the family’s tickets at least 21 days before/,
    ],
    [
      'it has landed',
      '2026-11-20',
      {},
      /^You’re in Hawaii\./,
      /If family still has to come, ask your command/,
    ],
    [
      'it has no orders',
      '2027-03-23',
      { orders: 'no' },
      /^Without orders, nobody has to approve/,
      /Book and pay for your own flights/,
    ],
  ])(
    'begins the guide to family orders with what counts when %s',
    async (_, reportDay, move, lead, first) => {
      window.localStorage.setItem('paradise-pcs-plan', JSON.stringify({ reportDay, move }));
      await renderApp('/pcs-toolkit/family-orders');
      await waitFor(() => expect(section('Do this first')).toHaveTextContent(first));
      expect(screen.getByText(lead)).toBeVisible();
    },
  );

  it('leads to the carriers of a car without orders', async () => {
    window.localStorage.setItem('paradise-pcs-plan', JSON.stringify({ move: { orders: 'no' } }));
    await renderApp('/pcs-toolkit/vehicle-shipping');
    await screen.findByText(/^Without orders, you pay a carrier/);
    expect(section('Do this first')).toHaveTextContent(/Get two quotes: Matson and Pasha\./);
    expect(screen.getByRole('link', { name: 'Compare the carriers' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /Go to PCSmyPOV/ })).not.toBeInTheDocument();
  });

  it('says who pays for a boat without orders', async () => {
    window.localStorage.setItem('paradise-pcs-plan', JSON.stringify({ move: { orders: 'no' } }));
    await renderApp('/pcs-toolkit/boat-shipping');
    await screen.findByText(/^You pay for it all\./);
    expect(section('Do this first')).toHaveTextContent(/Plan to pay for all of it\./);
    expect(screen.queryByText(/transportation office what it pays|may pay part/)).not.toBeInTheDocument();
  });

  it('draws the days from today to the report date, with its own screening', async () => {
    const days = await daysOf('2027-03-23', { service: 'army' });
    expect(days).toHaveTextContent(
      /Your days: 120 until you report.*You start .*\s*today.*Your hospital .*60 days.*Approved: .*Jan 22.* 21 days before you fly\s*Mar 2.*You report, .*\s*Mar 23/,
    );
    expect(screen.queryByText('When it takes all the days you have')).not.toBeInTheDocument();
  });

  it('says what to do with 60 days when the screening takes 60', async () => {
    const days = await daysOf('2027-01-22', { service: 'army', screening: 'ahead' });
    expect(days).toHaveTextContent(
      /Your days: 60 until you report.*Approved: .*Jan 22.* 21 days before you fly\s*right away/,
    );
    expect(section('Screening, service by service')).toHaveTextContent(
      /When it takes all the days you have.*Ask for the appointments today/,
    );
  });

  it.each([
    ['done', { service: 'army', screening: 'approved' }],
    ['not needed', { service: 'coast-guard' }],
  ])('says of a screening that it is %s', async (over, move) => {
    const days = await daysOf('2027-01-22', move);
    const rows = within(days).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(`notified${over}$`),
      expect.stringMatching(`Hawaii${over}$`),
      expect.stringMatching(/end the leasenow$/),
      // New Year's Day is a holiday.
      expect.stringMatching(/21 days before you flyDec\s31/),
      expect.stringMatching(/familyJan\s22$/),
    ]);
    expect(screen.queryByText('When it takes all the days you have')).not.toBeInTheDocument();
  });

  const openAt = async (path: AppPath, move: object, reportDay = '2027-02-09') => {
    window.localStorage.setItem('paradise-pcs-plan', JSON.stringify({ reportDay, move }));
    await renderApp(path);
    await screen.findByText('change', { selector: 'a span' });
  };
  const rowsOf = (title: string) => within(section(title)).getAllByRole('listitem');

  it.each([
    ['kaneohe', /^Kaneohe Bay \(yours\).*866-224-7942/],
    ['shafter', /^Schofield \(yours\).*also Fort Shafter and Tripler/],
  ])('opens base housing on the office of %s', async (base, office) => {
    await openAt('/housing/base-housing', { base });
    await waitFor(() => expect(rowsOf('Your base’s housing office')[0]).toHaveTextContent(office));
    expect(screen.getAllByText(/ \(yours\)$/)).toHaveLength(1);
  });

  it('fills in the BAH of the assumption cruncher by grade, base and children', async () => {
    await openAt('/calculators/assumption-cruncher', { grade: 'O-3', base: 'schofield', children: 'yes' });
    calculateWith(example);
    const fillIn = await screen.findByText(whole(`Fill in ${formatUsd(bahDollars('oahu', 'O-3', true))}`));
    expect(fillIn.closest('button')).toBeInTheDocument();
  });

  it('opens the child care offices on the family’s own', async () => {
    await openAt('/pcs-toolkit/child-care', { base: 'kaneohe' });
    await waitFor(() =>
      expect(section('Who to call')).toHaveTextContent(/^Who to call\s*Pearl Harbor-Hickam, Kaneohe Bay/),
    );
  });

  it('says from when a family with a report date is an immediate need for child care', async () => {
    await openAt('/pcs-toolkit/child-care', {});
    await waitFor(() =>
      expect(section('Your place in line on base')).toHaveTextContent(
        /from your report date, Feb 9, 2027, your need counts as immediate from Jan 10, 2027\./,
      ),
    );
  });

  it.each([
    ['2026-12-10', /report date, Dec 10, 2026, your need counts as immediate now\./],
    ['2026-11-20', /need care within 30 days, your need counts as immediate\./],
  ])('names no day that has passed for a report date of %s', async (reportDay, line) => {
    await openAt('/pcs-toolkit/child-care', {}, reportDay);
    await waitFor(() => expect(section('Your place in line on base')).toHaveTextContent(line));
  });

  it('opens the clinics on the family’s own', async () => {
    await openAt('/pcs-toolkit/health-care', { base: 'kaneohe' });
    await waitFor(() =>
      expect(rowsOf('Your clinic, base by base')[0]).toHaveTextContent(
        /^1Marine Corps Base Hawaii \(yours\)Branch Health Clinic Kaneohe Bay/,
      ),
    );
  });

  it('opens the Army’s child care office for a family of Schofield', async () => {
    await openAt('/pcs-toolkit/child-care', { base: 'schofield' });
    await waitFor(() => expect(screen.getByText(/^241 Hewitt Street/)).toBeVisible());
  });

  it('starts schools from a report day in the school year, with the base’s own liaison first', async () => {
    await openAt('/pcs-toolkit/hawaii-schools', { base: 'kaneohe' });
    expect(await screen.findByText(/Enroll as soon as you have an address/)).toBeVisible();
    expect(screen.queryByText(/^Look up the first day/)).not.toBeInTheDocument();
    expect(rowsOf('Who to call, base by base')[0]).toHaveTextContent(
      /^1\s*Marine Corps Base Hawaii \(yours\)\s*808-496-2019/,
    );
  });

  it('keeps the start of school in mind for a summer move', async () => {
    await openAt('/pcs-toolkit/hawaii-schools', {}, '2027-07-06');
    expect(screen.getByText(/^Look up the first day/)).toBeVisible();
    expect(await screen.findByText(/^Your report date:/)).toHaveTextContent(/Jul 6, 2027$/);
  });

  it('compares a home with an income that a buyer without BAH types', async () => {
    await openAt('/housing/va-homes', { orders: 'no' });
    const income = await screen.findByLabelText('Your income a month');
    const payment = section('Your BAH and the payment');
    expect(screen.queryByText(/BAH of an/)).toBeNull();
    expect(screen.getByText('BAH without orders').closest('li')).toHaveTextContent(/none$/);
    const user = userEvent.setup();
    await user.type(income, '10000');
    expect(payment).toHaveTextContent(/You get: your income\s*\$10,000/);
    expect(payment).toHaveTextContent(
      /The loan takes \d\d% of your income and leaves \$\d,\d{3} for everything else/,
    );
    await user.clear(income);
    await user.type(income, '900');
    expect(payment).toHaveTextContent(/Your income is \$\d,\d{3} a month less than the payment/);
  });

  it.each(['/contact', '/resources'] as const)('puts the family’s own offices on %s', async (path) => {
    await openAt(path, { base: 'kaneohe', service: 'navy' });
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Your offices: Kaneohe Bay' })).toHaveTextContent(
        /Housing 866-224-7942.{0,16}TLA 808-474-1820.{0,16}School liaison 808-306-9247/,
      ),
    );
  });

  it('names an office once, and no school liaison without children', async () => {
    await openAt('/contact', { base: 'schofield', children: 'no' });
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Your offices: Schofield' })).toHaveTextContent(
        /Housing and TLA 808-275-3700\s*unconfirmed$/,
      ),
    );
  });

  it('asks for the base that the offices need', async () => {
    await openAt('/contact', { service: 'army' });
    expect(await screen.findByText(/^Name your base under/)).toBeVisible();
  });

  it('names the shipping office of the family’s base', async () => {
    await openAt('/pcs-toolkit/vehicle-shipping', { base: 'kaneohe' });
    expect(await screen.findByText(/^Your distribution office, Kaneohe Bay/)).toHaveTextContent(
      /808-496-3566$/,
    );
  });

  it.each([
    ['kaneohe', /^To be in Honolulu on Feb 9, 2027, your car sails by Jan 28, 2027: 12 days/],
    ['kauai', /^To be on Kauai on Feb 9, 2027, your car sails by Jan 19, 2027: 21 days/],
  ])('says by when a car has to sail to be there with a family of %s', async (base, line) => {
    await openAt('/pcs-toolkit/vehicle-shipping', { base });
    expect(await screen.findByText(line)).toBeVisible();
  });

  it('says when a new home would be ready for a family that signs when it reports', async () => {
    await openAt('/housing/new-construction', {});
    expect(await screen.findByText(/^Sign when you report, Feb 9, 2027/)).toHaveTextContent(
      /between Aug 2027 and Feb 2028\.$/,
    );
  });

  it.each<[AppPath, RegExp]>([
    ['/pcs-toolkit/vehicle-shipping', /^If it sails today, your car is in Honolulu by Feb 22, 2027: 12 days/],
    ['/housing/new-construction', /^Sign today, and you get the keys between Aug 2027 and Feb 2028\.$/],
  ])('%s names no day that has passed to a family that has landed', async (path, line) => {
    vi.setSystemTime(new Date(2027, 1, 10, 9));
    await openAt(path, {});
    expect(await screen.findByText(line)).toBeInTheDocument();
  });

  it('puts the barge first for a family on another island', async () => {
    await openAt('/pcs-toolkit/vehicle-shipping', { base: 'kauai' });
    const bars = screen.getByText('Days from the sailing to the port').closest('figure') as HTMLElement;
    await waitFor(() =>
      expect(within(bars).getAllByRole('listitem')[0]).toHaveTextContent(/^Kauai, Maui and the Big Island/),
    );
  });

  it.each([null, 'junk', '{"reportDay":"2027-02-30","move":{}}'])('as %j says nothing', async (stored) => {
    if (stored) window.localStorage.setItem('paradise-pcs-plan', stored);
    await renderApp('/pcs-toolkit/pet-travel');
    await screen.findByText('Do this first');
    await vi.dynamicImportSettled();
    const main = within(screen.getByRole('main'));
    expect(main.queryByText('PCS Checklist', { selector: 'a *' })).not.toBeInTheDocument();
  });
});
