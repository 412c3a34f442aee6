-- Invariants for everything in `public`, including what later migrations add. Each failure names what breaks it.
begin;
select plan(11);

select is_empty(
  $$select relname from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity$$,
  'every table has row-level security');

select is_empty(
  $$select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('v', 'm', 'f')$$,
  'no view, materialized view or foreign table bypasses the policies');

select is_empty(
  $$select relname, grantee.rolname
    from pg_class, (values ('anon'), ('public')) as grantee (rolname)
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')
      and has_table_privilege(grantee.rolname, pg_class.oid,
        'select, insert, update, delete, truncate, references, trigger')$$,
  'visitors have no privileges on any table');

select is_empty(
  $$select relname, grantee.rolname
    from pg_class, (values ('anon'), ('authenticated'), ('public')) as grantee (rolname)
    where relnamespace = 'public'::regnamespace and relkind = 'S'
      and has_sequence_privilege(grantee.rolname, pg_class.oid, 'usage, select, update')$$,
  'neither visitors nor signed-in users have privileges on any sequence');

select is_empty(
  $$select nspname, grantee.rolname
    from pg_namespace, (values ('anon'), ('authenticated'), ('service_role'), ('public')) as grantee (rolname)
    where (nspname = 'public' or nspowner = (select relowner from pg_class where oid = 'public.profiles'::regclass))
      and has_schema_privilege(grantee.rolname, pg_namespace.oid, 'create')$$,
  'nobody can make tables or functions in a schema');

select is_empty(
  $$select attrelid::regclass, attname from pg_attribute
    join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and attnum > 0 and attacl is not null$$,
  'privileges are granted on tables, never on columns');

select is_empty(
  $$select oid::regprocedure, grantee.rolname
    from pg_proc, (values ('anon'), ('authenticated'), ('service_role'), ('public')) as grantee (rolname)
    where pronamespace = 'public'::regnamespace and has_function_privilege(grantee.rolname, oid, 'execute')
      and (oid::regprocedure::text, grantee.rolname) <> ('delete_account()', 'authenticated')$$,
  'only delete_account is callable, by signed-in users');

select is_empty(
  $$select oid::regprocedure from pg_proc
    where pronamespace = 'public'::regnamespace and proconfig is distinct from array['search_path=""']$$,
  'every function has an empty search path');

select results_eq(
  $$select oid::regprocedure::text from pg_proc where pronamespace = 'public'::regnamespace and prosecdef order by 1$$,
  $$values ('delete_account()'), ('keep_profile()')$$,
  'only the profile trigger and account deletion run as their owner');

select is_empty(
  $$select oid::regprocedure from pg_proc
    where prosecdef and pronamespace <> 'public'::regnamespace
      and proowner = (select proowner from pg_proc where oid = 'public.delete_account()'::regprocedure)
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')$$,
  'no function of ours in another schema runs as its owner');

-- Verbatim, as Postgres prints them: trusting another claim or calling auth.uid() per row makes a different policy.
select results_eq(
  $$select (tablename || ' ' || lower(cmd) || ' ' || permissive || ' ' || roles::text) collate "default",
      coalesce(qual, '-') collate "default", coalesce(with_check, '-') collate "default"
    from pg_policies where schemaname = 'public' order by 1$$,
  $$values
    ('checklist_progress delete PERMISSIVE {authenticated}', '(( SELECT auth.uid() AS uid) = user_id)', '-'),
    ('checklist_progress insert PERMISSIVE {authenticated}', '-', '(( SELECT auth.uid() AS uid) = user_id)'),
    ('checklist_progress select PERMISSIVE {authenticated}', '(( SELECT auth.uid() AS uid) = user_id)', '-'),
    ('checklist_progress update PERMISSIVE {authenticated}',
      '(( SELECT auth.uid() AS uid) = user_id)', '(( SELECT auth.uid() AS uid) = user_id)'),
    ('cost_of_living delete PERMISSIVE {authenticated}', '(( SELECT auth.uid() AS uid) = user_id)', '-'),
    ('cost_of_living insert PERMISSIVE {authenticated}', '-', '(( SELECT auth.uid() AS uid) = user_id)'),
    ('cost_of_living select PERMISSIVE {authenticated}', '(( SELECT auth.uid() AS uid) = user_id)', '-'),
    ('cost_of_living update PERMISSIVE {authenticated}',
      '(( SELECT auth.uid() AS uid) = user_id)', '(( SELECT auth.uid() AS uid) = user_id)'),
    ('family_plans delete PERMISSIVE {authenticated}', '(( SELECT auth.uid() AS uid) = user_id)', '-'),
    ('family_plans insert PERMISSIVE {authenticated}', '-', '(( SELECT auth.uid() AS uid) = user_id)'),
    ('family_plans select PERMISSIVE {authenticated}', '(( SELECT auth.uid() AS uid) = user_id)', '-'),
    ('family_plans update PERMISSIVE {authenticated}',
      '(( SELECT auth.uid() AS uid) = user_id)', '(( SELECT auth.uid() AS uid) = user_id)'),
    ('first_60_days delete PERMISSIVE {authenticated}', '(( SELECT auth.uid() AS uid) = user_id)', '-'),
    ('first_60_days insert PERMISSIVE {authenticated}', '-', '(( SELECT auth.uid() AS uid) = user_id)'),
    ('first_60_days select PERMISSIVE {authenticated}', '(( SELECT auth.uid() AS uid) = user_id)', '-'),
    ('first_60_days update PERMISSIVE {authenticated}',
      '(( SELECT auth.uid() AS uid) = user_id)', '(( SELECT auth.uid() AS uid) = user_id)'),
    ('profiles insert PERMISSIVE {authenticated}',
      '-',
      '((( SELECT auth.uid() AS uid) = id) AND (lower(email) = lower((( SELECT auth.jwt() AS jwt) ->> ''email''::text))))'),
    ('profiles select PERMISSIVE {authenticated}', '(( SELECT auth.uid() AS uid) = id)', '-')$$,
  'the policies are exactly these');

select * from finish();
rollback;
