import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '@/operator/site';
import { mailProblems, nameProblems, type Problem, portraitProblems, yearProblems } from './check';
import { ownerProblems } from './owner';

/** Returns everything that stands in the way of launching this copy. */
export function launchProblems(root: string): Problem[] {
  return [
    ...ownerProblems(site, readFileSync(join(root, 'src/operator/site.ts'), 'utf8')),
    ...nameProblems(root, site),
    ...portraitProblems(root, site),
    ...mailProblems(root),
    ...yearProblems(root, new Date().getFullYear()),
  ];
}
