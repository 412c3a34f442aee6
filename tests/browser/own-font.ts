import type { Page } from '@playwright/test';

const FOLDER = 'node_modules/@expo-google-fonts/source-sans-3';

/**
 * Sets text in a font of our own, as wide as DejaVu Sans, the widest that systems use for their own windows: lines and
 * sheets are then the same on every machine.
 */
export async function useOwnFont(page: Page): Promise<void> {
  await page.route('**/own-regular.ttf', (route) =>
    route.fulfill({ path: `${FOLDER}/400Regular/SourceSans3_400Regular.ttf` }),
  );
  await page.route('**/own-bold.ttf', (route) =>
    route.fulfill({ path: `${FOLDER}/700Bold/SourceSans3_700Bold.ttf` }),
  );
  await page.evaluate(async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      @font-face { font-family: Own; src: url(/own-regular.ttf); size-adjust: 122%; font-weight: 400 }
      @font-face { font-family: Own; src: url(/own-bold.ttf); size-adjust: 122%; font-weight: 600 700 }
      body { font-family: Own !important }`);
    document.adoptedStyleSheets.push(sheet);
    await Promise.all(['16px Own', 'bold 16px Own'].map((font) => document.fonts.load(font)));
  });
}
