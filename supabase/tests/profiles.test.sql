-- Updates and deletes here have no where clause: with one, the read policy would hide a hole in the others.
begin;
select plan(23);

insert into auth.users (id, email) values
  ('aaaaaaaa-0000-4000-8000-000000000001', 'ann@example.com'),
  ('bbbbbbbb-0000-4000-8000-000000000002', 'ben@example.com');

select is(
  (select string_agg(email, ', ' order by email) from public.profiles where email like '%@example.com'),
  'ann@example.com, ben@example.com', 'every new user has a profile');

update auth.users set email = 'ann@new.example.com' where email = 'ann@example.com';
select is(
  (select email from public.profiles where id = 'aaaaaaaa-0000-4000-8000-000000000001'), 'ann@new.example.com',
  'a changed email updates the profile');

-- Ann, signed in
set local role authenticated;
set local request.jwt.claims =
  '{"sub": "aaaaaaaa-0000-4000-8000-000000000001", "email": "ann@new.example.com", "role": "authenticated"}';

select is(
  (select string_agg(email, ', ') from public.profiles), 'ann@new.example.com', 'Ann reads only her own profile');
select lives_ok(
  $$insert into public.profiles (id, email)
    values ('aaaaaaaa-0000-4000-8000-000000000001', 'ann@new.example.com') on conflict (id) do nothing$$,
  'Ann''s own insert after sign-up raises no error');
select throws_ok(
  $$insert into public.profiles (id, email) values ('bbbbbbbb-0000-4000-8000-000000000002', 'ann@new.example.com')$$,
  '42501', 'new row violates row-level security policy for table "profiles"',
  'Ann cannot create a profile for someone else');
select throws_ok(
  $$update public.profiles set email = 'ann@home.example.com'$$,
  '42501', 'permission denied for table profiles', 'Ann cannot change a profile, not even her own');
select throws_ok('delete from public.profiles',
  '42501', 'permission denied for table profiles', 'Ann cannot delete a profile, not even her own');
select throws_ok('truncate public.profiles',
  '42501', 'permission denied for table profiles', 'Ann cannot bypass the policies with truncate');

-- Ann, before her profile exists
reset role;
delete from public.profiles where id = 'aaaaaaaa-0000-4000-8000-000000000001';
set local role authenticated;

select throws_ok(
  $$insert into public.profiles (id, email) values ('aaaaaaaa-0000-4000-8000-000000000001', 'ben@example.com')$$,
  '42501', 'new row violates row-level security policy for table "profiles"',
  'Ann cannot use someone else''s email in her profile');
select throws_ok(
  $$insert into public.profiles (id) values ('aaaaaaaa-0000-4000-8000-000000000001')$$,
  '42501', 'new row violates row-level security policy for table "profiles"', 'Ann cannot leave out her email');
select lives_ok(
  $$insert into public.profiles (id, email)
    values ('aaaaaaaa-0000-4000-8000-000000000001', 'Ann@New.example.com') on conflict (id) do nothing$$,
  'Ann creates her own profile, even with capitals in her email');

reset role;
select is(
  (select email from public.profiles where id = 'aaaaaaaa-0000-4000-8000-000000000001'), 'Ann@New.example.com',
  'her profile has that email');
select throws_ok(
  $$update public.profiles set email = repeat('a', 309) || '@example.com'$$,
  '23514', null, 'an email cannot exceed 320 characters');
select lives_ok(
  $$update public.profiles set email = repeat('a', 308) || '@example.com'
    where id = 'bbbbbbbb-0000-4000-8000-000000000002'$$, 'an email may have 320 characters');

-- A visitor
set local role anon;
set local request.jwt.claims = '{"role": "anon"}';

select throws_ok(attempt, '42501', 'permission denied for table profiles', 'a visitor cannot ' || what)
from (values
  ('read', 'select * from public.profiles'),
  ('write',
    $$insert into public.profiles (id, email) values ('cccccccc-0000-4000-8000-000000000003', 'x@example.com')$$),
  ('change anything', $$update public.profiles set email = 'x'$$),
  ('delete anything', 'delete from public.profiles')) as attempts (what, attempt);

reset role;
select table_privs_are('public', 'profiles', 'anon', array[]::text[], 'visitors have no privileges');
select table_privs_are('public', 'profiles', 'authenticated', array['SELECT', 'INSERT'],
  'signed-in users can only read and create');
select table_privs_are('public', 'profiles', 'service_role',
  array['SELECT', 'INSERT', 'UPDATE', 'DELETE'], 'the service role has four privileges');
select is(
  (select array_agg(distinct roles::text) from pg_policies where tablename = 'profiles'),
  array['{authenticated}'], 'the policies apply only to signed-in users');
-- Ann closes her account
delete from auth.users where id = 'aaaaaaaa-0000-4000-8000-000000000001';
select is_empty(
  $$select * from public.profiles where id = 'aaaaaaaa-0000-4000-8000-000000000001'$$,
  'Ann''s profile is deleted with her account');

select * from finish();
rollback;
