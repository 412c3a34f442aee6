import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { claimCents, tlaClaims, tlaDay, tlaPercent } from '@/money/tla';

const dollars = (amount: number) => Math.round(amount * 100);

describe('the percentage', () => {
  test.each<[string, boolean, number[], number | null]>([
    ['a member alone', true, [], 65],
    ['one dependent alone', false, [34], 65],
    ['two people', true, [34], 100],
    ['two people, a baby', true, [0], 100],
    ['two adults, a teenager, a child', true, [34, 12, 11], 160],
    ['four, children under 12', true, [34, 9, 4], 150],
    ['the oldest first, in any order', true, [4, 34, 15], 160],
    ['dependents without the member', false, [9, 34, 14], 125],
    ['nobody', false, [], null],
  ])('%s', (_, isMemberThere, ages, percent) => {
    expect(tlaPercent(isMemberThere, ages)).toBe(percent);
  });
});

describe('one day', () => {
  // Two official worked examples, at the rates of their time.
  const andersen = { lodgingCents: dollars(116), mealsCents: dollars(70) };
  const navy = { lodgingCents: dollars(76), mealsCents: dollars(74) };
  test.each([
    ['Andersen AFB: one person', andersen, 65, 200, false, 75.4, 45.5],
    ['Andersen AFB: one person with a kitchen', andersen, 65, 200, true, 75.4, 22.75],
    ['Andersen AFB: two people', andersen, 100, 200, false, 116, 70],
    ['Navy manual: four people, a kitchen, a room for $138', navy, 150, 138, true, 114, 55.5],
  ])('%s', (_, rates, percent, room, hasKitchen, lodging, meals) => {
    const day = tlaDay({ percent, rates, roomCents: dollars(room), hasKitchen });
    expect([day.lodgingCents, day.mealsCents]).toEqual([dollars(lodging), dollars(meals)]);
  });

  test('pays no more than a free room on base would have cost', () => {
    const day = { percent: 100, rates: andersen, roomCents: dollars(110), hasKitchen: false };
    expect(tlaDay({ ...day, baseRoomCents: dollars(90) }).lodgingCents).toBe(dollars(90));
    expect(tlaDay({ ...day, baseRoomCents: dollars(120) }).lodgingCents).toBe(dollars(110));
  });

  const cents = fc.integer({ min: 1, max: 1_000_00 });
  const family = fc.record({
    ages: fc.array(fc.integer({ min: 0, max: 90 }), { maxLength: 10 }),
    rates: fc.record({ lodgingCents: cents, mealsCents: cents }),
    roomCents: cents,
    hasKitchen: fc.boolean(),
  });
  const total = ({ ages, ...of }: { ages: number[] } & Omit<Parameters<typeof tlaDay>[0], 'percent'>) => {
    const { lodgingCents, mealsCents } = tlaDay({ ...of, percent: tlaPercent(true, ages) ?? 0 });
    return lodgingCents + mealsCents;
  };

  test('never pays more people less, a kitchen more, or more than the room costs; always whole cents', () => {
    fc.assert(
      fc.property(family, fc.integer({ min: 0, max: 90 }), (one, age) => {
        expect(total({ ...one, ages: [...one.ages, age] })).toBeGreaterThanOrEqual(total(one));
        expect(total({ ...one, hasKitchen: true })).toBeLessThanOrEqual(total({ ...one, hasKitchen: false }));
        const day = tlaDay({ ...one, percent: tlaPercent(true, one.ages) ?? 0 });
        expect(day.lodgingCents).toBeLessThanOrEqual(one.roomCents);
        expect(Object.values(day).every(Number.isInteger)).toBe(true);
      }),
    );
  });
});

describe('the claims', () => {
  test.each([
    [1, [[1, 0, 1]]],
    [10, [[10, 9, 10]]],
    [12, [[10, 9, 10], [2, 2, 12]]], // biome-ignore format: one stay a line
    [60, [10, 20, 30, 40, 50, 60].map((day) => [10, day === 10 ? 9 : 10, day])],
    [75, [10, 20, 30, 40, 50, 60].map((day) => [10, day === 10 ? 9 : 10, day])],
  ])('of %i nights', (nights, expected) => {
    expect(
      tlaClaims(nights).map(({ nights: count, mealDays, claimedOnDay }) => [count, mealDays, claimedOnDay]),
    ).toEqual(expected);
  });

  test('pay each night once, and meals for all days but the day of landing', () => {
    const day = { ceilingCents: 200_00, lodgingCents: 150_00, mealsCents: 80_00 };
    const paid = tlaClaims(34).reduce((sum, claim) => sum + claimCents(claim, day), 0);
    expect(paid).toBe(34 * 150_00 + 33 * 80_00);
  });
});
