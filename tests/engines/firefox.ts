import puppeteer, { type KeyInput } from 'puppeteer-core';
import type { Driver } from './driver';

/** Firefox over WebDriver BiDi. */
export async function openFirefox(executablePath: string): Promise<Driver> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath });
  const page = await browser.newPage();
  const lines: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) lines.push(message.text());
  });
  page.on('pageerror', (error) => lines.push(`uncaught: ${error}`));
  await page.evaluateOnNewDocument(() => {
    // Otherwise errors arrive without their text.
    const { error } = console;
    console.error = (...parts) => error(parts.join(' '));
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`Refused by the policy: ${violatedDirective} ${blockedURI}`),
    );
  });
  return {
    goto: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    evaluate: (run, argument) => page.evaluate(run as never, argument) as never,
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: async (key, options) => {
      if (options?.control) await page.keyboard.down('Control');
      await page.keyboard.press(key as KeyInput);
      if (options?.control) await page.keyboard.up('Control');
    },
    resize: (width, height) => page.setViewport({ width, height }),
    print: () => page.pdf({ format: 'letter' }),
    noise: async () => lines.splice(0),
    close: () => browser.close(),
  };
}
