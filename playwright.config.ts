import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS, findOrInstallBrowser } from './build/browser.mjs';

const PORT = 4173;

export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '*.spec.ts',
  timeout: 60_000,
  expect: { timeout: 20_000 },
  // One more than a two-core machine has: pages often wait.
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  outputDir: 'test-results/browser',
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: {
      executablePath: findOrInstallBrowser(),
      args: BROWSER_FLAGS,
    },
  },
  webServer: {
    // Its console goes to a file, where the tests find the confirmation mails.
    // The production build with the embedded Supabase, in memory, and the production headers.
    command: 'mkdir -p test-results && npm run preview > test-results/preview.log 2>&1',
    env: { EMBEDDED_SUPABASE_DB: 'memory://' },
    url: `http://localhost:${PORT}`,
    timeout: 120_000,
  },
});
