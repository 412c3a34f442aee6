-- What a person entered under "Cost of Living in Hawaii" and chose to keep with their account; there is a row only while
-- they do. It has its own table, so that each form is kept, merged and turned off by itself.
create table public.cost_of_living (
  user_id uuid primary key references auth.users (id) on delete cascade,
  form jsonb not null,
  updated_at timestamptz not null default now(),
  constraint cost_of_living_shape check (jsonb_typeof(form) = 'object'),
  -- Every field at its longest.
  constraint cost_of_living_size check (octet_length(form::text) <= 6000)
);

revoke all on public.cost_of_living from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.cost_of_living to authenticated, service_role;

alter table public.cost_of_living enable row level security;

create policy "people read their own month" on public.cost_of_living
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "people create their own month" on public.cost_of_living
  for insert to authenticated with check ((select auth.uid()) = user_id);
create policy "people change their own month" on public.cost_of_living
  for update to authenticated using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy "people delete their own month" on public.cost_of_living
  for delete to authenticated using ((select auth.uid()) = user_id);

-- Also the version: a save names the one it was made from, and changes nothing if there is a newer one.
create trigger stamp_updated_at before insert or update on public.cost_of_living
  for each row execute function public.stamp_updated_at();
