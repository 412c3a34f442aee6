import type { Table } from './table';

/** The built site as it is served while measuring. */
export type Site = { origin: string; folder: string };

/** One part of the bench. Its measurements are stored one by one, so that a stopped run can go on. */
export type Part<Result = unknown> = {
  /** What `--only` calls it, and its heading in docs/bench.md. */
  name: string;
  heading: string;
  /** What is measured and how, for the reader of docs/bench.md. */
  about: string;
  /** What the results belong to: files or folders, or the built site. When they change, all is measured anew. */
  subject: 'site' | readonly string[];
  /** One key for each measurement; addresses when it measures pages. */
  keys: readonly string[];
  /** Why this machine cannot do it, if it cannot. */
  obstacle?(): string | undefined;
  measure(key: string, site: Site): Promise<Result>;
  /** `results` are in the order of `keys` and may lack some of them. */
  table(results: ReadonlyMap<string, Result>): Table;
};
