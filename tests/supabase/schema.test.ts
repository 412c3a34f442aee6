import { readdir, readFile } from 'node:fs/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { monthForm } from '@/features/cost-of-living/month-form';
import { firstSixtyForm } from '@/features/first-60-days/first-sixty-form';
import { MAX_TEXT_LENGTH } from '@/features/kept-form/form-messages';
import { hostedDatabase, hostedPostgres, seed } from './hosted-database';
import { typesIn, typesOf } from './schema-types';

const database = await hostedDatabase();
const postgres = await hostedPostgres();
if (!postgres)
  console.info('No PostgreSQL 15 or later on this machine: the policies are tested on PGlite alone.');
afterAll(() => {
  postgres?.stop();
  return database.close();
});

const ANN = 'aaaaaaaa-0000-4000-8000-000000000001';

const engines = [{ name: 'PGlite', run: linesOf }, ...(postgres ? [postgres] : [])];

for (const engine of engines) {
  for (const file of await readdir('supabase/tests')) {
    const lines = await engine.run(await readFile(`supabase/tests/${file}`, 'utf8'));
    const { planned, assertions } = readTap(lines);

    describe(`${file} on ${engine.name}`, () => {
      for (const { name, passed, diagnosis } of assertions)
        test(name, () => expect(passed, diagnosis).toBe(true));

      test('every planned assertion ran', () => expect(assertions).toHaveLength(planned));
    });
  }
}

/** Parses the output of a pgTAP file. */
function readTap(lines: string[]) {
  const plan = lines.map((line) => /^1\.\.(\d+)$/.exec(line)).find(Boolean);
  const assertions = lines.flatMap((line, index) => {
    const [, not, name] = /^(not )?ok \d+ - (.*)/.exec(line) ?? [];
    const diagnosis = lines.slice(index, index + 12).join('\n');
    return name === undefined ? [] : [{ name, passed: !not, diagnosis }];
  });
  return { planned: Number(plan?.[1]), assertions };
}

/** Each statement's result, as psql prints it. */
async function linesOf(sql: string): Promise<string[]> {
  const results = await database.exec(sql);
  return results
    .flatMap(({ rows }) => rows.flatMap((row) => Object.values(row)))
    .flatMap((value) => String(value).split('\n'));
}

test('the tables, the function and the whole schema have tests', async () => {
  const subjects = (await readdir('supabase/tests')).map((name) => name.replace('.test.sql', ''));
  expect(subjects.join()).toBe(
    'checklist_progress,cost_of_living,delete_account,family_plans,first_60_days,profiles,whole_schema',
  );
});

test('no migration is dated ahead, which would keep later ones from being applied', async () => {
  const today = new Date().toISOString().slice(0, 10).replaceAll('-', '');
  for (const name of await readdir('supabase/migrations')) {
    expect(name).toMatch(/^\d{14}_\w+\.sql$/);
    expect(name.slice(0, 8) <= today, name).toBe(true);
  }
});

test('the auth server can sign users up without any privilege on our tables', async () => {
  await database.transaction(async (transaction) => {
    await transaction.exec('set local role supabase_auth_admin');
    await transaction.query('insert into auth.users (id, email) values ($1, $2)', [ANN, 'ann@example.com']);
    await transaction.exec('reset role');
    const { rows } = await transaction.query('select id, email from public.profiles where id = $1', [ANN]);
    expect(rows).toEqual([{ id: ANN, email: 'ann@example.com' }]);
    await transaction.rollback();
  });
});

test('the owner’s check finds no problem on PostgreSQL either', async () => {
  const check = await readFile('supabase/owner-check.sql', 'utf8');
  expect(postgres?.run(check).filter(Boolean) ?? []).toEqual([]);
});

test('seeding again changes nothing', async () => {
  await seed(database);
  const { rows } = await database.query(
    'select email, (select count(*)::int from auth.identities) as identities from auth.users',
  );
  expect(rows).toEqual([{ email: 'demo@paradise-pcs.example', identities: 1 }]);
});

test('the hosted auth server can read the demo account', async () => {
  const texts = ['confirmation_token', 'recovery_token', 'email_change', 'email_change_token_new'];
  const { rows } = await database.query(`select instance_id, ${texts} from auth.users`);
  const empty = Object.fromEntries(texts.map((column) => [column, '']));
  expect(rows).toEqual([{ instance_id: '00000000-0000-0000-0000-000000000000', ...empty }]);
});

test('reading a user’s progress uses an index-only scan', async () => {
  await database.transaction(async (transaction) => {
    await transaction.exec(`
      set local enable_seqscan = off; set local enable_bitmapscan = off; set local enable_indexscan = off;
      set local role authenticated; set local request.jwt.claims = '{"sub": "${ANN}"}'`);
    const { rows } = await transaction.query(
      `explain select item_index, completed from public.checklist_progress
       where user_id = '${ANN}' and checklist_type = 'hawaii_pcs'`,
    );
    expect(JSON.stringify(rows)).toContain('Index Only Scan using checklist_progress_pkey');
    await transaction.rollback();
  });
});

test.each([
  { table: 'cost_of_living', names: monthForm.names },
  { table: 'first_60_days', names: firstSixtyForm.names },
])('every field of $table fits at its longest', async ({ table, names }) => {
  const longest = Object.fromEntries(names.map((name) => [name, '道'.repeat(MAX_TEXT_LENGTH)]));
  await database.transaction(async (transaction) => {
    await transaction.query('insert into auth.users (id, email) values ($1, $2)', [ANN, 'ann@example.com']);
    const insert = `insert into public.${table} (user_id, form) values ($1, $2)`;
    await transaction.query(insert, [ANN, JSON.stringify(longest)]);
    await transaction.rollback();
  });
});

test('the generated types match the migrated tables', async () => {
  const source = await readFile('src/features/account/database.types.ts', 'utf8');
  expect(typesIn(source)).toEqual(await typesOf(database));
});
