import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type CalendarDay, daysBetween } from '@/dates/calendar-day';
import { formatDate } from '@/dates/format-date';
import { answerOf, meaningOf } from '@/features/pets/answer';
import { judgePet, type PetRecord, type PetTrip } from '@/features/pets/judge';
import { landingSentences } from '@/features/pets/landing-sentences';
import { checkPet } from '@/features/pets/outcome';
import type { PetPlan } from '@/features/pets/pet-plan';
import { landingTogether } from '@/features/pets/together';
import { inRuns } from '../../support/for-any';

const trip: PetTrip = { island: 'oahu', isExempt: false };

function said(pet: PetRecord, where: PetTrip, today: CalendarDay) {
  const result = checkPet(pet, where, today);
  const { text, kind } = answerOf('Milo', result, where.landing, today);
  const sentences = landingSentences(result, where.landing, today).flatMap(
    (part) => part.match(/[^.]+\.(?= |$)/g) ?? [],
  );
  return { kind, answer: text, sentences: sentences.map((sentence) => sentence.trim()), result };
}

/** The dates after every step is done on its first day. */
function afterSteps(pet: PetRecord, plan: PetPlan): PetRecord {
  const after = { ...pet };
  for (const { kind, isPlanned, from } of plan.steps) {
    if (isPlanned) continue;
    if (kind === 'chip') after.chip = from;
    else if (kind === 'first-shot') after.firstShot = from;
    else if (kind === 'blood' || kind === 'new-blood') after.sample = from;
    else if (kind === 'packet') after.papers = from;
    else if (kind === 'second-shot') Object.assign(after, { lastShot: from, lastShotYears: 1 });
    else if (kind !== 'certificate')
      Object.assign(after, { firstShot: after.lastShot, lastShot: from, lastShotYears: 1 });
  }
  return after;
}

type Day = 'passes' | 'asks' | 'fails';

function dayFor(pet: PetRecord, landing: CalendarDay, where: PetTrip, today: CalendarDay): Day {
  const verdicts = judgePet(pet, { ...where, landing }, today).map(({ verdict }) => verdict);
  if (verdicts.some((verdict) => verdict === 'fails' || verdict === 'missing')) return 'fails';
  return verdicts.includes('ask') ? 'asks' : 'passes';
}

describe('what families were told wrong', () => {
  const told = (dates: Partial<PetRecord>, landing: CalendarDay | undefined, today: CalendarDay) =>
    said({ lastShotYears: 1, ...dates }, { ...trip, landing }, today);

  it('days before the shot runs out are named beside the booster that would end them', () => {
    const { answer, sentences } = told(
      { chip: '2024-01-01', firstShot: '2024-12-01', lastShot: '2025-12-20', sample: '2026-11-01' },
      '2026-12-21',
      '2026-11-23',
    );
    expect(answer).toBe(
      'Milo: not on Dec 21, 2026, but from Dec 4, 2026 to Dec 19, 2026 with the dates as they are',
    );
    expect(sentences).toContain(
      'One more shot starts the wait over: after one today, no day before Dec 24, 2026 passes.',
    );
  });

  it('two shots a disputed 30 days apart ask in the answer too', () => {
    const pair = { chip: '2026-08-01', firstShot: '2026-09-20', lastShot: '2026-10-20' } as const;
    const { answer, kind } = told(pair, '2027-01-22', '2026-11-23');
    expect(kind).toBe('ask');
    expect(answer).toBe(
      'Milo may be able to land on Jan 22, 2027 if each step below is done in time: ask the station first',
    );
  });

  it('days that only may work are the only ones, and never “or later”', () => {
    const { answer, kind, sentences } = told(
      {
        chip: '2024-01-25',
        firstShot: '2026-09-19',
        lastShot: '2027-04-07',
        lastShotYears: 3,
        sample: '2024-07-30',
        papers: '2027-07-19',
      },
      undefined,
      '2027-07-21',
    );
    expect(kind).toBe('ask');
    expect(answer).toBe('Milo may be able to land on Jul 29, 2027 or Jul 30, 2027: ask the station first');
    expect(sentences).toContain(
      'With these dates as they are, land on Jul 29, 2027 or Jul 30, 2027, and on no other day.',
    );
    expect(sentences.join(' ')).not.toMatch(/or later/);
  });

  it('the second shot’s last day leaves ten days to the blood, and the blood four weeks to the packet', () => {
    const { result, answer } = told(
      { chip: '2026-10-05', firstShot: '2026-10-12' },
      '2027-02-09',
      '2026-12-17',
    );
    const last = Object.fromEntries(result.plan?.steps.map(({ kind, by }) => [kind, by]) ?? []);
    expect(last).toMatchObject({ 'second-shot': '2026-12-21', blood: '2026-12-31', packet: '2027-01-29' });
    expect(answer).toBe(
      'Milo can land on Feb 9, 2027 if each step below is done in time, the first one this week',
    );
  });

  it('blood planned too late for the wish is moved before the wish is refused', () => {
    const { answer, result } = told(
      { chip: '2026-08-01', firstShot: '2026-08-10', lastShot: '2026-10-20', sample: '2027-01-10' },
      '2027-01-30',
      '2026-11-23',
    );
    expect(answer).toMatch(/^Milo can land on Jan 30, 2027 if each step below is done in time/);
    expect(result.plan?.steps[0]).toEqual({
      kind: 'blood',
      from: '2026-11-23',
      by: '2026-12-22',
      isMoved: true,
    });
  });

  it('two pets get the days on which both can land, or the first after one’s shot has run out', () => {
    const ready = {
      chip: '2026-01-01',
      firstShot: '2026-01-10',
      lastShot: '2026-06-01',
      lastShotYears: 1,
      sample: '2026-07-01',
    } as const;
    const late = { ...ready, sample: '2026-12-20' } as const;
    const nothing = { lastShotYears: 1 } as const;
    const both = (...pets: PetRecord[]) => landingTogether(pets, trip, '2026-11-23');
    expect(both(ready, late)).toEqual({ landing: '2027-01-20', hasSteps: false, asks: false });
    expect(both(ready, nothing)).toEqual({ landing: '2027-01-24', hasSteps: true, asks: false });
    expect(both(ready, { ...late, firstShot: undefined })).toBeUndefined();
    const soonOut = { ...ready, lastShot: '2025-12-20', firstShot: '2024-12-01' } as const;
    expect(both(soonOut, nothing)).toEqual({ landing: '2027-01-24', hasSteps: true, asks: false });
  });
});

describe('for any dates', () => {
  const day = fc.integer({ min: 0, max: 400 }).map((days) => addDays('2026-01-01', days));
  /** Days from that day to a date of the pet's: mostly near it, or near where a shot or a test runs out. */
  const apart = fc.oneof(
    fc.integer({ min: -70, max: 40 }),
    fc.integer({ min: -400, max: -330 }),
    fc.integer({ min: -1120, max: -1060 }),
  );
  const some = fc.option(apart, { nil: undefined, freq: 6 });
  const anyDates = fc.record({
    chip: some,
    firstShot: some,
    lastShot: some,
    sample: some,
    papers: some,
    lastShotYears: fc.constantFrom(1 as const, 3 as const),
    landing: fc.option(fc.integer({ min: 0, max: 120 }), { nil: undefined, freq: 3 }),
    island: fc.constantFrom('oahu' as const, 'neighbor' as const),
  });

  type AnyDates = typeof anyDates extends fc.Arbitrary<infer Dates> ? Dates : never;

  /** As the form takes them: the shots in order, and no packet in the future. */
  function enter(days: AnyDates, today: CalendarDay): readonly [PetRecord, PetTrip] {
    const at = (number: number | undefined) => (number === undefined ? undefined : addDays(today, number));
    const [firstShot, lastShot] = [days.firstShot, days.lastShot]
      .filter((shot) => shot !== undefined)
      .sort((a, b) => a - b);
    const pet: PetRecord = {
      chip: at(days.chip),
      firstShot: at(firstShot),
      lastShot: firstShot === lastShot ? undefined : at(lastShot),
      lastShotYears: days.lastShotYears,
      sample: at(days.sample),
      papers: at(days.papers && Math.min(days.papers, 0)),
    };
    return [pet, { landing: at(days.landing), island: days.island, isExempt: false }];
  }

  it('every sentence that names a day agrees with the judge on that day', () => {
    const seen = new Set<string>();
    inRuns(800)(anyDates, day, (entered, today) => {
      const [pet, where] = enter(entered, today);
      const { answer, sentences, result } = said(pet, where, today);
      const plan = result.plan;
      if (!plan) return;

      const days = new Map<string, CalendarDay>();
      const near = [where.landing, plan.landing, result.landings?.earliest, result.landings?.last, today];
      for (const center of near)
        for (let apart = -40; center && apart <= 40; apart += 1)
          days.set(formatDate(addDays(center, apart)), addDays(center, apart));
      const read = (text: string): CalendarDay => {
        const found = days.get(text);
        if (!found) throw new Error(`${text} is no day near one of the result's.`);
        return found;
      };
      const as = (landing: CalendarDay) => dayFor(pet, landing, where, today);
      const done = afterSteps(pet, plan);
      const whenDone = (landing: CalendarDay) => dayFor(done, landing, where, today);
      const isFree = (until: CalendarDay) => {
        for (let at = today; at < until; at = addDays(at, 1)) if (as(at) === 'passes') return false;
        return true;
      };

      const DAY = '([A-Z][a-z]{2} \\d+, \\d{4})';
      const DAYS = `(on|from) ${DAY}(?: (or|to) ${DAY})?`;
      /** Both ends pass or ask as said, and the days beyond them don't. */
      function expectDays(expected: Day, first: string, end: string | undefined) {
        const from = read(first);
        const to = end ? read(end) : from;
        const middle = addDays(from, Math.floor(daysBetween(from, to) / 2));
        const all = [from, middle, to].map(as);
        expect(all).toEqual([expected, expected, expected]);
        // Where every day asks, those beside them do, too.
        if (result.landings?.asks) return;
        if (addDays(from, -1) >= today) expect(as(addDays(from, -1))).not.toBe(expected);
        expect(as(addDays(to, 1))).not.toBe(expected);
      }
      const known: [string, (...parts: string[]) => void][] = [
        [
          `Milo can land on ${DAY}(?: if the planned dates hold)?$`,
          (on) => expect(as(read(on))).toBe('passes'),
        ],
        [`Milo may be able to land on ${DAY}: ask`, (on) => expect(as(read(on))).toBe('asks')],
        [`Milo can land ${DAYS}$`, (_, from, __, to) => expectDays('passes', from, to)],
        [`Milo may be able to land ${DAYS}: ask`, (_, from, __, to) => expectDays('asks', from, to)],
        [
          `Milo can land on ${DAY}(?: at the earliest,)? if each`,
          (on) => expect(whenDone(read(on))).toBe('passes'),
        ],
        [
          `Milo may be able to land on ${DAY}(?: at the earliest,)? if each`,
          (on) => expect(whenDone(read(on))).toBe('asks'),
        ],
        [
          `Milo: not before ${DAY}(, and ask)?`,
          (on, ask) => {
            expect(isFree(read(on))).toBe(true);
            expect(whenDone(read(on))).toBe(ask ? 'asks' : 'passes');
          },
        ],
        [
          `Milo: not on ${DAY}, but ${DAYS} with`,
          (not, _, from, __, to) => {
            expect(as(read(not))).toBe('fails');
            expectDays(result.landings?.asks ? 'asks' : 'passes', from, to);
          },
        ],
        [
          `With these dates as they are, land ${DAYS}\\.`,
          (_, from, __, to) => expectDays(result.landings?.asks ? 'asks' : 'passes', from, to),
        ],
        [
          `With these dates as they are, land ${DAYS}, and on no other`,
          (_, from, __, to) => expectDays('asks', from, to),
        ],
        [
          `The earliest day is ${DAY}`,
          (on) => {
            expect(as(read(on))).toBe(result.landings?.asks ? 'asks' : 'passes');
            expect(isFree(read(on))).toBe(true);
          },
        ],
        [`${DAY} might work too`, (on) => expect(as(read(on))).toBe('asks')],
        [
          `These dates are good until ${DAY}`,
          (on) => {
            expect(as(read(on))).not.toBe('fails');
            expect(as(addDays(read(on), 2))).toBe('fails');
          },
        ],
        [
          `after one today, no day before ${DAY} passes`,
          (on) => {
            const shot = { ...pet, lastShot: today };
            expect(dayFor(shot, addDays(read(on), -1), where, today)).not.toBe('passes');
          },
        ],
        [`${DAY} is too soon`, (on) => expect(as(read(on))).toBe('fails')],
        ['^(No landing day passes|Copies of the rules|Before you book it|Decide first)', () => {}],
      ];
      for (const sentence of [answer, ...sentences]) {
        const rules = known.flatMap(([pattern, holds]) => {
          const found = sentence.match(new RegExp(pattern));
          return found ? [{ pattern, holds, parts: found.slice(1) }] : [];
        });
        expect(rules, sentence).not.toEqual([]);
        for (const { pattern, holds, parts } of rules.slice(0, 1)) {
          seen.add(pattern);
          try {
            holds(...parts);
          } catch (error) {
            throw new Error(`${answer} | ${sentences.join(' ')}`, { cause: error });
          }
        }
      }
      if (where.landing && result.outcome !== 'incomplete')
        expect(meaningOf(result, where.landing)).toContain(formatDate(where.landing));
    });
    expect(seen.size).toBeGreaterThan(10);
  });
});
