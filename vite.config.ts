import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';
import { checklistPdf } from './build/checklist-pdf.ts';
import { embeddedSupabase } from './build/embedded-supabase.ts';
import { iconSprite } from './build/icon-sprite.ts';
import { prerender } from './build/prerender.ts';
import { searchInDev } from './build/search-in-dev.ts';
import { checkedSettings } from './build/settings.ts';
import { siteNames } from './build/site-names.ts';
import { sonnerWithoutInjection } from './build/sonner-without-injection.ts';
import { staticHost } from './build/static-host.ts';
import { NOTICES, thirdPartyNotices } from './build/third-party-notices.ts';
import { withoutWords } from './build/without-words.ts';
import { BUILD_TARGET } from './tools/browser-support.mjs';

/** Tests that start a database, a server or a build: too slow for `npm run check`. */
const BACKEND_TESTS = [
  'tests/supabase/*.test.ts',
  'tests/build/settings.test.ts',
  'tests/tools/launch-check.test.ts',
];

/**
 * full-storage needs supabase-js as no other file has used it: the library remembers for good whether storage is writable.
 * starter runs a script whose listeners stay in its window for good. credit has the home program of another owner.
 */
const ISOLATED_TESTS = [
  'tests/features/account/full-storage.test.tsx',
  'tests/journeys/credit.test.tsx',
  'tests/starter.test.tsx',
];

// Chunks beside the shared one, for what most pages don't need: the maps, the days of the checklist's items, reading and
// keeping what is typed, and the calculators' form. A group takes along what its files import, unless that is in one above.
const MAPS = 'maps/|blocks/(island-|map-number|miles)';
const PLAN = 'dates/workdays|features/checklist/content/(item-days|last-days|items/.*\\?days)';
const FIELDS =
  'money/(parse-usd|decimal|cents)|ui/(date-field|decimal-field|field-errors|rested-status|use-prehydration)|browser/(use-draft|shared-hash|parse-url|use-is-hydrated)|features/assumption/(kept-)?homes[.]';
const FORM =
  'features/(kept-form/(?!components/(take-along|printed))|first-60-days/(first-sixty-f|use-brought|content/messages)|assumption/use-kept-homes)';
/** No group's: a file of their own, beside the few pages that have them. */
const OWN = 'features/account/|guides/base-offices|blocks/data-table';

const ROUTER = `${import.meta.dirname}/node_modules/react-router/dist/production`;
/** Its package.json only names its development build, whose warnings would reach every visitor. */
const routerForProduction = [
  { find: /^react-router$/, replacement: `${ROUTER}/index.mjs` },
  { find: /^react-router\/dom$/, replacement: `${ROUTER}/dom-export.mjs` },
];

export default defineConfig(({ command, isPreview, mode }) => ({
  // The built site has a file for every page, and a real 404 for the rest.
  appType: isPreview ? 'mpa' : 'spa',
  plugins: [
    checkedSettings(),
    react(),
    tailwindcss(),
    iconSprite(),
    sonnerWithoutInjection(),
    siteNames(),
    withoutWords(),
    prerender(),
    searchInDev(),
    checklistPdf(),
    thirdPartyNotices(),
    staticHost(),
    embeddedSupabase(),
  ],
  resolve: { tsconfigPaths: true, alias: command === 'build' ? routerForProduction : [] },
  // The build with the embedded Supabase never mixes with the deployed site.
  build: {
    target: BUILD_TARGET,
    license: { fileName: NOTICES },
    outDir: mode === 'embedded' ? 'dist-embedded' : 'dist',
    // A route's own script is one file, and the shared ones have already loaded: there is nothing to preload.
    modulePreload: false,
    rolldownOptions: {
      // A figure that several pages share costs none of them another file.
      optimization: { inlineConst: { mode: 'all' } },
      treeshake: {
        // Radix names its functions with calls that would keep those nobody uses: 2 KB with each slider.
        manualPureFunctions: ['__name'],
        // Content only states facts: a file from which a page needs no more than an inlined figure isn't loaded.
        moduleSideEffects: [
          {
            test: /\/src\/((facts|guides|money|features\/[\w-]+\/content)\/|routes\/.*\.ts$)/,
            sideEffects: false,
          },
        ],
      },
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            chunkFileNames: ({ name, facadeModuleId }) =>
              `assets/${/\/([\w-]+)\/page\.tsx$/.exec(facadeModuleId ?? '')?.[1] ?? name}-[hash].js`,
            codeSplitting: {
              groups: [
                { name: 'react', tags: ['$initial'], test: /node_modules/ },
                // Everything else that every page loads, but not the entry, which pages request by name.
                { name: 'shell', tags: ['$initial'], test: /^(?!.*(main\.tsx|index\.html|styles\.css))/ },
                {
                  name: 'shared',
                  minShareCount: 8,
                  test: new RegExp(`/src/(?!routes/|${MAPS}|${PLAN}|${FIELDS}|${OWN})`),
                },
                { name: 'fields', minShareCount: 2, test: new RegExp(`/src/(${FIELDS})`) },
                { name: 'form', minShareCount: 2, test: new RegExp(`/src/(${FORM})`) },
                { name: 'map', minShareCount: 2, test: new RegExp(`/src/(${MAPS})`) },
                { name: 'plan', minShareCount: 2, test: new RegExp(`/src/(${PLAN})`) },
              ],
            },
          },
        },
      },
    },
  },
  server: { port: 5173, strictPort: true },
  preview: { port: 4173, strictPort: true },
  test: {
    // Files in a worker share libraries, and a window in which no test leaves anything. Each has its own modules
    // (tests/setup.ts).
    isolate: false,
    // Inlined so that its style injection is removed: injected styles would slow every query by role.
    server: { deps: { inline: ['sonner'] } },
    environmentOptions: { jsdom: { url: 'https://paradise.test/' } },
    env: {
      VITE_SUPABASE_URL: 'https://paradise.supabase.test',
      VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_test',
    },
    testTimeout: 90_000,
    hookTimeout: 90_000,
    // By default, Vitest leaves one core idle.
    maxWorkers: '100%',
    // With Node's default, garbage collection runs more often.
    execArgv: ['--max-semi-space-size=64'],
    setupFiles: ['tests/setup.ts'],
    // Set by `npm run check`.
    exclude: [...configDefaults.exclude, ...(process.env.SKIPPED_TESTS?.split(',') ?? [])],
    // Vitest starts projects in alphabetical order, so the slowest files (backend) come first.
    projects: [
      {
        extends: true,
        // PGlite is compiled for each process: without optimizing it, in a third of the time.
        test: { name: 'backend', include: BACKEND_TESTS, execArgv: ['--liftoff-only'] },
      },
      {
        extends: true,
        test: {
          name: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: [...BACKEND_TESTS, ...ISOLATED_TESTS],
        },
      },
      {
        extends: true,
        test: {
          name: 'pages',
          include: ['tests/**/*.test.tsx'],
          exclude: ISOLATED_TESTS,
          environment: 'jsdom',
        },
      },
      {
        extends: true,
        test: { name: 'isolated', include: ISOLATED_TESTS, environment: 'jsdom', isolate: true },
      },
    ],
    unstubGlobals: true,
    unstubEnvs: true,
    restoreMocks: true,
  },
}));
