import { defineConfig } from '@playwright/test';
import base from '../../playwright.config';
import { engineProjects } from './projects';
import type { EngineOptions } from './test';

/** `npm run test:engines`: every journey. */
export default defineConfig<object, EngineOptions>({
  ...base,
  outputDir: '../../test-results/engines',
  projects: engineProjects({ isSmoke: false }),
});
