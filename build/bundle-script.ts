import { build, type ResolvedConfig } from 'vite';

/** Bundles the starter or the service worker into one classic script, after the site's own build. */
export async function bundleScript(
  { root, mode, build: { target } }: ResolvedConfig,
  entry: string,
  define: Record<string, string> = {},
): Promise<string> {
  const result = await build({
    configFile: false,
    root,
    mode,
    logLevel: 'warn',
    define,
    build: {
      write: false,
      copyPublicDir: false,
      target,
      lib: { entry, formats: ['iife'], name: 'bundled', fileName: 'bundled' },
    },
  });
  const [output] = (Array.isArray(result) ? result : [result]).flatMap((bundle) =>
    'output' in bundle ? bundle.output : [],
  );
  if (output?.type !== 'chunk') throw new Error(`${entry} was not bundled.`);
  return output.code.trim();
}
