import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { fake, json } from './fake-supabase';
import { labeled } from './page-parts';

// A report date, and what keeps it with Ana's account.

export const PLAN_KEY = 'paradise-pcs-plan';
export const PLANS = '/rest/v1/family_plans';
export const JUNE = { reportDay: '2027-06-15', move: { pets: 'no' } };
export const JULY = { ...JUNE, reportDay: '2027-07-01' };
export const MAY = { reportDay: '2027-05-01', move: {} };

export let ana: ReturnType<typeof fake.addUser>;

/** Signs Ana in, in November 2026. */
export function startWithAna() {
  vi.useFakeTimers({ now: new Date(2026, 10, 22, 9), toFake: ['Date'] });
  ana = fake.addUser('ana@example.com');
  fake.remember(ana);
}

export const field = () => labeled(/^Report date/);
export const option = () => labeled('Keep it with my account too');
export const keepHere = (plan: object) => window.localStorage.setItem(PLAN_KEY, JSON.stringify(plan));
export const keptHere = () => JSON.parse(window.localStorage.getItem(PLAN_KEY) ?? 'null');
export const inAccount = () => fake.planOf(ana.id);
export const enter = (day: string) => fireEvent.change(field(), { target: { value: day } });
export const saves = () => fake.calls.filter(({ method, path }) => path === PLANS && method !== 'GET');
export const down = () => json({ message: 'down' }, 500);
export const isOn = (day: string) => waitFor(() => expect(field()).toHaveValue(day));
export const isSaved = (plan?: object) => waitFor(() => expect(inAccount()).toEqual(plan));

export async function ready() {
  await waitFor(() => expect(option()).toHaveAttribute('aria-busy', 'false'));
  return option();
}

/** Opens it with June in Ana's account. */
export async function withJune<View>(open: () => Promise<View>): Promise<View> {
  fake.keepPlan(ana.id, JUNE);
  const view = await open();
  await isOn('2027-06-15');
  await ready();
  return view;
}

export const saveFails = async () =>
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The change couldn’t be saved with your account',
  );

/** Changes the date while the server is down. Returns a function that brings it back. */
export async function changeUnsaved<View>(open: () => Promise<View>) {
  const view = await withJune(open);
  const giveBack = fake.answer('PATCH', PLANS, down);
  enter('2027-07-01');
  await saveFails();
  return { ...view, giveBack };
}
