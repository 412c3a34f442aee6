import type { Page } from '@playwright/test';
import { pages } from '../../src/site-map';
import { PHONES } from './accessible';
import { crowded } from './large-text';
import { useOwnFont } from './own-font';
import { results } from './results';
import { expect, openPage, test } from './site';

const TEXT_SIZES = [16, 24, 32];
/** A tablet upright and on its side, beside the side menu. */
const TABLETS = [768, 1024];

for (const { path } of pages)
  test(`on phones with text of any size, and on tablets, no word of ${path} is broken, cut or covered`, async ({
    page,
  }) => {
    await openPage(page, path, { width: 390, height: 844 });
    await useOwnFont(page);
    expect(await crowdedInAnySize(page)).toEqual([]);
  });

for (const [name, open] of Object.entries(results))
  test(`on phones with text of any size, and on tablets, no word of ${name} is broken, cut or covered`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page);
    await useOwnFont(page);
    expect(await crowdedInAnySize(page)).toEqual([]);
  });

/** Opens every detail, then tries all widths and sizes of text without loading the page again: a tablet’s with one. */
async function crowdedInAnySize(page: Page): Promise<string[]> {
  await page.locator('details').evaluateAll((all) => all.map((one) => one.setAttribute('open', '')));
  const browser = await page.context().newCDPSession(page);
  const found: string[] = [];
  for (const standard of TEXT_SIZES) {
    await browser.send('Page.setFontSizes', { fontSizes: { standard } });
    for (const width of PHONES) {
      await page.setViewportSize({ width, height: 844 });
      const hits = await page.evaluate(crowded);
      found.push(...hits.map((hit) => `${width} px, text ${standard} px, ${hit}`));
    }
  }
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  for (const width of TABLETS) {
    await page.setViewportSize({ width, height: 1024 });
    found.push(...(await page.evaluate(crowded)).map((hit) => `${width} px, ${hit}`));
  }
  return found;
}
