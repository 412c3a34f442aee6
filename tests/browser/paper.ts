import type { Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';

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
