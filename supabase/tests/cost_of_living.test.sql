-- Updates and deletes here have no where clause: with one, the read policy would hide a hole in the others.
begin;
select plan(30);

insert into auth.users (id, email) values
  ('aaaaaaaa-0000-4000-8000-000000000001', 'ann@example.com'),
  ('bbbbbbbb-0000-4000-8000-000000000002', 'ben@example.com');

-- Ann, signed in
set local role authenticated;
set local request.jwt.claims = '{"sub": "aaaaaaaa-0000-4000-8000-000000000001", "role": "authenticated"}';

select lives_ok(
  $$insert into public.cost_of_living (user_id, form, updated_at)
    values ('aaaaaaaa-0000-4000-8000-000000000001', '{"rent": "3200"}', '2001-01-01')$$,
  'Ann keeps her numbers, without a plan');
select results_eq(
  'select updated_at from public.cost_of_living', 'select now()',
  'they get the server''s time, not her device''s');

-- A test has one time, so the row is made older
reset role;
alter table public.cost_of_living disable trigger stamp_updated_at;
update public.cost_of_living set updated_at = '2001-01-01';
alter table public.cost_of_living enable trigger stamp_updated_at;
set local role authenticated;
update public.cost_of_living set form = '{"food": "120"}', updated_at = '2999-01-01';
select results_eq(
  'select form, updated_at from public.cost_of_living', $$values ('{"food": "120"}'::jsonb, now())$$,
  'she reads her change back, with the server''s time and not her device''s');
select throws_ok(
  $$insert into public.cost_of_living (user_id, form) values ('aaaaaaaa-0000-4000-8000-000000000001', '{}')$$,
  '23505', null, 'a second form of hers is refused, so that a device cannot overwrite one it has not read');
select throws_ok(
  $$insert into public.cost_of_living (user_id, form) values ('bbbbbbbb-0000-4000-8000-000000000002', '{}')$$,
  '42501', 'new row violates row-level security policy for table "cost_of_living"',
  'Ann cannot keep numbers for Ben');
select throws_ok(
  $$update public.cost_of_living set user_id = 'bbbbbbbb-0000-4000-8000-000000000002'$$,
  '42501', 'new row violates row-level security policy for table "cost_of_living"',
  'Ann cannot give her numbers to Ben');
select throws_ok(
  'truncate public.cost_of_living', '42501', 'permission denied for table cost_of_living',
  'Ann cannot bypass the policies with truncate');

select throws_ok('update public.cost_of_living set form = null', '23502', null, 'a form is never null');
select throws_ok(format('update public.cost_of_living set form = %L', form), '23514', null, rule)
from (values
  ('null', 'a form is not JSON''s null'),
  ('"110"', 'a form is not a text'),
  ('[]', 'a form is not a list'),
  (format('{"food": [%s1]}', repeat('1e131071,', 100000)),
    'a number of few bytes and many digits does not fill the memory'),
  (format('{"food": [%s1]}', repeat('1e131071,', 399)), 'nor do 400 of them in 3,600 bytes'),
  ('{"food": {"a": [1]}}', 'a form has no number, however deep'),
  (format('{"food": "%sx"}', repeat('道', 1996)), '6,001 bytes are too many, however few characters')) as wrong (form, rule);
select lives_ok(format('update public.cost_of_living set form = %L', format('{"food": "%s"}', repeat('道', 1996))),
  '6,000 bytes fit');
update public.cost_of_living set form = '{"food": "120"}';

-- Ben, signed in
set local request.jwt.claims = '{"sub": "bbbbbbbb-0000-4000-8000-000000000002", "role": "authenticated"}';

select is_empty('select * from public.cost_of_living', 'Ben cannot read Ann''s numbers');
select throws_ok(
  $$insert into public.cost_of_living (user_id, form)
    values ('aaaaaaaa-0000-4000-8000-000000000001', '{}') on conflict (user_id) do update set form = excluded.form$$,
  '42501', 'new row violates row-level security policy for table "cost_of_living"',
  'Ben cannot upsert over Ann''s numbers');
select lives_ok($$update public.cost_of_living set form = '{}'$$, 'Ben''s update of every form raises no error');
delete from public.cost_of_living;

reset role;
select results_eq(
  'select form from public.cost_of_living', $$values ('{"food": "120"}'::jsonb)$$,
  'Ben''s update and delete of every form leave Ann''s intact');

-- A visitor
set local role anon;
set local request.jwt.claims = '{"role": "anon"}';

select throws_ok(attempt, '42501', 'permission denied for table cost_of_living', 'a visitor cannot ' || what)
from (values
  ('read', 'select * from public.cost_of_living'),
  ('write',
    $$insert into public.cost_of_living (user_id, form) values ('bbbbbbbb-0000-4000-8000-000000000002', '{}')$$),
  ('change anything', $$update public.cost_of_living set form = '{}'$$),
  ('delete anything', 'delete from public.cost_of_living')) as attempts (what, attempt);

reset role;
select table_privs_are('public', 'cost_of_living', 'anon', array[]::text[], 'visitors have no privileges');
select table_privs_are('public', 'cost_of_living', 'authenticated',
  array['SELECT', 'INSERT', 'UPDATE', 'DELETE'], 'signed-in users have four privileges');
select table_privs_are('public', 'cost_of_living', 'service_role',
  array['SELECT', 'INSERT', 'UPDATE', 'DELETE'], 'the service role has four privileges');

-- Ann turns it off
set local role authenticated;
set local request.jwt.claims = '{"sub": "aaaaaaaa-0000-4000-8000-000000000001", "role": "authenticated"}';
delete from public.cost_of_living;
select is_empty('select * from public.cost_of_living', 'Ann deletes her own numbers');

-- Ann closes her account
reset role;
insert into public.cost_of_living (user_id, form) values ('aaaaaaaa-0000-4000-8000-000000000001', '{}');
select isnt_empty('select * from public.cost_of_living', 'Ann keeps numbers again');
delete from auth.users where id = 'aaaaaaaa-0000-4000-8000-000000000001';
select is_empty('select * from public.cost_of_living', 'her numbers are deleted with her account');

select * from finish();
rollback;
