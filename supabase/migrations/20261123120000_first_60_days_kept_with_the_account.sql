-- What a person entered under "The First 60 Days" and chose to keep with their account; there is a row only while they
-- do. It has its own table because it needs no report date, and ends on another day than the plan.
create table public.first_60_days (
  user_id uuid primary key references auth.users (id) on delete cascade,
  form jsonb not null,
  updated_at timestamptz not null default now(),
  constraint first_60_days_shape check (jsonb_typeof(form) = 'object'),
  -- Every field at its longest.
  constraint first_60_days_size check (octet_length(form::text) <= 6000)
);

revoke all on public.first_60_days from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.first_60_days to authenticated, service_role;

alter table public.first_60_days enable row level security;

create policy "people read their own numbers" on public.first_60_days
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "people create their own numbers" on public.first_60_days
  for insert to authenticated with check ((select auth.uid()) = user_id);
create policy "people change their own numbers" on public.first_60_days
  for update to authenticated using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy "people delete their own numbers" on public.first_60_days
  for delete to authenticated using ((select auth.uid()) = user_id);

-- Also the version: a save names the one it was made from, and changes nothing if there is a newer one.
create trigger stamp_updated_at before insert or update on public.first_60_days
  for each row execute function public.stamp_updated_at();
