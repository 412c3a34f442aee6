import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS, findOrInstallBrowser } from '../../tools/browser.mjs';

// For `npm run test:hosted`, which builds the site for the Supabase of .env.local before. The port is one that
// supabase/config.toml allows emailed links to lead back to.
const baseURL = 'http://localhost:4173';

export default defineConfig({
  testDir: '.',
  timeout: 120_000,
  expect: { timeout: 30_000 },
  workers: 1,
  // A project may send few mails an hour.
  maxFailures: 1,
  outputDir: '../../test-results/hosted',
  reporter: 'list',
  use: {
    baseURL,
    serviceWorkers: 'block',
    launchOptions: { executablePath: findOrInstallBrowser(), args: BROWSER_FLAGS },
  },
  webServer: {
    command: 'vite preview --outDir dist-hosted',
    cwd: `${import.meta.dirname}/../..`,
    url: baseURL,
  },
});
