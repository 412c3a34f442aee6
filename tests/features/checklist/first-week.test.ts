import { expect, it } from 'vitest';
import { firstWeekFor } from '@/features/checklist/family-first-week';
import type { Move } from '@/features/checklist/move';
import { textsIn } from './numbers-and-texts';

const told = (move: Move) => textsIn(firstWeekFor(move)).join(' ');
const titles = (move: Move) => firstWeekFor(move).steps.map(({ title }) => title);

const phones = {
  ownGate: '808-496-2047',
  otherGate: '808-449-0865',
} as const;

it('the first week names the gate of the family’s base only', () => {
  const marine = told({ service: 'marine-corps', base: 'kaneohe' });
  expect(marine).toContain(phones.ownGate);
  expect(marine).toContain('personnel center (IPAC)');
  expect(marine).not.toContain(phones.otherGate);
  expect(marine).not.toContain('Tell us your');
});

it('the first week says what to answer for a phone number, and lists no base’s until then', () => {
  const anyone = told({});
  expect(anyone).toMatch(/Tell us your base under “Your move,”/);
  for (const phone of Object.values(phones)) expect(anyone).not.toContain(phone);
});

it('the first week has no step for a car or children that there aren’t', () => {
  expect(titles({})).toEqual(expect.arrayContaining(['School and child care', 'The car']));
  const alone = titles({ vehicles: 'none', children: 'no' });
  expect(alone).not.toContain('School and child care');
  expect(alone).not.toContain('The car');
});
