import { build, type ResolvedConfig } from 'vite';

/** Bundles a script that isn't part of the site's own build, after it: classic, or a module. */
export async function bundleScript(
  { root, mode, build: { target } }: ResolvedConfig,
  entry: string,
  define: Record<string, string> = {},
  format: 'iife' | 'es' = 'iife',
): Promise<string> {
  const result = await build({
    configFile: false,
    root,
    mode,
    logLevel: 'warn',
    define,
    resolve: { tsconfigPaths: true },
    build: {
      write: false,
      copyPublicDir: false,
      target,
      lib: { entry, formats: [format], name: 'bundled', fileName: 'bundled' },
    },
  });
  const [output] = (Array.isArray(result) ? result : [result]).flatMap((bundle) =>
    'output' in bundle ? bundle.output : [],
  );
  if (output?.type !== 'chunk') throw new Error(`${entry} was not bundled.`);
  return output.code.trim();
}
