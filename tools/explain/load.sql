-- The data of a busy carrier after a few years: 100,000 quotes, messages and applications with the records of
-- their documents, 20,000 accounts that can't sign in, 20,000 loads with everything that belongs to them, and
-- an activity log. Only for measuring on a local database. The data is fictional, and running the script twice
-- changes nothing. Triggers are off, so it also writes what they would.
--
-- write-load.ts runs each `-- Part:` in batches, each in a transaction with what is above the first part and
-- what is below `-- End`. Its rows are the numbers in pg_temp.batch().

do $$
begin
  if exists (select from auth.users where email not like '%@example.com') then
    raise exception 'This database has accounts that are not demo accounts: it gets no load.';
  end if;
end;
$$;

set session_replication_role = replica;
-- These triggers also write what the console searches.
alter table public.contact_messages enable always trigger contact_messages_before_insert;
alter table public.job_applications enable always trigger job_applications_before_insert;
alter table public.profiles enable always trigger profiles_write_search_text;

create or replace function pg_temp.batch() returns setof bigint language sql stable
return generate_series(current_setting('load.first')::bigint, current_setting('load.last')::bigint);
create or replace function pg_temp.pick(n bigint, words text[]) returns text language sql immutable
return words[1 + (n * 7919 % 104729) % cardinality(words)];
create or replace function pg_temp.first_name(n bigint) returns text language sql immutable
return pg_temp.pick(n, '{Ada,Ben,Carla,Dale,Elena,Frank,Grace,Hank,Ingrid,Jerome,Kate,Luther,Mona,Ned,Opal,Pete,Quinn,Rosa,Sam,Tess}');
-- Every 20,000th has a unique name.
create or replace function pg_temp.last_name(n bigint) returns text language sql immutable
return case when n % 20000 = 77 then 'Zephyrine'
  else pg_temp.pick(n / 20, '{Abbott,Barnes,Crowe,Dalton,Eastman,Fisk,Garner,Holt,Ivers,Jensen,Kerr,Lang,Marsh,Nolan,Ortega,Pruitt,Reyes,Stone,Tate,Vance}')
    || ' ' || chr((65 + n % 26)::integer) || '.' end;
-- Neighbors in the list are neighbors on the map.
create or replace function pg_temp.towns() returns text[] language sql immutable
return '{"Dayton, OH","Toledo, OH","Gary, IN","Tulsa, OK","Amarillo, TX","Laredo, TX","Casper, WY","Fargo, ND","Duluth, MN","Mobile, AL","Macon, GA","Erie, PA","Utica, NY","Reno, NV","Boise, ID","Yakima, WA","Salem, OR","Fresno, CA","Pueblo, CO","Wichita, KS","Regina, SK","Sudbury, ON"}'::text[];
create or replace function pg_temp.town(n bigint) returns text language sql immutable
return pg_temp.pick(n, pg_temp.towns());
create or replace function pg_temp.next_town(n bigint) returns text language sql immutable
return (pg_temp.towns() || pg_temp.towns())[array_position(pg_temp.towns(), pg_temp.town(n)) + 1 + n / 22 % 3];
-- Six characters out of 32, like private.generate_quote_reference().
create or replace function pg_temp.reference(n bigint) returns text language sql immutable
return 'Q-' || (
  select string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (n * 7919 >> 5 * place)::integer % 32, 1), '')
  from generate_series(0, 5) as place);
create or replace function pg_temp.customer(n bigint, out name text, out email text) language sql immutable
return (pg_temp.first_name(n) || ' ' || pg_temp.last_name(n), 'shipper' || n || '@example.com');
create or replace function pg_temp.id(kind text, n bigint) returns uuid language sql immutable
return (kind || '000000-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid;
-- Load 1 is picked up last. A driver and a unit have every 70th load, so their bookings don't overlap.
create or replace function pg_temp.load_status(n bigint) returns public.load_status language sql immutable
return (case when n <= 80 then 'planned' when n <= 240 then 'assigned' when n <= 300 then 'in_transit'
  when n % 33 = 0 then 'cancelled' else 'delivered' end)::public.load_status;
create or replace function pg_temp.pickup_day(n bigint) returns date language sql stable
return (now() + (240 - n) * interval '156 minutes')::date - case when n > 240 then 1 else 0 end;
create temp table if not exists routes (
  origin text, destination text, legs private.route_leg[], miles integer, primary key (origin, destination)
);

-- Part: 100000 quotes
-- Without its trigger, which would take half of the time.
insert into public.quotes (
  id, created_at, updated_at, reviewed_at, archived_at, customer_name, email, phone, origin, destination,
  equipment, length, width, height, status, reference, attachments, search_text
)
select
  pg_temp.id('e1', n), at, at, case when status in ('reviewed', 'archived') then at + interval '5 hours' end,
  case when status = 'archived' then at + interval '9 days' end, name, email, phone, origin, destination,
  equipment, 20 + n % 80, 8 + n % 8, 6 + n % 9, status::public.quote_status, reference,
  case when n % 20 = 0 then array[pg_temp.id('e6', n) || '/spec_sheet.pdf'] else '{}' end,
  private.fold(concat_ws(
    ' ', reference, name, email, phone, origin, destination, equipment, private.phone_digits(phone)
  ))
from pg_temp.batch() as n
cross join lateral (
  select now() - n * interval '15 minutes' as at, pg_temp.reference(n) as reference,
    customer.*, '937-555-' || lpad((n % 10000)::text, 4, '0') as phone, pg_temp.town(n) as origin,
    pg_temp.next_town(n) as destination,
    pg_temp.pick(n, '{"6-axle RGN lowboy","Step deck","Extendable flatbed","13-axle perimeter","Schnabel"}')
      as equipment,
    case when n <= 400 then 'new' when n % 3 = 0 then 'reviewed' else 'archived' end as status
  from pg_temp.customer(n) as customer
) as made
on conflict do nothing;

-- Part: 100000 messages
insert into public.contact_messages
  (id, created_at, updated_at, name, email, phone, subject, message, status)
select
  pg_temp.id('e2', n), at, at, pg_temp.first_name(n) || ' ' || pg_temp.last_name(n),
  'writer' || n || '@example.com', '937-555-' || lpad((n % 10000)::text, 4, '0'),
  'A load from ' || pg_temp.town(n), 'Do you go to ' || pg_temp.town(n / 7) || ', and when?',
  (case when n <= 200 then 'new' when n % 4 = 0 then 'handled' else 'archived' end)::public.message_status
from pg_temp.batch() as n, lateral (select now() - n * interval '15 minutes') as time (at)
on conflict do nothing;

-- Part: 100000 applications
insert into public.job_applications (
  id, created_at, updated_at, job_title, first_name, last_name, email, phone, city, state,
  experience_years, cdl_license, resume_document_url, cdl_document_url, status
)
select
  pg_temp.id('e3', n), at, at,
  pg_temp.pick(n, '{"CDL Truck Driver","Heavy Haul Driver","Pilot Car Operator","Dispatcher","Diesel Mechanic"}'),
  pg_temp.first_name(n), pg_temp.last_name(n), 'applicant' || n || '@example.com',
  '937-555-' || lpad((n % 10000)::text, 4, '0'),
  split_part(pg_temp.town(n), ', ', 1), split_part(pg_temp.town(n), ', ', 2), n % 40, n % 3 > 0,
  pg_temp.id('e5', n) || '/resume_driver.pdf',
  case when n % 3 > 0 then pg_temp.id('e5', n) || '/cdl_card.jpg' end,
  (case when n <= 300 then 'new' when n % 5 = 0 then 'reviewed' when n % 5 = 1 then 'interview'
    when n % 50 = 2 then 'hired' else 'rejected' end)::public.application_status
from pg_temp.batch() as n, lateral (select now() - n * interval '15 minutes') as time (at)
on conflict do nothing;

-- Part: 100000 requests with documents
-- Records in Storage, and one that no request names. The files don't exist, so opening one fails.
insert into storage.objects (bucket_id, name, metadata)
select 'job-documents', path, '{"size": 120000}'::jsonb
from public.job_applications, unnest(array[resume_document_url, cdl_document_url]) as path
where id in (select pg_temp.id('e3', n) from pg_temp.batch() as n) and path is not null
union all
select 'quote-attachments', path, '{"size": 120000}'
from public.quotes, unnest(attachments) as path
where id in (select pg_temp.id('e1', n) from pg_temp.batch() as n)
union all
select bucket, pg_temp.id('e7', 1) || '/resume_driver.pdf', '{"size": 120000}'
from unnest('{job-documents,quote-attachments}'::text[]) as bucket
on conflict do nothing;

-- Part: 20000 accounts
-- Auth reads these four as text and fails on null.
insert into auth.users (
  id, aud, role, email, email_confirmed_at, raw_app_meta_data, raw_user_meta_data, created_at,
  updated_at, confirmation_token, recovery_token, email_change_token_new, email_change
)
select
  pg_temp.id('e4', n), 'authenticated', 'authenticated', 'member' || n || '@example.com', at,
  '{"provider": "email", "providers": ["email"]}', '{}', at, at, '', '', '', ''
from pg_temp.batch() as n, lateral (select now() - n * interval '1 hour') as time (at)
on conflict do nothing;
insert into public.profiles
  (id, created_at, updated_at, email, first_name, last_name, phone, company_name)
select
  pg_temp.id('e4', n), at, at, 'member' || n || '@example.com', pg_temp.first_name(n),
  pg_temp.last_name(n), '937-555-' || lpad((n % 10000)::text, 4, '0'),
  pg_temp.last_name(n / 3) || ' Haulage'
from pg_temp.batch() as n, lateral (select now() - n * interval '1 hour') as time (at)
on conflict do nothing;
insert into public.user_roles (user_id, role, created_at)
select
  pg_temp.id('e4', n),
  (case when n <= 70 then 'driver' when n <= 320 then 'pilot_car'
    else pg_temp.pick(n, '{carrier,carrier,freight_broker,customer}') end)::public.app_role,
  now() - n * interval '1 hour'
from pg_temp.batch() as n
on conflict do nothing;
update public.profiles set roles = array[role::text]
from public.user_roles where user_id = id and id in (select pg_temp.id('e4', n) from pg_temp.batch() as n);

-- Part: 2000 assigned quotes
-- An admin looks after every 50th quote.
insert into public.quote_assignments (quote_id, assigned_to)
select pg_temp.id('e1', n * 50), (
  select user_id from public.user_roles where role = 'admin' order by user_id limit 1
)
from pg_temp.batch() as n
on conflict do nothing;

-- Part: 210 units
insert into public.units (
  id, kind, number, make, model, year_manufactured, axles, tare_lbs, deck, deck_height, deck_length, capacity_lbs
)
select
  pg_temp.id('f1', n), kind::public.unit_kind, initial || '-' || 1000 + n, 'Kenworth', 'Load test', 2015 + n % 10,
  axles, tare, deck::public.trailer_deck, deck_height, deck_length, capacity
from pg_temp.batch() as n
join (values
  (1, 70, 'tractor', 'T', 3, 19400, null, null, null, null),
  (71, 140, 'trailer', 'R', 3, 23800, 'rgn', 1.916667, 30, 220000),
  (141, 175, 'jeep', 'J', 2, 13000, null, null, null, null),
  (176, 210, 'booster', 'B', 1, 5300, null, null, null, null)
) as made (first, last, kind, initial, axles, tare, deck, deck_height, deck_length, capacity)
  on n between first and last
on conflict do nothing;

-- Part: 250 pilot cars with papers
insert into public.pilot_papers (
  id, pilot_id, kind, issuing_state, insurer, number, limit_cents, expires_on, file_path, file_name, checked_at
)
select
  id, pilot, kind::public.pilot_paper_kind, case kind when 'certificate' then 'OH' end,
  case kind when 'insurance' then 'Load Test Mutual' end, kind || ' ' || n,
  case kind when 'insurance' then 100000000 end, current_date + 400, pilot || '/' || id || '.pdf', kind || '.pdf',
  now()
from pg_temp.batch() as n
cross join unnest('{certificate,insurance}'::text[]) with ordinality as kinds (kind, place)
cross join lateral (select pg_temp.id('f2', n * 10 + place) as id, pg_temp.id('e4', 70 + n) as pilot) as ids
on conflict do nothing;
-- A state that asks for no certificate accepts each of them.
insert into public.certificate_rules (work_state, issuing_state, is_accepted, source, checked_on)
select state, null, true, 'Load test', current_date from unnest(private.jurisdictions()) as state
on conflict do nothing;

-- Part: 20000 loads
-- Each of a quote that isn't new.
insert into routes (origin, destination, legs, miles)
select origin, destination, legs, (select sum(coalesce(miles, 100)) from unnest(legs))
from (
  select distinct pg_temp.town(n + 400) as origin, pg_temp.next_town(n + 400) as destination
  from pg_temp.batch() as n
) as pair
cross join lateral (
  select array_agg(leg order by (leg).sequence) as legs
  from private.route_legs(origin, destination, null) as leg
) as route
where not exists (select from routes where routes.origin = pair.origin and routes.destination = pair.destination);
insert into public.loads (
  id, created_at, updated_at, title, origin, destination, equipment, length, width, height, weight_lbs, commodity,
  status, driver_id, quote_id, offer_id, number, pickup_at, pickup_time_zone, pickup_sort, pickup_date,
  delivery_at, delivery_time_zone, closed_at, cancel_reason
)
select
  pg_temp.id('e8', n), created_at, created_at,
  commodity || ' to ' || split_part(destination, ',', 1), origin, destination, '6-axle RGN lowboy',
  20 + n % 80, 8 + n % 8, 6 + n % 9, 30000 + n % 12 * 15000, commodity, status,
  case when status <> 'planned' then pg_temp.id('e4', 1 + n % 70) end,
  pg_temp.id('e1', 400 + n), pg_temp.id('e9', n), 'L-' || extract(year from created_at) || '-9' || lpad(n::text, 5, '0'),
  pickup_at, from_zone, pickup_at, day, delivery_at, to_zone,
  case status when 'cancelled' then pickup_at - interval '1 day'
    when 'delivered' then least(delivery_at + (n % 9 - 5) * interval '1 hour', now() - interval '1 hour') end,
  case status when 'cancelled' then 'The customer moved the date.' end
from pg_temp.batch() as n
cross join lateral (
  select pg_temp.load_status(n) as status, pg_temp.pickup_day(n) as day,
    pg_temp.pick(n, '{Excavator,Transformer,"Wind tower section","Press bed","Crawler dozer","Pressure vessel"}')
      as commodity
) as load
join routes
  on routes.origin = pg_temp.town(n + 400) and routes.destination = pg_temp.next_town(n + 400)
cross join lateral (
  select legs[1].time_zone as from_zone, legs[cardinality(legs)].time_zone as to_zone,
    (day + interval '6 hours' + n % 8 * interval '1 hour') at time zone legs[1].time_zone::text as pickup_at
) as start
cross join lateral (
  select least(pickup_at - interval '8 days', now() - n * interval '3 minutes') as created_at,
    date_trunc('hour', case
      when status = 'in_transit' and n % 15 > 0
        then greatest(now(), pickup_at + least(miles / 450.0, 4) * interval '1 day')
      else pickup_at + least(miles / 450.0, 4) * interval '1 day' end) + interval '8 hours' as delivery_at
) as times
on conflict do nothing;
insert into public.load_customers (load_id, updated_at, name, email, phone)
select load.id, load.created_at, customer.name, customer.email, '937-555-0100'
from pg_temp.batch() as n
join public.loads as load on load.id = pg_temp.id('e8', n)
cross join pg_temp.customer(n + 400) as customer
on conflict do nothing;
insert into public.load_stops (
  id, created_at, updated_at, load_id, sequence, kind, site, place, time_zone, window_from, arrived_at, departed_at,
  eta_at
)
select
  pg_temp.id('ea', n * 10 + sequence), created_at, created_at, load.id, sequence,
  case sequence when 1 then 'pickup' else 'delivery' end::public.stop_kind, 'Gate ' || n % 9,
  case sequence when 1 then origin else destination end,
  case sequence when 1 then pickup_time_zone else delivery_time_zone end,
  case sequence when 1 then pickup_at else delivery_at end,
  case when sequence = 1 and status in ('in_transit', 'delivered') then pickup_at - interval '20 minutes'
    when status = 'delivered' then closed_at - interval '2 hours' end,
  case when sequence = 1 and status in ('in_transit', 'delivered') then pickup_at + interval '1 hour'
    when status = 'delivered' then closed_at end,
  case when sequence = 2 and status = 'in_transit' and n % 10 = 0 then delivery_at + interval '5 hours' end
from pg_temp.batch() as n
join public.loads as load on load.id = pg_temp.id('e8', n)
cross join generate_series(1, 2) as sequence
on conflict (id) do nothing;
insert into public.load_legs (
  id, created_at, updated_at, load_id, sequence, jurisdiction, entry_place, exit_place, road, miles, time_zone,
  planned_entry_at, planned_exit_at, is_confirmed, entered_at, left_at
)
select
  pg_temp.id('eb', n * 100 + sequence), created_at, created_at, load_id, sequence, jurisdiction, entry_place,
  exit_place, road, miles, time_zone, entry_at, exit_at, status <> 'planned' or n % 2 = 0,
  case when status = 'delivered' or status = 'in_transit' and entry_at < now() then entry_at end,
  case when status = 'delivered' or status = 'in_transit' and exit_at < now() and not is_last then exit_at end
from (
  select n, load.id as load_id, load.status, load.created_at, leg.*, leg.sequence = cardinality(legs) as is_last,
    pickup_at + (delivery_at - pickup_at) * (driven - coalesce(leg.miles, 100)) / routes.miles as entry_at,
    pickup_at + (delivery_at - pickup_at) * driven / routes.miles as exit_at
  from pg_temp.batch() as n
  join public.loads as load on load.id = pg_temp.id('e8', n)
  join routes on routes.origin = load.origin and routes.destination = load.destination
  cross join lateral (
    select leg.*, sum(coalesce(leg.miles, 100)) over (order by leg.sequence) as driven
    from unnest(legs) as leg
  ) as leg
) as planned
on conflict (id) do nothing;

-- Part: 20000 loads with permits
insert into public.load_permits (
  id, created_at, updated_at, load_id, jurisdiction, leg_id, permit_number, status, kind, authority, valid_from,
  valid_until, max_length, max_width, max_height, max_weight_lbs, route_text, issued_at
)
select
  pg_temp.id('ec', n * 100 + leg.sequence), load.created_at, load.created_at, load.id, leg.jurisdiction, leg.id,
  case when is_issued then leg.jurisdiction || '-' || n * 100 + leg.sequence end, permit.status,
  case when load.weight_lbs > 180000 then 'superload' else 'single_trip' end::public.permit_kind,
  leg.jurisdiction || ' DOT',
  case when is_issued then leg.planned_entry_at::date - 1 end,
  case when is_issued then leg.planned_exit_at::date + case when n % 25 > 0 or load.closed_at is not null then 4
    else 0 end end,
  case when is_issued then load.length + 70 end, case when is_issued then load.width + 1 end,
  case when is_issued then load.height + 4 end, case when is_issued then load.weight_lbs + 120000 end,
  case when is_issued then leg.road || ' from ' || leg.entry_place || ' to ' || leg.exit_place else '' end,
  case when is_issued then load.created_at + interval '4 days' end
from pg_temp.batch() as n
join public.loads as load on load.id = pg_temp.id('e8', n)
join public.load_legs as leg on leg.load_id = load.id and leg.is_confirmed
cross join lateral (
  select (case
    when load.status = 'cancelled' then 'expired'
    when leg.left_at is not null then 'used'
    when load.status = 'planned' and n % 3 = 0 then 'applied'
    when load.status = 'planned' then 'needed'
    when load.status = 'assigned' and n % 8 = 0 then 'applied'
    else 'issued' end)::public.permit_status as status
) as permit
cross join lateral (select permit.status in ('issued', 'used', 'expired') as is_issued) as filed
on conflict do nothing;
insert into public.permit_costs (permit_id, updated_at, cents)
select permit.id, permit.issued_at, 4000 + n % 90 * 500
from pg_temp.batch() as n
join public.load_permits as permit on permit.load_id = pg_temp.id('e8', n) and permit.issued_at is not null
on conflict do nothing;

-- Part: 20000 loads with crews
-- A jeep or a booster for every second load.
insert into public.assignments (id, created_at, load_id, driver_id, unit_id, unit_kind, place, during)
select
  pg_temp.id('ed', n * 10 + coalesce(place, 0)), load.created_at, load.id,
  case when unit.id is null then load.driver_id end, unit.id, unit.kind, coalesce(place, 1),
  private.booked_times(load)
from pg_temp.batch() as n
join public.loads as load on load.id = pg_temp.id('e8', n) and load.driver_id is not null
cross join lateral (
  values (null, null), (1, 1 + n % 70), (2, 71 + n % 70),
    (3, case when n % 2 = 0 then 141 + n / 2 % 35 else 176 + n / 2 % 35 end)
) as booked (place, made)
left join public.units as unit on unit.id = pg_temp.id('f1', made)
on conflict do nothing;
insert into public.escort_slots (
  id, created_at, updated_at, load_id, sequence, position, states, meet_place, meet_at, ends_at, time_zone
)
select
  pg_temp.id('ee', n * 10 + place), load.created_at, load.created_at, load.id, place,
  position::public.escort_position,
  array(select distinct jurisdiction from public.load_legs where load_id = load.id order by 1), load.origin,
  load.pickup_at, load.delivery_at, load.pickup_time_zone
from pg_temp.batch() as n
join public.loads as load on load.id = pg_temp.id('e8', n) and load.width >= 12
cross join unnest('{lead,chase}'::text[]) with ordinality as needed (position, place)
where load.status <> 'cancelled'
on conflict do nothing;
insert into public.load_escorts (
  id, created_at, updated_at, load_id, slot_id, pilot_id, position, status, answered_at, terms_changed_at,
  confirmed_at, during
)
select
  pg_temp.id('ef', n * 10 + slot.sequence), load.created_at, load.created_at, load.id, slot.id, pilot_id,
  slot.position, escort.status, case when escort.status <> 'offered' then load.created_at + interval '1 day' end,
  load.created_at, case when is_confirmed then load.created_at + interval '2 days' end,
  case escort.status when 'accepted' then private.escort_times(load, slot) end
from pg_temp.batch() as n
join public.loads as load on load.id = pg_temp.id('e8', n)
join public.escort_slots as slot on slot.load_id = load.id
cross join lateral (
  select pg_temp.id('e4', 70 + slot.sequence * 125 - n % 125) as pilot_id, (case
    when load.status = 'delivered' then 'completed'
    when load.status = 'planned' or load.status = 'assigned' and n % 10 = 0 then 'offered'
    else 'accepted' end)::public.escort_status as status,
    load.status in ('delivered', 'in_transit') or load.status = 'assigned' and n % 10 > 2 as is_confirmed
) as escort
where load.status <> 'planned' or n % 2 = 0
on conflict do nothing;
insert into public.escort_rates (escort_id, updated_at, unit, quantity, currency, rate_cents)
select escort.id, escort.created_at, 'mile', greatest(1, sum(leg.miles)), 'USD', 195 + escort.pilot_number % 60
from (
  select escort.*, n as pilot_number
  from pg_temp.batch() as n
  join public.load_escorts as escort on escort.load_id = pg_temp.id('e8', n)
) as escort
join public.load_legs as leg on leg.load_id = escort.load_id
group by escort.id, escort.created_at, escort.pilot_number
on conflict do nothing;

-- Part: 20000 loads with bills
insert into public.offer_lines (
  id, offer_id, position, kind, description, jurisdiction, quantity, unit, currency, rate_cents, is_pass_through
)
select
  pg_temp.id('f3', n * 100 + row_number() over (partition by n order by line.place, line.jurisdiction)),
  load.offer_id, row_number() over (partition by n order by line.place, line.jurisdiction),
  line.kind, line.description, line.jurisdiction, line.quantity, line.unit, 'USD', line.cents, line.place = 3
from pg_temp.batch() as n
join public.loads as load on load.id = pg_temp.id('e8', n)
cross join lateral (
  select greatest(1, sum(miles)) as miles, array_agg(distinct jurisdiction) as states
  from public.load_legs where load_id = load.id
) as route
cross join lateral (
  select 1 as place, 'linehaul' as kind, 'Linehaul' as description, null as jurisdiction, route.miles as quantity,
    'mile' as unit, 500 + n % 400 as cents
  union all
  select 2, 'escort', 'Lead and chase car', null, 2 * route.miles, 'mile', 220 where load.width >= 12
  union all
  select 3, 'permit', 'Oversize permit', state, 1, 'flat', 3500 + n % 80 * 500
  from unnest(route.states) as state
) as line
on conflict do nothing;
insert into public.offers (
  id, created_at, updated_at, number, version, quote_id, status, valid_until, reference, customer_name,
  customer_email, origin, destination, commodity, length, width, height, weight_lbs, free_minutes,
  detention_cents, layover_cents, tonu_cents, payment_days, exclusions, terms_version, fixed_cents,
  pass_through_cents, sent_at, accepted_at, accepted_name, accepted_email
)
select
  load.offer_id, load.created_at - interval '1 day', load.created_at, 'O' || substr(load.number, 2), 1,
  load.quote_id, 'accepted', load.created_at + interval '9 days', pg_temp.reference(n + 400), customer.name,
  customer.email, load.origin,
  load.destination, load.commodity, load.length, load.width, load.height, load.weight_lbs, settings.free_minutes,
  settings.detention_cents, settings.layover_cents, settings.tonu_cents, settings.payment_days,
  settings.exclusions, settings.terms_version, price.fixed, price.at_cost, load.created_at - interval '20 hours',
  load.created_at, customer.name, customer.email
from pg_temp.batch() as n
join public.loads as load on load.id = pg_temp.id('e8', n)
cross join pg_temp.customer(n + 400) as customer
cross join public.offer_settings as settings
cross join lateral (
  select coalesce(sum(amount_cents) filter (where not is_pass_through), 0) as fixed,
    coalesce(sum(amount_cents) filter (where is_pass_through), 0) as at_cost
  from public.offer_lines where offer_id = load.offer_id
) as price
on conflict do nothing;
insert into public.load_documents (id, created_at, load_id, kind, name, file_path, size, sha256)
select id, closed_at, load_id, 'pod', 'pod.pdf', load_id || '/' || id || '.pdf', 120000,
  private.text_sha256(id::text)
from (
  select pg_temp.id('f4', n) as id, load.id as load_id, load.closed_at
  from pg_temp.batch() as n join public.loads as load on load.id = pg_temp.id('e8', n)
  where load.status = 'delivered'
) as signed
on conflict do nothing;
insert into public.charges (
  id, created_at, updated_at, load_id, kind, description, quantity, unit, currency, rate_cents, evidence,
  approved_at, request_id
)
select
  pg_temp.id('f5', n), load.closed_at, load.closed_at, load.id, 'detention', 'Detention at the pickup', 1 + n % 5,
  'hour', 'USD', 12500, 'Two hours are free.', case when n > 480 then load.closed_at + interval '1 day' end,
  pg_temp.id('f5', n)
from pg_temp.batch() as n
join public.loads as load on load.id = pg_temp.id('e8', n) and load.status = 'delivered'
where n % 5 = 0
on conflict do nothing;
-- All but the newest delivered loads are invoiced.
insert into public.invoices (
  id, created_at, load_id, number, currency, total_cents, bill, content, content_sha256
)
select
  pg_temp.id('f6', n), load.closed_at + interval '2 days', load.id, 'I' || substr(load.number, 2), 'USD', total,
  jsonb_build_object(
    'load_id', load.id, 'status', load.status, 'currency', 'USD', 'charges', '[]'::jsonb, 'total_cents', total,
    'offer', jsonb_build_object(
      'number', offer.number, 'version', 1, 'cents', offer.total_cents, 'is_at_cost', false
    )
  ), '{}', private.text_sha256('{}')
from pg_temp.batch() as n
join public.loads as load on load.id = pg_temp.id('e8', n) and load.status = 'delivered'
join public.offers as offer on offer.id = load.offer_id
cross join lateral (
  select offer.total_cents + coalesce(sum(amount_cents), 0) as total
  from public.charges where load_id = load.id
) as bill
where n > 480
on conflict do nothing;
insert into public.load_events (id, created_at, load_id, author_id, note, status)
select pg_temp.id('f7', n * 10 + place), at, load.id, load.driver_id, note, event.status::public.load_status
from pg_temp.batch() as n
join public.loads as load on load.id = pg_temp.id('e8', n)
cross join lateral (values
  (1, 'in_transit', '', load.pickup_at), (2, null, 'Chains checked.', load.pickup_at + interval '2 hours'),
  (3, load.status::text, coalesce(load.cancel_reason, ''), load.closed_at)
) as event (place, status, note, at)
where load.status in ('in_transit', 'delivered') and place < 3 or load.closed_at is not null and place = 3
on conflict do nothing;
insert into public.load_holds (id, created_at, load_id, reason)
select pg_temp.id('f8', n), now() - interval '3 hours', load.id, 'High wind warning'
from pg_temp.batch() as n
join public.loads as load on load.id = pg_temp.id('e8', n) and load.status = 'in_transit'
where n % 12 = 0
on conflict do nothing;

-- Part: 20000 loads to search
select private.refresh_load_search(array(select pg_temp.id('e8', n) from pg_temp.batch() as n));

-- Part: 100000 activities
insert into public.activity_log (created_at, action, subject, record_id, label)
select created_at, 'created', 'quote', id, origin || ' → ' || destination
from public.quotes as quote
where id in (select pg_temp.id('e1', n) from pg_temp.batch() as n)
  and not exists (select from public.activity_log where record_id = quote.id);

-- End
alter table public.contact_messages enable trigger contact_messages_before_insert;
alter table public.job_applications enable trigger job_applications_before_insert;
alter table public.profiles enable trigger profiles_write_search_text;
set session_replication_role = origin;
