import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMonths } from '@/dates/add-months';
import { addDays, type CalendarDay } from '@/dates/calendar-day';
import { type PetRuleId, petRuleIds } from '@/features/pets/content/pet-date-rules';
import { judgePet, type PetRecord, type PetTrip, type Verdict } from '@/features/pets/judge';
import { checkPet } from '@/features/pets/outcome';
import { paperDates } from '@/features/pets/paper-dates';
import { inRuns } from '../../support/for-any';

const TODAY = '2026-11-22';
const pet: PetRecord = {
  chip: '2027-01-10',
  firstShot: '2027-02-01',
  lastShot: '2027-04-01',
  lastShotYears: 3,
  sample: '2027-05-20',
};
const trip: PetTrip = { landing: '2027-07-15', island: 'oahu', isExempt: false };

const check = (
  petChange: Partial<PetRecord> = {},
  tripChange: Partial<PetTrip> = {},
  today: CalendarDay = TODAY,
) => checkPet({ ...pet, ...petChange }, { ...trip, ...tripChange }, today);

function verdictOn(
  id: PetRuleId,
  petChange: Partial<PetRecord> = {},
  tripChange: Partial<PetTrip> = {},
  today: CalendarDay = TODAY,
): Verdict | undefined {
  const rules = judgePet({ ...pet, ...petChange }, { ...trip, ...tripChange }, today);
  return rules.find((rule) => rule.id === id)?.verdict;
}

describe('each rule around its borderline day', () => {
  it.each<[PetRuleId, Partial<PetRecord>, Partial<PetTrip>, Verdict]>([
    ['chip', { chip: '2027-05-19' }, {}, 'passes'],
    ['chip', { chip: '2027-05-20' }, {}, 'ask'],
    ['chip', { chip: '2027-05-21' }, {}, 'fails'],
    ['shotsApart', { firstShot: '2027-03-01' }, {}, 'passes'],
    ['shotsApart', { firstShot: '2027-03-02' }, {}, 'ask'],
    ['shotsApart', { firstShot: '2027-03-03' }, {}, 'fails'],
    ['shotWait', { lastShot: '2027-06-14' }, {}, 'passes'],
    ['shotWait', { lastShot: '2027-06-15' }, {}, 'ask'],
    ['shotWait', { lastShot: '2027-06-16' }, {}, 'fails'],
    ['shotValid', { lastShotYears: 1 }, { landing: '2028-03-31' }, 'passes'],
    ['shotValid', { lastShotYears: 1 }, { landing: '2028-04-01' }, 'ask'],
    ['shotValid', { lastShotYears: 1 }, { landing: '2028-04-02' }, 'fails'],
    ['shotValid', {}, { landing: '2028-04-02' }, 'passes'],
    ['testWait', {}, { landing: '2027-06-20' }, 'passes'],
    ['testWait', {}, { landing: '2027-06-19' }, 'ask'],
    ['testWait', {}, { landing: '2027-06-18' }, 'fails'],
    ['testValid', {}, { landing: '2030-05-19' }, 'passes'],
    ['testValid', {}, { landing: '2030-05-20' }, 'ask'],
    ['testValid', {}, { landing: '2030-05-21' }, 'fails'],
    ['papers', { papers: '2027-07-04' }, {}, 'passes'],
    ['papers', { papers: '2027-07-05' }, {}, 'ask'],
    ['papers', { papers: '2027-07-06' }, {}, 'fails'],
    ['papers', { papers: '2027-06-14' }, { island: 'neighbor' }, 'passes'],
    ['papers', { papers: '2027-06-15' }, { island: 'neighbor' }, 'ask'],
    ['papers', { papers: '2027-06-16' }, { island: 'neighbor' }, 'fails'],
    ['chip', { chip: undefined }, {}, 'missing'],
    ['shotsApart', { firstShot: undefined }, {}, 'missing'],
    ['testWait', { sample: undefined }, {}, 'missing'],
    ['papers', {}, { landing: undefined }, 'missing'],
  ])('%s with %j, %j: %s', (id, petChange, tripChange, verdict) => {
    expect(verdictOn(id, petChange, tripChange)).toBe(verdict);
  });

  it('counts the packet from today until the station receives it', () => {
    const days = ['2027-07-04', '2027-07-05', '2027-07-06'] as const;
    expect(days.map((today) => verdictOn('papers', {}, {}, today))).toEqual(['passes', 'ask', 'fails']);
  });

  it('ends a Feb 29 shot on Feb 28 of a non-leap year', () => {
    expect(addMonths('2028-02-29', 12)).toBe('2029-02-28');
    expect(addMonths('2028-02-29', 48)).toBe('2032-02-29');
    expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
    expect(addMonths('2027-11-30', 3)).toBe('2028-02-29');
    expect(addMonths('2026-11-22', -360)).toBe('1996-11-22');
    const leapShot = { firstShot: '2028-01-01', lastShot: '2028-02-29', lastShotYears: 1 } as const;
    const verdicts = (['2029-02-27', '2029-02-28', '2029-03-01'] as const).map((landing) =>
      verdictOn('shotValid', leapShot, { landing }),
    );
    expect(verdicts).toEqual(['passes', 'ask', 'fails']);
  });
});

describe('the overall result', () => {
  it('a May 20 sample and a Jun 15 landing: held four days; Jun 19 is borderline, Jun 20 passes', () => {
    const { outcome, daysHeld, landings } = check({}, { landing: '2027-06-15' });
    expect(outcome).toBe('early');
    expect(daysHeld).toBe(4);
    expect(landings).toMatchObject({ earliest: '2027-06-19', dayInHand: '2027-06-20' });
    expect(verdictOn('testWait', {}, { landing: '2027-06-15' })).toBe('fails');
  });

  it.each<[string, Partial<PetRecord>, Partial<PetTrip>, CalendarDay, string]>([
    ['all in order', {}, {}, TODAY, 'direct'],
    ['day 30 exactly', {}, { landing: '2027-06-19' }, TODAY, 'direct-ask'],
    ['only late papers', {}, {}, '2027-07-10', 'five-days'],
    ['late papers and an unfinished wait', {}, { landing: '2027-06-15' }, '2027-06-10', 'early'],
    ['a chip after the blood', { chip: '2027-05-25' }, {}, TODAY, 'long'],
    ['shots too close', { firstShot: '2027-03-20' }, {}, TODAY, 'long'],
    ['an expired shot', { lastShotYears: 1 }, { landing: '2028-06-01' }, TODAY, 'long'],
    ['an expired test', { lastShot: '2029-01-01' }, { landing: '2030-06-01' }, TODAY, 'long'],
    ['late papers on a neighbor island', {}, { island: 'neighbor' }, '2027-07-01', 'change-plan'],
    ['a failed wait there', {}, { landing: '2027-06-15', island: 'neighbor' }, TODAY, 'change-plan'],
    ['all in order on a neighbor island', {}, { island: 'neighbor' }, TODAY, 'direct'],
    ['no second shot', { lastShot: undefined }, {}, TODAY, 'incomplete'],
    ['no landing day', {}, { landing: undefined }, TODAY, 'incomplete'],
    ['another origin', { chip: '2027-05-25' }, { isExempt: true }, TODAY, 'exempt'],
  ])('%s', (_case, petChange, tripChange, today, outcome) => {
    expect(check(petChange, tripChange, today).outcome).toBe(outcome);
  });

  it('has no verdict on what has no date, the packet included', () => {
    const judged = (...change: Parameters<typeof check>) => check(...change).rules.map(({ id }) => id);
    expect(judged({ lastShot: undefined, sample: undefined })).toEqual([]);
    expect(judged({ sample: undefined })).toEqual(['shotsApart', 'shotWait', 'shotValid']);
    expect(judged({ papers: undefined })).not.toContain('papers');
    expect(judged({ papers: '2027-06-01' }, {}, '2027-06-02')).toContain('papers');
    expect(judged({ papers: undefined }, {}, '2027-07-10')).toContain('papers');
    expect(judged({}, { isExempt: true })).toEqual([]);
  });

  it('counts the dates that are planned', () => {
    expect(check().plannedCount).toBe(4);
    expect(check({}, {}, '2027-04-01').plannedCount).toBe(1);
    const planned = check({}, {}, '2027-03-31').rules.filter(({ isPlanned }) => isPlanned);
    expect(planned.map(({ id }) => id)).toEqual(petRuleIds.filter((id) => id !== 'papers'));
  });

  it.each<[string, Partial<PetRecord>]>([
    ['a chip after the blood', { chip: '2027-05-25' }],
    ['shots too close', { firstShot: '2027-03-20' }],
    ['a shot that runs out before the wait is over', { sample: '2028-03-20', lastShotYears: 1 }],
    ['a missing sample', { sample: undefined }],
  ])('suggests no landing day when waiting does not help: %s', (_case, change) => {
    expect(check(change).landings).toBeUndefined();
  });

  it('includes the last day when the landing is after the shot expires', () => {
    const { landings } = check({ lastShotYears: 1 }, { landing: '2028-06-01' });
    expect(landings).toEqual({
      earliest: '2027-06-19',
      dayInHand: '2027-06-20',
      last: '2028-03-31',
      asks: false,
    });
  });
});

it('the paperwork is due 11 days before in Honolulu, 31 on a neighbor island; the certificate is from the last 13 days', () => {
  expect(paperDates('2027-06-20', 'oahu')).toEqual({
    papersBy: '2027-06-09',
    certificateFrom: '2027-06-07',
    certificateLast: '2027-06-19',
  });
  expect(paperDates('2027-06-20', 'neighbor').papersBy).toBe('2027-05-20');
});

describe('for any dates', () => {
  const day = fc.integer({ min: 0, max: 1500 }).map((days) => addDays('2025-01-01', days));
  const island = fc.constantFrom('oahu', 'neighbor');
  const anyPet = fc.record({
    chip: day,
    firstShot: day,
    lastShot: day,
    lastShotYears: fc.constantFrom(1, 3),
    sample: day,
    papers: fc.option(day, { nil: undefined }),
  });
  const anyTrip = fc.record({ landing: day, island, isExempt: fc.constant(false) });
  const waits: readonly PetRuleId[] = ['shotWait', 'testWait', 'papers'];
  const rank = { missing: 0, fails: 1, ask: 2, passes: 3 };

  it('a later landing never makes the verdict on a wait worse', () => {
    inRuns(100)(anyPet, anyTrip, day, fc.nat(900), (petDates, where, today, later) => {
      const moved = { ...where, landing: addDays(where.landing, later) };
      const after = judgePet(petDates, moved, today);
      const rankOf = (rules: typeof after, id: PetRuleId) =>
        rank[rules.find((rule) => rule.id === id)?.verdict ?? 'missing'];
      const before = judgePet(petDates, where, today);
      for (const id of waits) expect(rankOf(after, id)).toBeGreaterThanOrEqual(rankOf(before, id));
    });
  });

  it('nothing fails on the earliest landing, every wait passes a day later, and the days before do worse', () => {
    let found = 0;
    inRuns(1000)(anyPet, anyTrip, day, (petDates, where, today) => {
      const { landings } = checkPet(petDates, where, today);
      if (!landings) return;
      found += 1;
      const verdictsOn = (landing: CalendarDay) =>
        judgePet(petDates, { ...where, landing }, today).map(({ id, verdict }) => ({ id, verdict }));
      const { earliest, dayInHand } = landings;
      expect(verdictsOn(earliest).map(({ verdict }) => verdict)).not.toContain('fails');
      const before = addDays(earliest, -1);
      expect(before < today || verdictsOn(before).some(({ verdict }) => verdict === 'fails')).toBe(true);
      if (!dayInHand) return;
      const onLanding = verdictsOn(dayInHand).filter(({ id }) => id !== 'chip' && id !== 'shotsApart');
      expect(onLanding.every(({ verdict }) => verdict === 'passes')).toBe(true);
      const dayBefore = addDays(dayInHand, -1);
      expect(dayBefore < today || verdictsOn(dayBefore).some(({ verdict }) => verdict !== 'passes')).toBe(
        true,
      );
    });
    expect(found).toBeGreaterThan(50);
  });

  it('only an early arrival is held, and for at least a day', () => {
    inRuns(400)(anyPet, anyTrip, day, (petDates, where, today) => {
      const { outcome, daysHeld } = checkPet(petDates, where, today);
      if (outcome === 'early') expect(daysHeld).toBeGreaterThan(0);
      else expect(daysHeld).toBeUndefined();
    });
  });
});
