import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import type { Part } from './part';
import { atMost, median } from './table';

const DEBIAN_SERVERS = '/usr/lib/postgresql';
const MIGRATIONS = 'supabase/migrations';
// What a hosted Supabase project has before its first migration.
const HOSTED_SHAPE = 'tests/supabase/hosted-shape.sql';

const SMALL = { database: 'small', users: 1000, rows: '20 thousand' };
const LARGE = { database: 'large', users: 1_000_000, rows: '20 million' };
const ROUNDS = 5;
const READS_PER_ROUND = 2000;
const RATIO_BUDGET = 1.5;
const DISK_NEEDED_GB = 6;

/** One database's read times in µs: each round's median and 95th percentile, then the median over rounds. */
type Reads = { median: number; slow: number };
type Result = { small: Reads; large: Reads; version: string };

export const progressReadsPart: Part<Result> = {
  name: 'progress-reads',
  heading: 'Reading one user’s progress',
  about: `${ROUNDS} rounds of ${READS_PER_ROUND} reads of random users in each database, in turns, on a warm connection, timed inside the server: the statement that PostgREST makes of the app's select, JSON and all, as role authenticated, under row security. Every user has 20 rows, written in the order of the items, so that they lie in 20 different places. A scratch server of Debian's, given a quarter of the machine's memory (shared_buffers) as its manual advises.`,
  needsSite: false,
  keys: ['reads'],
  obstacle() {
    if (!serverFolder()) return 'Debian’s PostgreSQL is not installed.';
    const { bavail, bsize } = statfsSync(tmpdir());
    return bavail * bsize < DISK_NEEDED_GB * 1e9
      ? `${tmpdir()} has less than ${DISK_NEEDED_GB} GB free.`
      : undefined;
  },
  measure: async () => withServer(measureReads),
  table: (results) => ({
    columns: ['rows', 'median µs', '95th percentile µs', 'median beside the small one', 'budget'],
    rows: [...results.values()].flatMap(({ small, large, version }) => [
      [`${SMALL.rows}, PostgreSQL ${version}`, small.median.toFixed(0), small.slow.toFixed(0), '1.00', ''],
      [
        LARGE.rows,
        large.median.toFixed(0),
        large.slow.toFixed(0),
        atMost(large.median / small.median, RATIO_BUDGET, 2),
        `${RATIO_BUDGET}`,
      ],
    ]),
  }),
};

/** Runs SQL with parameters as psql variables, and returns the rows as plain text. */
type RunSql = (database: string, sql: string) => string;

function measureReads(run: RunSql): Result {
  run('postgres', `create database ${SMALL.database}`);
  run(SMALL.database, readFileSync(HOSTED_SHAPE, 'utf8'));
  const migrations = readdirSync(MIGRATIONS).sort();
  const migration = migrations.map((name) => readFileSync(join(MIGRATIONS, name), 'utf8')).join('\n');
  run(SMALL.database, `set role project_owner;\n${migration}`);
  run('postgres', `create database ${LARGE.database} template ${SMALL.database}`);
  for (const { database, users, rows } of [SMALL, LARGE]) {
    console.log(`progress-reads: writing ${rows} rows.`);
    run(database, fillSql(users));
  }
  const rounds = Array.from({ length: ROUNDS }, () => ({
    small: readRound(run, SMALL),
    large: readRound(run, LARGE),
  }));
  return {
    small: medians(rounds.map(({ small }) => small)),
    large: medians(rounds.map(({ large }) => large)),
    version: run('postgres', 'show server_version').trim(),
  };
}

function medians(rounds: Reads[]): Reads {
  return {
    median: median(rounds.map((round) => round.median)),
    slow: median(rounds.map(({ slow }) => slow)),
  };
}

/** Leaves out triggers and foreign keys, which don't affect reads. The indexes come from the migrations. */
function fillSql(users: number): string {
  return `
    set session_replication_role = replica;
    insert into auth.users (id) select md5(n::text)::uuid from generate_series(1, ${users}) n;
    do $$ begin
      for item in 0..19 loop
        insert into public.checklist_progress (user_id, checklist_type, item_index, completed)
        select md5(n::text)::uuid, 'hawaii_pcs', item, random() < 0.5 from generate_series(1, ${users}) n;
      end loop;
    end $$;
    vacuum analyze;`;
}

/** Warms up the connection: a new one first has to map each page, a server's long-lived one doesn't. */
const WARM_UP = `
  do $$ begin
    set local max_parallel_workers_per_gather = 0;
    perform count(*) from public.checklist_progress where completed is null;
    set local enable_seqscan = off;
    perform count(*) from public.checklist_progress;
  end $$;`;

/** The query of src/features/checklist/progress-api.ts as PostgREST sends it. Throws unless a user gets 20 rows. */
function readRound(run: RunSql, { database, users }: typeof SMALL): Reads {
  const [median = Number.NaN, slow = Number.NaN] = run(
    database,
    `
    ${WARM_UP}
    create temporary table reads (microseconds float8);
    grant insert on reads to authenticated;
    set role authenticated;
    do $$
    declare reader uuid; started timestamptz; microseconds float8; found_rows int; body json;
    begin
      for _ in 1..${READS_PER_ROUND} loop
        reader := md5((1 + floor(random() * ${users}))::int::text)::uuid;
        perform set_config('request.jwt.claims', json_build_object('sub', reader)::text, true);
        started := clock_timestamp();
        with pgrst_source as (
          select item_index, completed from public.checklist_progress
          where user_id = reader and checklist_type = 'hawaii_pcs'
        )
        select pg_catalog.count(_postgrest_t), coalesce(json_agg(_postgrest_t), '[]') into found_rows, body
          from (select * from pgrst_source) _postgrest_t;
        microseconds := extract(epoch from clock_timestamp() - started) * 1e6;
        if found_rows <> 20 then raise exception 'a user has % rows', found_rows; end if;
        insert into reads values (microseconds);
      end loop;
    end $$;
    reset role;
    select percentile_cont(0.5) within group (order by microseconds) || ' ' ||
           percentile_cont(0.95) within group (order by microseconds) from reads;`,
  )
    .trim()
    .split(' ')
    .map(Number);
  return { median, slow };
}

/** Runs a temporary PostgreSQL server in a new folder, and removes both afterward. */
function withServer<T>(work: (run: RunSql) => T): T {
  const programs = join(serverFolder() ?? '', 'bin');
  const folder = mkdtempSync(join(tmpdir(), 'paradise-bench-'));
  const data = join(folder, 'data');
  const user = serverUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const call = (program: string, args: string[], input?: string) =>
    execFileSync(join(programs, program), args, {
      ...user,
      cwd: folder,
      env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' },
      encoding: 'utf8',
      input: input ?? '',
      // Inherited pipes would stay open in the server and block this call.
      stdio: input === undefined ? ['ignore', 'ignore', 'inherit'] : ['pipe', 'pipe', 'inherit'],
    });
  // After Ctrl-C the running query fails, and the server is still removed.
  const stay = () => undefined;
  process.once('SIGINT', stay);
  try {
    call('initdb', ['-D', data, '-U', 'postgres', '--auth=trust', '--no-sync']);
    const buffersMb = Math.floor(totalmem() / 4 / 2 ** 20);
    const settings = `-k ${folder} -c listen_addresses= -c shared_buffers=${buffersMb}MB -c fsync=off -c max_wal_size=8GB -c autovacuum=off`;
    call('pg_ctl', ['start', '-w', '-D', data, '-l', join(folder, 'log'), '-o', settings]);
    const psql = ['-h', folder, '-U', 'postgres', '-qAtX', '-v', 'ON_ERROR_STOP=1'];
    return work((database, sql) => call('psql', [...psql, '-d', database], sql));
  } finally {
    if (existsSync(join(data, 'postmaster.pid')))
      call('pg_ctl', ['stop', '-w', '-D', data, '-m', 'immediate']);
    rmSync(folder, { recursive: true, force: true });
    process.off('SIGINT', stay);
  }
}

/** The newest server in Debian's folders. */
function serverFolder(): string | undefined {
  if (!existsSync(DEBIAN_SERVERS)) return undefined;
  const versions = readdirSync(DEBIAN_SERVERS).sort((a, b) => Number(b) - Number(a));
  return versions
    .map((version) => join(DEBIAN_SERVERS, version))
    .find((path) => existsSync(join(path, 'bin/initdb')));
}

/** PostgreSQL refuses to run as root, so Debian's postgres user runs it. */
function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (kind: string) => Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}
