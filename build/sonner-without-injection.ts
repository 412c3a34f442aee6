import type { Plugin } from 'vite';

/**
 * sonner adds a style element when it is imported, which the content security policy forbids. The toaster imports
 * its style sheet as a file instead; this takes the injection out and fails the build when it is not found once.
 */
export function sonnerWithoutInjection(): Plugin {
  return {
    name: 'paradise-sonner-without-injection',
    apply: 'build',
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
