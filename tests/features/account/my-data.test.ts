import { expect, it } from 'vitest';
import { type MyData, myDataAsCsv, myDataAsJson } from '@/features/account/my-data';
import { itemDays } from '@/features/checklist/content/item-days';

const data: MyData = {
  itemTitles: Object.values(itemDays).map(({ title }) => title),
  user: {
    id: 'id-of-ana',
    email: '=cmd|calc@example.com',
    aud: 'authenticated',
    app_metadata: { provider: 'email' },
    user_metadata: { report_date: '2027-03-01', note: 'He said "aloha",\nthen left' },
    created_at: '2026-11-21T08:00:00Z',
  },
  profiles: [{ id: 'id-of-ana', email: '=cmd|calc@example.com' }],
  progress: [
    { item_index: 2, completed: true, updated_at: '2026-11-22T09:00:00Z' },
    { item_index: 19, completed: false, updated_at: '2026-11-22T09:30:00Z' },
  ],
  plans: [{ plan: { reportDay: '2027-06-15', move: { pets: 'no' } }, updated_at: '2026-11-22T09:45:00Z' }],
  firstSixtyDays: [{ form: { food: '110' }, updated_at: '2026-11-22T09:50:00Z' }],
  costOfLiving: [{ form: { rent: '3200' }, updated_at: '2026-11-26T10:00:00Z' }],
  browser: { 'paradise-pcs-visited': 'true' },
  readAt: '2026-11-22T10:00:00Z',
};

it('exports all 20 items with their state and time as JSON', () => {
  const { checklist, plans, firstSixtyDays, costOfLiving, account, profiles, browser } = JSON.parse(
    myDataAsJson(data),
  );
  expect(checklist).toHaveLength(20);
  expect(checklist[0]).toEqual({ number: 1, item: itemDays.orders.title, done: false, changedAt: null });
  expect(checklist[2]).toMatchObject({ done: true, changedAt: '2026-11-22T09:00:00Z' });
  expect(checklist[19]).toMatchObject({ done: false, changedAt: '2026-11-22T09:30:00Z' });
  expect({ ...data, plans, firstSixtyDays, costOfLiving, user: account, profiles, browser }).toEqual(data);
});

it('exports the same data as CSV, one fact per line, with formulas escaped', () => {
  const lines = myDataAsCsv(data).split('\r\n');
  expect(lines[0]).toBe('\uFEFF"Kind","Name","Value","Changed"');
  expect(lines.filter((line) => line.startsWith('"Checklist"'))).toHaveLength(20);
  expect(lines[3]).toBe(`"Checklist","3. ${itemDays['home-search'].title}","done","2026-11-22T09:00:00Z"`);
  for (const line of [
    '"Plan","0.plan.reportDay","2027-06-15",""',
    '"Plan","0.plan.move.pets","no",""',
    '"The First 60 Days","0.form.food","110",""',
    '"Cost of Living","0.form.rent","3200",""',
    '"Account","user_metadata.note","He said ""aloha"",\nthen left",""',
    '"Account","email","\'=cmd|calc@example.com",""',
    '"This browser","paradise-pcs-visited","true",""',
  ])
    expect(lines).toContain(line);
});
