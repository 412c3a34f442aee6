import { build, type ResolvedConfig } from 'vite';

/** Builds src/starter.ts, which is inlined in every page. */
export async function buildStarter({ root, mode, build: { target } }: ResolvedConfig): Promise<string> {
  const result = await build({
    configFile: false,
    root,
    mode,
    logLevel: 'warn',
    build: {
      write: false,
      copyPublicDir: false,
      target,
      lib: { entry: 'src/starter.ts', formats: ['iife'], name: 'starter', fileName: 'starter' },
    },
  });
  const [output] = (Array.isArray(result) ? result : [result]).flatMap((bundle) =>
    'output' in bundle ? bundle.output : [],
  );
  if (output?.type !== 'chunk') throw new Error('The starter was not built.');
  return output.code.trim();
}
