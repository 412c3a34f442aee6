-- Deletes the calling user and nobody else. Security definer, because signed-in users may not write to auth.users. The
-- account's data is deleted by cascade: profile and progress, and the auth server's own sessions, so that every device
-- is signed out. Calling it again after a lost response changes nothing.
create or replace function public.delete_account() returns void
language sql security definer set search_path = '' as $$
  delete from auth.users where id = (select auth.uid());
$$;
revoke execute on function public.delete_account() from public, anon, authenticated, service_role;
grant execute on function public.delete_account() to authenticated;
