import type { Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';
import { expect } from './site';

/** A sheet of paper: its squeezed text, how far down it reaches (0 to 1), and what is in its margins. */
type Sheet = { text: string; depth: number; cut: string[] };

/** In points. */
const PAPERS = { Letter: { width: 612, height: 792 }, A4: { width: 595, height: 842 } };
/** Printers leave out 18 points at each edge. */
const EDGE = 27;

export async function printed(page: Page, format: keyof typeof PAPERS = 'Letter'): Promise<Sheet[]> {
  const { width: sheetWidth, height } = PAPERS[format];
  const reader = await getDocumentProxy(new Uint8Array(await page.pdf({ format })));
  return Promise.all(
    Array.from({ length: reader.numPages }, async (_, at) => {
      const { items } = await (await reader.getPage(at + 1)).getTextContent();
      const texts = items.flatMap((item) =>
        'str' in item && item.str.trim()
          ? [{ text: item.str, left: item.transform[4], bottom: item.transform[5], width: item.width }]
          : [],
      );
      const isCut = ({ left, bottom, width }: (typeof texts)[number]) =>
        left < EDGE || left + width > sheetWidth - EDGE || bottom < EDGE || bottom > height - EDGE;
      return {
        text: squeezed(texts.map(({ text }) => text).join('')),
        depth: 1 - Math.min(height, ...texts.map(({ bottom }) => bottom)) / height,
        cut: texts.filter(isCut).map(({ text }) => text),
      };
    }),
  );
}

/** Prints the page on Letter paper. Returns the squeezed text of each sheet. */
export async function printedSheets(page: Page): Promise<string[]> {
  return (await printed(page)).map(({ text }) => text);
}

/** Without spaces: a PDF drops those at the end of a line, and splits words at ligatures such as ffi. */
export function squeezed(text: string): string {
  return text.replace(/\s+/g, '');
}

/** With the widest font that systems use. The rest print on at most three. */
const MOST_SHEETS: Partial<Record<string, number>> = {
  '/pcs-toolkit/pet-travel': 5,
  '/pcs-toolkit/family-orders': 5,
  '/pcs-toolkit/firearms-pcs': 4,
  '/pcs-toolkit/vehicle-shipping': 6,
  '/pcs-toolkit/hawaii-schools': 5,
  '/pcs-toolkit/child-care': 4,
  '/pcs-toolkit/spouse-work': 4,
  '/pcs-toolkit/health-care': 4,
  '/pcs-toolkit/hawaii-crime-safety': 4,
  '/pcs-toolkit/tla-hotels': 5,
  '/pcs-toolkit/storage-facilities': 5,
  '/calculators/first-60-days': 4,
  '/housing/va-homes': 5,
  '/housing/verified-rentals': 6,
  '/housing/va-assumptions': 4,
  '/housing/base-housing': 5,
  '/': 2,
  '/programs': 2,
  '/calculators/credit': 1,
  '/calculators/assumption-cruncher': 1,
  '/contact': 1,
  '/welcome': 1,
  '/suggestion-box': 1,
};
const TALLEST_DRAWING_PX = (80 / 25.4) * 96;

/** What fills a sheet of Letter fills this part of one of A4. */
const A4_PER_LETTER = 0.967;

/** Whether the last sheet of A4, which is taller, may hold only a few lines, or those of Letter not fit. */
function mayBreakOnA4(onLetter: readonly Sheet[]): boolean {
  const sheets = (onLetter.length - 1 + (onLetter.at(-1)?.depth ?? 0)) * A4_PER_LETTER;
  return sheets > 1 && sheets % 1 < 0.2;
}

/** Fails when the page prints on more sheets than it may, when one is blank or half empty, or when something is cut. */
export async function expectToPrintWell(page: Page, path: string): Promise<void> {
  const headings = await page.locator('main :is(h2, h3, summary)').allTextContents();
  await page.emulateMedia({ media: null });
  const onLetter = await printed(page);
  const printings = { Letter: onLetter, ...(mayBreakOnA4(onLetter) && { A4: await printed(page, 'A4') }) };
  for (const [paper, sheets] of Object.entries(printings)) {
    expect.soft(sheets.length, `sheets of ${paper}`).toBeLessThanOrEqual(MOST_SHEETS[path] ?? 3);
    const cut = sheets.flatMap(({ cut }) => cut);
    expect.soft(cut, `cut on ${paper}`).toEqual([]);
    const depths = sheets.map(({ depth }) => depth);
    expect.soft(Math.min(1, ...depths.slice(0, -1)), `the emptiest sheet of ${paper}`).toBeGreaterThan(0.6);
    expect.soft(depths.at(-1), `the last sheet of ${paper}`).toBeGreaterThan(0.1);
    const last = headings.filter((heading) => sheets.some(({ text }) => text.endsWith(squeezed(heading))));
    expect.soft(last, `headings at the end of a sheet of ${paper}`).toEqual([]);
  }
  await page.emulateMedia({ media: 'print' });
  const drawings = await page
    .locator('main svg')
    .evaluateAll((all) => all.map((drawing) => drawing.getBoundingClientRect().height));
  expect.soft(Math.max(0, ...drawings), 'the tallest drawing').toBeLessThanOrEqual(TALLEST_DRAWING_PX);
  const missing = await page.locator('main svg.rounded-xl').evaluateAll(
    (maps) =>
      maps.flatMap((map) => {
        const { left, right, top, bottom } = map.getBoundingClientRect();
        return [...map.querySelectorAll('circle')].filter((mark) => {
          const box = mark.getBoundingClientRect();
          return box.left < left || box.right > right || box.top < top || box.bottom > bottom;
        });
      }).length,
  );
  expect.soft(missing, 'marks that its map cuts off').toBe(0);
}
