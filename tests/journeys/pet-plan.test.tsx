import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fake } from '../support/fake-supabase';
import { renderApp } from '../support/render-app';

const JUNE = { reportDay: '2027-06-15', move: { pets: 'yes' } };
const USE = 'Use these dates in my plan';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 23, 9), toFake: ['Date'] });
});

const keepHere = (plan: object) => window.localStorage.setItem('paradise-pcs-plan', JSON.stringify(plan));
const keptHere = () => JSON.parse(window.localStorage.getItem('paradise-pcs-plan') ?? 'null');
const enter = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const check = () => fireEvent.click(screen.getByText('Check my dates'));

/** Opens the checker and checks a pet with a chip and its first shot. */
async function openChecked() {
  const view = await renderApp('/pcs-toolkit/pet-travel');
  fireEvent.click(await screen.findByText('Open the date checker'));
  await screen.findByText('Check my dates');
  enter('Landing day', '2027-02-06');
  enter('Microchip put in', '2026-11-02');
  enter('First rabies shot', '2026-11-04');
  check();
  return view;
}

describe('the dates of a pet', () => {
  it('are taken into the plan of this browser, replaced by the next, and taken out again', async () => {
    keepHere({ ...JUNE, move: {} });
    await openChecked();
    fireEvent.click(screen.getByText(USE));
    expect(screen.getByText(/^Your plan has 5 pet dates now\./)).toBeVisible();
    expect(screen.getByText('Open the checklist')).toHaveAttribute('href', '/pcs-toolkit/hawaii-checklist');
    expect(keptHere()).toEqual({
      ...JUNE,
      petSteps: [
        { day: '2026-12-05', title: 'Second rabies shot, earliest' },
        { day: '2026-12-18', title: 'Second rabies shot, latest' },
        { day: '2026-12-29', title: 'FAVN blood sample at the lab, latest' },
        { day: '2027-01-24', title: 'Health certificate and tick treatment, earliest' },
        { day: '2027-01-26', title: 'Packet and fee at the station, latest' },
      ],
    });
    enter('Second rabies shot', '2026-12-08');
    check();
    fireEvent.click(screen.getByText(USE));
    expect(screen.getByText(/^Your plan has 4 pet dates now, in place of those before\./)).toBeVisible();
    expect(keptHere().petSteps[0]).toEqual({ day: '2026-12-08', title: 'Second rabies shot' });
    fireEvent.click(screen.getByText('Take the pet dates out of my plan'));
    expect(screen.getByText(/^Your plan has no pet dates anymore\./)).toBeVisible();
    expect(screen.getByText(USE)).toHaveFocus();
    expect(keptHere()).toEqual(JUNE);
  });

  it('count from a landing day that can become the plan’s', async () => {
    keepHere(JUNE);
    await openChecked();
    fireEvent.click(screen.getByText('Use Feb 6, 2027 for the plan'));
    expect(keptHere()).toEqual({ ...JUNE, reportDay: '2027-02-06' });
    expect(screen.getByText('Your plan counts from this day now.')).toBeVisible();
    expect(screen.queryByText('Use Feb 6, 2027 for the plan')).not.toBeInTheDocument();
  });

  it('need a plan: without a report date it takes nothing, and links to the checklist', async () => {
    await openChecked();
    fireEvent.click(screen.getByText(USE));
    expect(
      screen.getByText(/^Your plan starts with a report date, and this browser has none\./),
    ).toBeVisible();
    expect(
      screen.getByText(/Check “Keep these dates in this browser” above, enter it on the checklist/),
    ).toBeVisible();
    expect(screen.getByText('Open the checklist')).toBeVisible();
    expect(keptHere()).toBeNull();
    fireEvent.click(screen.getByLabelText(/^Keep these dates in this browser/));
    fireEvent.click(screen.getByText(USE));
    expect(screen.getByText(/has none\. Enter it on the checklist, then come back\./)).toBeVisible();
  });

  it('stay in the plan when its report date changes', async () => {
    const petSteps = [{ day: '2027-01-06', title: 'Second rabies shot, latest' }];
    keepHere({ ...JUNE, petSteps });
    await renderApp('/pcs-toolkit/hawaii-checklist');
    const field = screen.getByLabelText(/^Report date/);
    fireEvent.change(field, { target: { value: '2027-07-01' } });
    fireEvent.blur(field);
    await waitFor(() => expect(keptHere()).toEqual({ ...JUNE, reportDay: '2027-07-01', petSteps }));
  });

  it('are taken into the account’s plan, which is saved on the checklist', async () => {
    const ana = fake.remember(fake.addUser('ana@example.com'));
    fake.keepPlan(ana.id, JUNE);
    const { unmount } = await renderApp('/pcs-toolkit/hawaii-checklist');
    await screen.findByText('By date');
    unmount();
    const checker = await openChecked();
    await waitFor(() => expect(screen.getByText('Use your report date, Jun 15, 2027')).toBeVisible());
    fireEvent.click(screen.getByText(USE));
    expect(screen.getByText(/Open the checklist to save that with your account\./)).toBeVisible();
    expect(keptHere()).toBeNull();
    checker.unmount();
    await renderApp('/pcs-toolkit/hawaii-checklist');
    await waitFor(() => expect(fake.planOf(ana.id)).toMatchObject({ ...JUNE, petSteps: { length: 5 } }));
  });
});
