// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findPage } from '@/site-map';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.tsx?$/.test(file),
);

it('every link of ours leads to a page that there is, so that a page can be taken away', () => {
  const dead = files.flatMap((file) =>
    [...readFileSync(join('src', file), 'utf8').matchAll(/\b(?:to|href)=(?:"|\{[`'])(\/[^"`'#?$]*)/g)]
      .map(([, path = '']) => path)
      .filter((path) => !/\.\w+$/.test(path) && !findPage(path))
      .map((path) => `src/${file}: ${path}`),
  );
  expect(dead).toEqual([]);
});
