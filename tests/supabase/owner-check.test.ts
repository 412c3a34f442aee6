import { readFile } from 'node:fs/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { hostedDatabase } from './hosted-database';

const sql = await readFile('supabase/owner-check.sql', 'utf8');
const database = await hostedDatabase();
afterAll(() => database.close());

type Row = { problem: string; fix: string };

/** What is still said once each SQL in a row has been run. */
let left: string[] = [];

/** Returns what the check says once a fault is planted, which is then undone. */
async function problemsAfter(fault: string): Promise<string[]> {
  let problems: string[] = [];
  await database.transaction(async (transaction) => {
    await transaction.exec(fault);
    const { rows } = await transaction.query<Row>(sql);
    problems = rows.map(({ problem }) => problem);
    for (const { fix } of rows) if (fix.endsWith(';')) await transaction.exec(fix);
    left = (await transaction.query<Row>(sql)).rows.map(({ problem }) => problem);
    await transaction.rollback();
  });
  return problems;
}

test('a project with our migrations has no problem', async () => {
  expect(await problemsAfter('')).toEqual([]);
});

test('says nothing of what the dashboard’s automatic row security adds', async () => {
  const added = `create function public.rls_auto_enable() returns event_trigger language plpgsql security definer as 'begin end'`;
  expect(await problemsAfter(added)).toEqual([]);
});

test('names every table of ours', async () => {
  const { rows } = await database.query<{ relname: string }>(
    `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  for (const { relname } of rows)
    expect(await problemsAfter(`drop table public.${relname} cascade`)).toContain(
      `${relname}: the table is missing`,
    );
});

const PLANS = 'public.family_plans';
const OWN = '(select auth.uid()) = user_id';

describe('finds', () => {
  test.each([
    ['row security off', `alter table ${PLANS} disable row level security`, /^family_plans: row level/],
    [
      'a policy for everybody',
      `create policy "all" on ${PLANS} for select to authenticated using (true)`,
      /"all" lets in more/,
    ],
    [
      'a policy that is widened',
      `alter policy "people read their own plan" on ${PLANS} using (${OWN} or true)`,
      /"people read their own plan" lets in more/,
    ],
    [
      'a policy for anybody signed in',
      `alter policy "people read their own plan" on ${PLANS} using ((select auth.uid()) is not null)`,
      /lets in more/,
    ],
    [
      'a policy without a condition on what is written',
      `alter policy "people change their own plan" on ${PLANS} with check (true)`,
      /lets in more/,
    ],
    [
      'a policy for strangers',
      `create policy "open" on ${PLANS} for select to anon using (${OWN})`,
      /"open" lets in more/,
    ],
    [
      'a policy that has gone',
      `drop policy "people delete their own plan" on ${PLANS}`,
      /^family_plans: no policy of ours lets people DELETE/,
    ],
    [
      'a profile that may take any address',
      `alter policy "people create their own profile" on public.profiles with check ((select auth.uid()) = id)`,
      /^profiles: the policy/,
    ],
    [
      'a grant that has gone',
      `revoke insert on ${PLANS} from authenticated`,
      /^family_plans: signed-in people may not INSERT/,
    ],
    ['a grant to strangers', `grant insert on ${PLANS} to anon`, /^family_plans: anon may INSERT/],
    [
      'a grant to everybody',
      `grant update on public.profiles to public`,
      /^profiles: (anon|authenticated) may UPDATE/,
    ],
    [
      'a trigger that has gone',
      'drop trigger keep_profile on auth.users',
      /^keep_profile on auth.users: the trigger is missing/,
    ],
    [
      'a trigger that is off',
      `alter table ${PLANS} disable trigger stamp_updated_at`,
      /^stamp_updated_at on public.family_plans/,
    ],
    [
      'an account that nobody can delete',
      'revoke execute on function public.delete_account() from authenticated',
      /^delete_account: missing, or/,
    ],
    ['no delete_account', 'drop function public.delete_account()', /^delete_account: missing, or/],
    [
      'an account that strangers can delete',
      'grant execute on function public.delete_account() to anon',
      /^delete_account: a function that anon may call/,
    ],
    [
      'a delete_account that deletes all',
      `create or replace function public.delete_account() returns void language sql security definer as 'delete from auth.users'`,
      /^delete_account: deletes something else/,
    ],
    [
      'rows that outlive their account',
      `alter table ${PLANS} drop constraint family_plans_user_id_fkey`,
      /^family_plans: a deleted account's rows stay/,
    ],
    [
      'a table of somebody else’s without locks',
      'create table public.notes (text text); grant select on public.notes to anon',
      /^notes: not ours, and open to anon/,
    ],
    [
      'a view around the locks',
      `create view public.all_plans as select * from ${PLANS}; grant select on public.all_plans to authenticated`,
      /^all_plans: not ours, and open to authenticated/,
    ],
    [
      'a function around the locks',
      `create function public.plans() returns setof ${PLANS} language sql security definer as 'select * from ${PLANS}'`,
      /^plans: a function that (anon|authenticated) may call/,
    ],
    ['a role above the locks', 'alter role authenticated bypassrls', /^authenticated: the role passes over/],
  ])('%s', async (_, fault, problem) => {
    const problems = await problemsAfter(fault);
    expect(problems.length, problems.join('\n')).toBeLessThanOrEqual(3);
    expect(problems.join('\n')).toMatch(new RegExp(problem, 'm'));
    // What has gone altogether comes back with its migration.
    expect(left.filter((line) => !/delete_account: (missing|deletes)/.test(line))).toEqual([]);
  });
});
