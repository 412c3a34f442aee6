import { spawnSync } from 'node:child_process';

/**
 * Runs a package's command where the user sees and answers it, on Windows too. Returns its exit code.
 * @param {readonly string[]} args
 * @param {Record<string, string | undefined>} [env]
 */
export function npx(args, env) {
  const isWindows = process.platform === 'win32';
  const { status } = spawnSync('npx', isWindows ? args.map((arg) => `"${arg}"`) : args, {
    stdio: 'inherit',
    // npx is a .cmd file there.
    shell: isWindows,
    env: { ...process.env, ...env },
  });
  return status ?? 1;
}
