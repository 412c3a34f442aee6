-- Updates and deletes here have no where clause: with one, the read policy would hide a hole in the others.
begin;
select plan(22);

insert into auth.users (id, email) values
  ('aaaaaaaa-0000-4000-8000-000000000001', 'ann@example.com'),
  ('bbbbbbbb-0000-4000-8000-000000000002', 'ben@example.com');

select is(
  (select string_agg(email, ', ' order by email) from public.profiles where email like '%@example.com'),
  'ann@example.com, ben@example.com',
  'whoever signs up has a profile');

update auth.users set email = 'ann@new.example.com' where email = 'ann@example.com';
select is(
  (select email from public.profiles where id = 'aaaaaaaa-0000-4000-8000-000000000001'),
  'ann@new.example.com',
  'a changed address reaches the profile');

-- Ann, signed in
set local role authenticated;
set local request.jwt.claims = '{"sub": "aaaaaaaa-0000-4000-8000-000000000001", "role": "authenticated"}';

select is(
  (select string_agg(email, ', ') from public.profiles),
  'ann@new.example.com',
  'Ann reads her profile and nobody else''s');
select lives_ok(
  $$insert into public.profiles (id, email)
    values ('aaaaaaaa-0000-4000-8000-000000000001', 'ann@new.example.com') on conflict (id) do nothing$$,
  'Ann''s own insert after sign-up finds the row and changes nothing');
select throws_ok(
  $$insert into public.profiles (id, email) values ('cccccccc-0000-4000-8000-000000000003', 'x@example.com')$$,
  '42501', 'new row violates row-level security policy for table "profiles"',
  'Ann cannot create a profile for someone else');
select lives_ok(
  $$update public.profiles set email = 'ann@home.example.com'$$,
  'Ann changes her profile');
select throws_ok(
  $$update public.profiles set id = 'bbbbbbbb-0000-4000-8000-000000000002'$$,
  '42501', 'new row violates row-level security policy for table "profiles"',
  'Ann cannot make her profile Ben''s');

-- Ben, signed in
set local request.jwt.claims = '{"sub": "bbbbbbbb-0000-4000-8000-000000000002", "role": "authenticated"}';
select lives_ok($$update public.profiles set email = 'changed by Ben'$$,
  'Ben''s update of everything meets no row that is not his');
delete from public.profiles;
select is_empty('select * from public.profiles', 'Ben deletes his own profile');
select lives_ok(
  $$insert into public.profiles (id, email) values ('bbbbbbbb-0000-4000-8000-000000000002', 'ben@example.com')$$,
  'Ben creates his own profile');

reset role;
select is(
  (select email from public.profiles where id = 'aaaaaaaa-0000-4000-8000-000000000001'),
  'ann@home.example.com',
  'after Ben''s update and delete of everything, Ann''s profile is as she left it');

-- A visitor
set local role anon;
set local request.jwt.claims = '{"role": "anon"}';

select throws_ok('select * from public.profiles',
  '42501', 'permission denied for table profiles', 'a visitor cannot read');
select throws_ok(
  $$insert into public.profiles (id, email) values ('cccccccc-0000-4000-8000-000000000003', 'x@example.com')$$,
  '42501', 'permission denied for table profiles', 'a visitor cannot write');
select throws_ok($$update public.profiles set email = 'x'$$,
  '42501', 'permission denied for table profiles', 'a visitor cannot change anything');
select throws_ok('delete from public.profiles',
  '42501', 'permission denied for table profiles', 'a visitor cannot delete anything');

reset role;
select table_privs_are('public', 'profiles', 'anon', array[]::text[], 'visitors hold no privilege at all');
select table_privs_are('public', 'profiles', 'authenticated',
  array['SELECT', 'INSERT', 'UPDATE', 'DELETE'], 'people who are signed in hold four privileges');
select table_privs_are('public', 'profiles', 'service_role',
  array['SELECT', 'INSERT', 'UPDATE', 'DELETE'], 'the service role holds four privileges');
select is(
  (select array_agg(distinct roles::text) from pg_policies where tablename = 'profiles'),
  array['{authenticated}'], 'the policies speak of people who are signed in and of nobody else');
select function_privs_are('public', 'keep_profile', array[]::text[], 'authenticated', array[]::text[],
  'nobody calls by hand the function that runs as its owner');
select is(
  (select proconfig from pg_proc where oid = 'public.keep_profile'::regproc),
  array['search_path=""'],
  'the function that runs as its owner looks names up nowhere');

-- Ann closes her account
delete from auth.users where id = 'aaaaaaaa-0000-4000-8000-000000000001';
select is_empty(
  $$select * from public.profiles where id = 'aaaaaaaa-0000-4000-8000-000000000001'$$,
  'Ann''s profile leaves with her account');

select * from finish();
rollback;
