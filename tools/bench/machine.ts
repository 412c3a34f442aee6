import { existsSync, readFileSync } from 'node:fs';

const TIMES = '/proc/stat';

/**
 * Starts a measurement. The returned function gives the share of CPU time (0 to 1) that the hypervisor has stolen
 * since. Undefined where the system doesn't count it.
 */
export function watchStealTime(): () => number | undefined {
  const before = processorTimes();
  return () => {
    const after = processorTimes();
    if (!before || !after || after.total === before.total) return undefined;
    return (after.stolen - before.stolen) / (after.total - before.total);
  };
}

/** Ticks since boot: user, nice, system, idle, iowait, irq, softirq, steal. */
function processorTimes() {
  if (!existsSync(TIMES)) return undefined;
  const ticks = readFileSync(TIMES, 'utf8').split('\n')[0]?.trim().split(/\s+/).slice(1, 9).map(Number) ?? [];
  return { stolen: ticks[7] ?? 0, total: ticks.reduce((sum, count) => sum + count, 0) };
}
