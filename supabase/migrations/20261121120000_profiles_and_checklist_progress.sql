create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  email text
);

create table public.checklist_progress (
  user_id uuid not null references auth.users (id) on delete cascade,
  checklist_type text not null check (checklist_type = 'hawaii_pcs'),
  item_index smallint not null check (item_index between 0 and 19),
  completed boolean not null,
  updated_at timestamptz not null default now(),
  primary key (user_id, checklist_type, item_index)
);

-- New projects grant nothing on a new table, older ones grant everything: make both end up the same.
revoke all on public.profiles, public.checklist_progress from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.profiles, public.checklist_progress to authenticated, service_role;

alter table public.profiles enable row level security;
alter table public.checklist_progress enable row level security;

-- The select around auth.uid() makes it run once per query instead of once per row.
create policy "people read their own profile" on public.profiles
  for select to authenticated using ((select auth.uid()) = id);
create policy "people create their own profile" on public.profiles
  for insert to authenticated with check ((select auth.uid()) = id);
create policy "people change their own profile" on public.profiles
  for update to authenticated using ((select auth.uid()) = id) with check ((select auth.uid()) = id);
create policy "people delete their own profile" on public.profiles
  for delete to authenticated using ((select auth.uid()) = id);

create policy "people read their own progress" on public.checklist_progress
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "people create their own progress" on public.checklist_progress
  for insert to authenticated with check ((select auth.uid()) = user_id);
create policy "people change their own progress" on public.checklist_progress
  for update to authenticated using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy "people delete their own progress" on public.checklist_progress
  for delete to authenticated using ((select auth.uid()) = user_id);

-- A device's clock can be wrong, so the timestamp that a client sends is overwritten.
create function public.stamp_updated_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end
$$;
revoke execute on function public.stamp_updated_at() from public, anon, authenticated, service_role;

create trigger stamp_updated_at before insert or update on public.checklist_progress
  for each row execute function public.stamp_updated_at();

-- Security definer, because the auth server, which makes the change, may not write to public.
create function public.keep_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.profiles (id, email) values (new.id, new.email)
  on conflict (id) do update set email = excluded.email;
  return new;
end
$$;
revoke execute on function public.keep_profile() from public, anon, authenticated, service_role;

create trigger keep_profile after insert or update of email on auth.users
  for each row execute function public.keep_profile();
