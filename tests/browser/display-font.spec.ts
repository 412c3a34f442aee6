import type { Page, Route } from '@playwright/test';
import { expect, test, waitForHydration, watchShifts } from './site';

/** Much narrower than the display font and its fallbacks, so that headings would take fewer lines. */
const NARROW = 'node_modules/@expo-google-fonts/source-sans-3/200ExtraLight/SourceSans3_200ExtraLight.ttf';

test('a display font that arrives late moves nothing on a phone or a desktop', async ({ page }) => {
  const shifts = await watchShifts(page);
  for (const width of [390, 1280]) {
    // Tall enough for all headings.
    await page.setViewportSize({ width, height: 8000 });
    const held: Route[] = [];
    await page.route('**/*.woff2', (route) => void held.push(route));
    await page.goto('/housing/va-homes', { waitUntil: 'domcontentloaded' });
    await waitForHydration(page);
    expect(held).toHaveLength(1);
    for (const route of held) await route.fulfill({ path: NARROW, headers: { 'cache-control': 'no-store' } });
    await page.evaluate(async () => {
      await document.fonts.ready;
      for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
    });
    expect(await shifts(), `${width} px`).toBe(0);
    await page.unroute('**/*.woff2');
  }
});

test('the display font is requested with the page, and headings show in it', async ({ browser }) => {
  // A busy machine may be too late for one visit.
  await expect(async () => {
    const page = await browser.newPage();
    await page.goto('/contact');
    const [asked, fonts] = [await askersForFonts(page), await fontsOfHeading(page)];
    await page.close();
    // By a link of the page. Asked for by the style sheet, the font would come after the first paint: too late.
    expect(asked).toEqual(['link']);
    expect(fonts).toEqual(['Fraunces']);
  }).toPass();
});

function askersForFonts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .map((entry) => (entry as PerformanceResourceTiming).initiatorType),
  );
}

async function fontsOfHeading(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName }) => familyName);
}
