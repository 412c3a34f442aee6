import type { Plugin } from 'vite';

/**
 * react-router names its components for debuggers and derives others from React's class, and the bundler must then
 * keep each of them, used or not. Without the names, and with the classes marked as free of effects, it drops those of
 * the framework mode. Fails the build when the library no longer does so.
 */
export function leanRouter(): Plugin {
  return {
    name: 'paradise-lean-router',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\/.*\/chunk-.*\.mjs$/, code: /\.displayName = / },
      handler(code) {
        const steps = [
          [/^\w+\.displayName = ".*";$/gm, ''],
          [/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1'],
          [
            /^var (\w+) = class (extends React\d*\.Component) \{([\s\S]*?^\};)\n\1\.contextType = (\w+);$/gm,
            'var $1 = class $2 {\n  static contextType = $4;$3',
          ],
          [
            /^var (\w+) = (class extends React\d*\.Component \{[\s\S]*?^\});/gm,
            'var $1 = /* @__PURE__ */ (() => $2)();',
          ],
          ['var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;'],
        ] as const;
        let lean = code;
        for (const [from, to] of steps) {
          const before = lean;
          lean = lean.replace(from, to);
          if (lean === before) this.error(`react-router has nothing like ${from} any more.`);
        }
        return { code: lean, map: null };
      },
    },
  };
}
