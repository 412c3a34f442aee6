import { runLighthouse } from './chromium';
import { isInteractive, PATHS } from './pages';
import type { Part } from './part';
import { atLeast, atMost } from './table';

const RUNS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/**
 * Scores are out of 100, LCP and TBT in ms, CLS unitless. `machine` is Lighthouse's benchmark index during the run.
 */
type Run = {
  scores: number[];
  paint: number;
  blocking: number;
  shift: number;
  failed: string[];
  machine: number;
};

export const lighthousePart: Part<Run> = {
  name: 'lighthouse',
  heading: 'Lighthouse, mobile',
  about: `The median of ${RUNS} runs by performance, simulated slow 4G and a processor four times slower; storage is empty, so the home page greets its first visitor. Budgets: 100 in all four (performance 99 on the interactive pages), CLS 0, TBT under 50 ms. LCP has its budget below, beside the same page without script. Where Debian’s package is available, Chromium runs without windows: with them, its other processes compete for two cores, and the page without any script reads up to 80 ms of TBT. The last column is Lighthouse's own index of the machine in that run: four times slower is meant for 1500 to 2000: a slower machine reads longer times, a faster one shorter.`,
  keys: PATHS,
  async measure(path, { origin }) {
    const runs: Run[] = [];
    for (let count = 0; count < RUNS; count += 1) runs.push(await run(origin + path));
    return medianRun(runs);
  },
  table: (results) => ({
    columns: [
      'page',
      'performance',
      'accessibility',
      'best practices',
      'SEO',
      'LCP ms',
      'TBT ms',
      'CLS',
      'not passed',
      'machine',
    ],
    rows: [...results].map(([path, { scores, paint, blocking, shift, failed, machine }]) => [
      path,
      ...scores.map((score, index) => atLeast(score, index === 0 && isInteractive(path) ? 99 : 100)),
      atMost(paint, undefined),
      atMost(blocking, 49),
      atMost(shift, 0, 3),
      failed.join(', ') || 'none',
      `${Math.round(machine)}`,
    ]),
  }),
};

async function run(url: string): Promise<Run> {
  const { categories, audits, environment } = await runLighthouse(url, { onlyCategories: [...CATEGORIES] });
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const weighted = CATEGORIES.slice(1).flatMap((id) =>
    (categories[id]?.auditRefs ?? []).filter(({ weight }) => weight > 0),
  );
  return {
    scores: CATEGORIES.map((id) => Math.round((categories[id]?.score ?? 0) * 100)),
    paint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    failed: weighted.map(({ id }) => id).filter((id) => (audits[id]?.score ?? 1) < 1),
    machine: environment.benchmarkIndex,
  };
}

function medianRun(runs: Run[]): Run {
  const sorted = [...runs].sort((a, b) => (a.scores[0] ?? 0) - (b.scores[0] ?? 0) || b.paint - a.paint);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error('Lighthouse did not run.');
  return middle;
}
