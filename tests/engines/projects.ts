import type { Project } from '@playwright/test';
import { findOrInstallEngines } from '../../tools/engines.mjs';
import type { EngineOptions } from './test';

/** The journeys in Firefox and WebKit, or only the smoke tests among them. */
export function engineProjects({ isSmoke }: { isSmoke: boolean }): Project<object, EngineOptions>[] {
  const journeys = {
    testDir: import.meta.dirname,
    testMatch: 'journeys.ts',
    grep: isSmoke ? /@smoke/ : /./,
    // They share one browser.
    fullyParallel: false,
  };
  return findOrInstallEngines({ mayDownload: !isSmoke }).map(({ name, engine }) => ({
    ...journeys,
    name,
    use: { engine },
  }));
}
