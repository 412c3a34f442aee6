-- Deletes whoever calls it, and nobody else. Runs as its owner, because nobody who is signed in may write to auth.users.
-- What belongs to the account follows by cascade: profile and progress, and the auth server's own sessions, so that
-- every device is signed out. Calling it again, when an answer was lost, changes nothing.
create function public.delete_account() returns void
language sql security definer set search_path = '' as $$
  delete from auth.users where id = (select auth.uid());
$$;
revoke execute on function public.delete_account() from public, anon, authenticated, service_role;
grant execute on function public.delete_account() to authenticated;
