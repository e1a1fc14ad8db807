-- The loads list shows how many of a load's permits are valid, from the checks that decide its readiness.

-- Security definer: permit_problems has no grant, because it answers for any load.
create function private.load_permit_counts(_load_ids uuid[])
returns table (load_id uuid, valid bigint, needed bigint)
language sql stable security definer set search_path = '' as $$
  select load.id, filed.permits - failing.permits, filed.permits + failing.missing
  from public.loads as load
  cross join lateral (
    select count(*) as permits from public.load_permits as permit
    where permit.load_id = load.id and (
      permit.leg_id is not null
      or not exists (select from public.load_legs where load_legs.load_id = load.id and is_confirmed)
    )
  ) as filed
  cross join lateral (
    select count(distinct record_id) as permits, count(*) filter (where record_id is null) as missing
    from private.permit_problems(load.id) where code like 'permit\_%'
  ) as failing
  where load.id = any (_load_ids) and load.status in ('planned', 'assigned', 'in_transit')
    and private.is_admin_or_service();
$$;
comment on function private.load_permit_counts(uuid[]) is 'Implements public.load_permit_counts.';

create function public.load_permit_counts(_load_ids uuid[])
returns table (load_id uuid, valid bigint, needed bigint)
language plpgsql stable set search_path = '' as $$
begin
  perform private.require_admin();
  return query select * from private.load_permit_counts(_load_ids);
end;
$$;
comment on function public.load_permit_counts(uuid[]) is
  'One row per open load: how many permits it needs, filed or not, and how many of them are issued and cover '
  'their leg at the load''s size. A permit whose leg the truck has left counts as valid. Admins only (42501).';

grant execute on function private.load_permit_counts(uuid[]), public.load_permit_counts(uuid[])
to authenticated, service_role;
