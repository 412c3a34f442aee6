import type { Plugin } from 'vite';

/**
 * Sonner injects a <style> element on import, which the CSP forbids, so the toaster imports its style sheet instead.
 * Removes the injection, and fails the build unless it is found exactly once.
 */
export function sonnerWithoutInjection(): Plugin {
  return {
    name: 'paradise-sonner-without-injection',
    transform: {
      filter: { id: /node_modules\/sonner\/dist\/index\.mjs/ },
      handler(code) {
        const calls = code.match(/^__insertCSS\(".*"\);?$/gm) ?? [];
        if (calls.length !== 1)
          this.error(`sonner's style injection was found ${calls.length} times, not once.`);
        return { code: code.replace(/^__insertCSS\(".*"\);?$/m, ''), map: null };
      },
    },
  };
}
