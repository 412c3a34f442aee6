import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

export type Postgres = { name: string; run: (sql: string) => string[]; stop: () => void };

const PROGRAMS = ['initdb', 'pg_ctl', 'postgres', 'psql'];

// PostgreSQL refuses to run as root (the default in containers), so it runs as nobody.
const NOBODY = 65_534;
const owner = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

/** Starts an empty PostgreSQL 15 or later. Undefined where none is installed. */
export function startPostgres(): Postgres | undefined {
  const programs = findPrograms();
  if (!programs) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  if (owner.uid) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const call = (program: string, args: string[], input = '') => {
    const options = { ...owner, input, cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 } as const;
    const { status, stdout, stderr, error } = spawnSync(join(programs, program), args, options);
    if (error || status !== 0) throw error ?? new Error(`${program}: ${stderr}`);
    return stdout;
  };
  call('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']);
  const settings = `-k ${folder} -c listen_addresses= -c fsync=off`;
  call('pg_ctl', ['start', '-w', '-D', data, '-l', join(folder, 'log'), '-o', settings]);
  const psql = ['-h', folder, '-U', 'postgres', '-XqAt', '-v', 'ON_ERROR_STOP=1'];
  return {
    name: call('postgres', ['--version']).trim(),
    run: (sql) => call('psql', psql, sql).split('\n'),
    stop: () => {
      call('pg_ctl', ['stop', '-D', data, '-m', 'immediate']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The folder of PostgreSQL's programs: on the PATH, or Debian's newest. */
function findPrograms(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const onPath = (process.env.PATH ?? '').split(delimiter);
  const places = [...onPath, ...versions.map((version) => join(debian, version, 'bin'))];
  return places.find(
    (place) => PROGRAMS.every((name) => existsSync(join(place, name))) && versionOf(place) >= 15,
  );
}

function versionOf(programs: string): number {
  const { stdout } = spawnSync(join(programs, 'postgres'), ['--version'], { encoding: 'utf8' });
  return Number(/(\d+)/.exec(stdout)?.[1]);
}

/** pgTAP's SQL from PGlite, for servers without the extension. Creates its functions in the schema `extensions`. */
export function pgtapScript(): string {
  const pglite = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  const archive = join(pglite, 'pgtap.tar.gz');
  const { stdout: list } = spawnSync('tar', ['-tzf', archive], { encoding: 'utf8' });
  const file = list.split('\n').find((name) => /pgtap--\d+\.\d+\.\d+\.sql$/.test(name)) ?? '';
  const { stdout } = spawnSync('tar', ['-xzOf', archive, file], { encoding: 'utf8', maxBuffer: 2 ** 26 });
  return `set search_path = extensions;\n${stdout.replace(/^\\echo.*$/gm, '')}`;
}
