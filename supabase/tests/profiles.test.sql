-- Updates and deletes here have no where clause: with one, the read policy would hide a hole in the others.
begin;
select plan(23);

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
set local request.jwt.claims =
  '{"sub": "aaaaaaaa-0000-4000-8000-000000000001", "email": "ann@new.example.com", "role": "authenticated"}';

select is(
  (select string_agg(email, ', ') from public.profiles),
  'ann@new.example.com',
  'Ann reads her profile and nobody else''s');
select lives_ok(
  $$insert into public.profiles (id, email)
    values ('aaaaaaaa-0000-4000-8000-000000000001', 'ann@new.example.com') on conflict (id) do nothing$$,
  'Ann''s own insert after sign-up finds the row and changes nothing');
select throws_ok(
  $$insert into public.profiles (id, email) values ('bbbbbbbb-0000-4000-8000-000000000002', 'ann@new.example.com')$$,
  '42501', 'new row violates row-level security policy for table "profiles"',
  'Ann cannot create a profile for someone else');
select throws_ok(
  $$update public.profiles set email = 'ann@home.example.com'$$,
  '42501', 'permission denied for table profiles', 'Ann cannot change a profile, not even hers');
select throws_ok('delete from public.profiles',
  '42501', 'permission denied for table profiles', 'Ann cannot delete a profile, not even hers');
select throws_ok('truncate public.profiles',
  '42501', 'permission denied for table profiles', 'Ann cannot empty the table around the policies');

-- Ann, before her profile exists
reset role;
delete from public.profiles where id = 'aaaaaaaa-0000-4000-8000-000000000001';
set local role authenticated;

select throws_ok(
  $$insert into public.profiles (id, email) values ('aaaaaaaa-0000-4000-8000-000000000001', 'ben@example.com')$$,
  '42501', 'new row violates row-level security policy for table "profiles"',
  'Ann cannot put somebody else''s address into her profile');
select throws_ok(
  $$insert into public.profiles (id) values ('aaaaaaaa-0000-4000-8000-000000000001')$$,
  '42501', 'new row violates row-level security policy for table "profiles"',
  'Ann cannot leave her address out');
select lives_ok(
  $$insert into public.profiles (id, email)
    values ('aaaaaaaa-0000-4000-8000-000000000001', 'Ann@New.example.com') on conflict (id) do nothing$$,
  'Ann creates her own profile, however she writes her address');

reset role;
select is(
  (select email from public.profiles where id = 'aaaaaaaa-0000-4000-8000-000000000001'),
  'Ann@New.example.com',
  'and it is there');
select throws_ok(
  $$update public.profiles set email = repeat('a', 309) || '@example.com'$$,
  '23514', null, 'no address is longer than 320 characters');
select lives_ok(
  $$update public.profiles set email = repeat('a', 308) || '@example.com'
    where id = 'bbbbbbbb-0000-4000-8000-000000000002'$$,
  'one of 320 characters fits');

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
select table_privs_are('public', 'profiles', 'authenticated', array['SELECT', 'INSERT'],
  'people who are signed in read and create');
select table_privs_are('public', 'profiles', 'service_role',
  array['SELECT', 'INSERT', 'UPDATE', 'DELETE'], 'the service role holds four privileges');
select is(
  (select array_agg(distinct roles::text) from pg_policies where tablename = 'profiles'),
  array['{authenticated}'], 'the policies speak of people who are signed in and of nobody else');
-- Ann closes her account
delete from auth.users where id = 'aaaaaaaa-0000-4000-8000-000000000001';
select is_empty(
  $$select * from public.profiles where id = 'aaaaaaaa-0000-4000-8000-000000000001'$$,
  'Ann''s profile leaves with her account');

select * from finish();
rollback;
