import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { browserVersion, closeBrowser } from './chromium';
import { updatedDocument } from './document';
import { lighthousePart } from './lighthouse';
import { navigationPart } from './navigation';
import { PATHS } from './pages';
import { paintPart } from './paint';
import type { Part, Site } from './part';
import { repeatVisitPart } from './repeat-visit';
import { buildSite, serveSite, TRANSPORT } from './site';
import { sizesPart } from './sizes';
import { markdownTable, rowsOver } from './table';

const DOCUMENT = 'reports/bench.md';

const parts: readonly Part[] = [sizesPart, navigationPart, lighthousePart, paintPart, repeatVisitPart];

type Options = { only?: string[]; routes?: string[] };

/** When a measurement ended (ISO), and the load average before it. */
type Measurement = { at: string; load: number; result: unknown };

/** Measures the requested parts, prints each, and writes it to reports/bench.md; a few pages alone are only printed. */
export async function runBench({ only, routes }: Options): Promise<void> {
  const names = parts.map(({ name }) => name);
  assertKnown('--only', only, names);
  assertKnown('--routes', routes, PATHS);
  console.log('Building the site.');
  buildSite();
  const site = await serveSite();
  try {
    for (const part of parts.filter(({ name }) => only?.includes(name) ?? true)) {
      const text = await section(part, await measure(part, site, routes));
      console.log(`\n## ${part.heading}\n\n${text}\n`);
      if (!routes) writeSection(part.heading, text);
    }
  } finally {
    await closeBrowser();
    site.close();
  }
}

function writeSection(heading: string, text: string): void {
  const old = existsSync(DOCUMENT) ? readFileSync(DOCUMENT, 'utf8') : '';
  const headings = parts.map((part) => part.heading);
  mkdirSync('reports', { recursive: true });
  writeFileSync(DOCUMENT, updatedDocument(old, headings, new Map([[heading, text]])));
}

function assertKnown(option: string, given: string[] | undefined, known: readonly string[]): void {
  const unknown = given?.find((name) => !known.includes(name));
  if (unknown) throw new Error(`${option} does not know ${unknown}. It knows ${known.join(', ')}.`);
}

async function measure(part: Part, site: Site, routes?: string[]) {
  const keys = part.keys.filter((key) => !routes || !key.startsWith('/') || routes.includes(key));
  const measured = new Map<string, Measurement>();
  for (const key of keys) {
    const [load = Number.NaN] = os.loadavg();
    const result = await part.measure(key, site);
    measured.set(key, { at: new Date().toISOString(), load, result });
    console.log(`${part.name} ${measured.size} of ${keys.length}: ${key}`);
  }
  return measured;
}

async function section(part: Part, measured: ReadonlyMap<string, Measurement>): Promise<string> {
  const table = part.table(new Map([...measured].map(([key, { result }]) => [key, result])));
  const over = rowsOver(table);
  const verdict = over === 0 ? 'All within budget.' : `Over budget: ${over} of ${table.rows.length} rows.`;
  const when = await circumstances([...measured.values()]);
  return [part.about, when, verdict, markdownTable(table)].join('\n\n');
}

/** When and on which machine the figures were measured, and how busy it was. */
async function circumstances(measured: readonly Measurement[]): Promise<string> {
  const range = (values: string[]) => [...new Set([values[0], values.at(-1)])].join(' to ');
  const days = measured.map(({ at }) => at.slice(0, 10));
  const loads = measured.map(({ load }) => load).sort((a, b) => a - b);
  const cpus = os.cpus();
  const machine = [
    `${cpus[0]?.model ?? 'unknown processor'}, ${cpus.length} cores`,
    `Node ${process.version}`,
    await browserVersion(),
    TRANSPORT,
  ];
  const load = range(loads.map((value) => value.toFixed(1)));
  return `Measured ${range(days)}: ${machine.join('; ')}; load average ${load}.`;
}
