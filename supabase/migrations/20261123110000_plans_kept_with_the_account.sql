-- The report date and answers of a person who chose to keep them with the account; there is a row only while they do.
-- They are sensitive, so they aren't in the user's metadata, which the auth server may put into every token.
create table public.family_plans (
  user_id uuid primary key references auth.users (id) on delete cascade,
  plan jsonb not null,
  updated_at timestamptz not null default now(),
  -- A check passes on null, which is what a missing field gives.
  constraint family_plans_shape check (coalesce(
    jsonb_typeof(plan) = 'object'
      and jsonb_typeof(plan -> 'move') = 'object'
      and plan ->> 'reportDay' ~ '^\d{4}-\d{2}-\d{2}$',
    false)),
  constraint family_plans_size check (octet_length(plan::text) <= 2000)
);

revoke all on public.family_plans from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.family_plans to authenticated, service_role;

alter table public.family_plans enable row level security;

create policy "people read their own plan" on public.family_plans
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "people create their own plan" on public.family_plans
  for insert to authenticated with check ((select auth.uid()) = user_id);
create policy "people change their own plan" on public.family_plans
  for update to authenticated using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy "people delete their own plan" on public.family_plans
  for delete to authenticated using ((select auth.uid()) = user_id);

-- Also the plan's version: a save names the one it was made from, and changes nothing if there is a newer one.
create trigger stamp_updated_at before insert or update on public.family_plans
  for each row execute function public.stamp_updated_at();
