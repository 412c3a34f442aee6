import { FlakyServer } from './flaky-server';
import { test as base } from './site';

/** Tests with a server of their own, which can fail. */
export const test = base.extend<{ server: FlakyServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
  server: async ({}, use) => {
    const server = await new FlakyServer().start();
    await use(server);
    server.close();
  },
});
