import type { Table } from './table';

/** The built site while it is being measured. */
export type Site = { origin: string; folder: string };

/** One part of the bench. Each measurement is saved, so that an interrupted run can resume. */
export type Part<Result = unknown> = {
  /** Its name for `--only`, and its heading in docs/bench.md. */
  name: string;
  heading: string;
  /** Explains in docs/bench.md what is measured and how. */
  about: string;
  /** The files or folders (or the built site) that the results depend on. When they change, old results are dropped. */
  subject: 'site' | readonly string[];
  /** One key per measurement; paths for parts that measure pages. */
  keys: readonly string[];
  /** Why this machine can't measure it, or undefined. */
  obstacle?(): string | undefined;
  measure(key: string, site: Site): Promise<Result>;
  /** `results` are in the order of `keys`; some may be missing. */
  table(results: ReadonlyMap<string, Result>): Table;
};
