import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { prerender } from './build/prerender';
import { sonnerWithoutInjection } from './build/sonner-without-injection';

export default defineConfig({
  plugins: [react(), tailwindcss(), sonnerWithoutInjection(), prerender()],
  resolve: { tsconfigPaths: true },
  server: { port: 5173, strictPort: true },
  preview: { port: 4173, strictPort: true },
  test: {
    environment: 'jsdom',
    setupFiles: ['tests/setup.ts'],
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/browser/**'],
    restoreMocks: true,
  },
});
