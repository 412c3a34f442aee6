import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import lighthouse, { type Flags } from 'lighthouse';
import { BROWSER_FLAGS, findOrInstallBrowser } from '../browser.mjs';
import { freePort } from '../free-port.mjs';
import { trustFlag } from './certificate';

declare global {
  interface Window {
    /** Resolves on hydration. */
    hydrated: Promise<unknown>;
  }
}

let running: Promise<Browser> | undefined;

/** The browser that this run shares. */
function browser(): Promise<Browser> {
  running ??= launch();
  return running;
}

async function launch(...flags: string[]): Promise<Browser> {
  const args = [...BROWSER_FLAGS, await trustFlag(), ...flags];
  return chromium.launch({ executablePath: findOrInstallBrowser(), args });
}

export async function closeBrowser(): Promise<void> {
  await (await running)?.close();
}

export async function browserVersion(): Promise<string> {
  return `Chromium ${(await browser()).version()}`;
}

/** Runs the work on a page with an empty cache and storage. */
export async function withPage<T>(
  work: (page: Page) => Promise<T>,
  options?: BrowserContextOptions,
): Promise<T> {
  const context = await (await browser()).newContext(options);
  try {
    await context.addInitScript(() => {
      window.hydrated = new Promise((resolve) => window.addEventListener('app-ready', resolve));
    });
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Waits for hydration and for anything that the page loads when idle; the code that saves the pages comes last. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(() => window.hydrated);
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/offline-notices-')),
  );
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.waitForLoadState('networkidle');
}

const TRIES = 8;

/** Runs Lighthouse once with its phone settings, in a new browser. */
export async function runLighthouse(url: string, flags: Flags) {
  // Its trace sometimes misses the navigation start (NO_NAVSTART).
  for (let tries = 1; tries < TRIES; tries += 1) {
    const report = await tryLighthouse(url, flags).catch((error: Error) => console.log(error.message));
    if (report) return report;
  }
  return tryLighthouse(url, flags);
}

async function tryLighthouse(url: string, flags: Flags) {
  const port = await freePort();
  const own = await launch(`--remote-debugging-port=${port}`);
  try {
    const result = await lighthouse(url, { port, logLevel: 'error', ...flags });
    if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message ?? 'no result');
    const failed = Object.values(result.lhr.audits).find(({ errorMessage }) => errorMessage);
    if (failed) throw new Error(`${failed.id}: ${failed.errorMessage}`);
    return result.lhr;
  } finally {
    await own.close();
  }
}
