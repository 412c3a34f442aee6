import { expect, it } from 'vitest';
import { ownerOfHere } from '@/features/account/keeping/from-account';
import type { AnyPlan, FamilyPlan } from '@/features/checklist/family-plan';
import { keptPlan } from '@/features/checklist/kept-plan';
import { SESSION_KEY } from '../../../support/fake-supabase';
import { copyOf, offOf } from './copies';

const plan: FamilyPlan = { reportDay: '2027-06-15', move: {} };
const base: FamilyPlan = { reportDay: '2027-07-01', move: { pets: 'no' } };

function copyIn(kept: { copy?: unknown; unsaved?: unknown }) {
  window.localStorage.setItem('paradise-pcs-account-plan', JSON.stringify(kept.copy ?? null));
  window.localStorage.setItem('paradise-pcs-unsaved-plans', JSON.stringify(kept.unsaved ?? null));
  return keptPlan.read('ana').copy;
}

it('reads what was kept', () => {
  expect(copyIn({ copy: { userId: 'ana', plan } })).toEqual(copyOf(plan, plan));
  expect(copyIn({ copy: { userId: 'ana', plan, base } })).toEqual(copyOf(plan, base));
  const unsaved = [null, 7, { userId: 'ben', plan }, { userId: 'ana', plan: null, base }];
  expect(copyIn({ unsaved })).toEqual(copyOf(null, base));
  const sent = [plan, null];
  expect(copyIn({ unsaved: [{ userId: 'ana', plan, base, sent }] })).toEqual(copyOf(plan, base, ...sent));
  expect(copyIn({ unsaved: [{ userId: 'ana', plan, base, sent: 7 }] })).toEqual(copyOf(plan, base));
});

it.each([undefined, 'junk', 7, [], { plan }, { userId: 'ben', plan }])('takes nothing from %j', (junk) => {
  expect(copyIn({ copy: junk, unsaved: junk })).toBeUndefined();
  expect(copyIn({ copy: junk, unsaved: [junk] })).toBeUndefined();
});

const signIn = (id: string) => window.localStorage.setItem(SESSION_KEY, JSON.stringify({ user: { id } }));

it('keeps the value and the copy of who is signed in only, but anyone’s unsaved change', () => {
  signIn('ana');
  keptPlan.keep('ana', { here: base, copy: copyOf(plan, plan) });
  expect(keptPlan.read('ana')).toEqual({ here: base, copy: copyOf(plan, plan) });
  signIn('ben');
  keptPlan.keep('ana', { here: plan, copy: copyOf(base, base) });
  expect(keptPlan.read('ana')).toEqual({ here: base, copy: copyOf(plan, plan) });
  keptPlan.keep('ana', { here: undefined, copy: copyOf(plan, base) });
  keptPlan.keep('ben', { here: base, copy: copyOf(base, plan) });
  expect(keptPlan.read('ana')).toEqual({ here: base, copy: copyOf(plan, base) });
  expect(keptPlan.read('ben').copy).toEqual(copyOf(base, plan));
});

it('remembers what a changed value is based on, however often it changes', () => {
  signIn('ana');
  keptPlan.keep('ana', { here: undefined, copy: copyOf(base, base) });
  keptPlan.change('ana', plan);
  expect(keptPlan.read('ana').copy).toEqual(copyOf(plan, base));
  keptPlan.change('ana', null);
  expect(keptPlan.read('ana').copy).toEqual(copyOf(null, base));
  // The account has lost it, too.
  keptPlan.keep('ana', { here: undefined, copy: copyOf<AnyPlan>(null, null) });
  expect(keptPlan.read('ana').copy).toBeUndefined();
});

it('stores an unsaved plan without a date where earlier versions of the site leave it alone', () => {
  signIn('ana');
  const undated = { month: '2027-06', move: {} } as const;
  keptPlan.keep('ana', { here: undefined, copy: copyOf<AnyPlan>(undated, base) });
  expect(window.localStorage.getItem('paradise-pcs-unsaved-plans')).not.toContain('userId');
  expect(keptPlan.read('ana').copy).toEqual(copyOf<AnyPlan>(undated, base));
  keptPlan.keep('ana', { here: undefined, copy: copyOf(undated, undated) });
  expect(window.localStorage.getItem('paradise-pcs-unsaved-plans')).toBeNull();
});

it('remembers whose account a value was in until it goes, however it changes', () => {
  signIn('ana');
  keptPlan.keep('ana', { here: plan, copy: undefined });
  expect(ownerOfHere('family_plans')).toBeUndefined();
  keptPlan.keep('ana', { here: undefined, copy: copyOf(plan, plan) });
  keptPlan.keep('ana', { here: plan, copy: undefined });
  keptPlan.change('ana', base);
  expect(ownerOfHere('family_plans')).toBe('ana');
  signIn('ben');
  keptPlan.change('ben', plan);
  expect(ownerOfHere('family_plans')).toBe('ana');
  keptPlan.change('ben', null);
  keptPlan.change('ben', plan);
  expect(ownerOfHere('family_plans')).toBeUndefined();
});

it('changes what is being turned on or off in both places, but no other value', () => {
  signIn('ana');
  keptPlan.keep('ana', { here: base, copy: copyOf(base, base) });
  keptPlan.change('ana', plan);
  expect(keptPlan.read('ana')).toEqual({ here: plan, copy: copyOf(plan, base) });
  keptPlan.keep('ana', { here: base, copy: copyOf(plan, plan) });
  keptPlan.change('ana', null);
  expect(keptPlan.read('ana').here).toEqual(base);
});

it('brings back what was cleared to where it was, from where the account may have lost it', () => {
  signIn('ana');
  const inAccount = { here: undefined, copy: copyOf(plan, plan) };
  keptPlan.keep('ana', inAccount);
  keptPlan.clear('ana')();
  expect(keptPlan.read('ana')).toEqual(inAccount);
  // Deleted from the account, whether the answer came or not.
  for (const [cleared, broughtBack] of [
    [undefined, copyOf(plan, null)],
    [copyOf(null, plan, null), copyOf(plan, plan, null)],
  ]) {
    keptPlan.keep('ana', inAccount);
    const bringBack = keptPlan.clear('ana');
    keptPlan.keep('ana', { here: undefined, copy: cleared });
    bringBack();
    expect(keptPlan.read('ana')).toEqual({ here: undefined, copy: broughtBack });
  }
  const turnedOff = { here: plan, copy: offOf(plan, plan) };
  keptPlan.keep('ana', turnedOff);
  keptPlan.clear('ana')();
  expect(keptPlan.read('ana')).toEqual(turnedOff);
  keptPlan.keep('ana', { here: plan, copy: undefined });
  keptPlan.clear('ana')();
  expect(keptPlan.read('ana')).toEqual({ here: plan, copy: undefined });
});
