import type { Plugin } from 'vite';

/**
 * Vite wraps every `import()` in a helper that fetches the new script's style sheets first. Its own also preloads
 * scripts, which this site does not ask for, and weighs 0.6 KB on every page; this does the rest of it.
 */
const helper = `
const sheets = {};
const add = (file) => sheets[file] ??= new Promise((resolve, reject) => {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = '/' + file;
  link.onload = resolve;
  link.onerror = () => {
    link.remove();
    delete sheets[file];
    reject(new Error(file + ' could not be loaded'));
  };
  document.head.append(link);
});
export const __vitePreload = (load, files) => (files?.length ? Promise.all(files.map(add)).then(load) : load());
`;

export function leanImportHelper(): Plugin {
  return {
    name: 'paradise-lean-import-helper',
    apply: 'build',
    enforce: 'pre',
    load: { filter: { id: /vite\/preload-helper\.js$/ }, handler: () => helper },
  };
}
