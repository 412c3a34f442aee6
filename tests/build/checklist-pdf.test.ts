import { getDocumentProxy } from 'unpdf';
import { beforeAll, expect, it } from 'vitest';
import { checklistPaper } from '@/checklist-paper';
import { formatDate } from '@/dates/format-date';
import { factsIn } from '@/facts/facts';
import { pdf } from '@/features/checklist/content/checklist-pdf-link';
import { makeChecklistPdf } from '../../build/checklist-pdf';

type Reader = Awaited<ReturnType<typeof getDocumentProxy>>;

let bytes: Buffer;
let reader: Reader;
let pages: string[];

beforeAll(async () => {
  bytes = await makeChecklistPdf(process.cwd());
  reader = await getDocumentProxy(new Uint8Array(bytes));
  pages = await onEveryPage(async (page) => {
    const { items } = await page.getTextContent();
    const words = items.map((item) => ('str' in item ? item.str : ''));
    return words.join(' ').replace(/\s+/g, ' ');
  });
});

function onEveryPage<T>(read: (page: Awaited<ReturnType<Reader['getPage']>>) => Promise<T>): Promise<T[]> {
  return Promise.all(
    Array.from({ length: reader.numPages }, async (_, at) => read(await reader.getPage(at + 1))),
  );
}

it('has as many Letter pages as the site says', async () => {
  const sizes = await onEveryPage(async (page) => page.view);
  expect(sizes).toEqual(Array(pdf.pages).fill([0, 0, 612, 792]));
});

it('has all twenty items, in order', () => {
  const text = pages.join(' ');
  const places = checklistPaper.items.map(({ title }, index) => text.indexOf(`${index + 1}. ${title}`));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

it.each(checklistPaper.phoneGroups.flatMap(({ phones }) => phones))('has the number of $office', (entry) => {
  expect(pages.at(-1)).toContain(`${entry.phone.value} ${entry.office.split(' ')[0]}`);
});

it('cites its sources, marks unconfirmed facts and shows when it was checked', () => {
  expect(pages.join(' ')).toContain('(unconfirmed)');
  expect(pages.at(-1)).toContain('Hawaii Administrative Rules 4-29-9');
  for (const page of pages) expect(page).toContain(`checked ${formatDate(pdf.checkedOn)}`);
  expect(pages[0]).toContain('Report date');
  for (const fact of factsIn(checklistPaper)) expect(fact.checkedOn >= pdf.checkedOn, fact.value).toBe(true);
});

it('is the same file on every build', async () => {
  expect((await makeChecklistPdf(process.cwd())).equals(bytes)).toBe(true);
});

it('has a title and a language', async () => {
  const { info } = await reader.getMetadata();
  expect(info).toMatchObject({ Title: 'PCS Checklist', Language: 'en-US' });
  expect(bytes.includes('/DisplayDocTitle true')).toBe(true);
});

it('is tagged with headings and a list of twenty items', async () => {
  const trees = await onEveryPage(async (page) => JSON.stringify(await page.getStructTree()));
  const count = (role: string, from = trees) => from.join().split(`"role":"${role}"`).length - 1;
  expect(await reader.getMarkInfo()).toMatchObject({ Marked: true });
  expect([count('H1'), count('H2'), count('H3')]).toEqual([1, 2, checklistPaper.phoneGroups.length]);
  // The list spans two pages, and the structure tree of each contains all of it.
  expect(count('LI', trees.slice(0, 1))).toBe(20);
});

it('embeds every font it uses', () => {
  const text = bytes.toString('latin1');
  const fonts = text.match(/\/Type \/FontDescriptor/g) ?? [];
  expect(fonts).toHaveLength(2);
  expect(text.match(/\/FontFile2 /g)).toHaveLength(fonts.length);
  expect(text).not.toContain('/Subtype /Type1\n');
});
