import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** One measurement, when it ended (ISO), the load average before it, and the share of processor time stolen from it. */
export type Stored = { at: string; load: number; stolen?: number | undefined; result: unknown };

/** The measurements of a part, by key, and the fingerprint of what they were made of. */
type PartResults = { of: string; measured: Record<string, Stored> };

/** What has been measured, in a file that is written after each measurement. */
export class Results {
  private readonly file: string;
  private readonly parts: Record<string, PartResults>;

  constructor(file: string) {
    this.file = file;
    this.parts = readJson(file) ?? {};
  }

  /** The measurements of a part; those of another fingerprint, or all when `fresh`, are forgotten. */
  of(part: string, fingerprint: string, fresh: boolean): Record<string, Stored> {
    const known = this.parts[part];
    if (known && known.of === fingerprint && !fresh) return known.measured;
    const measured: Record<string, Stored> = {};
    this.parts[part] = { of: fingerprint, measured };
    return measured;
  }

  save(): void {
    mkdirSync(dirname(this.file), { recursive: true });
    writeFileSync(this.file, JSON.stringify(this.parts, null, 2));
  }
}

/** Eight hexadecimal digits that change when a file in these files or folders does. */
export function fingerprint(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesIn)) hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 8);
}

function filesIn(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  const inside = readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => join(path, name));
  return inside.filter((file) => statSync(file).isFile()).sort();
}

function readJson(file: string) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
