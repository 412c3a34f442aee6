import { defineConfig } from '@playwright/test';
import { findOrInstallEngines } from '../../build/engines.mjs';
import base from '../../playwright.config';
import type { EngineOptions } from './test';

const engines = findOrInstallEngines();
// Each worker reads this file, too.
if (!process.env.TEST_WORKER_INDEX)
  for (const engine of Object.values(engines))
    if ('missing' in engine) console.log(`Skipped, because it is missing: ${engine.missing}`);

// The smoke test follows the tests in Chromium, and takes over the build that they made.
const isSmoke = process.env.ENGINES === 'smoke';
const PREVIEW = isSmoke ? 'npx vite preview --mode embedded' : 'npm run preview';

/** The journeys in Firefox and in WebKit, side by side on one server. */
export default defineConfig<object, EngineOptions>({
  testDir: '.',
  testMatch: 'journeys.ts',
  grep: isSmoke ? /@smoke/ : undefined,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  workers: 2,
  forbidOnly: base.forbidOnly,
  outputDir: '../../test-results/engines',
  reporter: [['list'], ['json', { outputFile: '../../test-results/engines.json' }]],
  use: { baseURL: 'http://localhost:4173' },
  projects: [
    { name: 'firefox', use: { engine: engines.firefox } },
    { name: 'webkit', use: { engine: engines.webkit } },
  ],
  webServer: {
    command: `mkdir -p test-results && ${PREVIEW} > test-results/preview.log 2>&1`,
    cwd: '../..',
    env: { EMBEDDED_SUPABASE_DB: 'memory://' },
    url: 'http://localhost:4173',
    timeout: 120_000,
  },
});
