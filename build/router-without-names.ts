import type { Plugin } from 'vite';

/**
 * react-router names its components for debuggers, and the bundler must then keep each of them, used or not. Without
 * the names it drops those of the framework mode. Fails the build when the library no longer does so.
 */
export function routerWithoutNames(): Plugin {
  return {
    name: 'paradise-router-without-names',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\/.*\/chunk-.*\.mjs$/, code: /\.displayName = / },
      handler(code) {
        const lean = code
          .replace(/^\w+\.displayName = ".*";$/gm, '')
          .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1');
        if (lean === code) this.error('react-router names no component: this plugin has nothing left to do.');
        return { code: lean, map: null };
      },
    },
  };
}
