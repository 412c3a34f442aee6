import type { Plugin } from 'vite';

/**
 * React Router names its components, and creates them, in ways that would keep those nobody uses in every page's scripts: 1.6 KB.
 * Marks them as free to leave out.
 */
export function withoutUnusedRouter(): Plugin {
  return {
    name: 'paradise-without-unused-router',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/react-router\// },
      handler: (code) => ({
        code: code
          .replace(/^\w+\.displayName = .*;$/gm, '')
          .replace(/(?<== )React\d*\.(forwardRef|createContext)\(/g, '/* @__PURE__ */ $&'),
        map: null,
      }),
    },
  };
}
