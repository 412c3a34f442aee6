// @vitest-environment node
import { decodePDFRawStream, PDFArray, PDFDocument, PDFRawStream } from 'pdf-lib';
import { beforeAll, describe, expect, it } from 'vitest';
import { checklistPaper } from '@/guides/checklist-paper';
import { pdf } from '@/guides/resources';
import { makeChecklistPdf } from '../../build/checklist-pdf';

let document: PDFDocument;
let pages: string[];

beforeAll(async () => {
  document = await PDFDocument.load(await makeChecklistPdf(process.cwd()), { updateMetadata: false });
  pages = document.getPages().map((page) => textOf(page.node.Contents()));
});

/** What a page says, read from its drawing commands. */
function textOf(contents: unknown): string {
  const streams =
    contents instanceof PDFArray ? contents.asArray().map((ref) => document.context.lookup(ref)) : [contents];
  return streams
    .filter((stream) => stream instanceof PDFRawStream)
    .map((stream) => Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1'))
    .flatMap((commands) => [...commands.matchAll(/<([0-9A-F]*)> Tj/g)])
    .map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1').replaceAll('\u0092', '’'))
    .join(' ');
}

describe('the checklist on paper', () => {
  it('has as many letter pages as the site says', () => {
    expect(pages).toHaveLength(pdf.pages);
    for (const page of document.getPages()) expect(page.getSize()).toEqual({ width: 612, height: 792 });
  });

  it.each(checklistPaper.items.map(({ title }, index) => [index + 1, title] as const))(
    'has item %i with a box to tick: %s',
    (number, title) => {
      expect(pages.join(' ')).toContain(`${number}. ${title}`);
    },
  );

  it.each(
    checklistPaper.phoneGroups.flatMap(({ phones }) =>
      phones.map(({ office, phone }) => [phone.value, office] as const),
    ),
  )('has the number %s: %s', (number, office) => {
    expect(pages.at(-1)).toContain(number);
    expect(pages.at(-1)?.replace(/\s+/g, ' ')).toContain(office.split(' ')[0]);
  });

  it('names its sources, marks what to confirm, and says when it was checked', () => {
    expect(pages.join(' ')).toContain('unconfirmed');
    expect(pages.at(-1)).toContain('Hawaii Administrative Rules 4-29-9');
    for (const page of pages) expect(page).toContain('checked Nov 21, 2026');
    expect(pages[0]).toContain('Report date');
  });

  it('prints no letter it does not know as a question mark', () => {
    const written = JSON.stringify(checklistPaper).split('?').length;
    expect(pages.join(' ').split('?').length).toBeLessThanOrEqual(written);
  });

  it('is titled, in English, and the same file each time', async () => {
    expect(document.getTitle()).toBe('Hawaii PCS Checklist');
    const [one, two] = await Promise.all([makeChecklistPdf(process.cwd()), makeChecklistPdf(process.cwd())]);
    expect(Buffer.from(one).equals(Buffer.from(two))).toBe(true);
  });
});
