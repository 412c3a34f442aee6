-- For local databases only. Never seed a hosted project: this password is public.
-- demo@paradise-pcs.example signs in with Aloha2026.
do $$
declare
  demo constant uuid := 'de300000-0000-4000-8000-000000000001';
  address constant text := 'demo@paradise-pcs.example';
begin
  if exists (select from auth.users where email = address) then
    return;
  end if;

  insert into auth.users (
    id, aud, role, email, encrypted_password, email_confirmed_at,
    raw_app_meta_data, raw_user_meta_data, created_at, updated_at
  ) values (
    demo, 'authenticated', 'authenticated', address,
    '$2a$10$9yDqlDRrHaFRm8uP9jR2zekBTMLKPji8zYj5z6lD5cvgFckEoiqlS', now(),
    '{"provider": "email", "providers": ["email"]}', '{}', now(), now()
  );

  insert into auth.identities (
    id, provider, provider_id, user_id, identity_data, last_sign_in_at, created_at, updated_at
  ) values (
    gen_random_uuid(), 'email', demo::text, demo,
    jsonb_build_object('sub', demo, 'email', address, 'email_verified', true, 'phone_verified', false),
    now(), now(), now()
  );

  -- Only the schema of Supabase's own auth server has instance_id, and that server can't read a user with null tokens.
  if exists (
    select from information_schema.columns
    where table_schema = 'auth' and table_name = 'users' and column_name = 'instance_id'
  ) then
    update auth.users set
      instance_id = '00000000-0000-0000-0000-000000000000',
      confirmation_token = '', recovery_token = '', reauthentication_token = '',
      email_change = '', email_change_token_new = '', email_change_token_current = '',
      phone_change = '', phone_change_token = ''
    where id = demo;
  end if;
end
$$;
