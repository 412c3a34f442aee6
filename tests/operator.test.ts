// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { site } from '@/operator/site';
import { ownerProblems } from '../tools/launch/owner';

it('what is set can be called, emailed, read and shown', () => {
  const problems = ownerProblems(site, readFileSync('src/operator/site.ts', 'utf8'));
  expect(problems.filter(({ says }) => !says.endsWith(': a sample'))).toEqual([]);
});

it('the portraits are in public', () => {
  const portraits = site.gapLenders.flatMap(({ image }) => image ?? []);
  expect(portraits.filter((image) => !existsSync(`public${image}`))).toEqual([]);
});

/** What only site.ts may say: the names in it, and words for a program of ours. */
const ownWords = [
  'Paradise PCS',
  'Veterans Home Program',
  'VHP',
  ...[site.name, site.program?.name, site.program?.shortName].flatMap((name) => name ?? []),
];

it('no other file names the site or its home program: an owner would have to find it', () => {
  const files = ['src', 'build'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  );
  const named = files
    .filter(
      (file) => /\.(tsx?|css|svg|webmanifest)$/.test(file) && !file.endsWith(join('operator', 'site.ts')),
    )
    .filter((file) => !file.endsWith('operator-shapes.ts'))
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      const said = [
        ...ownWords.filter((word) => text.includes(word)),
        ...(text.match(/\bour program\b/gi) ?? []),
      ];
      return said.map((word) => `${file}: “${word}” belongs in src/operator/site.ts`);
    });
  expect(named).toEqual([]);
});
