-- Which units a configuration needs is edited as a whole, and dispatch compares a load's units with it.

create function public.save_configuration_units(_fleet_id uuid, _from jsonb, _to jsonb)
returns void language plpgsql set search_path = '' as $$
declare
  saved jsonb;
begin
  perform private.require_admin();
  perform from public.fleet where id = _fleet_id for update;
  if not found then
    perform private.raise_stale();
  end if;
  saved := (
    select coalesce(jsonb_object_agg(kind, count), '{}')
    from public.configuration_units where fleet_id = _fleet_id
  );
  -- A repeat after a lost response finds what it wanted.
  if saved = _to then
    return;
  elsif saved is distinct from _from then
    perform private.raise_stale();
  elsif jsonb_typeof(_to) is distinct from 'object' or exists (
    select from jsonb_each(_to) as needed (kind, count)
    where needed.kind <> all (enum_range(null::public.unit_kind)::text[])
      or needed.count::text !~ '^([1-9]|1\d|20)$'
  ) then
    raise exception 'A configuration needs 1 to 20 units of a kind.' using errcode = '23514';
  end if;
  delete from public.configuration_units where fleet_id = _fleet_id;
  insert into public.configuration_units (fleet_id, kind, count)
  select _fleet_id, needed.kind::public.unit_kind, needed.count::integer
  from jsonb_each_text(_to) as needed (kind, count);
end;
$$;
comment on function public.save_configuration_units(uuid, jsonb, jsonb) is
  'Sets how many units of each kind a configuration of the public site needs: {kind: count}, 1 to 20, without '
  'kinds it doesn''t need. _from is what the caller saw: PT412 if it has changed since or the configuration was '
  'deleted. Repeating a call changes nothing. 23514 for another count or kind. Admins only (42501).';
grant execute on function public.save_configuration_units(uuid, jsonb, jsonb)
  to authenticated, service_role;
