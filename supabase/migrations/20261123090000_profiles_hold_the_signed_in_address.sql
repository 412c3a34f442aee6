-- A profile holds its owner's own email address and nothing else. The trigger on auth.users writes it; the site inserts
-- it once after sign-up. Nobody else needs to change or delete it, and it is deleted with the account.
update public.profiles set email = users.email
from auth.users where users.id = profiles.id and profiles.email is distinct from users.email;

alter table public.profiles add constraint profiles_email_length check (char_length(email) <= 320);

drop policy "people create their own profile" on public.profiles;
create policy "people create their own profile" on public.profiles
  for insert to authenticated
  with check ((select auth.uid()) = id and lower(email) = lower((select auth.jwt()) ->> 'email'));

drop policy "people change their own profile" on public.profiles;
drop policy "people delete their own profile" on public.profiles;
revoke update, delete on public.profiles from authenticated;
