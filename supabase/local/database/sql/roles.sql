-- The roles of a hosted project with their attributes, memberships and settings. Roles belong to
-- the server, and another database may have created them already, so every statement is repeatable.

do $$
declare
  name text;
begin
  -- Two databases of one server can be prepared at the same time.
  lock table pg_catalog.pg_authid in share row exclusive mode;

  foreach name in array array[
    'anon', 'authenticated', 'service_role', 'authenticator', 'postgres', 'supabase_admin',
    'supabase_auth_admin', 'supabase_storage_admin', 'supabase_realtime_admin', 'dashboard_user'
  ] loop
    if not exists (select from pg_catalog.pg_roles where rolname = name) then
      execute format('create role %I', name);
    end if;
  end loop;

  alter role supabase_admin superuser createdb createrole replication bypassrls login;
  alter role postgres nosuperuser createdb createrole replication bypassrls login;
  alter role service_role bypassrls;
  alter role authenticator noinherit login;
  alter role supabase_auth_admin noinherit login;
  alter role supabase_storage_admin noinherit createrole login;
  alter role supabase_realtime_admin noinherit createrole replication login;
  alter role dashboard_user createdb createrole replication;

  grant anon, authenticated, service_role to authenticator, postgres, supabase_realtime_admin;
  -- Hosted adds the admin option and protects these roles with an extension. Without the extension
  -- the option would let a migration do what hosted refuses, for example "alter role anon login".
  grant authenticator to supabase_storage_admin;
  -- Hosted lets role postgres set PostgREST's parameters (pgrst.*) on the role PostgREST logs in as.
  grant authenticator to postgres with admin option;
  grant set on parameter "pgrst.db_pre_request" to postgres;
  grant pg_monitor, pg_read_all_data, pg_signal_backend to postgres;
  if exists (select from pg_catalog.pg_roles where rolname = 'pg_create_subscription') then
    grant pg_create_subscription to postgres;
  end if;
  grant set on parameter session_replication_role to postgres;

  alter role anon set statement_timeout = '3s';
  alter role authenticated set statement_timeout = '8s';
  alter role authenticator set statement_timeout = '8s';
  alter role authenticator set lock_timeout = '8s';
  alter role postgres set search_path = "$user", public, extensions;
  alter role supabase_auth_admin set search_path = auth;
  alter role supabase_auth_admin set idle_in_transaction_session_timeout = 60000;
  alter role supabase_storage_admin set search_path = storage;
end;
$$;
