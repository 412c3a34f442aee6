-- What a hosted project has before its first migration, as far as our migrations can tell.
create role anon nologin;
create role authenticated nologin;
create role service_role nologin bypassrls;
create role supabase_auth_admin nologin;

-- On a hosted project, migrations don't run as a superuser.
create role project_owner nologin;
grant usage, create on schema public to project_owner with grant option;
do $$ begin execute format('grant create on database %I to project_owner', current_database()); end $$;
grant usage on schema public to anon, authenticated, service_role;

-- New projects no longer do this; in older ones, whatever a migration doesn't revoke stays granted.
alter default privileges for role project_owner in schema public
  grant all on tables to anon, authenticated, service_role;
alter default privileges for role project_owner in schema public
  grant all on sequences to anon, authenticated, service_role;
alter default privileges for role project_owner in schema public
  grant execute on functions to anon, authenticated, service_role;

create schema extensions;
grant usage on schema extensions to public;

create schema auth authorization supabase_auth_admin;
grant usage on schema auth to anon, authenticated, service_role, project_owner;

set role supabase_auth_admin;

create table auth.users (
  instance_id uuid, id uuid primary key, aud varchar(255), role varchar(255), email varchar(255),
  encrypted_password varchar(255), email_confirmed_at timestamptz, confirmation_token varchar(255),
  recovery_token varchar(255), email_change_token_new varchar(255), email_change varchar(255),
  raw_app_meta_data jsonb, raw_user_meta_data jsonb, created_at timestamptz, updated_at timestamptz,
  phone_change text default '', phone_change_token varchar(255) default '',
  email_change_token_current varchar(255) default '', reauthentication_token varchar(255) default ''
);

create table auth.identities (
  provider_id text not null, user_id uuid not null references auth.users (id) on delete cascade,
  identity_data jsonb not null, provider text not null, last_sign_in_at timestamptz, created_at timestamptz,
  updated_at timestamptz, id uuid primary key default gen_random_uuid(), unique (provider_id, provider)
);

create function auth.uid() returns uuid language sql stable as $$
  select nullif(nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub', '')::uuid
$$;

create function auth.jwt() returns jsonb language sql stable as $$
  select nullif(current_setting('request.jwt.claims', true), '')::jsonb
$$;

grant all on auth.users, auth.identities to project_owner;

reset role;
