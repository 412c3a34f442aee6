import type { Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';
import { expect } from './site';

/** A sheet of Letter paper: its squeezed text, how far down it reaches (0 to 1), and what is in its margins. */
type Sheet = { text: string; depth: number; cut: string[] };

/** In points. Printers leave out 18 at each edge. */
const LETTER = { width: 612, height: 792, edge: 27 };

/** Prints the page on Letter paper. */
export async function printed(page: Page): Promise<Sheet[]> {
  const reader = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'Letter' })));
  return Promise.all(
    Array.from({ length: reader.numPages }, async (_, at) => {
      const { items } = await (await reader.getPage(at + 1)).getTextContent();
      const texts = items.flatMap((item) =>
        'str' in item && item.str.trim()
          ? [{ text: item.str, left: item.transform[4], bottom: item.transform[5], width: item.width }]
          : [],
      );
      const isCut = ({ left, bottom, width }: (typeof texts)[number]) =>
        left < LETTER.edge ||
        left + width > LETTER.width - LETTER.edge ||
        bottom < LETTER.edge ||
        bottom > LETTER.height - LETTER.edge;
      return {
        text: squeezed(texts.map(({ text }) => text).join('')),
        depth: 1 - Math.min(LETTER.height, ...texts.map(({ bottom }) => bottom)) / LETTER.height,
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
  '/housing/va-homes': 7,
  '/housing/verified-rentals': 6,
  '/housing/va-assumptions': 4,
  '/housing/gap-lenders': 4,
  '/housing/base-housing': 6,
  '/': 2,
  '/programs': 2,
  '/calculators/credit': 1,
  '/calculators/assumption-cruncher': 1,
  '/contact': 1,
  '/welcome': 1,
  '/suggestion-box': 1,
};
const TALLEST_DRAWING_PX = (80 / 25.4) * 96;

/** Fails when the page prints on more sheets than it may, when one is blank or half empty, or when something is cut. */
export async function expectToPrintWell(page: Page, path: string): Promise<void> {
  const headings = await page.locator('main :is(h2, h3, summary)').allTextContents();
  await page.emulateMedia({ media: null });
  const sheets = await printed(page);
  expect.soft(sheets.length, 'sheets').toBeLessThanOrEqual(MOST_SHEETS[path] ?? 3);
  expect
    .soft(
      sheets.flatMap(({ cut }) => cut),
      'cut on paper',
    )
    .toEqual([]);
  const depths = sheets.map(({ depth }) => depth);
  expect.soft(Math.min(1, ...depths.slice(0, -1)), 'the emptiest sheet').toBeGreaterThan(0.6);
  expect.soft(depths.at(-1), 'the last sheet').toBeGreaterThan(0.1);
  const last = headings.filter((heading) => sheets.some(({ text }) => text.endsWith(squeezed(heading))));
  expect.soft(last, 'headings at the end of a sheet').toEqual([]);
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
