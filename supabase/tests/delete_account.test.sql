begin;
select plan(19);

insert into auth.users (id, email) values
  ('aaaaaaaa-0000-4000-8000-000000000001', 'ann@example.com'),
  ('bbbbbbbb-0000-4000-8000-000000000002', 'ben@example.com');
insert into auth.identities (provider_id, provider, user_id, identity_data)
  select id::text, 'email', id, '{}' from auth.users where email in ('ann@example.com', 'ben@example.com');
insert into public.checklist_progress (user_id, checklist_type, item_index, completed)
  select id, 'hawaii_pcs', 3, true from auth.users where email in ('ann@example.com', 'ben@example.com');
insert into public.family_plans (user_id, plan)
  select id, '{"reportDay": "2027-06-15", "move": {}}' from auth.users
  where email in ('ann@example.com', 'ben@example.com');
insert into public.first_60_days (user_id, form)
  select id, '{}' from auth.users where email in ('ann@example.com', 'ben@example.com');
insert into public.cost_of_living (user_id, form)
  select id, '{}' from auth.users where email in ('ann@example.com', 'ben@example.com');

select has_function('public', 'delete_account', array[]::text[],
  'it takes no argument, so nobody can name another user');
select is_definer('public', 'delete_account', array[]::text[], 'it runs as its owner');
select function_privs_are('public', 'delete_account', array[]::text[], 'authenticated', array['EXECUTE'],
  'signed-in users may execute it');
select function_privs_are('public', 'delete_account', array[]::text[], 'anon', array[]::text[],
  'visitors may not execute it');
select function_privs_are('public', 'delete_account', array[]::text[], 'service_role', array[]::text[],
  'the service role, which has no account, may not execute it');

-- A visitor
set local role anon;
set local request.jwt.claims = '{"role": "anon"}';
select throws_ok('select public.delete_account()',
  '42501', 'permission denied for function delete_account', 'a visitor cannot call it');

-- Signed in with a token that names no user, then with one for a user who is gone
set local role authenticated;
set local request.jwt.claims = '{"role": "authenticated"}';
select lives_ok('select public.delete_account()', 'a token without a user deletes nobody');
set local request.jwt.claims = '{"sub": "cccccccc-0000-4000-8000-000000000003", "role": "authenticated"}';
select lives_ok('select public.delete_account()', 'a second call after the deletion raises no error');

-- Ann, signed in
set local request.jwt.claims =
  '{"sub": "aaaaaaaa-0000-4000-8000-000000000001", "email": "ben@example.com", "role": "authenticated"}';
select throws_ok($$delete from auth.users where email = 'ben@example.com'$$,
  '42501', 'permission denied for table users', 'Ann cannot delete Ben directly');

reset role;
select is((select count(*)::int from auth.users where email in ('ann@example.com', 'ben@example.com')), 2,
  'both accounts still exist');

set local role authenticated;
select lives_ok('select public.delete_account()', 'Ann deletes her account');

reset role;
select is_empty($$select id from auth.users where id = 'aaaaaaaa-0000-4000-8000-000000000001'$$,
  'Ann’s account is gone');
select is_empty($$
  select id from public.profiles where id = 'aaaaaaaa-0000-4000-8000-000000000001'
  union all
  select user_id from public.checklist_progress where user_id = 'aaaaaaaa-0000-4000-8000-000000000001'
  union all
  select user_id from public.family_plans where user_id = 'aaaaaaaa-0000-4000-8000-000000000001'
  union all
  select user_id from public.first_60_days where user_id = 'aaaaaaaa-0000-4000-8000-000000000001'
  union all
  select user_id from public.cost_of_living where user_id = 'aaaaaaaa-0000-4000-8000-000000000001'
  union all
  select user_id from auth.identities where user_id = 'aaaaaaaa-0000-4000-8000-000000000001'$$,
  'so are her profile, progress, plan and identity');
select results_eq(
  $$select email::text from auth.users where email like '%@example.com'$$, $$values ('ben@example.com')$$,
  'Ben’s account is untouched, though Ann’s token had his email');
select results_eq(
  $$select email from public.profiles where email like '%@example.com'$$, $$values ('ben@example.com')$$,
  'so is his profile');
select results_eq(
  'select item_index::int, completed from public.checklist_progress', 'values (3, true)', 'so is his progress');
select results_eq(
  'select user_id from public.family_plans', $$values ('bbbbbbbb-0000-4000-8000-000000000002'::uuid)$$,
  'so is his plan');
select results_eq(
  'select user_id from public.first_60_days', $$values ('bbbbbbbb-0000-4000-8000-000000000002'::uuid)$$,
  'so are his first 60 days');
select results_eq(
  'select user_id from public.cost_of_living', $$values ('bbbbbbbb-0000-4000-8000-000000000002'::uuid)$$,
  'so is his month');

select * from finish();
rollback;
