-- For the SQL editor of the project's dashboard: names what `npm run doctor` can't see with public keys. No row means
-- that the locks are as the migrations made them. `fix` is the SQL that repairs it, or what to do. Changes nothing.
with own(tbl, key) as (values
  ('profiles', 'id'), ('checklist_progress', 'user_id'), ('family_plans', 'user_id'), ('first_60_days', 'user_id'),
  ('cost_of_living', 'user_id')),
found as (select tbl, key, to_regclass('public.' || tbl) as relation from own),
want(tbl, key, cmd) as (
  select tbl, key, cmd from own, unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE']) as cmd
  where tbl <> 'profiles' or cmd in ('SELECT', 'INSERT')),
-- A policy's condition without spaces, parentheses and the schema, which depend on who asks.
policies as (
  select tablename as tbl, policyname, cmd, roles, permissive, key,
    regexp_replace(qual, '[\s()]|auth\.', '', 'g') as qual,
    regexp_replace(with_check, '[\s()]|auth\.', '', 'g') as with_check
  from pg_policies join own on tbl = tablename where schemaname = 'public'),
judged as (
  select *, permissive = 'PERMISSIVE' and roles = '{authenticated}'
    and case when cmd = 'INSERT' then true else coalesce(qual = 'SELECTuidASuid=' || key, false) end
    and case
      when tbl = 'profiles' and cmd = 'INSERT' then
        coalesce(with_check = 'SELECTuidASuid=idANDloweremail=lowerSELECTjwtASjwt->>''email''::text', false)
      when cmd = 'INSERT' then coalesce(with_check = 'SELECTuidASuid=' || key, false)
      else coalesce(with_check, qual) = 'SELECTuidASuid=' || key end as is_ours
  from policies),
triggers(name, relation) as (values
  ('keep_profile', 'auth.users'), ('stamp_updated_at', 'public.checklist_progress'),
  ('stamp_updated_at', 'public.family_plans'), ('stamp_updated_at', 'public.first_60_days'),
  ('stamp_updated_at', 'public.cost_of_living'))
select tbl || ': the table is missing' as problem, 'run its migration again, from supabase/migrations, in the SQL editor' as fix
  from found where relation is null
union all
select tbl || ': row level security is off, so everybody signed in reads every row',
    format('alter table public.%I enable row level security;', tbl) from found
  join pg_class on pg_class.oid = relation where not relrowsecurity
union all
select tbl || ': no policy of ours lets people ' || cmd || ' their own rows',
    format('create policy "own rows, %s" on public.%I for %s to authenticated%s%s;', lower(cmd), tbl, cmd,
      case when cmd <> 'INSERT' then format(' using ((select auth.uid()) = %I)', key) end,
      case
        when tbl = 'profiles' then
          case when cmd = 'INSERT' then
            ' with check ((select auth.uid()) = id and lower(email) = lower((select auth.jwt()) ->> ''email''))' end
        when cmd in ('INSERT', 'UPDATE') then format(' with check ((select auth.uid()) = %I)', key) end)
  from want
  where to_regclass('public.' || tbl) is not null
    and not exists (select 1 from judged where judged.tbl = want.tbl and judged.cmd = want.cmd and is_ours)
union all
select tbl || ': the policy "' || policyname || '" lets in more than people''s own rows, or others',
    format('drop policy %I on public.%I;', policyname, tbl) from judged
  where not is_ours or (tbl, cmd) not in (select tbl, cmd from want)
union all
select tbl || ': signed-in people may not ' || cmd,
    format('grant %s on public.%I to authenticated;', cmd, tbl) from want
  where not coalesce(has_table_privilege('authenticated', to_regclass('public.' || tbl), cmd), true)
union all
select found.tbl || ': ' || role || ' may ' || cmd,
    format('revoke %s on public.%I from %I, public;', cmd, found.tbl, role) from found, unnest(array['anon', 'authenticated']) as role,
    unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE']) as cmd
  where relation is not null and has_table_privilege(role, relation, cmd)
    and (role = 'anon' or (found.tbl, cmd) not in (select want.tbl, want.cmd from want))
union all
select tbl || ': a deleted account''s rows stay',
    format('alter table public.%I add foreign key (%I) references auth.users on delete cascade;', tbl, key) from found where relation is not null and not exists (
  select 1 from pg_constraint
  where conrelid = relation and contype = 'f' and confrelid = to_regclass('auth.users') and confdeltype = 'c')
union all
select relname || ': not ours, and open to ' || role,
    format('revoke all on public.%I from %I, public;', relname, role) from pg_class, unnest(array['anon', 'authenticated']) as role
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')
    and relname not in (select tbl from own) and has_table_privilege(role, pg_class.oid, 'SELECT')
    and (relkind <> 'r' or not relrowsecurity)
    and not exists (select 1 from pg_depend where objid = pg_class.oid and deptype = 'e')
union all
select name || ' on ' || relation || ': the trigger is missing or off',
    case when to_regclass(relation) is null
      then 'run its migration again, from supabase/migrations, in the SQL editor'
      when exists (select 1 from pg_trigger where tgname = name and tgrelid = to_regclass(relation))
      then format('alter table %s enable trigger %I;', relation, name)
      else format('create trigger %I %s on %s for each row execute function public.%I();', name,
        case when name = 'keep_profile' then 'after insert or update of email' else 'before insert or update' end,
        relation, name) end
  from triggers
  where not exists (
    select 1 from pg_trigger
    where tgname = name and tgrelid = to_regclass(relation) and tgenabled in ('O', 'A'))
union all
select 'delete_account: missing, or signed-in people may not call it',
    case when to_regprocedure('public.delete_account()') is null then 'run its migration again, from supabase/migrations, in the SQL editor'
      else 'grant execute on function public.delete_account() to authenticated;' end
  where not coalesce(has_function_privilege('authenticated', to_regprocedure('public.delete_account()'), 'EXECUTE'), false)
union all
select 'delete_account: deletes something else than the account of whoever calls it', 'run its migration again, from supabase/migrations, in the SQL editor' from pg_proc
  where oid = to_regprocedure('public.delete_account()')
    and (not prosecdef or regexp_replace(prosrc, '\s', '', 'g') <> 'deletefromauth.userswhereid=(selectauth.uid());')
union all
select proname || ': a function that ' || role || ' may call'
      || case when proname = 'delete_account' then '' else ', and nothing uses' end,
    format('revoke execute on function %s from %I, public;', pg_proc.oid::regprocedure, role) from pg_proc,
    unnest(array['anon', 'authenticated']) as role
  where pronamespace = 'public'::regnamespace and has_function_privilege(role, pg_proc.oid, 'EXECUTE')
    -- Nobody can call these through the API: the dashboard's rls_auto_enable() is one.
    and prorettype not in ('event_trigger'::regtype, 'trigger'::regtype)
    and not (role = 'authenticated' and pg_proc.oid = to_regprocedure('public.delete_account()'))
    and not exists (select 1 from pg_depend where objid = pg_proc.oid and deptype = 'e')
union all
select rolname || ': the role passes over row level security',
    format('alter role %I nobypassrls nosuperuser;', rolname) from pg_roles
  where rolname in ('anon', 'authenticated') and (rolbypassrls or rolsuper)
order by problem;
