import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';
import { BUILD_TARGET } from './build/browsers.mjs';
import { checklistPdf } from './build/checklist-pdf.ts';
import { embeddedSupabase } from './build/embedded-supabase.ts';
import { iconSprite } from './build/icon-sprite.ts';
import { prerender } from './build/prerender.ts';
import { searchInDev } from './build/search-in-dev.ts';
import { checkedSettings } from './build/settings.ts';
import { sharedScript } from './build/shared-script.ts';
import { siteNames } from './build/site-names.ts';
import { sonnerWithoutInjection } from './build/sonner-without-injection.ts';
import { staticHost } from './build/static-host.ts';
import { NOTICES, thirdPartyNotices } from './build/third-party-notices.ts';

/** Tests that start a database, a server or a build: too slow for `npm run check`. */
const BACKEND_TESTS = [
  'tests/supabase/*.test.ts',
  'tests/build/settings.test.ts',
  'tests/tools/launch-check.test.ts',
];

/**
 * full-storage needs supabase-js as no other file has used it: the library remembers for good whether storage is writable.
 * request-count counts what a window's clients ask, and those of other files never end. starter runs a script whose listeners
 * stay in its window for good. credit has the home program of another owner.
 */
const ISOLATED_TESTS = [
  'tests/features/account/full-storage.test.tsx',
  'tests/features/account/request-count.test.tsx',
  'tests/journeys/credit.test.tsx',
  'tests/starter.test.tsx',
];

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
                  name: sharedScript,
                  debugName: 'shared',
                  test: /\/src\/(?!routes\/)/,
                  includeDependenciesRecursively: false,
                },
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
