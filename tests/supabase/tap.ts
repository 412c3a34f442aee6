import type { Results } from '@electric-sql/pglite';

type TapAssertion = { name: string; passed: boolean; diagnosis: string };

type TapReport = { planned: number; assertions: TapAssertion[] };

/** Reads what a pgTAP file answered: each statement's rows, of which the text ones are TAP. */
export function readTap(results: Results[]): TapReport {
  const lines = results
    .flatMap(({ rows }) => rows.flatMap((row) => Object.values(row)))
    .filter((value) => typeof value === 'string');
  const plan = lines.map((line) => /^1\.\.(\d+)$/.exec(line)).find(Boolean);
  const assertions = lines.flatMap((line) => {
    const [, not, name] = /^(not )?ok \d+ - (.*)/.exec(line) ?? [];
    return name === undefined ? [] : [{ name, passed: !not, diagnosis: line }];
  });
  return { planned: Number(plan?.[1]), assertions };
}
