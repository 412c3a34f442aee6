import { test as base, expect, firefox, webkit } from '@playwright/test';
import type { Driver } from './driver';
import { openFirefox } from './firefox';
import { openPlaywright } from './playwright';
import { type Visitor, visitorOf } from './visitor';
import { openWebkit } from './webkit';

/** As found by tools/engines.mjs. */
type Engine = { way?: string; missing: string };

export type EngineOptions = { engine: Engine };

type Fixtures = {
  visitor: Visitor;
  /** Browser messages that this test expects; any other fails it. */
  allowed: RegExp[];
};

export const test = base.extend<Fixtures, EngineOptions & { driver: Driver | undefined }>({
  engine: [{ missing: 'No engine was named.' }, { scope: 'worker', option: true }],
  driver: [
    async ({ engine }, use, { project }) => {
      const driver = engine.way ? await open(project.name, engine.way) : undefined;
      // Not a first visit, which opens the welcome dialog.
      await driver?.goto(`${project.use.baseURL}/third-party-notices.txt`);
      await driver?.evaluate((flag) => window.localStorage.setItem(flag, 'true'), 'paradise-pcs-visited');
      await driver?.goto('about:blank');
      await driver?.noise();
      await use(driver);
      await driver?.close();
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
  allowed: async ({}, use) => use([]),
  visitor: async ({ driver, engine, allowed, baseURL }, use, testInfo) => {
    if (!driver) return testInfo.skip(true, engine.missing);
    await use(visitorOf(driver, baseURL ?? ''));
    const noise = await driver.noise();
    // Requests canceled by leaving the page don't count.
    await driver.goto('about:blank');
    await driver.noise();
    expect(noise.filter((line) => !allowed.some((pattern) => pattern.test(line)))).toEqual([]);
  },
});

function open(name: string, way: string): Promise<Driver> {
  if (way === 'playwright') return openPlaywright(name === 'webkit' ? webkit : firefox);
  return name === 'webkit' ? openWebkit() : openFirefox(way);
}
