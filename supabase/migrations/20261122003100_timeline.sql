-- A load's timeline and a quote's stage, as customers read them: by the quote's private link
-- (docs/decisions/0011) or signed in as the quote's owner. The timeline gives the position by state, never
-- finer, and shows no prices, people or staff notes.

create function private.timeline_moments(_load public.loads)
returns table (place integer, kind text, at timestamptz, zone text)
language sql stable rows 5 set search_path = '' as $$
  with last as materialized (
    select
      max(created_at) filter (where status = 'planned') as planned_at,
      max(created_at) filter (where status = 'assigned') as assigned_at,
      max(created_at) filter (where status = 'in_transit') as started_at,
      max(created_at) filter (where status = 'delivered') as delivered_at,
      max(created_at) filter (where status = 'cancelled') as cancelled_at
    from public.load_events where load_id = _load.id
  )
  select 0, 'accepted', offer.accepted_at, _load.pickup_time_zone::text
  from public.offers as offer where offer.id = _load.offer_id
  union all
  select 2, 'crew', case when _load.driver_id is not null or _load.status in ('in_transit', 'delivered')
    then coalesce((
      select min(created_at) from public.load_events
      where load_id = _load.id and status = 'assigned' and created_at > coalesce(planned_at, '-infinity')
    ), _load.created_at) end, _load.pickup_time_zone::text
  from last
  union all
  select 3, 'loaded', case when _load.status in ('in_transit', 'delivered') then coalesce(
    (
      select departed_at from public.load_stops where load_id = _load.id and kind = 'pickup'
      order by sequence limit 1
    ),
    case when started_at > coalesce(assigned_at, '-infinity') then started_at end,
    (select entered_at from public.load_legs where load_id = _load.id order by sequence limit 1)
  ) end, _load.pickup_time_zone::text
  from last
  union all
  select 1000, 'delivered', case when _load.status = 'delivered' then delivered_at end,
    _load.delivery_time_zone::text
  from last
  union all
  select 1002, 'cancelled', cancelled_at, _load.pickup_time_zone::text
  from last where _load.status = 'cancelled';
$$;
comment on function private.timeline_moments(public.loads) is
  'The steps of a timeline from offer to delivery or cancellation; at is null if the step is still to come.';

create function private.timeline_holds(_load public.loads, _assigned_at timestamptz)
returns table (
  created_at timestamptz, cleared_at timestamptz, zone text, jurisdiction text, reason text,
  permit_jurisdiction text
)
language sql stable rows 2 set search_path = '' as $$
  select hold.created_at, hold.cleared_at, coalesce(at_leg.time_zone, _load.pickup_time_zone)::text,
    at_leg.jurisdiction, private.remove_contacts(hold.customer_reason), filed.jurisdiction
  from public.load_holds as hold
  left join public.load_permits as filed on filed.id = hold.permit_id
  left join lateral (
    select leg.jurisdiction, leg.time_zone from public.load_legs as leg
    where leg.load_id = _load.id and leg.entered_at <= hold.created_at
    order by leg.sequence desc limit 1
  ) as at_leg on true
  -- Before a crew is assigned, a hold is part of our planning.
  where hold.load_id = _load.id and hold.created_at >= _assigned_at;
$$;
comment on function private.timeline_holds(public.loads, timestamptz) is
  'The holds of a load since its crew was assigned: in which state, in that state''s time zone, with the '
  'reason written for customers and the state of the permit it is about.';

create function private.timeline_facts(_load public.loads)
returns jsonb language sql stable set search_path = '' as $$
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
    'pilot_cars', (
      select count(*) from public.load_escorts
      where load_id = _load.id and status in ('accepted', 'completed')
    ),
    'measured', (
      select jsonb_build_object('length', length, 'width', width, 'height', height)
      from public.load_measures where load_id = _load.id and _load.status in ('in_transit', 'delivered')
      order by created_at desc, id desc limit 1
    )
  );
$$;
comment on function private.timeline_facts(public.loads) is
  'The part of a load''s timeline that isn''t about legs, permits, holds or documents.';

create function private.customer_papers(_load_id uuid)
returns setof public.load_documents language sql stable rows 5 set search_path = '' as $$
  select document.* from public.load_documents as document
  where document.load_id = _load_id and document.kind in ('bol', 'pod') and not exists (
    select from public.file_checks as checked
    where checked.bucket_id = 'load-documents' and checked.path = document.file_path
      and checked.is_quarantined and checked.released_at is null
  );
$$;
comment on function private.customer_papers(uuid) is
  'BOL and POD of a load, without quarantined files.';

create function private.load_timeline(_load public.loads, _with_files boolean)
returns jsonb language sql stable set search_path = '' as $$
  with leg as (
    select jurisdiction, sequence, miles, time_zone::text as zone, entered_at, left_at,
      sequence = min(sequence) over () as is_first,
      -- Where dispatch split a state, the truck is in it already.
      lag(jurisdiction) over (order by sequence) = jurisdiction as is_split
    from public.load_legs where load_id = _load.id
  ), here as (
    select * from leg where entered_at is not null order by sequence desc limit 1
  ), permit as (
    select jurisdiction, status in ('issued', 'used') as is_issued, issued_at
    from public.load_permits where load_id = _load.id
  ), moment as (
    select * from private.timeline_moments(_load)
  ), hold as (
    select hold.* from moment, private.timeline_holds(_load, moment.at) as hold where moment.kind = 'crew'
  ), paper as (
    select * from private.customer_papers(_load.id)
  ), step (place, kind, at, zone, jurisdiction, reason, permit_jurisdiction) as (
    select moment.*, null, null, null from moment
    union all
    select 1, 'permits', case when bool_and(is_issued) then max(issued_at) end,
      _load.pickup_time_zone::text, null, null, null
    from permit having count(*) > 0
    union all
    select 4 + sequence * 3, 'entered', entered_at, zone, jurisdiction, null, null
    from leg where not is_first and not is_split
    union all
    select 5, 'hold', created_at, zone, jurisdiction, reason, permit_jurisdiction from hold
    union all
    select 6, 'hold_ended', cleared_at, zone, jurisdiction, null, null
    from hold where cleared_at is not null
    union all
    select 1001, 'pod', min(created_at), _load.delivery_time_zone::text, null, null, null
    from paper where kind = 'pod' having count(*) > 0
  )
  select private.timeline_facts(_load) || jsonb_build_object(
    'position', (
      select jsonb_build_object('jurisdiction', jurisdiction, 'at', entered_at, 'time_zone', zone)
      from here where _load.status = 'in_transit'
    ),
    'hold', (
      select jsonb_build_object('at', created_at, 'time_zone', zone, 'jurisdiction', jurisdiction,
        'reason', reason, 'permit_jurisdiction', permit_jurisdiction)
      from hold where cleared_at is null and _load.status in ('assigned', 'in_transit')
      order by created_at limit 1
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
comment on function private.load_timeline(public.loads, boolean) is
  'A load as its customer reads it (contracts/load-timeline.ts): state, planned delivery, open hold, legs, '
  'steps in order with their times and time zones (null: still to come), BOL and POD. Includes the paths of '
  'the files only _with_files. A hold''s reason is the one written for customers.';

create function private.load_timelines(_quote_id uuid, _with_files boolean)
returns jsonb language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(
    private.load_timeline(load, _with_files) || jsonb_build_object('wants_emails', (
      select wants_emails from public.load_customers where load_id = load.id and email <> ''
    )) order by load.created_at, load.id
  ), '[]')
  from (
    select * from public.loads where quote_id = _quote_id order by created_at, id limit 20
  ) as load;
$$;

-- Security definer: the holder of a link may have no account.
create function private.track_loads(_token text)
returns jsonb language plpgsql security definer set search_path = '' as $$
begin
  return private.load_timelines(private.linked_quote(_token), false);
end;
$$;
grant execute on function private.track_loads(text) to anon, authenticated, service_role;

create function public.track_loads(_token text)
returns jsonb language sql set search_path = ''
return private.track_loads(_token);
comment on function public.track_loads(text) is
  'The timelines of the loads of the quote a private link opens, oldest first, 20 at most '
  '(contracts/load-timeline.ts). Empty if there is none or the token is invalid. PT429 when rate-limited.';
grant execute on function public.track_loads(text) to anon, authenticated, service_role;

-- Security definer: customers can't read loads.
create function private.my_loads(_quote_id uuid)
returns jsonb language sql stable security definer set search_path = '' as $$
  select private.load_timelines((
    select id from private.live_quotes where id = _quote_id and user_id = (select auth.uid())
  ), true);
$$;
grant execute on function private.my_loads(uuid) to authenticated, service_role;

create function public.my_loads(_quote_id uuid)
returns jsonb language sql stable set search_path = ''
return private.my_loads(_quote_id);
comment on function public.my_loads(uuid) is
  'The timelines of the loads of the caller''s own quote, oldest first, 20 at most, with the paths of BOL '
  'and POD (contracts/load-timeline.ts). Empty if there is none or the quote is someone else''s.';
grant execute on function public.my_loads(uuid) to authenticated, service_role;

create function private.quote_stage(_quote_id uuid)
returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'offer', (
      select jsonb_build_object(
        -- The job may not have marked it as expired yet.
        'status', case
          when offer.status = 'sent' and offer.valid_until <= clock_timestamp() then 'expired'
          else offer.status::text
        end,
        'total_cents', offer.total_cents, 'currency', offer.currency, 'valid_until', offer.valid_until
      )
      from public.offers as offer
      where offer.quote_id = _quote_id and offer.status <> 'draft'
      order by offer.version desc limit 1
    ),
    'load', (
      select jsonb_build_object('number', load.number, 'status', load.status)
      from public.loads as load
      where load.quote_id = _quote_id
      order by load.status = 'cancelled', load.status = 'in_transit' desc, load.created_at desc, load.id
      limit 1
    )
  );
$$;
comment on function private.quote_stage(uuid) is
  'The newest sent offer of a quote {status, total_cents, currency, valid_until} and its load {number, '
  'status}, each null if there is none. Of several loads, it prefers one in transit, then the newest, and '
  'takes a canceled one last.';

-- Security definer: customers can't read offers, loads or emails.
create function private.my_quote_stages(_quote_ids uuid[])
returns table (quote_id uuid, stage jsonb, confirmed_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select quote.id, private.quote_stage(quote.id), confirmation.sent_at
  from private.live_quotes as quote
  left join public.emails as confirmation
    on confirmation.quote_id = quote.id and confirmation.kind = 'confirmation'
  where quote.id = any (_quote_ids[1:100]) and quote.user_id = (select auth.uid());
$$;
grant execute on function private.my_quote_stages(uuid[]) to authenticated, service_role;

create function public.my_quote_stages(_quote_ids uuid[])
returns table (quote_id uuid, stage jsonb, confirmed_at timestamptz)
language sql stable set search_path = '' as $$
  select * from private.my_quote_stages(_quote_ids);
$$;
comment on function public.my_quote_stages(uuid[]) is
  'Offer and load of up to 100 of the caller''s own quotes: {offer: {status, total_cents, currency, '
  'valid_until} or null, load: {number, status} or null}; and when their confirmation was emailed, null until '
  'then. No row for other people''s quotes.';
grant execute on function public.my_quote_stages(uuid[]) to authenticated, service_role;
