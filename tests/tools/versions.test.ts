import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SUPABASE_CLI, WRANGLER } from '../../tools/versions.mjs';

const filesIn = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => `${folder}/${name}`);

const files = [
  'README.md',
  'CHANGELOG.md',
  ...filesIn('docs', /\.md$/),
  ...filesIn('tools', /\.(mjs|ts)$/),
  ...filesIn('.github/workflows', /\.yml$/),
];

it.each(files)('%s runs the pinned tools where an owner is logged in', (file) => {
  const text = readFileSync(file, 'utf8');
  for (const [, tool = ''] of text.matchAll(
    /\bnpx (?:--yes )?((?:supabase|wrangler)\S*)(?= (?!start|status)[a-z])/g,
  ))
    expect([SUPABASE_CLI, WRANGLER]).toContain(tool);
  expect(text).not.toMatch(/'(supabase@\d+|wrangler)'/);
});
