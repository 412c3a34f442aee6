-- Updates and deletes here have no where clause: with one, the read policy would hide a hole in the others.
begin;
select plan(29);

insert into auth.users (id, email) values
  ('aaaaaaaa-0000-4000-8000-000000000001', 'ann@example.com'),
  ('bbbbbbbb-0000-4000-8000-000000000002', 'ben@example.com');

-- Ann, signed in
set local role authenticated;
set local request.jwt.claims = '{"sub": "aaaaaaaa-0000-4000-8000-000000000001", "role": "authenticated"}';

select lives_ok(
  $$insert into public.checklist_progress (user_id, checklist_type, item_index, completed, updated_at)
    values ('aaaaaaaa-0000-4000-8000-000000000001', 'hawaii_pcs', 0, true, '2001-01-01')$$,
  'Ann checks off the first item');
select results_eq(
  'select item_index::int, completed from public.checklist_progress', $$values (0, true)$$,
  'Ann reads her checkmark back');
select results_eq(
  'select updated_at from public.checklist_progress', 'select now()',
  'a new checkmark gets the server''s time, not her device''s');
select lives_ok(
  $$insert into public.checklist_progress (user_id, checklist_type, item_index, completed, updated_at)
    values ('aaaaaaaa-0000-4000-8000-000000000001', 'hawaii_pcs', 0, false, '2001-01-01')
    on conflict (user_id, checklist_type, item_index) do update
    set user_id = excluded.user_id, checklist_type = excluded.checklist_type, item_index = excluded.item_index,
      completed = excluded.completed, updated_at = excluded.updated_at$$,
  'Ann unchecks it with an upsert of every column');
select results_eq(
  'select completed, updated_at from public.checklist_progress', 'select false, now()',
  'the upsert replaces her row, again with the server''s time');

-- A test has one time, so the row is made older
reset role;
alter table public.checklist_progress disable trigger stamp_updated_at;
update public.checklist_progress set updated_at = '2001-01-01';
alter table public.checklist_progress enable trigger stamp_updated_at;
set local role authenticated;
update public.checklist_progress set completed = true, updated_at = '2999-01-01';
select results_eq(
  'select completed, updated_at from public.checklist_progress', 'select true, now()',
  'a plain update changes her row and sets the server''s time too');
select lives_ok(
  $$insert into public.checklist_progress (user_id, checklist_type, item_index, completed)
    values ('aaaaaaaa-0000-4000-8000-000000000001', 'hawaii_pcs', 19, true)$$, 'Ann checks off the last item');

select throws_ok(
  $$insert into public.checklist_progress (user_id, checklist_type, item_index, completed)
    values ('bbbbbbbb-0000-4000-8000-000000000002', 'hawaii_pcs', 0, true)$$,
  '42501', 'new row violates row-level security policy for table "checklist_progress"',
  'Ann cannot check off an item for Ben');
select throws_ok(
  $$update public.checklist_progress set user_id = 'bbbbbbbb-0000-4000-8000-000000000002'$$,
  '42501', 'new row violates row-level security policy for table "checklist_progress"',
  'Ann cannot give her rows to Ben');
select throws_ok(
  'truncate public.checklist_progress', '42501', 'permission denied for table checklist_progress',
  'Ann cannot bypass the policies with truncate');

select throws_ok(
  $$insert into public.checklist_progress (user_id, checklist_type, item_index, completed)
    values ('aaaaaaaa-0000-4000-8000-000000000001', $$ || item || ')', code, null, rule)
from (values
  ($$'hawaii_pcs', 20, true$$, '23514', 'there is no item after the twentieth'),
  ($$'hawaii_pcs', -1, true$$, '23514', 'there is no item before the first'),
  ($$'alaska_pcs', 1, true$$, '23514', 'there is no other checklist'),
  ($$'hawaii_pcs', 1, null$$, '23502', 'an item is checked off or not, never null')) as wrong (item, code, rule);

-- Ben, signed in
set local request.jwt.claims = '{"sub": "bbbbbbbb-0000-4000-8000-000000000002", "role": "authenticated"}';

select is_empty('select * from public.checklist_progress', 'Ben cannot read Ann''s progress');
select throws_ok(
  $$insert into public.checklist_progress (user_id, checklist_type, item_index, completed)
    values ('aaaaaaaa-0000-4000-8000-000000000001', 'hawaii_pcs', 0, false)
    on conflict (user_id, checklist_type, item_index) do update set completed = excluded.completed$$,
  '42501', 'new row violates row-level security policy for table "checklist_progress"',
  'Ben cannot upsert over Ann''s row');
select lives_ok('update public.checklist_progress set completed = false',
  'Ben''s update of every row raises no error');
delete from public.checklist_progress;

reset role;
select results_eq(
  'select item_index::int, completed from public.checklist_progress order by 1',
  $$values (0, true), (19, true)$$, 'Ben''s update and delete of every row leave Ann''s rows intact');

-- Ann again
set local role authenticated;
set local request.jwt.claims = '{"sub": "aaaaaaaa-0000-4000-8000-000000000001", "role": "authenticated"}';
delete from public.checklist_progress;
select is_empty('select * from public.checklist_progress', 'Ann deletes her own rows');

-- A visitor
set local role anon;
set local request.jwt.claims = '{"role": "anon"}';

select throws_ok(attempt, '42501', 'permission denied for table checklist_progress', 'a visitor cannot ' || what)
from (values
  ('read', 'select * from public.checklist_progress'),
  ('write',
    $$insert into public.checklist_progress (user_id, checklist_type, item_index, completed)
      values ('aaaaaaaa-0000-4000-8000-000000000001', 'hawaii_pcs', 0, true)$$),
  ('change anything', 'update public.checklist_progress set completed = true'),
  ('delete anything', 'delete from public.checklist_progress')) as attempts (what, attempt);

reset role;
select table_privs_are('public', 'checklist_progress', 'anon', array[]::text[], 'visitors have no privileges');
select table_privs_are('public', 'checklist_progress', 'authenticated',
  array['SELECT', 'INSERT', 'UPDATE', 'DELETE'], 'signed-in users have four privileges');
select table_privs_are('public', 'checklist_progress', 'service_role',
  array['SELECT', 'INSERT', 'UPDATE', 'DELETE'], 'the service role has four privileges');
select is(
  (select array_agg(distinct roles::text) from pg_policies where tablename = 'checklist_progress'),
  array['{authenticated}'], 'the policies apply only to signed-in users');

-- Ann closes her account
insert into public.checklist_progress (user_id, checklist_type, item_index, completed)
  values ('aaaaaaaa-0000-4000-8000-000000000001', 'hawaii_pcs', 5, true);
select isnt_empty('select * from public.checklist_progress', 'Ann has a checkmark');
delete from auth.users where id = 'aaaaaaaa-0000-4000-8000-000000000001';
select is_empty('select * from public.checklist_progress', 'Ann''s progress is deleted with her account');

select * from finish();
rollback;
