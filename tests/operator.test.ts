import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isSample } from '@/operator/operator-shapes';
import { site } from '@/operator/site';
import { portraitProblems } from '../tools/launch/check';
import { ownerProblems } from '../tools/launch/owner';

it('what is set can be called, emailed, read and shown', () => {
  const problems = ownerProblems(site, readFileSync('src/operator/site.ts', 'utf8'));
  expect(problems.filter(({ says }) => !says.endsWith(': a sample'))).toEqual([]);
});

it('the portraits are in public', () => {
  expect(portraitProblems('.', site)).toEqual([]);
});

/** The samples as they came, by the start of a checksum. */
const SHIPPED = [
  '0665e2c4',
  '4d121fdb',
  '87daba4a',
  'b4fbc9ac',
  'c041f2ab',
  'a531fba8',
  'ff01286e',
  'e9d88277',
  '7fc34738',
  'a25df406',
  'ed9edc59',
  '8417242d',
  'bc788b3b',
];

it('a sample has the words it came with: with your own, its status is “set”', () => {
  // Another word in upstream's samples would conflict with every owner's copy of the file.
  const samples = Object.values(site)
    .flat()
    .filter((value) => typeof value === 'object' && isSample(value));
  expect(samples.filter((sample) => !SHIPPED.includes(digestOf(sample)))).toEqual([]);
});

function digestOf(sample: unknown): string {
  return createHash('sha256').update(JSON.stringify(sample)).digest('hex').slice(0, 8);
}

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
