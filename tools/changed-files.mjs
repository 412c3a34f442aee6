import { execFileSync } from 'node:child_process';

/**
 * Returns the files changed since main, committed or not. On main itself: since the server's main, else by the last commit.
 * Undefined without git or without a main.
 * @param {string} [cwd]
 * @returns {string[] | undefined}
 */
export function changedFiles(cwd = '.') {
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .split('\n')
      .filter(Boolean);
  const baseOf = (/** @type {string} */ name) => {
    try {
      return git('merge-base', 'HEAD', name)[0];
    } catch {
      return undefined;
    }
  };
  const head = baseOf('HEAD');
  const mains = ['main', 'origin/main'].map(baseOf).filter((base) => base !== undefined);
  if (mains.length === 0) return undefined;
  const base = mains.find((main) => main !== head) ?? baseOf('HEAD~1');
  if (!base) return undefined;
  return [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
}
