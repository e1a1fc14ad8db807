-- When the truck is expected at a stop, as dispatch or the driver reports it.

alter table public.load_stops
  add column eta_at timestamptz,
  add column eta_was_at timestamptz,
  add column eta_changed_at timestamptz,
  add column eta_reason text not null default '' check (private.is_line(eta_reason, 200));
comment on column public.load_stops.eta_at is 'Reported ETA; null: as planned. Only report_eta writes it.';
comment on column public.load_stops.eta_was_at is
  'What was expected before the last change: the ETA then, or the end of the window.';
comment on column public.load_stops.eta_reason is 'Why the ETA changed. The customer reads it.';

-- Security definer: drivers write no stops.
create function private.report_eta(_stop_id uuid, _seen timestamptz, _eta timestamptz, _reason text)
returns timestamptz language plpgsql security definer set search_path = '' as $$
declare
  stop public.load_stops;
  this_load public.loads;
  reason constant text := btrim(regexp_replace(coalesce(_reason, ''), '\s+', ' ', 'g'));
begin
  select * into stop from public.load_stops where id = _stop_id for update;
  select * into this_load from public.loads where id = stop.load_id;
  if this_load.id is null or not (
    coalesce(this_load.driver_id = (select auth.uid()), false) or private.is_admin_or_service()
  ) then
    raise exception 'Only the driver of this load or an admin can do this.' using errcode = '42501';
  end if;
  if stop.eta_at is not distinct from _eta and stop.eta_reason = reason then
    return stop.updated_at;
  elsif stop.updated_at is distinct from _seen then
    perform private.raise_stale();
  elsif this_load.status not in ('assigned', 'in_transit') then
    raise exception 'This load isn’t assigned or in transit.' using errcode = '23514';
  elsif stop.arrived_at is not null then
    raise exception 'The truck has arrived at %.', private.stop_name(stop) using errcode = '23514';
  -- A phone may send an ETA late.
  elsif _eta < now() - interval '1 hour' or _eta > now() + interval '60 days' then
    raise exception 'Enter an ETA in the next 60 days.' using errcode = '23514';
  elsif not private.is_line(reason, 200) then
    raise exception 'The reason can’t exceed 200 characters.' using errcode = '23514';
  end if;
  update public.load_stops set
    eta_at = _eta, eta_reason = reason, eta_changed_at = clock_timestamp(),
    eta_was_at = case when _eta is distinct from stop.eta_at
      then coalesce(stop.eta_at, stop.window_until, stop.window_from) else stop.eta_was_at
    end
  where id = _stop_id;
  perform private.log_load_entry('updated', 'stops', this_load.id, this_load.number || ', ETA');
  return (select updated_at from public.load_stops where id = _stop_id);
end;
$$;
comment on function private.report_eta(uuid, timestamptz, timestamptz, text) is 'Implements public.report_eta.';
create function public.report_eta(
  _stop_id uuid, _seen timestamptz, _eta timestamptz default null, _reason text default ''
)
returns timestamptz language sql set search_path = '' as $$
  select private.report_eta(_stop_id, _seen, _eta, _reason);
$$;
comment on function public.report_eta(uuid, timestamptz, timestamptz, text) is
  'Reports when the truck is expected at a stop (null: as planned) and why that changed, which the customer '
  'reads. Returns the stop''s new version. _seen is the stop''s updated_at the caller saw: PT412 if it has '
  'changed since, unless the ETA and the reason are already these. 23514 with a sentence if the truck has '
  'arrived, the load is neither assigned nor in transit, or the ETA isn''t in the next 60 days. For the '
  'load''s driver and admins; 42501 for anyone else.';

-- An ETA past the window is late before the window ends.
create or replace function private.late_stops()
returns table (load_id uuid, stop_id uuid)
language sql stable set search_path = '' as $$
  select stop.load_id, stop.id
  from public.loads as load
  join public.load_stops as stop on stop.load_id = load.id
  where load.status = 'in_transit' and stop.arrived_at is null
    and coalesce(stop.window_until, stop.window_from) < greatest(stop.eta_at, now())
    -- A load in transit has left its first pickup, and whatever comes before a stop it has reached.
    and exists (
      select from public.load_stops as earlier
      where earlier.load_id = stop.load_id and earlier.sequence < stop.sequence
    )
    and not exists (
      select from public.load_stops as later
      where later.load_id = stop.load_id and later.sequence > stop.sequence and later.arrived_at is not null
    );
$$;
comment on function private.late_stops() is
  'Stops of loads in transit that the truck has not reached and whose window has ended or ends before the '
  'reported ETA.';

drop function public.road_problems(uuid[]), private.road_problems();
create function private.road_problems()
returns table (
  load_id uuid, code text, detail text, at timestamptz, time_zone public.load_time_zone, day date,
  eta_at timestamptz
)
language sql stable set search_path = '' as $$
  select load.id, 'on_hold', hold.reason, null::timestamptz, null::public.load_time_zone, null::date,
    null::timestamptz
  from public.loads as load
  join public.load_holds as hold on hold.load_id = load.id
  where load.status = 'in_transit' and hold.cleared_at is null
  union all
  select stop.load_id, 'late', stop.place, coalesce(stop.window_until, stop.window_from), stop.time_zone, null,
    stop.eta_at
  from private.late_stops() as late
  join public.load_stops as stop on stop.id = late.stop_id
  union all
  select permit.load_id, 'permit_expires', permit.jurisdiction, null, null, permit.valid_until, null
  from private.expiring_permits() as expiring (id)
  join public.load_permits as permit on permit.id = expiring.id
  join public.loads as load on load.id = permit.load_id
  where load.status = 'in_transit';
$$;
comment on function private.road_problems() is
  'What is wrong with loads in transit. on_hold: detail is the reason of an open hold. late: a stop at '
  'detail, with the end of its window and its ETA (at, eta_at, time_zone). permit_expires: the permit of the '
  'state detail ends on day, before the planned exit.';

create function public.road_problems(_load_ids uuid[])
returns table (
  load_id uuid, code text, detail text, at timestamptz, time_zone public.load_time_zone, day date,
  eta_at timestamptz
)
language plpgsql stable set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    select problem.* from private.road_problems() as problem
    where problem.load_id = any (_load_ids)
    order by problem.load_id, array_position('{on_hold,late,permit_expires}', problem.code),
      problem.at, problem.day, problem.detail;
end;
$$;
comment on function public.road_problems(uuid[]) is
  'What is wrong with these loads on the road, one row per problem: on_hold with the hold''s reason as '
  'detail; late with the stop''s place, the end of its window and its ETA (at, eta_at, time_zone); '
  'permit_expires with the state and the permit''s last day. Loads that aren''t in transit have none. Admins only (42501).';

-- What the customer knew before the email, and knows after it.
alter table private.load_emails
  add column told_before timestamptz,
  add column told_after timestamptz;
insert into public.step_email_settings (kind) values ('load_eta');

create function private.last_stop(_load_id uuid)
returns public.load_stops language sql stable set search_path = '' as $$
  select * from public.load_stops where load_id = _load_id order by sequence desc limit 1;
$$;
comment on function private.last_stop(uuid) is 'The last stop of a load: its delivery.';
create function private.is_eta_moved(_told timestamptz, _eta timestamptz)
returns boolean language sql immutable set search_path = ''
return _eta is not null and coalesce(greatest(_eta - _told, _told - _eta) > interval '2 hours', true);
comment on function private.is_eta_moved(timestamptz, timestamptz) is
  'Whether an ETA is more than 2 hours from what the customer was told. Hours that pass, not those of a clock.';

-- Security definer: no API role may write the outbox.
create function private.queue_eta_email()
returns trigger language plpgsql security definer set search_path = '' as $$
declare
  told constant timestamptz := coalesce((
    select told_after from private.load_emails
    where load_id = new.load_id and kind = 'load_eta' and told_after is not null
    order by version desc limit 1
  ), new.window_until, new.window_from);
  next_version constant integer := private.next_email_version(new.load_id, 'load_eta');
begin
  if new.id = (private.last_stop(new.load_id)).id and private.is_eta_moved(told, new.eta_at)
    -- The email that waits says the latest.
    and not exists (
      select from private.load_emails
      where load_id = new.load_id and kind = 'load_eta' and told_after is null
    )
  then
    perform private.queue_load_email(
      new.load_id, 'load_eta', next_version, _after => interval '5 minutes'
    );
    update private.load_emails set told_before = told
    where load_id = new.load_id and kind = 'load_eta' and version = next_version;
  end if;
  return null;
end;
$$;
create trigger load_stops_queue_eta_email after update of eta_at on public.load_stops
  for each row when (new.eta_at is distinct from old.eta_at)
  execute function private.queue_eta_email();

create or replace function private.is_due_load_email(_email private.load_emails)
returns boolean language sql stable set search_path = '' as $$
  select exists (select from public.step_email_settings where kind = _email.kind and is_on)
    and (_email.driver_id is not null or exists (
      select from public.load_customers
      where load_id = _email.load_id and email <> '' and wants_emails
    ))
    and case _email.kind
      when 'load_confirmed' then load.status = 'assigned'
      when 'load_loaded' then load.status in ('in_transit', 'delivered')
      when 'load_hold' then load.status in ('assigned', 'in_transit') and exists (
        select from public.load_holds where id = _email.hold_id and cleared_at is null
      )
      when 'load_eta' then load.status in ('assigned', 'in_transit') and exists (
        select from private.last_stop(load.id) as stop
        where stop.arrived_at is null and private.is_eta_moved(_email.told_before, stop.eta_at)
      )
      when 'load_delivered' then load.status = 'delivered'
      when 'load_cancelled' then load.status = 'cancelled'
      when 'driver_cancelled'
        then load.status = 'cancelled' or load.driver_id is distinct from _email.driver_id
      else load.driver_id = _email.driver_id and load.status = 'assigned'
    end
  from public.loads as load where load.id = _email.load_id;
$$;
-- Security definer: service_role has no rights in the private tables.
create or replace function private.claim_load_email(_id uuid)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  queued private.load_emails;
  this_load public.loads;
begin
  select * into queued from private.load_emails where id = _id;
  -- The lock makes the next step wait: the email doesn't contradict it.
  select * into this_load from public.loads where id = queued.load_id for update;
  if queued.id is null or not private.is_due_load_email(queued) then
    delete from private.load_emails where id = _id;
    return null;
  end if;
  update private.load_emails set claimed_at = now()
  where id = _id and claimed_at is null and not exists (
    select from public.email_log as log
    where log.record_type = 'load' and log.record_id = _id and log.sent_at is not null
  );
  if not found then
    return null;
  end if;
  if queued.kind = 'load_eta' then
    update private.load_emails
    set told_after = (select eta_at from private.last_stop(queued.load_id)) where id = _id;
  end if;
  return (
    select jsonb_build_object(
      'kind', queued.kind,
      'timeline', private.load_timeline(this_load, false),
      'name', person.name,
      'email', person.email,
      'equipment', this_load.equipment,
      'link_token', case when queued.driver_id is null and exists (
        select from public.quotes where id = this_load.quote_id and deleted_at is null
      ) then private.email_link_token(this_load.quote_id) end
    )
    from (
      select name, email from public.load_customers
      where load_id = queued.load_id and queued.driver_id is null
      union all
      select first_name, email from public.profiles where id = queued.driver_id
    ) as person
  );
end;
$$;
create or replace function private.load_timeline(_load public.loads, _with_files boolean)
returns jsonb language sql stable set search_path = '' as $$
  with leg as (
    select jurisdiction, sequence, miles, time_zone::text as zone, entered_at, left_at,
      sequence = min(sequence) over () as is_first
    from public.load_legs where load_id = _load.id
  ), here as (
    select * from leg where entered_at is not null order by sequence desc limit 1
  ), permit as (
    select jurisdiction, status in ('issued', 'used') as is_issued, issued_at
    from public.load_permits where load_id = _load.id
  ), happened as (
    select
      case when _load.driver_id is not null or _load.status in ('in_transit', 'delivered') then coalesce((
        select min(created_at) from public.load_events
        where load_id = _load.id and status = 'assigned' and created_at > coalesce((
          select max(created_at) from public.load_events where load_id = _load.id and status = 'planned'
        ), '-infinity')
      ), _load.created_at) end as assigned_at,
      case when _load.status in ('in_transit', 'delivered') then coalesce((
        select departed_at from public.load_stops where load_id = _load.id and kind = 'pickup'
        order by sequence limit 1
      ), (
        select max(created_at) from public.load_events
        where load_id = _load.id and status = 'in_transit' and created_at > coalesce((
          select max(created_at) from public.load_events where load_id = _load.id and status = 'assigned'
        ), '-infinity')
      ), (select entered_at from leg where is_first)) end as loaded_at,
      case when _load.status = 'delivered' then (
        select max(created_at) from public.load_events where load_id = _load.id and status = 'delivered'
      ) end as delivered_at,
      case when _load.status = 'cancelled' then (
        select max(created_at) from public.load_events where load_id = _load.id and status = 'cancelled'
      ) end as cancelled_at
  ), hold as (
    select hold.id, hold.created_at, hold.cleared_at,
      private.remove_contacts(hold.customer_reason) as reason,
      filed.jurisdiction as permit_jurisdiction,
      at_leg.jurisdiction, coalesce(at_leg.zone, _load.pickup_time_zone::text) as zone
    from public.load_holds as hold
    cross join happened
    left join public.load_permits as filed on filed.id = hold.permit_id
    left join lateral (
      select leg.jurisdiction, leg.zone from leg
      where leg.entered_at <= hold.created_at order by leg.sequence desc limit 1
    ) as at_leg on true
    -- Before a crew is assigned, a hold is part of our planning.
    where hold.load_id = _load.id and hold.created_at >= happened.assigned_at
  ), open_hold as (
    select * from hold where cleared_at is null and _load.status in ('assigned', 'in_transit')
    order by created_at limit 1
  ), paper as (
    select document.* from public.load_documents as document
    where document.load_id = _load.id and document.kind in ('bol', 'pod') and not exists (
      select from public.file_checks as checked
      where checked.bucket_id = 'load-documents' and checked.path = document.file_path
        and checked.is_quarantined and checked.released_at is null
    )
  ), step (place, kind, at, zone, jurisdiction, reason, permit_jurisdiction) as (
    select 0, 'accepted', offer.accepted_at, _load.pickup_time_zone::text, null, null, null
    from public.offers as offer where offer.id = _load.offer_id
    union all
    select 1, 'permits', case when bool_and(is_issued) then max(issued_at) end,
      _load.pickup_time_zone::text, null, null, null
    from permit having count(*) > 0
    union all
    select 2, 'crew', assigned_at, _load.pickup_time_zone::text, null, null, null from happened
    union all
    select 3, 'loaded', loaded_at, _load.pickup_time_zone::text, null, null, null from happened
    union all
    select 4 + sequence * 3, 'entered', entered_at, zone, jurisdiction, null, null
    from leg where not is_first
    union all
    select 5, 'hold', created_at, zone, jurisdiction, reason, permit_jurisdiction from hold
    union all
    select 6, 'hold_ended', cleared_at, zone, jurisdiction, null, null
    from hold where cleared_at is not null
    union all
    select 1000, 'delivered', delivered_at, _load.delivery_time_zone::text, null, null, null from happened
    union all
    select 1001, 'pod', min(created_at), _load.delivery_time_zone::text, null, null, null
    from paper where kind = 'pod' having count(*) > 0
    union all
    select 1002, 'cancelled', cancelled_at, _load.pickup_time_zone::text, null, null, null
    from happened where _load.status = 'cancelled'
  )
  select jsonb_build_object(
    'id', _load.id,
    'number', _load.number,
    'po_number', _load.po_number,
    'commodity', private.remove_contacts(_load.commodity),
    'origin', private.remove_contact_details(_load.origin),
    'destination', private.remove_contact_details(_load.destination),
    'status', _load.status,
    'now', clock_timestamp(),
    'pickup_at', _load.pickup_at,
    'pickup_time_zone', _load.pickup_time_zone,
    'delivery_at', _load.delivery_at,
    'delivery_time_zone', _load.delivery_time_zone,
    'eta', (
      select jsonb_build_object('at', eta_at, 'was', eta_was_at, 'changed_at', eta_changed_at,
        'reason', private.remove_contacts(eta_reason))
      from public.load_stops
      where load_id = _load.id and kind = 'delivery' and eta_at is not null and arrived_at is null
        and _load.status in ('assigned', 'in_transit')
        and sequence = (select max(sequence) from public.load_stops where load_id = _load.id)
    ),
    'position', (
      select jsonb_build_object('jurisdiction', jurisdiction, 'at', entered_at, 'time_zone', zone)
      from here where _load.status = 'in_transit'
    ),
    'hold', (
      select jsonb_build_object('at', created_at, 'time_zone', zone, 'jurisdiction', jurisdiction,
        'reason', reason, 'permit_jurisdiction', permit_jurisdiction)
      from open_hold
    ),
    'legs', coalesce((
      select jsonb_agg(jsonb_build_object('jurisdiction', jurisdiction, 'miles', miles, 'state', case
        when _load.status = 'delivered' or left_at is not null then 'done'
        when _load.status = 'in_transit' and sequence = (select sequence from here) then 'now'
        else 'next'
      end) order by sequence) from leg
    ), '[]'),
    'permits_issued', (select count(*) from permit where is_issued),
    'permits', (select coalesce(jsonb_agg(distinct jurisdiction), '[]') from permit),
    'permits_total', (select count(*) from permit),
    'pilot_cars', (
      select count(*) from public.load_escorts
      where load_id = _load.id and status in ('accepted', 'completed')
    ),
    'measured', (
      select jsonb_build_object('length', length, 'width', width, 'height', height)
      from public.load_measures where load_id = _load.id and _load.status in ('in_transit', 'delivered')
      order by created_at desc, id desc limit 1
    ),
    'steps', (
      select jsonb_agg(jsonb_build_object('kind', kind, 'at', at, 'time_zone', zone,
        'jurisdiction', jurisdiction, 'reason', reason, 'permit_jurisdiction', permit_jurisdiction)
        order by at nulls last, place)
      from step
      -- A canceled load has no next steps.
      where at is not null or _load.status <> 'cancelled'
    ),
    'documents', coalesce((
      select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('id', id, 'kind', kind, 'at', created_at,
        'bytes', size, 'path', case when _with_files then file_path end)) order by created_at, id)
      from paper
    ), '[]')
  );
$$;
create or replace function public.board_week(_from date)
returns jsonb language plpgsql stable set search_path = '' as $$
declare
  week_days constant daterange := daterange(_from, _from + 7);
  -- Where each day begins and the week ends. A day of 23 or 25 hours is a day.
  edges constant timestamptz[] := array(
    select (_from + day)::timestamp at time zone 'America/New_York' from generate_series(0, 7) as day
  );
  week constant tstzrange := tstzrange(edges[1], edges[8]);
begin
  perform private.require_admin();
  return (
    with booked_now as (
      select coalesce(booking.driver_id, booking.unit_id) as lane_id, booking.driver_id, booking.load_id,
        booking.during
      from public.assignments as booking
      join public.loads as load on load.id = booking.load_id
      where booking.during && week
        -- A load in transit has its driver and units until it arrives, and one on hold until further notice.
        or (
          load.status = 'in_transit' and tstzrange(lower(booking.during), case
            when not exists (
              select from public.load_holds as hold where hold.load_id = load.id and hold.cleared_at is null
            ) then greatest(upper(booking.during), now(), (private.last_stop(load.id)).eta_at)
          end) && week
        )
    ), lacking as (
      select load.id, load.number, private.booked_times(load) as during, concat_ws(', ',
        case when load.driver_id is null then 'no driver' end,
        (
          select string_agg('no ' || needed, ', ' order by needed)
          from unnest(array['tractor', 'trailer']) as needed
          where not exists (
            select from public.assignments as booking
            where booking.load_id = load.id and booking.unit_kind::text = needed
          )
        )
      ) as lacks
      from public.loads as load
      where load.status in ('planned', 'assigned') and private.booked_times(load) && week
    ), driver as (
      select role.user_id as id from public.user_roles as role where role.role = 'driver'
      union
      select booked_now.driver_id from booked_now where booked_now.driver_id is not null
    ), lane as (
      select 'load' as kind, 0 as place, lacking.id, lacking.number as name, lacking.lacks as detail
      from lacking where lacking.lacks <> ''
      union all
      select 'driver', 1, person.id,
        coalesce(nullif(btrim(person.first_name || ' ' || person.last_name), ''), person.email), ''
      from driver join public.profiles as person on person.id = driver.id
      union all
      select unit.kind::text, 1 + array_position(enum_range(null::public.unit_kind), unit.kind), unit.id,
        unit.number,
        unit.axles || case when unit.axles = 1 then ' axle' else ' axles' end
      from public.units as unit
    ), booked as (
      select booked_now.lane_id, booked_now.load_id, booked_now.during from booked_now
      union all
      select lacking.id, lacking.id, lacking.during from lacking where lacking.lacks <> ''
    ), off as (
      select outage.unit_id as lane_id, outage.days, outage.reason
      from public.unit_outages as outage where outage.days && week_days
      union all
      select free.user_id, unnest(range_agg(daterange(free.day, free.day + 1))), 'Time off'
      from public.availability as free
      where not free.available and free.day <@ week_days and free.user_id in (select id from driver)
      group by free.user_id
    )
    select jsonb_build_object(
      'edges', to_jsonb(edges),
      'lanes', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'kind', lane.kind, 'id', lane.id, 'name', lane.name, 'detail', lane.detail
        ) order by lane.place, lane.name, lane.id), '[]') from lane
      ),
      'loads', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'lane_id', booked.lane_id, 'from_at', lower(booked.during), 'until_at', upper(booked.during),
          'number', load.number, 'origin', load.origin, 'destination', load.destination,
          'status', load.status, 'eta_at', (private.last_stop(load.id)).eta_at, 'is_on_hold', exists (
            select from public.load_holds as hold where hold.load_id = load.id and hold.cleared_at is null
          )
        ) order by lower(booked.during), load.number), '[]')
        from booked join public.loads as load on load.id = booked.load_id
      ),
      'off', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'lane_id', off.lane_id, 'reason', off.reason,
          'from_at', lower(off.days * week_days)::timestamp at time zone 'America/New_York',
          'until_at', upper(off.days * week_days)::timestamp at time zone 'America/New_York'
        ) order by lower(off.days)), '[]') from off
      )
    )
  );
end;
$$;
comment on function public.board_week(date) is
  'The seven days from _from on, Dayton time. edges: the eight instants at which the days begin and end. '
  'lanes: [{kind, id, name, detail}]: open loads of these days that lack a driver, tractor or trailer (kind '
  'load), then drivers, then units by kind. loads: what holds a lane, [{lane_id, from_at, until_at, number, '
  'origin, destination, status, eta_at, is_on_hold}], those in transit until they arrive. off: outages of '
  'units and days off of drivers, [{lane_id, reason, from_at, until_at}]. Loads whose times are TBD aren''t in '
  'a week. Admins only (42501).';

grant execute on function
  private.report_eta(uuid, timestamptz, timestamptz, text),
  public.report_eta(uuid, timestamptz, timestamptz, text),
  private.road_problems(), public.road_problems(uuid[]), private.last_stop(uuid)
to authenticated, service_role;
