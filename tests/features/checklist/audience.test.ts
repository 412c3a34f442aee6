import { describe, expect, it } from 'vitest';
import { factsIn } from '@/facts/facts';
import { type Audience, isFor, type Line, linesFor, screened } from '@/features/checklist/audience';
import { type ItemId, itemIds } from '@/features/checklist/content/item-days';
import { allItems } from '@/features/checklist/content/items/all-items';
import { landingClockLines } from '@/features/checklist/content/landing-clock-words';
import { landingClocks } from '@/features/checklist/content/landing-clocks';
import type { RecordWords } from '@/features/checklist/content/plan-record';
import { checklistFor } from '@/features/checklist/family-checklist';
import { clocksOf } from '@/features/checklist/family-clocks';
import { itemFor } from '@/features/checklist/family-item';
import { notNeededBecause } from '@/features/checklist/item-guide';
import { type Move, type MoveQuestion, moveChoices } from '@/features/checklist/move';
import { textsIn } from './numbers-and-texts';

const choicesOf = (question: string): readonly string[] => moveChoices[question as MoveQuestion] ?? [];
const isOwn = (line: Line) => typeof line === 'object' && 'isOwn' in line;

/** Every way to answer, or not to answer, the questions that these lines depend on. */
function everyMove(lines: readonly Line[]): Move[] {
  // Other answers follow from these.
  const asked = new Set<string>(['orders', 'home', 'vehicles']);
  for (const line of lines)
    if (typeof line === 'object' && 'for' in line && !line.isOwn)
      for (const question of Object.keys(line.for)) asked.add(question);
  return [...asked].reduce<Move[]>(
    (moves, question) =>
      moves.flatMap((move) => [
        move,
        ...choicesOf(question).map((choice) => ({ ...move, [question]: choice })),
      ]),
    [{}],
  );
}

// The Space Force is screened by the Air Force.
const serviceNames = {
  army: /\bArmy\b/,
  navy: /\bNavy\b/,
  'air-force': /\b(Air|Space) Force\b/,
  'marine-corps': /\bMarines?\b/,
  'coast-guard': /\bCoast Guard\b/,
  'space-force': /\b(Air|Space) Force\b/,
} as const;
// Bases and offices that are open to every service.
const properNames = /Marine Corps Base Hawaii|Army Community Service|Military and Family Support Center/g;

const fullAnswer: Move = {
  service: 'marine-corps',
  base: 'kaneohe',
  pets: 'no',
  firearms: 'no',
  vehicles: 'one',
  motorcycle: 'no',
  children: 'no',
  home: 'rent',
};

const wordsOf = (item: ItemId): RecordWords => allItems[item].words;
const reasonsFor = (move: Move) =>
  itemIds.map((item) => {
    const { why = [], whyLast = [] } = wordsOf(item);
    return { why: linesFor(why, move), whyLast: linesFor(whyLast, move) };
  });

describe('what a family reads', () => {
  it('leaves no item, deadline or advice empty, whatever the answers', () => {
    const lists: readonly (readonly [what: string, lines: readonly Line[], of?: readonly Audience[]])[] = [
      ...itemIds.map((item) => [item, wordsOf(item).know] as const),
      ...itemIds.map((item) => [`the cost of: ${item}`, wordsOf(item).missed ?? []] as const),
      ...itemIds.flatMap((item) => {
        const { short } = wordsOf(item);
        return short ? [[`advice: ${item}`, short] as const] : [];
      }),
      ...landingClocks.map((clock) => [clock.title, landingClockLines[clock.id].know, clock.for] as const),
    ];
    const isMarked = (line: Line) => typeof line === 'object' && 'for' in line;
    // A list with a line for everyone is never empty.
    const [never, maybe] = [
      lists.filter(([, lines]) => lines.length === 0),
      lists.filter(([, lines]) => lines.every(isMarked)),
    ];
    expect(never).toEqual([]);
    for (const [what, lines, of] of maybe)
      for (const move of everyMove(lines))
        if (!of || of.some((audience) => isFor(audience, move)))
          if (linesFor(lines, move).length === 0)
            throw new Error(`${what}: empty for ${JSON.stringify(move)}`);
  });

  it('is everything for a move on orders without answers, so that the page and the PDF leave nothing out', () => {
    const words = itemIds.map((item) => [
      wordsOf(item).know.filter((line) => !isOwn(line)),
      wordsOf(item).office,
    ]);
    expect(factsIn(itemIds.map((item) => itemFor(item, {})))).toEqual(factsIn(words));
  });

  it('without orders is no screening, TLA, BAH, COLA or government shipment, and the deadlines of owners', () => {
    const move: Move = { orders: 'no', home: 'buy', vehicles: 'one', pets: 'no', children: 'yes' };
    const needed = itemIds.filter((item) => !notNeededBecause(item, move));
    expect(needed).not.toEqual(expect.arrayContaining(['orders']));
    expect(needed).toEqual(expect.arrayContaining(['personal-vehicle', 'cost-of-living']));
    const { items, clocks, ...others } = checklistFor(move);
    const texts = textsIn([items.filter(({ id }) => needed.includes(id)), clocks, others.firstWeek]).join(
      ' ',
    );
    expect(texts).not.toMatch(
      /screening|\bCOLA\b|PCSmyPOV|\bDPS\b|72 hours|vehicle center|recall roster|service members and spouses/i,
    );
    expect(texts).toContain('Register in Hawaii once you live there');
    expect(texts).not.toMatch(/Federal Post Card|fvap\.gov/);
    expect(texts).toContain('Compare rent, power, groceries and insurance here with what you pay now.');
    expect(texts).not.toMatch(/\bBAH\b|\bTLA\b|gaining|\bcommand\b|ticket|official orders|your unit/);
    const reasons = textsIn([reasonsFor(move), itemFor('temporary-lodging', move)]);
    expect(reasons.join(' ')).not.toMatch(/TLA runs|housing officer/);
    const titles = clocksOf({ move }).map(({ title }) => title);
    expect(titles).toEqual(
      expect.arrayContaining(['Claim the property tax exemptions', 'Enroll with VA health care in Hawaii']),
    );
    expect(titles).not.toContain('See the Temporary Lodging Allowance desk');
  });

  it.each(moveChoices.service)(
    'names no other service to the %s; once a base is known, only beside their own',
    (service) => {
      const isOfOther = (text: string) =>
        Object.values(serviceNames).some(
          (name) => name.test(text) && name.source !== serviceNames[service].source,
        );
      const linesOfOthers = (move: Move) =>
        textsIn(checklistFor(move))
          .filter((text) => !URL.canParse(text))
          .map((text) => text.replace(properNames, ''))
          .filter(isOfOther);
      expect(linesOfOthers({ service })).toEqual([]);
      for (const base of moveChoices.base)
        expect(linesOfOthers({ service, base }).filter((text) => !serviceNames[service].test(text))).toEqual(
          [],
        );
    },
  );

  it('has the screening of the family’s service, and of each service without one', () => {
    const orders = (service?: Move['service']) =>
      textsIn(checklistFor(service ? { service } : {}).items[0]).join(' ');
    const everyone = 'Every family member is screened for Hawaii';
    for (const service of ['army', 'air-force', 'marine-corps', 'space-force'] as const)
      expect(orders(service)).toContain(everyone);
    for (const service of ['navy', 'coast-guard'] as const) expect(orders(service)).not.toContain(everyone);
    for (const text of [
      everyone,
      'only family in EFMP (special needs) is screened',
      'not required for Oahu since 2019',
    ])
      expect(orders()).toContain(text);
  });

  it('has the Coast Guard’s families screened for the other islands, and not for Oahu', () => {
    const isScreened = (move: Move) => isFor(screened, { service: 'coast-guard', ...move });
    for (const base of ['kauai', 'maui', 'hawaii'] as const) {
      expect(isScreened({ base })).toBe(true);
      expect(isScreened({ base, screening: 'approved' })).toBe(false);
      expect(isScreened({ base, home: 'barracks' })).toBe(false);
    }
    for (const move of [{}, { base: 'coast-guard' }, { base: 'schofield', screening: 'ahead' }] as const)
      expect(isScreened(move)).toBe(false);
    const texts = textsIn(checklistFor({ service: 'coast-guard', base: 'kauai' })).join(' ');
    expect(texts).toMatch(/screened for this island.*BAH is the island’s own/);
    expect(textsIn(checklistFor({ service: 'navy', base: 'kauai' })).join(' ')).not.toMatch(
      /screened for this island/,
    );
    expect(textsIn(checklistFor({ service: 'coast-guard' })).join(' ')).not.toMatch(/this island/);
  });

  it('goes by the base only where it is about the base', () => {
    const housing = (move: Move) => textsIn(checklistFor(move)).join(' ');
    expect(housing({ base: 'kaneohe', service: 'navy' })).toContain(
      'Marine Corps Base Hawaii takes applications',
    );
    expect(housing({ base: 'schofield', service: 'marine-corps' })).not.toContain(
      'takes applications online',
    );
    expect(housing({ base: 'kaneohe' })).toContain('only family in EFMP (special needs) is screened');
    expect(housing({ base: 'kaneohe' })).toContain('808-496-3566');
    expect(housing({ base: 'kaneohe' })).not.toContain('808-473-7700');
  });

  it('leaves out the car, motorcycle, family and firearms that there aren’t', () => {
    const texts = textsIn(checklistFor(fullAnswer)).join(' ');
    expect(texts).not.toMatch(/motorcycle|Second car|firearms|barracks/i);
    expect(texts).not.toMatch(/base housing waits/);
    expect(textsIn(checklistFor({ ...fullAnswer, motorcycle: 'yes' })).join(' ')).toMatch(
      /motorcycle usually ships with household goods.*motorcycle has the same 30 days/i,
    );
  });

  it('never sends someone with a room in the barracks to look for a home', () => {
    const move: Move = { home: 'barracks', service: 'army', base: 'schofield' };
    const isNeeded = (_entry: unknown, index: number) =>
      itemIds[index] && !notNeededBecause(itemIds[index], move);
    const { clocks, firstWeek, items, more } = checklistFor(move);
    const lists = [items, more].map((list: readonly unknown[]) => list.filter(isNeeded));
    const texts = textsIn([lists, clocks, firstWeek]).join(' ');
    expect(texts).not.toMatch(
      /two areas|near your gate|family housing|lease|waits of|verified-rentals|spouse and children/i,
    );
    expect(texts).toMatch(/your rate is without dependents/i);
    expect(texts).not.toMatch(/family travel|[Ff]amily (is )?coming|Family Member/);
    expect(checklistFor(move).items[0]?.guide).toBeUndefined();
    expect(checklistFor({ home: 'rent' }).items[0]?.guide).toBe('/pcs-toolkit/family-orders');
  });

  it.each<[Move['service'], whyStart: RegExp]>([
    ['army', /orders months ahead/],
    ['air-force', /screening can take 90 days/],
    ['coast-guard', /^$/],
    [undefined, /orders months ahead/],
  ])('tells the %s why to turn in the orders then, and by when at the latest', (service, start) => {
    const { why, whyLast } = reasonsFor({ home: 'base', ...(service && { service }) })[0] ?? {};
    expect(textsIn(why?.[0]).join()).toMatch(start);
    expect(textsIn(whyLast?.[0]).join()).toMatch(
      /four to six weeks in many places, and nothing is booked without/,
    );
  });
});
