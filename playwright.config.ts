import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS, findOrInstallBrowser } from './build/browser.mjs';
import { engineProjects } from './tests/engines/projects';
import type { EngineOptions } from './tests/engines/test';

const PORT = 4173;
const preview = process.env.IS_BUILT ? 'vite preview --mode embedded' : 'npm run preview';

export default defineConfig<object, EngineOptions>({
  timeout: 60_000,
  expect: { timeout: 20_000 },
  // One more than a two-core machine has cores, because pages often wait.
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  outputDir: 'test-results/browser',
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  // A service worker would respond before the tests' faults. Only tests/browser/offline.spec.ts allows it.
  use: { baseURL: `http://localhost:${PORT}`, serviceWorkers: 'block' },
  projects: [
    // Few and slow, so they start first.
    ...(process.env.ENGINES === 'smoke' ? engineProjects({ isSmoke: true }) : []),
    {
      name: 'chromium',
      testDir: 'tests/browser',
      testMatch: '*.spec.ts',
      use: { launchOptions: { executablePath: findOrInstallBrowser(), args: BROWSER_FLAGS } },
    },
  ],
  webServer: {
    // The production build and headers, with the embedded Supabase in memory.
    // Its output goes to a file, where the tests find the confirmation emails.
    command: `mkdir -p test-results && ${preview} > test-results/preview.log 2>&1`,
    cwd: import.meta.dirname,
    env: { EMBEDDED_SUPABASE_DB: 'memory://' },
    url: `http://localhost:${PORT}`,
    timeout: 120_000,
  },
});
