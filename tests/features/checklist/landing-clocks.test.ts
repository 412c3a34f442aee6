import { describe, expect, it } from 'vitest';
import type { CalendarDay } from '@/dates/calendar-day';
import type { ItemId } from '@/features/checklist/content/item-days';
import { landingClocks } from '@/features/checklist/content/landing-clocks';
import { planLines } from '@/features/checklist/dated-lines';
import { clocksLeft } from '@/features/checklist/deadlines';
import { clockWords } from '@/features/checklist/family-clock-words';
import { clocksOf } from '@/features/checklist/family-clocks';
import type { FamilyPlan } from '@/features/checklist/family-plan';
import { homePlan } from '@/features/checklist/home-plan';
import { dateOf, whenOf } from '@/features/checklist/line-words';
import { monthMarks } from '@/features/checklist/month-marks';
import { type Move, moveChoices } from '@/features/checklist/move';
import { leftAfterLanding } from '@/features/checklist/to-do-first';
import { textsIn } from './numbers-and-texts';

describe('the deadlines after landing', () => {
  it('come soonest first, one a day, so that each has a mark of its own', () => {
    const days = landingClocks.map((clock) => clock.days);
    expect(days).toEqual([...new Set(days)].sort((a, b) => a - b));
  });

  it('say first that a number of days is ours, in the list and on the ruler', () => {
    const move = { service: 'navy', home: 'base', children: 'yes', vehicles: 'one' } as const;
    const clocks = clocksOf({ move });
    for (const clock of clocks)
      expect(/suggestion/.test(textsIn(clockWords(clock, move).know)[0] ?? '')).toBe(clock.isOurs ?? false);
    const plan = { reportDay: '2027-02-06', move } as const;
    const today = '2026-11-23';
    const marks = monthMarks({ plan, today, lines: planLines(plan, today), isKnown: false });
    expect(marks.filter(({ isOurs }) => isOurs).map(({ words }) => words)).toEqual([
      'Apply for base housing, or confirm your place',
      'Enroll the children in school',
      'Pick up the car',
      'Decide about your driver’s license',
    ]);
  });

  it('tell a family that answered nothing of no car, gun, pet, child or housing list as if it had one', () => {
    const titles = (move: Move) =>
      planLines({ reportDay: '2027-01-10', move }, '2027-01-10').clocks.map(({ what }) => what);
    expect(titles({ base: 'kaneohe' })).toEqual([
      'See the Temporary Lodging Allowance desk',
      'If you bring firearms, register them with the police',
      'Decide about your driver’s license',
      'If you ship a car, get a safety check, then registration or a permit',
      'Change your TRICARE plan if you want to',
    ]);
    expect(titles({ motorcycle: 'yes' })).toContain(
      'Motorcycle: safety check, then registration or a permit',
    );
    expect(titles({ firearms: 'yes', vehicles: 'one' })).toEqual(
      expect.arrayContaining([
        'Register firearms with the county police',
        'Pick up the car',
        'Car: safety check, then registration or a permit',
      ]),
    );
  });

  it('stay among the next for a week after they passed, when they are published', () => {
    const plan = { reportDay: '2027-01-10', move: { service: 'navy', home: 'base', pets: 'no' } } as const;
    const next = (today: CalendarDay) => clocksLeft(planLines(plan, today).clocks).map(({ clock }) => clock);
    expect(next('2027-01-14').slice(0, 2)).toEqual(['lodging', 'housing-place']);
    expect(next('2027-01-20')).toContain('lodging');
    expect(next('2027-01-20')).not.toContain('housing-place');
    expect(next('2027-01-21')).not.toContain('lodging');
  });

  it('say both days when the office is closed on the last one', () => {
    const plan = { reportDay: '2027-06-15', move: { firearms: 'yes' } } as const;
    const said = (today: CalendarDay) =>
      planLines(plan, today)
        .clocks.filter(({ clock }) => clock === 'firearms')
        .map(dateOf);
    expect(said('2027-06-16')).toEqual(['by Jun 17, 2027, the last open day before Jun 20']);
    expect(said('2027-06-18')).toEqual(['was due Jun 17, 2027; if you haven’t, do it today']);
  });

  it('have pets to pick up only when the plan knows that they land', () => {
    const pickups = (more: Partial<FamilyPlan>, done: ItemId[] = []) => {
      const plan = { reportDay: '2027-01-10', move: { pets: 'yes' }, ...more } as const;
      return planLines(plan, '2027-01-10', new Set(done)).clocks.filter(
        ({ clock }) => clock === 'pet-pickup',
      );
    };
    expect(pickups({})).toEqual([]);
    expect(pickups({ move: { pets: 'yes', petStage: 'one' } })).toEqual([]);
    expect(pickups({ move: { pets: 'yes', petStage: 'sample' } })).toHaveLength(1);
    expect(pickups({}, ['pet-travel'])).toHaveLength(1);
    expect(pickups({ petSteps: [{ day: '2026-12-30', title: 'Packet, latest' }] })).toHaveLength(1);
    expect(pickups({ petSteps: [{ day: '2027-02-20', title: 'Packet, latest' }] })).toEqual([]);
  });

  it('follow the early steps that are still left for today, and add a baby to DEERS', () => {
    const move = { service: 'marine-corps', newlywed: 'yes', expecting: 'yes', pets: 'no' } as const;
    const matters = (plan: FamilyPlan) =>
      leftAfterLanding(planLines(plan, '2027-01-12')).map(({ what }) => what);
    const left = matters({ reportDay: '2027-01-10', move });
    expect(left.slice(0, 3)).toEqual([
      'Enroll your spouse in DEERS',
      'Ask for the family’s travel screening',
      'See the Temporary Lodging Allowance desk',
    ]);
    const home = homePlan({ reportDay: '2027-01-10', move }, null, '2027-01-12');
    expect(home?.dates.map(({ title }) => title.replace(' (if still to come)', ''))).toEqual(left);
    expect(home?.dates[0]?.when).toBe('Today');
    const done = {
      reportDay: '2027-01-10',
      move: { ...move, screening: 'approved' },
      steps: { deers: 'done' },
    } as const;
    expect(matters(done)[0]).toBe('See the Temporary Lodging Allowance desk');
    const clocks = planLines(done, '2027-01-12').clocks;
    expect(clocks.find(({ clock }) => clock === 'baby')).toMatchObject({
      what: 'Add the baby to DEERS within 90 days of birth',
      lastBy: '2027-02-24',
    });
  });

  it('ask for no screening of a family that may have landed, but if it is still to come', () => {
    const screening = (said?: Move['screening']) => {
      const plan: FamilyPlan = { reportDay: '2027-01-10', move: { children: 'yes', screening: said } };
      const [line] = leftAfterLanding(planLines(plan, '2027-01-12'));
      return [line?.kind === 'step' && whenOf(line), homePlan(plan, null, '2027-01-12')?.dates[0]?.title];
    };
    expect(screening()).toEqual([
      'start today if still to come',
      'Ask for the family’s travel screening (if still to come)',
    ]);
    expect(screening('ahead')).toEqual(['start today', 'Ask for the family’s travel screening']);
  });

  it('claim no missing deadline where the counties publish one', () => {
    const move = { orders: 'no', home: 'buy', vehicles: 'more' } as const;
    const words = new Map(
      clocksOf({ move }).map((clock) => [clock.id, textsIn(clockWords(clock, move).know)]),
    );
    expect(words.get('property-tax')?.[0]).toMatch(/your county’s deadline/);
    expect(words.get('property-tax')?.join(' ')).toMatch(/File by September 30/);
  });

  it('let an owner who closed before landing check the insurance', () => {
    const move = { orders: 'no', home: 'buy' } as const;
    const insurance = clocksOf({ move }).find(({ id }) => id === 'insurance');
    expect(insurance).toMatchObject({ title: 'Check the home’s hurricane and flood insurance', days: 2 });
    expect(insurance && textsIn(clockWords(insurance, move).know)).toContain(
      'Both policies should start with the loan’s closing, even if that’s before you land. Bought later, federal flood insurance starts after 30 days.',
    );
  });

  it('say nothing twice to a family', () => {
    for (const orders of moveChoices.orders)
      for (const vehicles of moveChoices.vehicles) {
        const move = { orders, vehicles, home: 'buy' } as const;
        for (const clock of clocksOf({ move })) {
          const sentences = textsIn(clockWords(clock, move).know).flatMap((text) => text.split(/(?<=[.?]) /));
          expect(sentences).toEqual([...new Set(sentences)]);
        }
      }
  });
});
