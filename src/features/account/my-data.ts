import { csvText } from '@/browser/csv';
import type { AccountData } from './account-data';

export type MyData = AccountData & {
  /** The titles of the checklist's items, in order. */
  itemTitles: readonly string[];
  browser: Record<string, string>;
  readAt: string;
};

type ChecklistLine = { number: number; item: string; done: boolean; changedAt: string | null };

/** Returns all data stored for a user as JSON: the 20 items in words, then what the server and this browser store. */
export function myDataAsJson(data: MyData): string {
  const { user, profiles, plans, firstSixtyDays, costOfLiving, browser, readAt } = data;
  return JSON.stringify(
    {
      readAt,
      checklist: checklistOf(data),
      plans,
      firstSixtyDays,
      costOfLiving,
      account: user,
      profiles,
      browser,
    },
    null,
    2,
  );
}

/** The same as CSV, one value per row, with a byte order mark and no cell that a spreadsheet would run. */
export function myDataAsCsv(data: MyData): string {
  const { user, profiles, plans, firstSixtyDays, costOfLiving, browser, readAt } = data;
  const rows = [
    ['Kind', 'Name', 'Value', 'Changed'],
    ...checklistOf(data).map(({ number, item, done, changedAt }) => [
      'Checklist',
      `${number}. ${item}`,
      done ? 'done' : 'not done',
      changedAt ?? '',
    ]),
    ...factsIn('', plans).map((fact) => ['Plan', ...fact, '']),
    ...factsIn('', firstSixtyDays).map((fact) => ['The First 60 Days', ...fact, '']),
    ...factsIn('', costOfLiving).map((fact) => ['Cost of Living', ...fact, '']),
    ...factsIn('', user).map((fact) => ['Account', ...fact, '']),
    ...factsIn('', profiles).map((fact) => ['Profile', ...fact, '']),
    ...factsIn('', browser).map((fact) => ['This browser', ...fact, '']),
    ['File', 'read at', readAt, ''],
  ];
  return csvText(rows);
}

function checklistOf({ itemTitles, progress }: MyData): ChecklistLine[] {
  return itemTitles.map((title, index) => {
    const row = progress.find(({ item_index }) => item_index === index);
    return {
      number: index + 1,
      item: title,
      done: row?.completed ?? false,
      changedAt: row?.updated_at ?? null,
    };
  });
}

/** Every value in an object, with its path: `user_metadata.report_date`. */
function factsIn(path: string, value: unknown): [path: string, value: string][] {
  if (typeof value !== 'object' || value === null) return [[path, String(value ?? '')]];
  return Object.entries(value).flatMap(([name, inner]) => factsIn(path ? `${path}.${name}` : name, inner));
}
