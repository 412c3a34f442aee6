-- Updates and deletes here have no where clause: with one, the read policy would hide a hole in the others.
begin;
select plan(38);

insert into auth.users (id, email) values
  ('aaaaaaaa-0000-4000-8000-000000000001', 'ann@example.com'),
  ('bbbbbbbb-0000-4000-8000-000000000002', 'ben@example.com');

-- Ann, signed in
set local role authenticated;
set local request.jwt.claims = '{"sub": "aaaaaaaa-0000-4000-8000-000000000001", "role": "authenticated"}';

select lives_ok(
  $$insert into public.family_plans (user_id, plan, updated_at)
    values ('aaaaaaaa-0000-4000-8000-000000000001', '{"reportDay": "2027-06-15", "move": {"pets": "no"}}', '2001-01-01')$$,
  'Ann keeps her plan');
select results_eq(
  'select plan, updated_at from public.family_plans',
  $$values ('{"reportDay": "2027-06-15", "move": {"pets": "no"}}'::jsonb, now())$$,
  'Ann reads it back, with the server''s time and not her device''s');

-- A test has one time, so the row is made older
reset role;
alter table public.family_plans disable trigger stamp_updated_at;
update public.family_plans set updated_at = '2001-01-01';
alter table public.family_plans enable trigger stamp_updated_at;
set local role authenticated;
update public.family_plans set plan = '{"reportDay": "2027-07-01", "move": {}}', updated_at = '2999-01-01';
select results_eq(
  'select plan ->> ''reportDay'', updated_at from public.family_plans', $$values ('2027-07-01', now())$$,
  'her change gets the server''s time too');
select throws_ok(
  $$insert into public.family_plans (user_id, plan)
    values ('aaaaaaaa-0000-4000-8000-000000000001', '{"reportDay": "2027-08-01", "move": {}}')$$,
  '23505', null, 'a second plan of hers is refused, so that a device cannot overwrite one it has not read');
select lives_ok(
  $$insert into public.family_plans (user_id, plan)
    values ('aaaaaaaa-0000-4000-8000-000000000001', '{"reportDay": "2027-08-01", "move": {}}')
    on conflict (user_id) do nothing$$, 'an insert that skips an existing plan raises no error');
select results_eq(
  'select plan ->> ''reportDay'' from public.family_plans', $$values ('2027-07-01')$$, 'and changes nothing');

select throws_ok(
  $$insert into public.family_plans (user_id, plan)
    values ('bbbbbbbb-0000-4000-8000-000000000002', '{"reportDay": "2027-06-15", "move": {}}')$$,
  '42501', 'new row violates row-level security policy for table "family_plans"',
  'Ann cannot keep a plan for Ben');
select throws_ok(
  $$update public.family_plans set user_id = 'bbbbbbbb-0000-4000-8000-000000000002'$$,
  '42501', 'new row violates row-level security policy for table "family_plans"',
  'Ann cannot give her plan to Ben');
select throws_ok(
  'truncate public.family_plans', '42501', 'permission denied for table family_plans',
  'Ann cannot bypass the policies with truncate');

select throws_ok('update public.family_plans set plan = null', '23502', null, 'a plan is never null');
select throws_ok(format('update public.family_plans set plan = %L', plan), '23514', null, rule)
from (values
  ('null', 'a plan is not JSON''s null'),
  ('"2027-06-15"', 'a plan is not a text'),
  ('[]', 'a plan is not a list'),
  ('{"reportDay": "soon", "move": {}}', 'its report date is a date'),
  ('{"reportDay": null, "move": {}}', 'and not null'),
  ('{"month": "summer", "move": {}}', 'its month is a month'),
  ('{"reportDay": "2027-06-15"}', 'a plan has answers, even if there are none'),
  (format('{"reportDay": "2027-06-15", "move": {"note": [%s1]}}', repeat('1e131071,', 100000)),
    'a number of few bytes and many digits does not fill the memory'),
  (format('{"reportDay": "2027-06-15", "move": {"note": [%s1]}}', repeat('1e131071,', 150)),
    'nor do 150 of them in 1,400 bytes'),
  ('{"reportDay": "2027-06-15", "move": {"pets": {"a": [1]}}}', 'a plan has no number, however deep'),
  (format('{"reportDay": "2027-06-15", "move": {"note": "%sxx"}}', repeat('道', 650)),
    '2,001 bytes are too many, however few characters')) as wrong (plan, rule);
select lives_ok(format('update public.family_plans set plan = %L', plan), rule)
from (values
  ('{"month": "2027-06", "move": {}}', 'a plan without a date may have a month'),
  ('{"move": {"base": "schofield"}}', 'or neither')) as undated (plan, rule);
select lives_ok(
  format('update public.family_plans set plan = %L',
    format('{"reportDay": "2027-07-01", "move": {"note": "%sx"}}', repeat('道', 650))),
  '2,000 bytes fit');

-- Ben, signed in
set local request.jwt.claims = '{"sub": "bbbbbbbb-0000-4000-8000-000000000002", "role": "authenticated"}';

select is_empty('select * from public.family_plans', 'Ben cannot read Ann''s plan');
select throws_ok(
  $$insert into public.family_plans (user_id, plan)
    values ('aaaaaaaa-0000-4000-8000-000000000001', '{"reportDay": "2027-09-01", "move": {}}')
    on conflict (user_id) do update set plan = excluded.plan$$,
  '42501', 'new row violates row-level security policy for table "family_plans"',
  'Ben cannot upsert over Ann''s plan');
select lives_ok($$update public.family_plans set plan = '{"reportDay": "2027-09-01", "move": {}}'$$,
  'Ben''s update of every plan raises no error');
delete from public.family_plans;

reset role;
select results_eq(
  'select plan ->> ''reportDay'' from public.family_plans', $$values ('2027-07-01')$$,
  'Ben''s update and delete of every plan leave Ann''s intact');

-- A visitor
set local role anon;
set local request.jwt.claims = '{"role": "anon"}';

select throws_ok(attempt, '42501', 'permission denied for table family_plans', 'a visitor cannot ' || what)
from (values
  ('read', 'select * from public.family_plans'),
  ('write',
    $$insert into public.family_plans (user_id, plan)
      values ('bbbbbbbb-0000-4000-8000-000000000002', '{"reportDay": "2027-06-15", "move": {}}')$$),
  ('change anything', $$update public.family_plans set plan = '{"reportDay": "2027-09-01", "move": {}}'$$),
  ('delete anything', 'delete from public.family_plans')) as attempts (what, attempt);

reset role;
select table_privs_are('public', 'family_plans', 'anon', array[]::text[], 'visitors have no privileges');
select table_privs_are('public', 'family_plans', 'authenticated',
  array['SELECT', 'INSERT', 'UPDATE', 'DELETE'], 'signed-in users have four privileges');
select table_privs_are('public', 'family_plans', 'service_role',
  array['SELECT', 'INSERT', 'UPDATE', 'DELETE'], 'the service role has four privileges');

-- Ann turns it off
set local role authenticated;
set local request.jwt.claims = '{"sub": "aaaaaaaa-0000-4000-8000-000000000001", "role": "authenticated"}';
delete from public.family_plans;
select is_empty('select * from public.family_plans', 'Ann deletes her own plan');

-- Ann closes her account
reset role;
insert into public.family_plans (user_id, plan)
  values ('aaaaaaaa-0000-4000-8000-000000000001', '{"reportDay": "2027-06-15", "move": {}}');
select isnt_empty('select * from public.family_plans', 'Ann keeps a plan again');
delete from auth.users where id = 'aaaaaaaa-0000-4000-8000-000000000001';
select is_empty('select * from public.family_plans', 'her plan is deleted with her account');

select * from finish();
rollback;
