-- What a hosted Supabase project has before its first migration runs: roles, schemas, extensions,
-- the publication. Runs on every start until its hash is recorded, so every statement is repeatable.

do $$
declare
  name text;
begin
  foreach name in array array[
    'anon', 'authenticated', 'service_role', 'authenticator', 'supabase_admin',
    'supabase_auth_admin', 'supabase_storage_admin', 'dashboard_user', 'postgres'
  ] loop
    if not exists (select from pg_catalog.pg_roles where rolname = name) then
      execute format('create role %I nologin', name);
    end if;
  end loop;
  alter role service_role bypassrls;
  alter role supabase_admin superuser;
exception
  -- Two databases of one server may be prepared at the same time; roles belong to the server.
  when duplicate_object or unique_violation then null;
end;
$$;

create schema if not exists extensions;
create schema if not exists auth;
create schema if not exists storage;
create schema if not exists realtime;
create schema if not exists supabase_migrations;

grant usage on schema public, extensions, auth, storage, realtime to anon, authenticated, service_role;

create extension if not exists pgcrypto with schema extensions;

do $$
begin
  if not exists (select from pg_catalog.pg_publication where pubname = 'supabase_realtime') then
    create publication supabase_realtime;
  end if;
end;
$$;

create table if not exists supabase_migrations.schema_migrations (
  version text primary key,
  statements text[],
  name text
);
create table if not exists supabase_migrations.seed_files (
  path text primary key,
  hash text not null
);
-- The stand-in's own note: which bootstrap this database has seen.
create table if not exists supabase_migrations.local_bootstrap (
  hash text primary key
);
