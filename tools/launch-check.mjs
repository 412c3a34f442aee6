// `npm run launch-check`: lists the placeholders left in src/guides, and fails while there are any.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = process.argv[2] ?? 'src/guides';
const PLACEHOLDER = /\b555-01\d\d\b|\bexample\.(?:com|net|org)\b|\bisSample: true\b|'Sample (?!member)/;

const found = readdirSync(folder)
  .filter((file) => file.endsWith('.ts'))
  .flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .map((line, index) => ({ place: `${join(folder, file)}:${index + 1}`, line: line.trim() }))
      .filter(({ line }) => PLACEHOLDER.test(line)),
  );

if (found.length === 0) {
  console.log('✓ No placeholder is left: the site can be launched.');
} else {
  for (const { place, line } of found) console.log(`${place}  ${line}`);
  console.log(`✗ ${found.length} placeholders are left. Replace them with the operator's own data.`);
  process.exit(1);
}
