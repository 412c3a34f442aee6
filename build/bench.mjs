// `npm run bench`: measures, prints one Markdown table, and asserts nothing.
import os from 'node:os';
import { runnerImport } from 'vite';

const { module } = await runnerImport('./build/bench/calculators.ts');

console.log(
  `Node ${process.version}, ${os.cpus()[0]?.model ?? 'unknown processor'}, ${new Date().toISOString().slice(0, 10)}\n`,
);
console.log('| what | measured | budget |\n| --- | --- | --- |');
for (const { what, value, unit, budget } of module.benchCalculators()) {
  console.log(
    `| ${what} | ${value.toFixed(2)} ${unit} | ${budget === null ? 'none' : `${budget} ${unit}`} |`,
  );
}
