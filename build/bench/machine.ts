import { existsSync, readFileSync } from 'node:fs';

const TIMES = '/proc/stat';

/**
 * Starts to watch; the function it returns gives the share of processor time, 0 to 1, that the host of this virtual
 * machine has given to others since. Undefined where the system does not count it.
 */
export function watchStolenTime(): () => number | undefined {
  const before = processorTimes();
  return () => {
    const after = processorTimes();
    if (!before || !after || after.total === before.total) return undefined;
    return (after.stolen - before.stolen) / (after.total - before.total);
  };
}

/** Ticks since the start: user, nice, system, idle, waiting, two kinds of interrupts, stolen. */
function processorTimes() {
  if (!existsSync(TIMES)) return undefined;
  const ticks = readFileSync(TIMES, 'utf8').split('\n')[0]?.trim().split(/\s+/).slice(1, 9).map(Number) ?? [];
  return { stolen: ticks[7] ?? 0, total: ticks.reduce((sum, count) => sum + count, 0) };
}
