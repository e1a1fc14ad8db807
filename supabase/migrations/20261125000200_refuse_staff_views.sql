-- PostgREST passes on only the last of several Prefer lines (docs/decisions/0025), so the views of staff,
-- whose estimates reveal the most, are refused by path, whatever the headers are.
create or replace function private.check_request()
returns void language plpgsql set search_path = '' as $$
declare
  headers constant jsonb := nullif(current_setting('request.headers', true), '')::jsonb;
  is_estimate constant boolean := coalesce(
    (headers ->> 'prefer') ~* 'count\W*(planned|estimated)'
    or (headers ->> 'accept') ~* 'vnd\.pgrst\.plan', false);
begin
  if is_estimate or current_setting('request.path', true) ~ '^/admin_' then
    -- A condition of its own: visitors can't execute the function in the next one.
    if current_user <> 'anon' then
      if private.is_staff_or_service() then
        return;
      end if;
    end if;
    if is_estimate then
      raise sqlstate 'PT403' using
        message = 'Only staff can request an estimated count or a query plan.',
        hint = 'Use count=exact.';
    end if;
    raise sqlstate 'PT403' using message = 'Only staff can read this.';
  end if;
end;
$$;
comment on function private.check_request() is
  'PostgREST calls this before every request. Raises PT403 (HTTP 403) if anyone but staff or an edge '
  'function requests a planner''s estimate, a query plan or a view of staff (admin_…).';
