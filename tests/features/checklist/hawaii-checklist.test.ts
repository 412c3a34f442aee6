// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { linesFor } from '@/features/checklist/audience';
import { shortNotice } from '@/features/checklist/content/checklist-short-notice';
import { startDates } from '@/features/checklist/content/checklist-start-dates';
import { checklistItems } from '@/features/checklist/content/hawaii-checklist';
import { textsIn } from './plan-of';

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
    expect(checklistItems.map(({ title }) => title.replaceAll('’', "'"))).toEqual(capitalized);
  });

  it.each(checklistItems)('has a few short lines on what to know: $title', ({ title, know }) => {
    // Without answers, the orders item says what each service asks of a family.
    const most = title.startsWith('Submit PCS orders') ? 7 : 5;
    const lines = linesFor(know, {});
    expect(lines.length).toBeGreaterThanOrEqual(1);
    expect(lines.length).toBeLessThanOrEqual(most);
    for (const sentence of textsIn(lines)) {
      expect(sentence).toMatch(/^\S.*\.$/);
      expect(sentence.length, sentence).toBeLessThanOrEqual(200);
    }
  });

  it.each(checklistItems)('has help for all but the time zone: $title', (item) => {
    expect(Boolean(item.guide ?? item.office)).toBe(item.title !== 'Plan time zone adjustment');
  });

  it('links the cost of living to the resources, where the calculators are', () => {
    expect(checklistItems[12]).toMatchObject({ title: 'Research cost of living', guide: '/resources' });
  });

  it('never offers MilMove for a new move', () => {
    const mentions = textsIn([checklistItems, startDates, shortNotice]).filter((text) =>
      text.includes('MilMove'),
    );
    expect(mentions.length).toBeGreaterThan(0);
    for (const text of mentions) expect(text).toMatch(/MilMove takes no new moves/);
  });

  it('says with the orders that whole families are screened, not only those with special needs', () => {
    const [orders] = checklistItems;
    expect(textsIn(orders?.know).join(' ')).toMatch(/everyone needs Family Member Travel Screening/);
    for (const text of textsIn([checklistItems, startDates, shortNotice]))
      expect(text).not.toMatch(/(has|with) special needs/);
  });

  it('starts the orders early enough for the longest screening it names', () => {
    const [orders] = checklistItems;
    const days = textsIn(orders?.know).flatMap((text) => text.match(/\d+(?= days)/)?.map(Number) ?? []);
    expect(days).toEqual([60, 90]);
    expect(startDates[0]?.leadDays).toBeGreaterThanOrEqual(Math.max(...days));
  });
});
