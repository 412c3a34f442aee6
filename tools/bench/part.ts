import type { Table } from './table';

/** The built site while it is being measured. */
export type Site = { origin: string; folder: string; close(): void };

/** One part of the bench. */
export type Part<Result = unknown> = {
  /** Its name for `--only`, and its heading in reports/bench.md. */
  name: string;
  heading: string;
  /** Explains in reports/bench.md what is measured and how. */
  about: string;
  /** One key per measurement; paths for parts that measure pages. */
  keys: readonly string[];
  measure(key: string, site: Site): Promise<Result>;
  /** `results` are in the order of `keys`. */
  table(results: ReadonlyMap<string, Result>): Table;
};
