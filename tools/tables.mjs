// `npm run tables -- FILE...`: writes the Defense Department's yearly tables into src/money, and prints the rows that changed.
//   bahw27.txt bahwo27.txt   BAH, as DoD publishes it
//   pay27.txt                basic pay: rows pasted from DFAS's page, every column
//   dla27.txt                DLA: rows pasted, each with two amounts
//   cola27.txt               COLA: rows "E-5 with 85 85 90 …" and "E-5 without 75 80 80 …", and "spendable 35,200 36,500 …"
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { runnerImport } from 'vite';
import { textOf } from './text-of.mjs';

const files = process.argv.slice(2);
const today = new Date().toISOString().slice(0, 10);
const { module } = await runnerImport('./tools/tables/tables.ts', {
  logLevel: 'warn',
  resolve: { tsconfigPaths: true },
});
try {
  if (files.length === 0) throw new Error('Which files? npm run tables -- bahw27.txt bahwo27.txt pay27.txt');
  const missing = files.find((file) => !existsSync(file));
  if (missing) throw new Error(`${missing} is not there.`);
  const tables = module.tablesIn(files.map((file) => ({ name: basename(file), text: textOf(file) })));
  const texts = tables.map((table) => module.written(readFileSync(table.file, 'utf8'), table, today));
  for (const [index, table] of tables.entries()) write(table, texts[index]);
  console.log(
    'Now give each source there its new title and link, and run npm test: it names the rows to look up.',
  );
} catch (error) {
  console.error(`✗ ${error.message}`);
  process.exitCode = 1;
}

function write(table, text) {
  const before = readFileSync(table.file, 'utf8');
  writeFileSync(table.file, text);
  spawnSync(process.execPath, ['node_modules/@biomejs/biome/bin/biome', 'format', '--write', table.file]);
  const rows = module.changedRows(before, readFileSync(table.file, 'utf8'), table);
  console.log(`${table.file}: ${table.year}, ${rows.length} rows changed`);
  for (const row of rows) console.log(`  ${row}`);
}
