-- The schemas, owners and publication a hosted project has before its first migration.

do $$
begin
  execute format('alter database %I owner to postgres', current_database());
  execute format(
    'grant create on database %I to supabase_auth_admin, supabase_storage_admin, supabase_realtime_admin',
    current_database()
  );
end;
$$;

create schema if not exists extensions authorization postgres;
create schema if not exists auth authorization supabase_admin;
create schema if not exists storage authorization supabase_admin;
create schema if not exists realtime authorization supabase_admin;

grant usage on schema public, extensions to postgres, anon, authenticated, service_role;

grant usage on schema auth to postgres, anon, authenticated, service_role, supabase_realtime_admin;
grant all on schema auth to supabase_auth_admin, dashboard_user;
alter default privileges for role supabase_auth_admin in schema auth
  grant all on tables to postgres, dashboard_user;
alter default privileges for role supabase_auth_admin in schema auth
  grant all on routines to postgres, dashboard_user;

grant usage on schema storage to postgres with grant option;
grant usage on schema storage to anon, authenticated, service_role;
grant all on schema storage to supabase_storage_admin, dashboard_user;

grant usage on schema realtime to postgres with grant option;
grant usage on schema realtime to anon, authenticated, service_role;
grant all on schema realtime to supabase_realtime_admin with grant option;

create extension if not exists pgcrypto with schema extensions;

do $$
begin
  if not exists (select from pg_catalog.pg_publication where pubname = 'supabase_realtime') then
    create publication supabase_realtime;
  end if;
  alter publication supabase_realtime owner to postgres;
end;
$$;

-- Used only by the stand-in.
create schema if not exists embedded_backend authorization supabase_admin;
create table if not exists embedded_backend.bootstraps (
  hash text primary key
);
comment on table embedded_backend.bootstraps is
  'Which versions of these bootstrap files the database has seen.';
create table if not exists embedded_backend.migrations (
  version text primary key,
  hash text not null
);
comment on table embedded_backend.migrations is
  'SHA-256 of each applied migration file, to notice one that was edited later.';

-- Hosted's Auth hashes passwords itself; the stand-in uses pgcrypto through these functions, because
-- supabase_auth_admin has no privileges on schema extensions. With the lowest cost, because each test
-- signs several people in.
create or replace function embedded_backend.hash_password(password text) returns text
language sql security definer set search_path = ''
return extensions.crypt(password, extensions.gen_salt('bf', 4));
create or replace function embedded_backend.is_password(password text, hash text) returns boolean
language sql security definer set search_path = ''
return extensions.crypt(password, hash) = hash;
revoke execute on all functions in schema embedded_backend from public;
grant usage on schema embedded_backend to supabase_auth_admin;
grant execute on function
  embedded_backend.hash_password(text), embedded_backend.is_password(text, text)
  to supabase_auth_admin;
