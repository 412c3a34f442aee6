import { describe, expect, it } from 'vitest';
import { wordsOf } from '@/facts/facts';
import { linesFor } from '@/features/checklist/audience';
import { itemDays, itemIds } from '@/features/checklist/content/item-days';
import { allItems } from '@/features/checklist/content/items/all-items';
import { itemFor } from '@/features/checklist/family-item';
import { guideFor } from '@/features/checklist/item-guide';
import type { Move } from '@/features/checklist/move';
import { firstMonths } from '@/routes/pcs-toolkit/cost-of-living/first-months';
import { textsIn } from './numbers-and-texts';

const titlesInOrder = [
  'submit PCS orders to the transportation office',
  'schedule household goods shipment',
  'research Hawaii housing',
  'apply for on-base housing if desired',
  'register pets for travel',
  'schedule vehicle shipment',
  'update military records',
  'research schools',
  'plan temporary lodging',
  'prepare for pet quarantine',
  'update SGLI beneficiaries',
  'transfer medical records',
  'research cost of living',
  'plan personal vehicle shipping',
  'arrange mail forwarding',
  'update voter registration',
  "research driver's license requirements",
  'plan time zone adjustment',
  'research military family support services',
  'update emergency contacts',
];

describe('the Hawaii PCS checklist', () => {
  it('has the 20 items in their order, because progress is saved by position', () => {
    const capitalized = titlesInOrder.map((title) => title.replace(/^./, (first) => first.toUpperCase()));
    expect(itemIds.map((item) => itemDays[item].title.replaceAll('’', "'"))).toEqual(capitalized);
  });

  it('tells a pet with one shot to get the second, and asks only one that has two to wait', () => {
    const says = (move: Move) =>
      linesFor(allItems['pet-quarantine'].words.short ?? [], move)
        .map(wordsOf)
        .join(' ');
    expect(says({ petStage: 'one' })).toMatch(
      /^Ask the vet for the second shot, more than 30 days after the first/,
    );
    expect(says({ petStage: 'one' })).not.toMatch(/another rabies shot|a first shot/);
    expect(says({ petStage: 'none' })).toMatch(/^If you land sooner, the pet can follow later/);
    expect(says({ petStage: 'two' })).toMatch(/^Don’t give another rabies shot yet/);
    expect(says({})).toMatch(/^Don’t give another rabies shot yet.* If you land sooner/);
  });

  it.each(itemIds)('has a few short lines on what to know: %s', (item) => {
    // Without answers, the orders item says what each service asks of a family.
    const most = item === 'orders' ? 7 : 5;
    const { know: lines } = itemFor(item, {});
    expect(lines.length).toBeGreaterThanOrEqual(1);
    expect(lines.length).toBeLessThanOrEqual(most);
    for (const sentence of textsIn(lines)) {
      expect(sentence).toMatch(/^\S.*\.$/);
      expect(sentence.length, sentence).toBeLessThanOrEqual(200);
    }
  });

  it.each(itemIds)('has help for all but the time zone: %s', (item) => {
    const { guide, office } = itemFor(item, {});
    expect(Boolean(guide ?? office)).toBe(item !== 'time-zone');
  });

  it('asks for the lender’s letter before time is short: without it the car can’t be turned in', () => {
    expect(textsIn(itemFor('vehicle-shipment', { vehicles: 'one' }).know)).toContain(
      'If you’re still paying for the car, get the lender’s letter first.',
    );
  });

  it('gives a pet’s paperwork the longer time that a neighbor island takes', () => {
    expect(textsIn(itemFor('pet-quarantine', { base: 'kauai' }).know).join(' ')).toContain(
      'your paperwork 10 days before you land, 30 on a neighbor island.',
    );
  });

  it('sends a reader without an address to the guide that explains General Delivery', () => {
    const [line] = textsIn(itemFor('mail', {}).know).filter((text) => text.includes('General Delivery'));
    expect(line).toContain('see Cost of Living');
    expect(textsIn(firstMonths.daily).join(' ')).toContain('General Delivery');
  });

  it('links the cost of living to its own page', () => {
    expect(guideFor('cost-of-living', {})).toBe('/pcs-toolkit/cost-of-living');
  });

  it('never offers MilMove for a new move', () => {
    const mentions = textsIn(Object.values(allItems).map(({ words }) => words)).filter((text) =>
      text.includes('MilMove'),
    );
    expect(mentions.length).toBeGreaterThan(0);
    for (const text of mentions) expect(text).toMatch(/MilMove stopped taking new moves/);
  });

  it('says with the orders that whole families are screened, not only those with special needs', () => {
    expect(textsIn(allItems.orders.words.know).join(' ')).toMatch(
      /Every family member is screened for Hawaii, special needs or not/,
    );
    for (const text of textsIn(Object.values(allItems).map(({ words }) => words)))
      expect(text).not.toMatch(/(has|with) special needs/);
  });

  it('starts the orders early enough for the longest screening it names', () => {
    const days = textsIn(allItems.orders.words.know).flatMap(
      (text) => text.match(/\d+(?= days)/)?.map(Number) ?? [],
    );
    expect(days).toEqual([60, 90]);
    expect(itemDays.orders.lead).toBeGreaterThanOrEqual(Math.max(...days));
  });
});
