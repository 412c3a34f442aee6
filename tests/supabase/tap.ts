type TapAssertion = { name: string; passed: boolean; diagnosis: string };

type TapReport = { planned: number; assertions: TapAssertion[] };

/** Parses the output of a pgTAP file. */
export function readTap(lines: string[]): TapReport {
  const plan = lines.map((line) => /^1\.\.(\d+)$/.exec(line)).find(Boolean);
  const assertions = lines.flatMap((line, index) => {
    const [, not, name] = /^(not )?ok \d+ - (.*)/.exec(line) ?? [];
    const diagnosis = lines.slice(index, index + 12).join('\n');
    return name === undefined ? [] : [{ name, passed: !not, diagnosis }];
  });
  return { planned: Number(plan?.[1]), assertions };
}
