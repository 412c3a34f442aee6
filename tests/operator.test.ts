// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { videoEmbed } from '@/features/welcome/video-embed';
import { site } from '@/operator/site';
import { isEmail } from '@/ui/email';

// What types can't say of an owner's own data: its typos would reach every visitor.

const people = [
  site.founder,
  site.vaSpecialist,
  site.gapPartner,
  site.assumptionAgent,
  ...site.vaLenders,
  ...site.gapLenders,
];

it.each(people.filter((person) => person !== undefined))('$name can be called and emailed', (person) => {
  expect(person.phone, 'phone').toMatch(/^\d{3}-\d{3}-\d{4}( ext\. \d+)?$/);
  expect(isEmail(person.email), `email: ${person.email}`).toBe(true);
});

it('the portraits are in public', () => {
  const portraits = site.gapLenders.flatMap(({ image }) => image ?? []);
  expect(portraits.filter((image) => !existsSync(`public${image}`))).toEqual([]);
});

it('the welcome video is one that the site can show', () => {
  if (site.welcomeVideo) expect(videoEmbed(site.welcomeVideo)).toBeDefined();
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
