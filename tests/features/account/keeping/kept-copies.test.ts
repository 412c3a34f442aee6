// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { keptPlan } from '@/features/checklist/kept-plan';

const plan = { reportDay: '2027-06-15', move: {} };
const base = { reportDay: '2027-07-01', move: { pets: 'no' } };

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
});

it.each([undefined, 'junk', 7, [], { plan }, { userId: 'ben', plan }])('takes nothing from %j', (junk) => {
  expect(copyIn({ copy: junk, unsaved: junk })).toBeUndefined();
  expect(copyIn({ copy: junk, unsaved: [junk] })).toBeUndefined();
});
