// @vitest-environment jsdom
import { expect, it } from 'vitest';
import type { FamilyPlan } from '@/features/checklist/family-plan';
import { keptPlan } from '@/features/checklist/kept-plan';
import { SESSION_KEY } from '../../../support/fake-supabase';

const plan: FamilyPlan = { reportDay: '2027-06-15', move: {} };
const base: FamilyPlan = { reportDay: '2027-07-01', move: { pets: 'no' } };

function copyIn(kept: { copy?: unknown; unsaved?: unknown }) {
  window.localStorage.setItem('paradise-pcs-account-plan', JSON.stringify(kept.copy ?? null));
  window.localStorage.setItem('paradise-pcs-unsaved-plans', JSON.stringify(kept.unsaved ?? null));
  return keptPlan.read('ana').copy;
}

it('reads what was kept', () => {
  expect(copyIn({ copy: { userId: 'ana', plan } })).toEqual({ value: plan });
  expect(copyIn({ copy: { userId: 'ana', plan, base } })).toEqual({ value: plan, base });
  const unsaved = [null, 7, { userId: 'ben', plan }, { userId: 'ana', plan: null, base }];
  expect(copyIn({ unsaved })).toEqual({ value: null, base });
  const sent = [plan, null];
  expect(copyIn({ unsaved: [{ userId: 'ana', plan, base, sent }] })).toEqual({ value: plan, base, sent });
  expect(copyIn({ unsaved: [{ userId: 'ana', plan, base, sent: 7 }] })).toEqual({ value: plan, base });
});

it.each([undefined, 'junk', 7, [], { plan }, { userId: 'ben', plan }])('takes nothing from %j', (junk) => {
  expect(copyIn({ copy: junk, unsaved: junk })).toBeUndefined();
  expect(copyIn({ copy: junk, unsaved: [junk] })).toBeUndefined();
});

const signIn = (id: string) => window.localStorage.setItem(SESSION_KEY, JSON.stringify({ user: { id } }));

it('keeps the value and the copy of who is signed in only, but anyone’s unsaved change', () => {
  signIn('ana');
  keptPlan.keep('ana', { here: base, copy: { value: plan } });
  expect(keptPlan.read('ana')).toEqual({ here: base, copy: { value: plan } });
  signIn('ben');
  keptPlan.keep('ana', { here: plan, copy: { value: base } });
  expect(keptPlan.read('ana')).toEqual({ here: base, copy: { value: plan } });
  keptPlan.keep('ana', { here: undefined, copy: { value: plan, base } });
  keptPlan.keep('ben', { here: base, copy: { value: base, base: plan } });
  expect(keptPlan.read('ana')).toEqual({ here: base, copy: { value: plan, base } });
  expect(keptPlan.read('ben').copy).toEqual({ value: base, base: plan });
});

it('remembers what a changed value is based on, however often it changes', () => {
  signIn('ana');
  keptPlan.keep('ana', { here: undefined, copy: { value: base } });
  keptPlan.change('ana', plan);
  expect(keptPlan.read('ana').copy).toEqual({ value: plan, base });
  keptPlan.change('ana', null);
  expect(keptPlan.read('ana').copy).toEqual({ value: null, base });
});

it('changes the twin that turning off has left, but no other value', () => {
  signIn('ana');
  keptPlan.keep('ana', { here: base, copy: { value: base } });
  keptPlan.change('ana', plan);
  expect(keptPlan.read('ana')).toEqual({ here: plan, copy: { value: plan, base } });
  keptPlan.keep('ana', { here: base, copy: { value: plan } });
  keptPlan.change('ana', null);
  expect(keptPlan.read('ana').here).toEqual(base);
});
