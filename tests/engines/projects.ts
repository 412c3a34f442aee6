import type { Project } from '@playwright/test';
import { findOrInstallEngines } from '../../tools/engines.mjs';
import type { EngineOptions } from './test';

/** The journeys in Firefox and WebKit, or only the smoke tests among them. */
export function engineProjects({ isSmoke }: { isSmoke: boolean }): Project<object, EngineOptions>[] {
  const engines = findOrInstallEngines();
  // Every worker evaluates this file, too.
  if (!process.env.TEST_WORKER_INDEX)
    for (const engine of Object.values(engines))
      if ('missing' in engine) console.log(`Skipped, because it is missing: ${engine.missing}`);
  const journeys = {
    testDir: import.meta.dirname,
    testMatch: 'journeys.ts',
    grep: isSmoke ? /@smoke/ : /./,
    // They share one browser.
    fullyParallel: false,
  };
  return [
    { ...journeys, name: 'firefox', use: { engine: engines.firefox } },
    { ...journeys, name: 'webkit', use: { engine: engines.webkit } },
  ];
}
