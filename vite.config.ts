import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { BUILD_TARGET } from './build/browser-support.mjs';
import { checklistPdf } from './build/checklist-pdf.ts';
import { embeddedSupabase } from './build/embedded-supabase.ts';
import { iconSprite } from './build/icon-sprite.ts';
import { prerender } from './build/prerender.ts';
import { checkedSettings } from './build/settings.ts';
import { sonnerWithoutInjection } from './build/sonner-without-injection.ts';
import { staticHost } from './build/static-host.ts';

export default defineConfig(({ isPreview, mode }) => ({
  // The built site has a file for every page, and a real 404 for the rest.
  appType: isPreview ? 'mpa' : 'spa',
  plugins: [
    checkedSettings(),
    react(),
    tailwindcss(),
    iconSprite(),
    sonnerWithoutInjection(),
    prerender(),
    checklistPdf(),
    staticHost(),
    embeddedSupabase(),
  ],
  resolve: { tsconfigPaths: true },
  // The build with the embedded Supabase never mixes with the site that is deployed.
  build: {
    target: BUILD_TARGET,
    outDir: mode === 'embedded' ? 'dist-embedded' : 'dist',
    // A route's own script is one file, and the shared one is there already: there is nothing to name ahead.
    modulePreload: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//,
            },
            // All that every page has; the entry itself stays a file of its own, by which the pages ask for it.
            { name: 'shell', tags: ['$initial'], test: /^(?!.*(main\.tsx|index\.html|styles\.css))/ },
            { name: 'form', test: /src\/(components\/ui\/(field|form)|lib\/(form-text|email))\./ },
            // The building blocks that most pages use.
            { name: 'guide', minShareCount: 6, test: /\/src\// },
          ],
        },
      },
    },
  },
  server: { port: 5173, strictPort: true },
  preview: { port: 4173, strictPort: true },
  test: {
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'https://paradise.test/' } },
    env: {
      VITE_SUPABASE_URL: 'https://paradise.supabase.test',
      VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_test',
      DEBUG_PRINT_LIMIT: '0',
    },
    testTimeout: 90_000,
    hookTimeout: 90_000,
    // Vitest would leave one core idle.
    maxWorkers: '100%',
    setupFiles: ['tests/setup.ts'],
    include: ['tests/**/*.test.{ts,tsx}'],
    unstubGlobals: true,
    unstubEnvs: true,
    restoreMocks: true,
  },
}));
