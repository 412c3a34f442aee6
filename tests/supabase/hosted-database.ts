import { readdir, readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { pgtap } from '@electric-sql/pglite/pgtap';
import { type Postgres, pgtapScript, startPostgres } from './postgres';

const SEARCH_PATH = 'set search_path = public, extensions;';

/** A bare Postgres in the shape of a hosted project, with our migrations and seed applied. */
export async function hostedDatabase(): Promise<PGlite> {
  const database = await PGlite.create({ extensions: { pgtap } });
  await database.exec(await projectScript());
  await database.exec(`create extension pgtap with schema extensions; ${SEARCH_PATH}`);
  return database;
}

/** The same on this machine's PostgreSQL. Undefined where there is none. */
export async function hostedPostgres(): Promise<Postgres | undefined> {
  const postgres = startPostgres();
  postgres?.run(await projectScript());
  postgres?.run(pgtapScript());
  return postgres && { ...postgres, run: (sql) => postgres.run(SEARCH_PATH + sql) };
}

export async function seed(database: PGlite): Promise<void> {
  await database.exec(await seedScript());
}

async function projectScript(): Promise<string> {
  const names = (await readdir('supabase/migrations')).sort();
  const migrations = await Promise.all(names.map((name) => readFile(`supabase/migrations/${name}`, 'utf8')));
  const shape = await readFile('tests/supabase/hosted-shape.sql', 'utf8');
  return [shape, 'set role project_owner;', ...migrations, 'reset role;', await seedScript()].join('\n');
}

function seedScript(): Promise<string> {
  return readFile('supabase/seed.sql', 'utf8');
}
