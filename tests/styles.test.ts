import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const sheet = readFileSync('src/styles.css', 'utf8').replace(/\/\*[\s\S]*?\*\/|"[^"]*"/g, '');
const code = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(`src/${file}`, 'utf8'))
  .join('\n');

it('has no class in the style sheet of every page that no markup has', () => {
  const classes = new Set(Array.from(sheet.matchAll(/\.([a-z][\w-]*)/g), ([, name = '']) => name));
  expect(classes.size).toBeGreaterThan(20);
  expect([...classes].filter((name) => !new RegExp(`(?<![\\w/-])${name}(?![\\w-])`).test(code))).toEqual([]);
});
