import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A measurement, when it ended (ISO), and the load average before it. */
export type Stored = { at: string; load: number; result: unknown };

/** A part's measurements by key, and the fingerprint of the files they depend on. */
type PartResults = { of: string; measured: Record<string, Stored> };

/** The measurements so far, saved to a file after each one. */
export class Results {
  private readonly file: string;
  private readonly parts: Record<string, PartResults>;

  constructor(file: string) {
    this.file = file;
    this.parts = readJson(file) ?? {};
  }

  /** Returns a part's measurements, dropping those with another fingerprint, or all of them when `fresh`. */
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

/** An eight-digit hash of these files and folders. */
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
