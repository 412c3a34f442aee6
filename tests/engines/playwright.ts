import type { BrowserType } from '@playwright/test';
import type { Driver } from './driver';

/** A browser engine downloaded by Playwright. */
export async function openPlaywright(type: BrowserType): Promise<Driver> {
  const browser = await type.launch();
  const page = await browser.newPage();
  const lines: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) lines.push(message.text());
  });
  page.on('pageerror', (error) => lines.push(`uncaught: ${error.message}`));
  return {
    goto: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    evaluate: (run, argument) => page.evaluate(run as never, argument),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key, options) => page.keyboard.press(options?.control ? `Control+${key}` : key),
    resize: (width, height) => page.setViewportSize({ width, height }),
    noise: async () => lines.splice(0),
    close: () => browser.close(),
  };
}
