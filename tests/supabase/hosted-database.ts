import { readdir, readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { pgtap } from '@electric-sql/pglite/pgtap';

/** A bare Postgres in the shape of a hosted project, with our migrations and seed applied. */
export async function hostedDatabase(): Promise<PGlite> {
  const database = await PGlite.create({ extensions: { pgtap } });
  await database.exec(await readFile('tests/supabase/hosted-shape.sql', 'utf8'));
  await database.exec('set role project_owner');
  for (const name of (await readdir('supabase/migrations')).sort()) {
    await database.exec(await readFile(`supabase/migrations/${name}`, 'utf8'));
  }
  await database.exec('reset role');
  await seed(database);
  await database.exec('create extension pgtap with schema extensions; set search_path = public, extensions');
  return database;
}

export async function seed(database: PGlite): Promise<void> {
  await database.exec(await readFile('supabase/seed.sql', 'utf8'));
}
