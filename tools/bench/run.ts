import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { calculatorsPart } from './calculators';
import { browserVersion } from './chromium';
import { updatedDocument } from './document';
import { lighthousePart } from './lighthouse';
import { navigationPart } from './navigation';
import { PATHS } from './pages';
import { paintPart } from './paint';
import type { Part, Site } from './part';
import { progressReadsPart } from './progress-reads';
import { fingerprint, Results, type Stored } from './results';
import { buildSite, SITE_FOLDER, serveSite, TRANSPORT } from './site';
import { sizesPart } from './sizes';
import { markdownTable, rowsOver } from './table';

const RESULTS = '.bench/results.json';
const DOCUMENT = 'docs/bench.md';

const parts: readonly Part[] = [
  calculatorsPart,
  sizesPart,
  navigationPart,
  lighthousePart,
  paintPart,
  progressReadsPart,
];

type Options = { only?: string[]; routes?: string[]; fresh: boolean };

/** Measures the requested parts, prints the results and writes them to docs/bench.md. */
export async function runBench({ only, routes, fresh }: Options): Promise<void> {
  assertKnown(
    '--only',
    only,
    parts.map(({ name }) => name),
  );
  assertKnown('--routes', routes, PATHS);
  const results = new Results(RESULTS);
  const sections = new Map<string, string>();
  let site: Promise<Site> | undefined;

  for (const part of parts.filter(({ name }) => only?.includes(name) ?? true)) {
    const obstacle = part.obstacle?.();
    if (obstacle) {
      console.log(`${part.name}: skipped, ${obstacle}`);
      continue;
    }
    const needsSite = part.subject === 'site';
    if (needsSite) site ??= startSite();
    const served = await (site ?? { origin: '', folder: '' });
    const of = fingerprint(part.subject === 'site' ? [SITE_FOLDER] : part.subject);
    const stored = results.of(part.name, of, fresh);
    await measureMissing(part, stored, served, routes, () => results.save());
    sections.set(part.heading, await section(part, stored, of));
  }

  const old = existsSync(DOCUMENT) ? readFileSync(DOCUMENT, 'utf8') : '';
  mkdirSync('docs', { recursive: true });
  writeFileSync(
    DOCUMENT,
    updatedDocument(
      old,
      parts.map(({ heading }) => heading),
      sections,
    ),
  );
  for (const [heading, text] of sections) console.log(`\n## ${heading}\n\n${text}`);
  console.log(`\nWritten to ${DOCUMENT}.`);
}

function assertKnown(option: string, given: string[] | undefined, known: readonly string[]): void {
  const unknown = given?.find((name) => !known.includes(name));
  if (unknown) throw new Error(`${option} does not know ${unknown}. It knows ${known.join(', ')}.`);
}

function startSite(): Promise<Site> {
  console.log('Building the site.');
  buildSite();
  return serveSite();
}

async function measureMissing(
  part: Part,
  stored: Record<string, Stored>,
  site: Site,
  routes: string[] | undefined,
  save: () => void,
): Promise<void> {
  const wanted = part.keys.filter((key) => !routes || !key.startsWith('/') || routes.includes(key));
  const missing = wanted.filter((key) => !stored[key]);
  console.log(`${part.name}: ${missing.length} to measure, ${wanted.length - missing.length} known.`);
  for (const [index, key] of missing.entries()) {
    const startedAt = Date.now();
    const load = os.loadavg()[0] ?? Number.NaN;
    const result = await part.measure(key, site);
    stored[key] = { at: new Date().toISOString(), load, result };
    save();
    const seconds = Math.round((Date.now() - startedAt) / 1000);
    console.log(`${part.name} ${index + 1} of ${missing.length}: ${key}, ${seconds} s`);
  }
}

async function section(part: Part, stored: Record<string, Stored>, of: string): Promise<string> {
  const known = part.keys.flatMap((key) => (stored[key] ? [[key, stored[key]] as const] : []));
  const table = part.table(new Map(known.map(([key, { result }]) => [key, result])));
  const over = rowsOver(table);
  const verdict = over === 0 ? 'All within budget.' : `Over budget: ${over} of ${table.rows.length} rows.`;
  const partly =
    known.length < part.keys.length ? ` Measured so far: ${known.length} of ${part.keys.length}.` : '';
  return [
    part.about,
    await circumstances(
      part,
      known.map(([, one]) => one),
      of,
    ),
    verdict + partly,
    markdownTable(table),
  ].join('\n\n');
}

/** When and on which machine the figures were measured, and how busy it was. */
async function circumstances(part: Part, measured: readonly Stored[], of: string): Promise<string> {
  const range = (values: string[]) => [...new Set([values[0], values.at(-1)])].join(' to ');
  const days = measured.map(({ at }) => at.slice(0, 10)).sort();
  const loads = measured.map(({ load }) => load).sort((a, b) => a - b);
  const cpus = os.cpus();
  const machine = [
    `${cpus[0]?.model ?? 'unknown processor'}, ${cpus.length} cores`,
    `Node ${process.version}`,
  ];
  if (part.subject === 'site') machine.push(await browserVersion(), TRANSPORT, `build ${of}`);
  const load = range(loads.map((value) => value.toFixed(1)));
  return `Measured ${range(days)}: ${machine.join('; ')}; load average ${load}.`;
}
