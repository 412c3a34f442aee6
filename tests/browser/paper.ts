import type { Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';

/** Prints the page on Letter paper. Returns the squeezed text of each sheet. */
export async function printedSheets(page: Page): Promise<string[]> {
  const reader = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'Letter' })));
  const sheets = Array.from({ length: reader.numPages }, async (_, at) => {
    const { items } = await (await reader.getPage(at + 1)).getTextContent();
    return squeezed(items.map((item) => ('str' in item ? item.str : '')).join(''));
  });
  return Promise.all(sheets);
}

/** Without spaces: a PDF drops those at the end of a line, and splits words at ligatures such as ffi. */
export function squeezed(text: string): string {
  return text.replace(/\s+/g, '');
}
