-- Delivery: a load is delivered once it entered every leg, arrived at every delivery stop and has a POD, or a
-- reason why it has none (docs/decisions/0061). deliver_load and plain updates of loads.status check the same list.

create function private.delivery_gaps(_load_id uuid)
returns table (code text, problem text)
language sql stable set search_path = '' as $$
  select gap.code, gap.problem
  from (
    select 1 as place, sequence, 'leg_not_entered' as code,
      'The truck hasn’t entered ' || private.leg_name(leg) as problem
    from public.load_legs as leg where load_id = _load_id and entered_at is null
    union all
    select 2, sequence, 'stop_not_reached', 'No arrival at ' || private.stop_name(stop)
    from public.load_stops as stop
    where load_id = _load_id and kind = 'delivery' and arrived_at is null
    union all
    select 3, 0, 'pod_missing', 'No POD'
    where not exists (
      select from public.load_documents where load_id = _load_id and kind = 'pod'
    )
  ) as gap
  order by gap.place, gap.sequence;
$$;
comment on function private.delivery_gaps(uuid) is
  'What a load still needs before it is delivered, in order: legs that aren''t entered, delivery stops without '
  'an arrival, a POD. problem is a sentence without its period.';

-- Security definer: the answer must not depend on the policies of legs, stops and documents.
create function private.require_arrival(_load_id uuid, _no_pod_reason text)
returns void language plpgsql stable security definer set search_path = '' as $$
declare
  gaps constant text := (
    select string_agg(problem, '; ') from private.delivery_gaps(_load_id)
    where code <> 'pod_missing' or _no_pod_reason is null
  );
begin
  if gaps is not null then
    raise exception 'This load can’t be delivered yet: %.', gaps using errcode = '23514';
  end if;
end;
$$;
comment on function private.require_arrival(uuid, text) is
  'Refuses a delivery with everything the load still needs (23514). With a reason, it needs no POD.';
grant execute on function private.require_arrival(uuid, text) to authenticated, service_role;

-- Security definer: no API role may write no_pod_reason.
create function private.deliver_load(_load_id uuid, _no_pod_reason text)
returns void language plpgsql security definer set search_path = '' as $$
declare
  this_load constant public.loads := private.require_driver_or_admin(_load_id);
  reason constant text := nullif(btrim(regexp_replace(_no_pod_reason, '\s+', ' ', 'g')), '');
begin
  if this_load.status = 'delivered' then
    return;
  elsif this_load.status <> 'in_transit' then
    raise exception 'This load isn’t in transit.' using errcode = '23514';
  elsif char_length(reason) > 500 then
    raise exception 'Enter a reason of up to 500 characters.' using errcode = '23514';
  end if;
  perform private.require_arrival(_load_id, reason);
  update public.loads set status = 'delivered', no_pod_reason = case when not exists (
    select from public.load_documents where load_id = _load_id and kind = 'pod'
  ) then reason end
  where id = _load_id;
end;
$$;
grant execute on function private.deliver_load(uuid, text) to authenticated, service_role;

create function public.deliver_load(_load_id uuid, _no_pod_reason text default null)
returns void language sql set search_path = '' as $$
  select private.deliver_load(_load_id, _no_pod_reason);
$$;
comment on function public.deliver_load(uuid, text) is
  'Marks a load in transit as delivered. A repeat changes nothing. 23514 with everything that is missing: a leg '
  'that isn''t entered, a delivery stop without an arrival, or the POD. Without a POD, _no_pod_reason (up to 500 '
  'characters) says why; the load and its log keep it. For the load''s driver and admins; 42501 for anyone '
  'else.';
grant execute on function public.deliver_load(uuid, text) to authenticated, service_role;
