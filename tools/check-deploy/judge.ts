import type { Answer } from './ask';
import type { File } from './live-site';

/** Returns what a judge says of the files, each saying once with the paths that it is true of. */
export function judge(
  files: readonly File[],
  problemOf: (file: File) => string | undefined,
): string | undefined {
  const said = new Map<string, string[]>();
  for (const file of files) {
    const problem = problemOf(file);
    if (problem) said.set(problem, [...(said.get(problem) ?? []), file.path]);
  }
  const lines = [...said].map(([problem, paths]) => `${some(paths)}: ${problem}`);
  return lines.length > 0 ? lines.join('; ') : undefined;
}

function some(paths: readonly string[]): string {
  const first = paths.slice(0, 3).join(', ');
  return paths.length > 3 ? `${first} and ${paths.length - 3} more` : first;
}

export function isFirst({ path }: File, index: number, files: readonly File[]): boolean {
  return files.findIndex((file) => file.path === path) === index;
}

const LONGEST_PAGE_LIFE_S = 600;

/** Whether browsers keep an answer for more than ten minutes without asking. */
export function isKept(answer: Answer): boolean {
  return (
    /immutable/.test(cacheOf(answer)) ||
    Number(/max-age=(\d+)/.exec(cacheOf(answer))?.[1] ?? 0) > LONGEST_PAGE_LIFE_S
  );
}

export const cacheOf = ({ headers }: Answer) => headers.get('cache-control') ?? 'missing';
