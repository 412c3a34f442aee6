// `npm run launch-check`: lists the placeholders left and the yearly figures whose year has passed, and fails while there
// are any. Says how many facts are due.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadFacts, today } from './facts/load.mjs';

const folders = process.argv.slice(2);
const lines = (folders.length > 0 ? folders : ['src/operator', 'src/guides', 'src/money']).flatMap(linesOf);
const PLACEHOLDER = /\b555-01\d\d\b|\bexample\.(?:com|net|org)\b|\bstatus: 'sample'|'Sample (?!member)/;
const YEAR = /_YEAR = (\d{4});/;
const thisYear = new Date().getFullYear();

const placeholders = lines.filter(({ line }) => PLACEHOLDER.test(line));
const pastYears = lines.filter(({ line }) => Number(YEAR.exec(line)?.[1]) < thisYear);

if (folders.length === 0) {
  const { facts, dueOn } = await loadFacts();
  console.log(`· ${dueOn(today).length} of ${facts.length} facts are due for re-checking: npm run facts`);
}
if (placeholders.length + pastYears.length === 0) {
  console.log('✓ No placeholder is left: the site can be launched.');
} else {
  for (const { place, line } of [...placeholders, ...pastYears]) console.log(`${place}  ${line}`);
  if (placeholders.length > 0)
    console.log(
      `✗ ${placeholders.length} placeholders are left. Replace them with your own data: docs/deploy.md, step 1.`,
    );
  if (pastYears.length > 0)
    console.log(
      `✗ ${pastYears.length} yearly figures are for a past year. Replace each, its source and its day: docs/upkeep.md.`,
    );
  process.exit(1);
}
process.exit();

function linesOf(folder) {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) =>
      readFileSync(join(folder, file), 'utf8')
        .split('\n')
        .map((line, index) => ({ place: `${join(folder, file)}:${index + 1}`, line: line.trim() })),
    );
}
