-- Only the owner of a table may create policies on it. On hosted the extension supautils makes an
-- exception (policy_grants, drop_trigger_grants): role postgres may create, change and drop
-- policies, and drop triggers, on tables in auth, storage and realtime that belong to other roles.
-- These two event triggers do the same: postgres owns the tables for exactly that one statement.

create or replace function embedded_backend.is_postgres() returns boolean
language sql stable set search_path = '' as $$
  select coalesce(nullif(current_setting('role'), 'none'), session_user) = 'postgres'
$$;

-- Writes pg_class directly: ALTER TABLE ... OWNER TO would merge the grants of both roles.
create or replace function embedded_backend.lend_tables() returns event_trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not embedded_backend.is_postgres() then return; end if;
  update pg_catalog.pg_class set relowner = 'postgres'::regrole
  where relkind in ('r', 'p')
    and relnamespace in ('auth'::regnamespace, 'storage'::regnamespace, 'realtime'::regnamespace);
end;
$$;

create or replace function embedded_backend.take_tables_back() returns event_trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not embedded_backend.is_postgres() then return; end if;
  update pg_catalog.pg_class set relowner = case relnamespace
      when 'auth'::regnamespace then 'supabase_auth_admin'::regrole
      when 'storage'::regnamespace then 'supabase_storage_admin'::regrole
      else 'supabase_realtime_admin'::regrole
    end
  where relkind in ('r', 'p')
    and relnamespace in ('auth'::regnamespace, 'storage'::regnamespace, 'realtime'::regnamespace);
end;
$$;

drop event trigger if exists lend_tables;
create event trigger lend_tables on ddl_command_start
  when tag in ('CREATE POLICY', 'ALTER POLICY', 'DROP POLICY', 'DROP TRIGGER')
  execute function embedded_backend.lend_tables();

drop event trigger if exists take_tables_back;
create event trigger take_tables_back on ddl_command_end
  when tag in ('CREATE POLICY', 'ALTER POLICY', 'DROP POLICY', 'DROP TRIGGER')
  execute function embedded_backend.take_tables_back();
