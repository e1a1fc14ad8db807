-- Only cancel_load cancels a load: a plain update of the status would skip the reason and the fees.

create function private.refuse_plain_cancellation()
returns trigger language plpgsql set search_path = '' as $$
begin
  -- cancel_load runs as the owner of the table.
  if current_user in ('anon', 'authenticated', 'service_role') then
    raise exception 'Use Cancel load: it asks for the reason and the fees.' using errcode = '23514';
  end if;
  return new;
end;
$$;
-- Runs after the triggers that refuse the step or the caller.
create trigger loads_zz_only_cancel_load before update of status on public.loads
  for each row when (new.status = 'cancelled' and old.status <> 'cancelled')
  execute function private.refuse_plain_cancellation();
