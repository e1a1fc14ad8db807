-- Policies are checked after BEFORE triggers: without this, check_permit would tell anyone which permits a
-- load has.

create function private.refuse_permit()
returns trigger language plpgsql set search_path = '' as $$
begin
  raise exception 'Only an admin can do this.' using errcode = '42501';
end;
$$;
-- Triggers run in the order of their names: before load_permits_check.
create trigger load_permits_admins_only before insert on public.load_permits
  for each row when (current_user = 'authenticated' and not private.is_admin())
  execute function private.refuse_permit();
