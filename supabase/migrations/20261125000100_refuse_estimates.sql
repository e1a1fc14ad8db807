-- A planner's estimate depends on rows the caller can't read: whether an email address exists, how many
-- rows there are. PostgREST shows it for `Prefer: count=planned` and `count=estimated`.

create function private.check_request()
returns void language plpgsql set search_path = '' as $$
declare
  headers constant jsonb := nullif(current_setting('request.headers', true), '')::jsonb;
begin
  if (headers ->> 'prefer') ~* 'count\W*(planned|estimated)'
    or (headers ->> 'accept') ~* 'vnd\.pgrst\.plan'
  then
    -- A condition of its own: visitors can't execute the function in the next one.
    if current_user <> 'anon' then
      if private.is_staff_or_service() then
        return;
      end if;
    end if;
    raise sqlstate 'PT403' using
      message = 'Only staff can request an estimated count or a query plan.',
      hint = 'Use count=exact.';
  end if;
end;
$$;
comment on function private.check_request() is
  'PostgREST calls this before every request. Raises PT403 (HTTP 403) if anyone but staff or an edge '
  'function requests a planner''s estimate or a query plan.';
grant execute on function private.check_request() to anon, authenticated, service_role;

-- In this database only, so that the setting can't name a function another database lacks.
do $$
begin
  execute format(
    'alter role authenticator in database %I set pgrst.db_pre_request = %L',
    current_database(), 'private.check_request');
end;
$$;
notify pgrst, 'reload config';
