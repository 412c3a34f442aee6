import { defineConfig } from '@playwright/test';
import { engineProjects } from './tests/engines/projects';
import type { EngineOptions } from './tests/engines/test';
import { BROWSER_FLAGS, findOrInstallBrowser } from './tools/browser.mjs';
import { freePort } from './tools/free-port.mjs';

// A free port, so that two checkouts can test at the same time. The workers, which load this file too, inherit it.
process.env.SITE_PORT ??= String(await freePort());
process.env.MAIL_PORT ??= String(await freePort());
const baseURL = `http://localhost:${process.env.SITE_PORT}`;
const log = 'test-results/preview.log';
// For tests/hosted, which `npm run test:hosted` runs on another Supabase.
process.env.TEST_SUPABASE_URL = baseURL;
process.env.TEST_SUPABASE_PUBLISHABLE_KEY = 'sb_publishable_local_development_only';
process.env.TEST_MAIL_URL = `http://localhost:${process.env.MAIL_PORT}`;
const chromium = { launchOptions: { executablePath: findOrInstallBrowser(), args: BROWSER_FLAGS } };
const build = process.env.IS_BUILT ? '' : 'npm run build:embedded && ';

export default defineConfig<object, EngineOptions>({
  // A busy machine is slow: these only bound a test that hangs.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  // One more than a two-core machine has cores, because pages often wait.
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // On a busy machine a browser can be too slow for one test; a fault fails each time.
  retries: process.env.CI ? 2 : 0,
  outputDir: 'test-results/browser',
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    baseURL,
    // A service worker would respond before the tests' faults. Only tests/browser/offline.spec.ts allows it.
    serviceWorkers: 'block',
    // Otherwise the tests' days would be others in Tokyo.
    timezoneId: 'UTC',
  },
  projects: [
    // Few and slow, so they start first.
    ...(process.env.ENGINES === 'smoke' ? engineProjects({ isSmoke: true }) : []),
    {
      name: 'accounts',
      testDir: 'tests/hosted',
      testMatch: '*.spec.ts',
      // The whole test may take as long as a project needs between mails, but not one press.
      use: { ...chromium, actionTimeout: 60_000 },
    },
    { name: 'chromium', testDir: 'tests/browser', testMatch: '*.spec.ts', use: chromium },
  ],
  webServer: [
    {
      // The production build and headers, with the embedded Supabase in memory.
      // Its output goes to a file, where the tests find the confirmation emails.
      command: `mkdir -p test-results && (${build}vite preview --mode embedded --port ${process.env.SITE_PORT}) > ${log} 2>&1`,
      cwd: import.meta.dirname,
      env: { EMBEDDED_SUPABASE_DB: 'memory://' },
      url: baseURL,
      timeout: 120_000,
    },
    {
      command: `node tests/hosted/mail-catcher.mjs ${log} ${process.env.MAIL_PORT}`,
      cwd: import.meta.dirname,
      url: `${process.env.TEST_MAIL_URL}/api/v1/info`,
    },
  ],
});
