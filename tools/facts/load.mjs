import { runnerImport } from 'vite';

/** Loads the site's facts: `facts`, and `jobsFrom(day)`, the sources to read from the week of a day such as 2027-01-02 on. */
export async function loadFacts() {
  const { module } = await runnerImport('./tools/facts/site-facts.ts', {
    logLevel: 'warn',
    resolve: { tsconfigPaths: true },
    plugins: [withoutPictures()],
  });
  return module;
}

export const today = new Date().toISOString().slice(0, 10);

/** The pictures that the build draws: no fact is in them. */
function withoutPictures() {
  return {
    name: 'paradise-without-pictures',
    resolveId: (id) => (id.startsWith('virtual:') ? `\0${id}` : undefined),
    load: (id) => (id.startsWith('\0virtual:') ? '' : undefined),
  };
}
