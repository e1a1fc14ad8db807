-- Demo data of a carrier on any day of the year: 10 drivers, 8 pilot cars, 14 tractors, 30 loads in every state,
-- 60 quotes and a month of history. It adds to seed.sql and follows the same rules: everything is invented. Days
-- are counted in business days from today, so that loads move on days when they may. Running it twice changes
-- nothing.

-- Business days from today: 0 is today or the last business day, 1 the next one.
create or replace function pg_temp.work_day(_days integer) returns date language plpgsql stable as $$
declare
  day date := (now() at time zone 'America/New_York')::date;
  left_over integer := abs(_days);
begin
  while not private.is_business_day(day, 'OH') loop
    day := day - 1;
  end loop;
  while left_over > 0 loop
    day := day + sign(_days)::integer;
    left_over := left_over - private.is_business_day(day, 'OH')::integer;
  end loop;
  return day;
end;
$$;
-- When a truck has driven these miles: at 40 mph, from 8:00 AM to 4:00 PM on business days.
create or replace function pg_temp.drive(_from timestamptz, _miles integer, _zone text)
returns timestamptz language plpgsql stable as $$
declare
  here timestamp := _from at time zone _zone;
  minutes_left integer := _miles * 60 / 40;
  today integer;
begin
  loop
    if here::time >= time '16:00' or not private.is_business_day(here::date, 'OH') then
      here := here::date + 1 + time '08:00';
      continue;
    end if;
    here := greatest(here, here::date + time '08:00');
    today := least(minutes_left, extract(epoch from time '16:00' - here::time) / 60);
    here := here + today * interval '1 minute';
    minutes_left := minutes_left - today;
    exit when minutes_left <= 0;
  end loop;
  return here at time zone _zone;
end;
$$;
create or replace function pg_temp.id(_kind text, _n integer) returns uuid language sql immutable
return format('%s000000-0000-4000-8000-%s', _kind, lpad(_n::text, 12, '0'))::uuid;
create or replace function pg_temp.email(_name text) returns text language sql immutable
return lower(replace(_name, ' ', '.')) || '@example.com';

-- The log is about what happens later, as in seed.sql.
alter table public.user_roles disable trigger user_roles_log_activity;
with people (n, name, role, company, town, state, age) as (
  values
    (11, 'Ray Dalton', 'driver', null, 'Dayton', 'OH', 900), (12, 'Marisol Vega', 'driver', null, 'Xenia', 'OH', 760),
    (13, 'Otis Brandt', 'driver', null, 'Lima', 'OH', 640), (14, 'Lena Kowalski', 'driver', null, 'Troy', 'OH', 580),
    (15, 'Terrence Boyd', 'driver', null, 'Dayton', 'OH', 410), (16, 'Hollis Mercer', 'driver', null, 'Piqua', 'OH', 390),
    (17, 'Nadia Farrow', 'driver', null, 'Sidney', 'OH', 300), (18, 'Curtis Yoder', 'driver', null, 'Eaton', 'OH', 260),
    (19, 'Bea Lindholm', 'driver', null, 'Urbana', 'OH', 120),
    (21, 'Gwen Parrish', 'pilot_car', 'Parrish Pilot Cars', 'Boise', 'ID', 500),
    (22, 'Hector Salas', 'pilot_car', 'Salas Escort Service', 'Amarillo', 'TX', 430),
    (23, 'Doreen Pike', 'pilot_car', 'Pike Escorts', 'Lima', 'OH', 380),
    (24, 'Wes Tillman', 'pilot_car', 'Tillman Pilot Cars', 'Macon', 'GA', 350),
    (25, 'Ingrid Moe', 'pilot_car', 'Moe Pilot Cars', 'Fargo', 'ND', 280),
    (26, 'Paul Arsenault', 'pilot_car', 'Arsenault Escorts', 'Buffalo', 'NY', 210),
    (27, 'Carla Jimenez', 'pilot_car', 'High Desert Pilots', 'Grand Junction', 'CO', 160)
), accounts as (
  insert into auth.users (
    id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data, created_at,
    updated_at, confirmation_token, recovery_token, email_change_token_new, email_change
  )
  select pg_temp.id('a1', n), 'authenticated', 'authenticated', pg_temp.email(name),
    extensions.crypt('demo-Haul-2026', extensions.gen_salt('bf', 4)), now() - age * interval '1 day',
    '{"provider": "email", "providers": ["email"]}',
    jsonb_build_object('first_name', split_part(name, ' ', 1), 'last_name', split_part(name, ' ', 2),
      'role', case role when 'pilot_car' then role end),
    now() - age * interval '1 day', now() - age * interval '1 day', '', '', '', ''
  from people
  on conflict do nothing
  returning id, email, created_at
), identities as (
  insert into auth.identities
    (id, provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at)
  select gen_random_uuid(), id::text, id,
    jsonb_build_object('sub', id::text, 'email', email, 'email_verified', true, 'phone_verified', false),
    'email', created_at, created_at, created_at
  from accounts
  on conflict do nothing
)
select 1;
do $$
begin
  if exists (
    select from information_schema.columns
    where table_schema = 'auth' and table_name = 'users' and column_name = 'instance_id'
  ) then
    update auth.users set instance_id = '00000000-0000-0000-0000-000000000000'
    where id::text like 'a1000000-0000-4000-8000-%' and instance_id is null;
  end if;
end;
$$;
insert into public.user_roles (user_id, role)
select pg_temp.id('a1', n), 'driver' from generate_series(11, 19) as n
on conflict do nothing;
delete from public.user_roles
where role = 'carrier' and user_id in (select pg_temp.id('a1', n) from generate_series(11, 19) as n);
alter table public.user_roles enable trigger user_roles_log_activity;
update public.profiles set phone = format('937-555-01%s', right(id::text, 2))
where id in (select pg_temp.id('a1', n) from generate_series(11, 27) as n) and phone is null;

insert into public.pilot_profiles (user_id, home_base_city, home_base_state, has_high_pole, certified_states)
select pg_temp.id('a1', n), town, state, n % 2 = 1, states::text[]
from (values
  (21, 'Boise', 'ID', '{WA}'), (22, 'Amarillo', 'TX', '{OK}'), (23, 'Lima', 'OH', '{PA}'),
  (24, 'Macon', 'GA', '{GA}'), (25, 'Fargo', 'ND', '{MN}'), (26, 'Buffalo', 'NY', '{NY}'),
  (27, 'Grand Junction', 'CO', '{UT}')
) as pilot (n, town, state, states)
on conflict do nothing;
update public.profiles set company_name = company
from (values
  (21, 'Parrish Pilot Cars'), (22, 'Salas Escort Service'), (23, 'Pike Escorts'), (24, 'Tillman Pilot Cars'),
  (25, 'Moe Pilot Cars'), (26, 'Arsenault Escorts'), (27, 'High Desert Pilots')
) as pilot (n, company)
where id = pg_temp.id('a1', n) and company_name is distinct from company;

-- A certificate and insurance of each. The files are in seed/pilot-papers.
insert into public.pilot_papers (
  id, created_at, pilot_id, kind, issuing_state, insurer, number, limit_cents, starts_on, expires_on, file_path,
  file_name, checked_at, checked_by
)
select
  paper, now() - interval '90 days', owner, kind::public.pilot_paper_kind,
  case kind when 'certificate' then profile.certified_states[1] end,
  case kind when 'insurance' then 'Demo Mutual (demo)' end,
  format('DEMO-%s-%s', upper(left(kind, 3)), 30100 + n), case kind when 'insurance' then 100000000 end,
  current_date - 200, current_date + 165 + n, format('%s/%s.pdf', owner, paper), format('demo-%s.pdf', kind),
  now() - interval '80 days', pg_temp.id('a1', 1)
from generate_series(21, 27) as n
cross join unnest('{certificate,insurance}'::text[]) with ordinality as kinds (kind, place)
cross join lateral (select pg_temp.id('a1', n) as owner, pg_temp.id('af', n * 10 + place::integer) as paper) as ids
join public.pilot_profiles as profile on profile.user_id = owner
on conflict do nothing;

alter table public.units disable trigger units_log_activity;
insert into public.units (
  id, kind, number, make, model, year_manufactured, axles, axle_spacings, tare_lbs, deck, deck_height, deck_length,
  capacity_lbs, license_plate, vin
)
select pg_temp.id('a6', n), kind::public.unit_kind, number, make, model, year, axles, spacings::numeric[], tare,
  deck::public.trailer_deck, deck_height, deck_length, capacity, format('DEMO %s', 200 + n),
  format('DEMOVIN%s', lpad((200 + n)::text, 10, '0'))
from (
  select 14 + k, 'tractor', 'T-' || 47 + k, (array['Peterbilt', 'Kenworth'])[1 + k % 2],
    (array['389', 'T880'])[1 + k % 2], 2016 + k % 8, 3 + k % 2,
    case k % 2 when 0 then '{17.5,4.5}' else '{16.5,4.5,4.5}' end, 19500 + k % 2 * 3100, null, null::numeric,
    null::numeric, null::integer
  from generate_series(1, 10) as k
  union all
  values
    (25, 'trailer', 'R-14', 'Trail King', 'TK110HDG', 2021, 3, '{4.5,4.5}', 23800, 'rgn', 1.916667, 30, 120000),
    (26, 'trailer', 'R-15', 'Trail King', 'TK110HDG', 2022, 3, '{4.5,4.5}', 23900, 'rgn', 1.916667, 30, 120000),
    (27, 'trailer', 'R-16', 'Fontaine', 'Magnitude 55', 2019, 3, '{4.5,4.5}', 23500, 'rgn', 1.916667, 30, 120000),
    (28, 'trailer', 'L-09', 'Fontaine', 'Magnitude 55', 2020, 2, '{4.5}', 20400, 'lowboy', 1.666667, 26, 110000),
    (29, 'trailer', 'L-11', 'Trail King', 'TK110LB', 2017, 2, '{4.5}', 20600, 'lowboy', 1.666667, 26, 110000),
    (30, 'trailer', 'S-04', 'Fontaine', 'Revolution', 2022, 2, '{10.1}', 12800, 'stepdeck', 3.333333, 48, 48000),
    (31, 'trailer', 'S-05', 'Fontaine', 'Revolution', 2023, 2, '{10.1}', 12900, 'stepdeck', 3.333333, 48, 48000),
    (32, 'trailer', 'X-60', 'Trail King', 'Double drop', 2022, 3, '{4.5,4.5}', 27600, 'lowboy', 1.75, 60, 150000),
    (33, 'trailer', 'X-61', 'Trail King', 'Double drop', 2019, 3, '{4.5,4.5}', 27900, 'lowboy', 1.75, 60, 150000),
    (34, 'jeep', 'J-15', 'Trail King', 'Jeep 2', 2021, 2, '{4.5}', 13100, null, null, null, null),
    (35, 'jeep', 'J-16', 'Trail King', 'Jeep 2', 2019, 2, '{4.5}', 13300, null, null, null, null),
    (36, 'booster', 'B-06', 'Trail King', 'Booster 1', 2021, 1, null, 5200, null, null, null, null),
    (37, 'booster', 'B-07', 'Fontaine', 'Booster 1', 2018, 1, null, 5400, null, null, null, null)
) as demo (n, kind, number, make, model, year, axles, spacings, tare, deck, deck_height, deck_length, capacity)
on conflict do nothing;
alter table public.units enable trigger units_log_activity;

-- The moves: a row is a quote, its accepted offer and its load. pickup counts business days.
create temp table moves (
  n integer primary key, customer text, commodity text, origin text, destination text, states text[],
  length numeric, width numeric, height numeric, weight integer, status text, pickup integer, driver integer,
  units integer[], pilots integer[]
) on commit drop;
insert into moves values
  (7, 'Corbin Excavating', 'Crawler excavator', 'Dayton, OH', 'Terre Haute, IN', '{OH,IN}', 29, 11, 10.5, 78000, 'exported', -20, 11, '{15,25}', '{}'),
  (8, 'Allen County Press', 'Press frame', 'Lima, OH', 'Grand Rapids, MI', '{OH,MI}', 24, 12, 9.5, 96000, 'exported', -19, 12, '{16,28}', '{23}'),
  (9, 'River City Boiler', 'Boiler drum', 'Cincinnati, OH', 'Paducah, KY', '{OH,KY}', 44, 10.5, 9.5, 44000, 'exported', -18, 13, '{17,30}', '{}'),
  (10, 'Buckeye Rentals', 'Wheel loader', 'Columbus, OH', 'Charleston, WV', '{OH,WV}', 28, 11.75, 11.5, 72000, 'exported', -17, 14, '{18,26}', '{}'),
  (11, 'Three Rivers Electric', 'Transformer', 'Pittsburgh, PA', 'Knoxville, TN', '{PA,WV,VA,TN}', 25, 12.5, 12.5, 104000, 'exported', -16, 15, '{19,35,29}', '{23}'),
  (12, 'Maumee Power Systems', 'Generator set', 'Toledo, OH', 'Des Moines, IA', '{OH,IN,IL,IA}', 30, 11, 12, 92000, 'exported', -15, 16, '{20,27,36}', '{}'),
  (13, 'Prairie Bridge', 'Bridge girders', 'Kansas City, MO', 'Topeka, KS', '{MO,KS}', 58, 7, 8, 70000, 'exported', -14, 17, '{21,32}', '{}'),
  (14, 'Verdigris Fabrication', 'Heat exchanger', 'Tulsa, OK', 'Baytown, TX', '{OK,TX}', 42, 12, 9.5, 46000, 'exported', -12, 18, '{22,30}', '{22}'),
  (15, 'Black Hills Aggregate', 'Mining bucket', 'Rapid City, SD', 'Gillette, WY', '{SD,WY}', 24, 16, 11, 88000, 'delivered', -6, 15, '{19,25}', '{21,27}'),
  (16, 'Red River Implement', 'Combine', 'Fargo, ND', 'Sioux Falls, SD', '{ND,SD}', 29, 15.5, 11, 52000, 'delivered', -5, 16, '{20,26}', '{25,26}'),
  (17, 'Lakeside Stamping', 'Press line, piece 1', 'Erie, PA', 'Buffalo, NY', '{PA,NY}', 20, 11.5, 10, 98000, 'detention', -5, 19, '{23,29,35}', '{}'),
  (18, 'Sandia Modular', 'Modular building', 'Albuquerque, NM', 'Phoenix, AZ', '{NM,AZ}', 60, 14, 11.5, 42000, 'canceled_late', -3, 18, '{22,33}', '{}'),
  (19, 'Chesapeake Marine', 'Motor yacht', 'Norfolk, VA', 'Annapolis, MD', '{VA,MD}', 44, 14, 9, 42000, 'canceled', 2, null, '{}', '{}'),
  (20, 'Plains Wind Supply', 'Wind tower section', 'Des Moines, IA', 'Great Falls, MT', '{IA,SD,WY,MT}', 58, 13.5, 13, 92000, 'in_transit', -2, 11, '{15,32}', '{25}'),
  (21, 'Ohio Valley Electric', 'Transformer', 'Louisville, KY', 'Fort Worth, TX', '{KY,TN,AR,TX}', 25, 12, 12, 98000, 'late', -1, 12, '{16,34,28}', '{22}'),
  (22, 'Sierra Crushing', 'Jaw crusher', 'Denver, CO', 'Reno, NV', '{CO,UT,NV}', 27, 13, 11.5, 104000, 'permit_short', -1, 13, '{17,25,37}', '{27}'),
  (23, 'Lakehead Vessels', 'Separator', 'Milwaukee, WI', 'Williston, ND', '{WI,MN,ND}', 46, 11, 9.5, 46000, 'on_hold', -1, 14, '{18,30}', '{}'),
  (24, 'Corbin Excavating', 'Crawler excavator', 'Dayton, OH', 'Evansville, IN', '{OH,IN}', 29, 11, 10.5, 76000, 'assigned', 1, 15, '{19,26}', '{}'),
  (25, 'Bayou Separators', 'Gas separator', 'Houston, TX', 'Hobbs, NM', '{TX,NM}', 40, 12, 9.5, 45000, 'escort_offered', 3, 16, '{20,31}', '{22,27}'),
  (26, 'Prairie Bridge', 'Gantry beam', 'Oklahoma City, OK', 'Wichita, KS', '{OK,KS}', 58, 9.5, 8, 64000, 'applied', 4, 17, '{21,33}', '{}'),
  (27, 'Piedmont Turbine', 'Turbine rotor', 'Charlotte, NC', 'Savannah, GA', '{NC,SC,GA}', 26, 11, 11, 102000, 'assigned', 5, 18, '{22,29,35}', '{}'),
  (28, 'Treasure Valley Autoclave', 'Autoclave', 'Boise, ID', 'Spokane, WA', '{ID,WA}', 60, 16, 15, 280000, 'planned', 24, null, '{}', '{}'),
  (29, 'Tidewater Yachts', 'Boat mold', 'Macon, GA', 'Jacksonville, FL', '{GA,FL}', 40, 13, 10, 30000, 'planned', 7, null, '{}', '{}'),
  (30, 'Ozark Crane', 'Crane boom', 'Springfield, MO', 'Tulsa, OK', '{MO,OK}', 58, 9, 9, 52000, 'tbd', null, null, '{}', '{}');

-- The other quotes: new, answered, and with offers that were drafted, sent, viewed, declined or expired.
create temp table requests (
  n integer primary key, age interval, customer text, commodity text, origin text, destination text, states text[],
  length numeric, width numeric, height numeric, weight integer, offer text, notes text
) on commit drop;
insert into requests values
  (49, '50 minutes', 'Holt Quarry', 'Cone crusher', 'Bowling Green, KY', 'Chillicothe, OH', '{KY,OH}', 22, 11.5, 11, 84000, null, 'Loads with our own crane.'),
  (50, '3 hours', 'Great Lakes Forge', 'Forging press', 'Gary, IN', 'Erie, PA', '{IN,OH,PA}', 26, 12, 10.5, 118000, null, null),
  (51, '7 hours', 'Cape Fear Marine', 'Barge section', 'Wilmington, NC', 'Norfolk, VA', '{NC,VA}', 48, 14, 10, 64000, null, 'Two sections, one week apart.'),
  (52, '26 hours', 'Summit Mill', 'Ball mill shell', 'Salt Lake City, UT', 'Winnemucca, NV', '{UT,NV}', 24, 13, 13, 96000, 'none', null),
  (53, '30 hours', 'Hoosier Electric', 'Substation transformer', 'Indianapolis, IN', 'Champaign, IL', '{IN,IL}', 24, 11, 12, 92000, 'draft', null),
  (54, '2 days', 'Bluegrass Steel', 'Rolling mill housing', 'Ashland, KY', 'Huntington, WV', '{KY,WV}', 20, 12.5, 11, 128000, 'sent', null),
  (55, '4 days', 'Empire Boiler', 'Package boiler', 'Utica, NY', 'Scranton, PA', '{NY,PA}', 32, 12, 11.5, 78000, 'viewed', 'Plant shutdown starts on the first.'),
  (56, '5 days', 'Carolina Cranes', 'Crane carrier', 'Greenville, SC', 'Macon, GA', '{SC,GA}', 45, 10, 10.5, 88000, 'viewed', null),
  (57, '9 days', 'Gulf Process', 'Process skid', 'Mobile, AL', 'Baton Rouge, LA', '{AL,MS,LA}', 44, 13, 12, 82000, 'expiring', null),
  (58, '16 days', 'Willamette Sawmill', 'Debarker', 'Salem, OR', 'Redding, CA', '{OR,CA}', 34, 11, 10, 56000, 'declined', null),
  (59, '21 days', 'High Plains Drilling', 'Mud tank', 'Amarillo, TX', 'Liberal, KS', '{TX,OK,KS}', 44, 10, 10, 42000, 'declined', null),
  (60, '27 days', 'Keystone Kiln', 'Kiln section', 'Allentown, PA', 'Hagerstown, MD', '{PA,MD}', 30, 13.5, 13, 98000, 'expired', null);

-- What follows from the moves: the legs and when they are driven, the pickup and the day of the request.
create temp table drives (
  n integer, sequence integer, leg private.route_leg, entry_at timestamptz, exit_at timestamptz,
  primary key (n, sequence)
) on commit drop;
create temp table trips (
  n integer primary key, pickup_at timestamptz, delivery_at timestamptz, miles integer, booked_at timestamptz,
  from_zone public.load_time_zone, to_zone public.load_time_zone
) on commit drop;
do $$
declare
  move moves;
  leg private.route_leg;
  start timestamptz;
  here timestamptz;
begin
  for move in select * from moves order by n loop
    start := null;
    for leg in
      select * from private.route_legs(move.origin, move.destination, jsonb_build_object(
        'states', (select jsonb_agg(jsonb_build_object('state', state)) from unnest(move.states) as state)
      ))
    loop
      if leg.sequence = 1 and move.pickup is not null then
        start := (pg_temp.work_day(move.pickup) + time '07:00') at time zone leg.time_zone::text;
        here := start + interval '1 hour';
        insert into trips (n, pickup_at, from_zone) values (move.n, start, leg.time_zone);
      elsif leg.sequence = 1 then
        here := null;
        insert into trips (n, from_zone) values (move.n, leg.time_zone);
      end if;
      insert into drives (n, sequence, leg, entry_at) values (move.n, leg.sequence, leg, here);
      here := pg_temp.drive(here, coalesce(leg.miles, 40), leg.time_zone::text);
      update drives set exit_at = here where n = move.n and sequence = leg.sequence;
    end loop;
    update trips set
      delivery_at = date_trunc('hour', here) + interval '1 hour', to_zone = leg.time_zone,
      miles = (select sum((drives.leg).miles) from drives where drives.n = move.n),
      booked_at = least(coalesce(start, now()) - interval '10 days', now() - move.n * interval '40 minutes')
    where n = move.n;
  end loop;
end;
$$;

insert into public.quotes (
  id, created_at, updated_at, reviewed_at, archived_at, replied_at, customer_name, email, phone, origin, destination,
  commodity, pieces, length, width, height, weight_lbs, status, ready_on, notes
)
select
  pg_temp.id('d1', quote), at, at, case when status <> 'new' then at + interval '4 hours' end,
  case when status = 'archived' then at + interval '4 days' end,
  case when status <> 'new' then at + interval '4 hours' end, customer, pg_temp.email(customer),
  format('937-555-01%s', quote), origin, destination, commodity, jsonb_build_array(jsonb_build_object(
    'description', commodity, 'quantity', 1, 'length', length, 'width', width, 'height', height, 'weight', weight
  )), length, width, height, weight, status::public.quote_status,
  (at + interval '9 days')::date, notes
from (
  select n + 18 as quote, booked_at - interval '3 days' as at, customer, origin, destination, commodity, length, width,
    height, weight, case when moves.status in ('exported', 'delivered') then 'archived' else 'reviewed' end as status,
    null as notes
  from moves join trips using (n)
  union all
  select n, now() - age, customer, origin, destination, commodity, length, width, height, weight,
    case when offer is null then 'new' when offer in ('declined', 'expired') then 'archived' else 'reviewed' end, notes
  from requests
) as asked
order by at
on conflict do nothing;

-- A width of 12 ft needs a chase car, one of 14 ft a lead car too.
create or replace function pg_temp.cars(_width numeric) returns public.escort_position[] language sql immutable
return case when _width >= 14 then '{lead,chase}' when _width >= 12 then '{chase}' else '{}' end::public.escort_position[];

-- Offers: of each move an accepted one.
create temp table priced (
  n integer primary key, quote_id uuid, at timestamptz, stage text, miles integer, states text[], width numeric,
  weight integer, route text
) on commit drop;
insert into priced
select n, pg_temp.id('d1', n + 18), booked_at - interval '2 days', 'accepted', miles, states, width, weight,
  split_part(origin, ',', 1) || ' to ' || split_part(destination, ',', 1)
from moves join trips using (n)
union all
select n, pg_temp.id('d1', n), now() - age + interval '5 hours', offer,
  (select sum(miles)::integer from private.route_legs(origin, destination, jsonb_build_object(
    'states', (select jsonb_agg(jsonb_build_object('state', state)) from unnest(states) as state)
  ))), states, width, weight,
  split_part(origin, ',', 1) || ' to ' || split_part(destination, ',', 1)
from requests where offer <> 'none';

insert into public.offers (
  id, created_at, number, version, quote_id, valid_until, reference, customer_name, customer_email, origin,
  destination, commodity, length, width, height, weight_lbs, equipment, free_minutes, detention_cents,
  layover_cents, tonu_cents, payment_days, exclusions, terms_version, message, created_by
)
select
  pg_temp.id('ad', priced.n), priced.at, private.next_number('O'), 1, quote.id,
  case stage when 'expiring' then now() + interval '18 hours' when 'accepted' then priced.at + interval '10 days'
    when 'declined' then priced.at + interval '10 days' when 'expired' then priced.at + interval '10 days'
    else private.default_valid_until(8) end,
  quote.reference, quote.customer_name, quote.email, quote.origin, quote.destination, quote.commodity, quote.length,
  quote.width, quote.height, quote.weight_lbs,
  case when quote.weight_lbs > 200000 then '16-axle hydraulic platform' when quote.length > 48
    then '11-axle double-drop extendable' when quote.weight_lbs <= 48000 then '5-axle step deck / extendable'
    else '6-axle RGN lowboy' end,
  free_minutes, detention_cents, layover_cents, tonu_cents, payment_days, exclusions, terms_version,
  'Demo offer. Names and prices are invented.', pg_temp.id('a1', 1)
from priced
join public.quotes as quote on quote.id = priced.quote_id
cross join public.offer_settings
where not exists (select from public.offers where quote_id = quote.id)
order by priced.at;

select private.write_offer_lines(pg_temp.id('ad', n), 'USD', jsonb_agg(jsonb_build_object(
  'kind', kind, 'description', description, 'jurisdiction', jurisdiction, 'quantity', quantity, 'unit', unit,
  'rate_cents', cents, 'is_pass_through', kind = 'permit', 'escort_position', escort_position
) order by place, step))
from (
  select n, 1 as place, 1 as step, 'linehaul' as kind, 'Linehaul, ' || route as description, null as jurisdiction,
    miles as quantity, 'mile' as unit, 480 + weight / 400 as cents, null::public.escort_position as escort_position
  from priced
  union all
  select n, 2, 1, 'fuel', 'Fuel surcharge', null, miles, 'mile', 68, null from priced
  union all
  select n, 3, step, 'permit', 'Oversize permit', state, 1, 'flat', 3500 + ascii(state) % 20 * 450 + weight / 40, null
  from priced, unnest(states) with ordinality as crossed (state, step)
  union all
  select n, 4, step, 'escort', case car when 'lead' then 'Lead car' else 'Chase car' end, null, miles, 'mile', 215, car
  from priced, unnest(pg_temp.cars(width)) with ordinality as needed (car, step)
) as line
where exists (
  select from public.offers where id = pg_temp.id('ad', n) and status = 'draft' and total_cents = 0
)
group by n;

update public.offers as offer set
  status = (case stage when 'viewed' then 'sent' when 'expiring' then 'sent' else stage end)::public.offer_status,
  sent_at = offer.created_at + interval '2 hours', sent_by = offer.created_by,
  accepted_at = case stage when 'accepted' then trips.booked_at end,
  accepted_name = case stage when 'accepted' then offer.customer_name end,
  accepted_email = case stage when 'accepted' then offer.customer_email end,
  po_number = case stage when 'accepted' then format('DEMO-%s', 4100 + n) end,
  declined_at = case stage when 'declined' then offer.created_at + interval '2 days' end,
  decline_reason = case stage when 'declined'
    then case n when 58 then 'price' else 'other_carrier' end::public.offer_decline_reason end,
  decline_note = case stage when 'declined'
    then case n when 58 then 'Two others were lower.' else 'Our usual carrier had a truck nearby.' end end,
  expired_at = case stage when 'expired' then offer.valid_until end
from priced left join trips using (n)
where offer.id = pg_temp.id('ad', n) and offer.status = 'draft' and stage <> 'draft';
insert into private.offer_views (offer_id, first_viewed_at, last_viewed_at, views)
select pg_temp.id('ad', n), at + interval '6 hours', least(at + interval '30 hours', now() - interval '1 hour'), 1 + n % 3
from priced where stage in ('viewed', 'expiring')
on conflict do nothing;

-- Loads. The trigger adds stops and a route, which the planned ones replace.
insert into public.loads (
  id, created_at, updated_at, title, origin, destination, equipment, length, width, height, weight_lbs, commodity, status,
  driver_id, quote_id, offer_id, po_number, pickup_at, pickup_time_zone, delivery_at, delivery_time_zone, cancel_reason
)
select
  pg_temp.id('a2', n), booked_at, booked_at,
  moves.commodity || ' to ' || split_part(moves.destination, ',', 1), moves.origin, moves.destination, offer.equipment,
  moves.length, moves.width, moves.height, moves.weight, moves.commodity,
  (case when moves.status in ('exported', 'delivered', 'detention') then 'delivered'
    when moves.status in ('late', 'permit_short', 'on_hold') then 'in_transit'
    when moves.status in ('escort_offered', 'applied') then 'assigned'
    when moves.status in ('canceled', 'canceled_late') then 'cancelled'
    when moves.status = 'tbd' then 'planned' else moves.status end)::public.load_status,
  case when driver is not null then pg_temp.id('a1', driver) end, offer.quote_id, offer.id, offer.po_number, pickup_at,
  from_zone, delivery_at, to_zone,
  case moves.status when 'canceled' then 'The buyer moved the date to spring.'
    when 'canceled_late' then 'The site wasn’t ready for the building.' end
from moves join trips using (n)
join public.offers as offer on offer.id = pg_temp.id('ad', n)
order by booked_at
on conflict do nothing;

delete from public.load_legs
where not is_confirmed and load_id in (select pg_temp.id('a2', n) from moves where status <> 'tbd');
insert into public.load_legs (
  load_id, sequence, jurisdiction, entry_place, exit_place, road, miles, time_zone, planned_entry_at,
  planned_exit_at, is_confirmed, entered_at, left_at
)
select load.id, sequence, (leg).jurisdiction, (leg).entry_place, (leg).exit_place, (leg).road, (leg).miles,
  (leg).time_zone, entry_at, exit_at, true,
  case when load.status = 'delivered' or load.status = 'in_transit' and entry_at <= now() then entry_at end,
  case when load.status = 'delivered' or load.status = 'in_transit' and exit_at <= now() and sequence < last_leg
    then exit_at end
from drives
join moves using (n)
join public.loads as load on load.id = pg_temp.id('a2', n)
cross join lateral (select max(sequence) as last_leg from drives as own where own.n = drives.n) as route
where moves.status <> 'tbd' and not exists (select from public.load_legs where load_id = load.id);

update public.load_stops as stop set
  site = split_part(stop.place, ',', 1) || case stop.kind when 'pickup' then ' Works (demo)' else ' Yard (demo)' end,
  street_address = format('%s Industrial Dr', 100 + n * 7), appointment_number = format('D-%s', 700 + n),
  contact_name = case stop.kind when 'pickup' then 'Shipping office' else 'Site office' end,
  contact_phone = format('937-555-01%s', 60 + n),
  arrived_at = case when load.status in ('in_transit', 'delivered') then case stop.kind
    when 'pickup' then trips.pickup_at - interval '10 minutes'
    else case when load.status = 'delivered' then trips.delivery_at - interval '20 minutes' end end end,
  departed_at = case when load.status in ('in_transit', 'delivered') then case stop.kind
    when 'pickup' then trips.pickup_at + case moves.status when 'detention' then interval '4 hours 45 minutes'
      else interval '1 hour' end
    else case when load.status = 'delivered' then trips.delivery_at + interval '50 minutes' end end end,
  eta_at = case when moves.status = 'late' and stop.kind = 'delivery' then trips.delivery_at + interval '22 hours' end,
  eta_was_at = case when moves.status = 'late' and stop.kind = 'delivery' then trips.delivery_at end,
  eta_changed_at = case when moves.status = 'late' and stop.kind = 'delivery' then now() - interval '2 hours' end,
  eta_reason = case when moves.status = 'late' and stop.kind = 'delivery' then 'Bridge closed at Memphis' else '' end
from moves join trips using (n)
join public.loads as load on load.id = pg_temp.id('a2', n)
where stop.load_id = load.id and stop.site = '';
update public.load_stops as stop set
  arrived_received_at = arrived_at, departed_received_at = departed_at,
  arrived_by = case when arrived_at is not null then load.driver_id end,
  departed_by = case when departed_at is not null then load.driver_id end
from public.loads as load
where stop.load_id = load.id and load.id in (select pg_temp.id('a2', n) from moves);
update public.loads as load set closed_at = case load.status when 'delivered' then trips.delivery_at + interval '50 minutes'
    else least(trips.pickup_at - interval '14 hours', now() - interval '5 hours') end
from trips where load.id = pg_temp.id('a2', n) and load.status in ('delivered', 'cancelled')
  and load.closed_at is distinct from trips.delivery_at + interval '50 minutes';

-- A permit for each leg. NV's ends the day before the truck leaves Nevada.
alter table public.load_permits disable trigger load_permits_log_activity;
insert into public.load_permits (
  id, created_at, load_id, leg_id, jurisdiction, permit_number, status, kind, authority, applied_on, valid_from,
  valid_until, max_length, max_width, max_height, max_weight_lbs, escorts, route_text, provisions, issued_at
)
select
  pg_temp.id('a4', n * 100 + leg.sequence), load.created_at + interval '2 hours', load.id, leg.id, leg.jurisdiction,
  case when is_issued then format('DEMO-%s-%s', leg.jurisdiction, 50000 + n * 10 + leg.sequence) end,
  permit.status::public.permit_status,
  case when weight > 200000 then 'superload' else 'single_trip' end::public.permit_kind,
  case when is_issued then leg.jurisdiction || ' permit office (demo)' else '' end,
  case when permit.status <> 'needed' then (load.created_at + interval '1 day')::date end,
  case when is_issued then leg.planned_entry_at::date - 1 end,
  case when is_issued then (leg.planned_exit_at at time zone leg.time_zone::text)::date
    + case when moves.status = 'permit_short' and leg.jurisdiction = 'NV' then -1 else 3 end end,
  case when is_issued then greatest(100, moves.length + 50) end, case when is_issued then moves.width end,
  case when is_issued then moves.height + 3.5 end, case when is_issued then weight + 120000 end,
  case when is_issued then pg_temp.cars(moves.width) else '{}' end,
  case when is_issued then format('%s from %s to %s. Demo route.', coalesce(nullif(leg.road, ''), 'State roads'),
    leg.entry_place, leg.exit_place) else '' end,
  case when is_issued then 'Daylight only.' else '' end,
  case when is_issued then load.created_at + interval '3 days' end
from moves
join public.loads as load on load.id = pg_temp.id('a2', n)
join public.load_legs as leg on leg.load_id = load.id
cross join lateral (
  select case
    when moves.status in ('planned', 'tbd', 'canceled') then 'needed'
    when moves.status = 'applied' and leg.jurisdiction = 'KS' then 'applied'
    when leg.left_at is not null then 'used' else 'issued' end as status
) as permit
cross join lateral (select permit.status in ('issued', 'used') as is_issued) as filed
where moves.status <> 'tbd'
on conflict do nothing;
alter table public.load_permits enable trigger load_permits_log_activity;
insert into public.permit_costs (permit_id, updated_at, cents)
select permit.id, permit.issued_at, 3500 + ascii(permit.jurisdiction) % 20 * 450 + weight / 40
    + case when n % 6 = 0 then 2500 else 0 end
from moves join public.load_permits as permit on permit.load_id = pg_temp.id('a2', n)
where permit.issued_at is not null
on conflict do nothing;

-- Units. After the permits, because a unit files the permits that a load still needs.
alter table public.assignments disable trigger assignments_log_activity;
insert into public.assignments (id, load_id, unit_id, place)
select pg_temp.id('a8', n * 100 + place::integer), pg_temp.id('a2', n), pg_temp.id('a6', unit), place
from moves, unnest(units) with ordinality as booked (unit, place)
on conflict do nothing;
alter table public.assignments enable trigger assignments_log_activity;

-- Pilot cars: completed, on the road, offered, and open slots of the superload.
alter table public.escort_slots disable trigger escort_slots_log_activity;
insert into public.escort_slots (
  id, created_at, load_id, sequence, position, states, meet_place, meet_at, ends_at, time_zone, channel
)
select pg_temp.id('ae', n * 10 + place::integer), load.created_at + interval '1 hour', load.id, place, car, states,
  split_part(moves.origin, ',', 1) || ' truck stop (demo)', load.pickup_at - interval '30 minutes', load.delivery_at,
  load.pickup_time_zone, 'CB ' || 12 + n % 8
from moves
join public.loads as load on load.id = pg_temp.id('a2', n)
cross join unnest(pg_temp.cars(moves.width)) with ordinality as needed (car, place)
where load.status <> 'cancelled'
on conflict do nothing;
-- The demo states accept the certificates of the pilot cars that work there.
insert into public.certificate_rules (work_state, issuing_state, is_accepted, source, checked_on)
select distinct state, paper.issuing_state, true, 'Demo data, not a legal source', current_date - 30
from moves, unnest(pilots) as pilot, unnest(states) as state, public.pilot_papers as paper
where paper.pilot_id = pg_temp.id('a1', pilot) and paper.issuing_state <> state
on conflict do nothing;
insert into public.load_escorts (
  id, created_at, load_id, slot_id, pilot_id, position, status, lapses_at, confirmed_at
)
select pg_temp.id('a3', n * 10 + place::integer), load.created_at + interval '2 hours', load.id, slot.id,
  pg_temp.id('a1', pilot), slot.position,
  (case when load.status = 'delivered' then 'completed' when load.status = 'in_transit' then 'accepted'
    else 'offered' end)::public.escort_status,
  case when load.status = 'assigned' then now() + interval '2 days' end,
  case when load.status in ('delivered', 'in_transit') then load.pickup_at - interval '20 hours' end
from moves
join public.loads as load on load.id = pg_temp.id('a2', n)
cross join unnest(pilots) with ordinality as asked (pilot, place)
-- An open slot is offered to all of them.
join public.escort_slots as slot on slot.load_id = load.id
  and (slot.sequence = place or load.status = 'assigned')
on conflict do nothing;
insert into public.escort_rates (escort_id, unit, quantity, currency, rate_cents, minimum_cents)
select escort.id, 'mile', miles, 'USD', 190, 45000
from trips join public.load_escorts as escort on escort.load_id = pg_temp.id('a2', n)
on conflict do nothing;
alter table public.escort_slots enable trigger escort_slots_log_activity;

insert into public.load_holds (id, created_at, load_id, reason, raised_by, customer_reason)
select pg_temp.id('b2', n), now() - interval '3 hours', pg_temp.id('a2', n),
  'High wind warning on I-94 until tomorrow morning.', pg_temp.id('a1', driver), 'Waiting for the wind to drop.'
from moves where status = 'on_hold'
on conflict do nothing;

insert into public.load_measures (id, created_at, load_id, length, width, height, weight_lbs, measured_by)
select pg_temp.id('b3', n), load.pickup_at + interval '50 minutes', load.id, greatest(moves.length + 38, 70),
  moves.width, size.height, size.weight_lbs, load.driver_id
from moves
join public.loads as load on load.id = pg_temp.id('a2', n)
cross join lateral private.load_size(load.id) as size
where load.status in ('in_transit', 'delivered')
on conflict do nothing;

-- The files are in seed/load-documents.
insert into public.load_documents (id, created_at, load_id, kind, name, file_path, size, sha256, uploaded_by)
select pg_temp.id('b4', n), load.closed_at, load.id, 'pod', 'demo-pod.pdf',
  format('%s/%s.pdf', load.id, pg_temp.id('b4', n)), 723,
  '47cf2389f560a6855069936ef43ce58af89c6c3f7caaac8f9a61533449b19025', load.driver_id
from (select n from moves union all values (3)) as moved
join public.loads as load on load.id = pg_temp.id('a2', n)
where load.status = 'delivered'
on conflict do nothing;

-- What the delivered load of seed.sql needs for its bill, and the answer to the quote of its planned one.
update public.load_legs set
  is_confirmed = true, planned_entry_at = pickup_at, planned_exit_at = delivery_at, entered_at = pickup_at,
  left_at = delivery_at
from public.loads as load
where load.id = pg_temp.id('a2', 3) and load_id = load.id and not load_legs.is_confirmed;
insert into public.load_permits (
  id, created_at, load_id, jurisdiction, permit_number, status, kind, valid_from, valid_until, max_length, max_width,
  max_height, max_weight_lbs, escorts, route_text, issued_at
)
select pg_temp.id('a4', 301), created_at, id, 'LA', 'DEMO-LA-50301', 'used', 'superload', pickup_date - 2,
  pickup_date + 5, 120, 16, 18, 420000, '{chase}', 'I-10 W to Lake Charles, plant road. Demo route.',
  created_at + interval '4 days'
from public.loads where id = pg_temp.id('a2', 3)
on conflict do nothing;
insert into public.permit_costs (permit_id, updated_at, cents)
select id, issued_at, 78000 from public.load_permits where id = pg_temp.id('a4', 301)
on conflict do nothing;
update public.load_stops as stop set
  site = case stop.kind when 'pickup' then 'Plant gate 2 (demo)' else 'Lake Charles Works (demo)' end,
  arrived_at = stop.window_from - interval '15 minutes', departed_at = stop.window_from + interval '45 minutes',
  arrived_received_at = stop.window_from - interval '15 minutes',
  departed_received_at = stop.window_from + interval '45 minutes',
  arrived_by = load.driver_id, departed_by = load.driver_id
from public.loads as load
where load.id = stop.load_id and stop.load_id = pg_temp.id('a2', 3) and stop.site = '';
update public.loads set
  commodity = 'Reactor', closed_at = delivery_at + interval '45 minutes', pieces = jsonb_build_array(jsonb_build_object(
    'description', 'Reactor', 'quantity', 1, 'length', 62, 'width', 15, 'height', 15.5, 'weight', 214000
  ))
where id = pg_temp.id('a2', 3) and commodity is null;
update public.quotes set status = 'reviewed', reviewed_at = created_at + interval '1 hour', replied_at = created_at + interval '1 hour'
where id = pg_temp.id('d1', 4) and status = 'new';

-- Charges: fees for two canceled loads. The detention was proposed from the times at the stop.
alter table public.charges disable trigger charges_log;
insert into private.load_cancellations (id, load_id, created_at)
select pg_temp.id('b5', n), pg_temp.id('a2', n), load.closed_at
from moves join public.loads as load on load.id = pg_temp.id('a2', n)
where load.status = 'cancelled'
on conflict do nothing;
insert into public.charges (
  id, created_at, load_id, kind, description, quantity, unit, currency, rate_cents, evidence, approved_at,
  approved_by, request_id, cancellation_id
)
select pg_temp.id('ab', n * 10 + place), load.closed_at, load.id, kind::public.charge_kind, description, 1, 'flat', 'USD',
  cents, evidence, load.closed_at + interval '1 hour', pg_temp.id('a1', 1), pg_temp.id('ab', n * 10 + place),
  pg_temp.id('b5', n)
from (values
  (18, 1, 'tonu', 'Truck ordered, not used', 150000, 'Canceled the evening before the pickup; the offer’s TONU fee.'),
  (18, 2, 'permit', 'Permits, NM and AZ', 19400, 'Both permits were issued and can’t be returned.'),
  (19, 1, 'other', 'Route planning', 25000, 'Survey and permit plan were done when the load was canceled.')
) as fee (n, place, kind, description, cents, evidence)
join public.loads as load on load.id = pg_temp.id('a2', n)
on conflict do nothing;
alter table public.charges enable trigger charges_log;

insert into public.load_events (id, created_at, load_id, author_id, note, status)
select pg_temp.id('a5', n * 10 + place), at, load.id, author, note, event.status::public.load_status
from moves
join public.loads as load on load.id = pg_temp.id('a2', n)
cross join lateral (values
  (1, 'in_transit', '', load.pickup_at + interval '1 hour', load.driver_id, load.status in ('in_transit', 'delivered')),
  (2, null, 'Chains and binders checked at the first stop.', load.pickup_at + interval '2 hours', load.driver_id,
    load.status in ('in_transit', 'delivered')),
  (3, 'delivered', '', load.closed_at, load.driver_id, load.status = 'delivered'),
  (4, 'cancelled', coalesce(load.cancel_reason, ''), load.closed_at, pg_temp.id('a1', 1), load.status = 'cancelled'),
  (5, null, 'On hold: High wind warning on I-94 until tomorrow morning.', now() - interval '3 hours', load.driver_id,
    moves.status = 'on_hold')
) as event (place, status, note, at, author, is_due)
where is_due and at <= now()
on conflict do nothing;

-- Numbers in the order of the bookings, those of seed.sql included.
alter table public.loads disable trigger user;
alter table public.offers disable trigger user;
update public.loads set number = replace(number, '-0', '-9');
update public.loads as load set number = left(load.number, 7) || lpad(place::text, 5, '0')
from (select id, row_number() over (order by created_at, id) as place from public.loads) as booked
where booked.id = load.id;
update public.offers set number = replace(number, '-0', '-9');
update public.offers as offer set number = left(offer.number, 7) || lpad(place::text, 5, '0')
from (select id, row_number() over (order by created_at, id) as place from public.offers) as written
where written.id = offer.id;
alter table public.offers enable trigger user;
alter table public.loads enable trigger user;
select private.refresh_load_search(array(select id from public.loads));

-- All exported loads are invoiced, as private.export_invoice does it.
do $$
declare
  this_load public.loads;
  bill jsonb;
  content jsonb;
  given text;
begin
  for this_load in
    select load.* from moves join public.loads as load on load.id = pg_temp.id('a2', n)
    where moves.status = 'exported' and private.standing_invoice(load.id) is null order by load.closed_at
  loop
    bill := private.load_bill(this_load);
    given := private.next_number('I');
    content := private.invoice_content(
      this_load, bill, given, 'Gem City Heavy Haul (demo)', '100 Demo Way, Dayton, OH 45402'
    ) || jsonb_build_object(
      'invoiced_on', (this_load.closed_at + interval '1 day')::date,
      'due_on', (this_load.closed_at + interval '31 days')::date
    );
    insert into public.invoices (
      id, created_at, load_id, number, currency, total_cents, bill, content, content_sha256, created_by
    )
    values (
      ('b6' || substr(this_load.id::text, 3))::uuid, this_load.closed_at + interval '1 day', this_load.id, given,
      (bill ->> 'currency')::public.offer_currency, (bill ->> 'total_cents')::bigint, bill, content,
      private.text_sha256(content::text), pg_temp.id('a1', 1)
    );
  end loop;
end;
$$;

-- Drivers are available on the days of their loads and on the next business days, and off on some other ones.
insert into public.availability (user_id, day, available, note)
select person, current_date + ahead, is_on, case when is_on then '' else 'Time off' end
from generate_series(11, 19) as n
cross join lateral (select pg_temp.id('a1', n) as person) as owner
cross join generate_series(0, 20) as ahead
cross join lateral (
  select exists (
    select from public.loads as load
    where load.driver_id = person and load.status in ('assigned', 'in_transit')
      and private.load_days(load) @> current_date + ahead
  ) as is_booked
) as booked
cross join lateral (
  select is_booked or private.is_business_day(current_date + ahead, 'OH') and (ahead + n) % 9 > 0 as is_on
) as planned
where is_on or ahead > 12
on conflict do nothing;

insert into public.job_applications (
  id, created_at, updated_at, job_title, first_name, last_name, email, phone, city, state, zip_code, experience_years,
  cdl_license, availability_date, status
)
select pg_temp.id('e1', n), now() - age::interval, now() - age::interval, job_title, first_name, last_name,
  lower(first_name || '.' || last_name) || '@example.com', format('937-555-01%s', 70 + n), city, 'OH', zip, years,
  job_title = 'CDL Truck Driver', current_date + 21, status::public.application_status
from (values
  (9, '9 hours', 'CDL Truck Driver', 'Simone', 'Ward', 'Troy', '45373', 8, 'new'),
  (10, '3 days', 'CDL Truck Driver', 'Alvin', 'Getz', 'Piqua', '45356', 3, 'reviewed'),
  (11, '8 days', 'Account Manager', 'Renee', 'Fox', 'Dayton', '45409', 6, 'interview'),
  (12, '19 days', 'CDL Truck Driver', 'Duane', 'Hall', 'Lima', '45801', 11, 'rejected')
) as demo (n, age, job_title, first_name, last_name, city, zip, years, status)
on conflict do nothing;
insert into public.contact_messages (id, created_at, updated_at, name, email, phone, subject, status, message)
select pg_temp.id('c2', n), now() - age::interval, now() - age::interval, name, pg_temp.email(name),
  format('937-555-01%s', 80 + n), subject, status::public.message_status, message
from (values
  (6, '6 hours', 'Mavis Colby', 'Two transformers in the spring', 'new', 'We expect two units of about 190,000 lb in April. Who plans that far ahead?'),
  (7, '2 days', 'Stan Oakes', 'W-9 for our vendor file', 'handled', 'Please send your W-9 and remit-to address.'),
  (8, '13 days', 'Priscilla Dunn', 'Is the county bridge open?', 'handled', 'The county says the weight limit was lifted. Can you confirm before we book?'),
  (9, '24 days', 'Gil Navarro', 'School visit', 'archived', 'Could our students see a 13-axle trailer up close?')
) as demo (n, age, name, subject, status, message)
on conflict do nothing;

-- Everything was sent, as in seed.sql.
delete from public.emails
where sent_at is null and (
  load_id in (select pg_temp.id('a2', n) from moves)
  or record_id in (
    select pg_temp.id('d1', n) from generate_series(25, 60) as n
    union all select pg_temp.id('c2', n) from generate_series(6, 9) as n
    union all select pg_temp.id('e1', n) from generate_series(9, 12) as n
    union all select pg_temp.id('ad', n) from generate_series(7, 60) as n
  )
);
insert into public.emails (created_at, record_type, record_id, to_email, kind, subject, sent_at, provider_id)
select quote.created_at + interval '2 seconds', 'quote', quote.id, sent.to_email, sent.kind, sent.subject,
  quote.created_at + interval '2 seconds', 'demo'
from public.quotes as quote, lateral (values
  (email, 'confirmation', 'Your quote request ' || reference),
  ('dispatch@example.com', 'dispatch', 'New quote ' || reference || ': ' || origin || ' to ' || destination)
) as sent (to_email, kind, subject)
where quote.id in (select pg_temp.id('d1', n) from generate_series(25, 60) as n)
on conflict do nothing;
insert into public.emails (created_at, record_type, record_id, to_email, kind, subject, sent_at, provider_id)
select created_at, 'message'::public.email_record_type, id, to_email, kind, title, created_at, 'demo'
from public.contact_messages, lateral (values
  (email, 'confirmation', 'We received your message'),
  ('dispatch@example.com', 'dispatch', 'Message from ' || name || ': ' || subject)
) as sent (to_email, kind, title)
where id in (select pg_temp.id('c2', n) from generate_series(6, 9) as n)
union all
select created_at, 'application', id, email, 'confirmation', 'We received your application', created_at, 'demo'
from public.job_applications where id in (select pg_temp.id('e1', n) from generate_series(9, 12) as n)
on conflict do nothing;

-- The log: what the admin and the drivers did in this month.
delete from public.activity_log as entry using (select n from moves union all values (3)) as moved
where entry.actor_id is null and entry.record_id = pg_temp.id('a2', n);
insert into public.activity_log (created_at, actor_id, action, subject, record_id, label, old_status, new_status)
select at, actor, action::public.activity_action, subject::public.activity_subject, record, label, old_status, new_status
from (
  select load.created_at as at, pg_temp.id('a1', 1) as actor, 'created' as action, 'load' as subject, load.id as record,
    load.title as label, null as old_status, null as new_status
  from moves join public.loads as load on load.id = pg_temp.id('a2', n)
  union all
  select load.pickup_at + interval '1 hour', load.driver_id, 'status_changed', 'load', load.id, load.title, 'assigned',
    'in_transit'
  from moves join public.loads as load on load.id = pg_temp.id('a2', n)
  where load.status in ('in_transit', 'delivered')
  union all
  select load.closed_at, case when load.status = 'delivered' then load.driver_id else pg_temp.id('a1', 1) end,
    'status_changed', 'load', load.id, load.title,
    case when load.status = 'delivered' then 'in_transit' when load.driver_id is null then 'planned' else 'assigned' end,
    load.status::text
  from moves join public.loads as load on load.id = pg_temp.id('a2', n)
  where load.closed_at is not null
  union all
  select quote.reviewed_at, pg_temp.id('a1', 1), 'status_changed', 'quote', quote.id, origin || ' → ' || destination,
    'new', 'reviewed'
  from public.quotes as quote
  where quote.id in (
    select pg_temp.id('d1', n) from generate_series(25, 60) as n union all select pg_temp.id('d1', 4)
  ) and quote.status <> 'new'
  union all
  select quote.archived_at, pg_temp.id('a1', 1), 'status_changed', 'quote', quote.id, origin || ' → ' || destination,
    'reviewed', 'archived'
  from public.quotes as quote
  where quote.id in (select pg_temp.id('d1', n) from generate_series(25, 60) as n) and quote.status = 'archived'
  union all
  select created_at + interval '20 hours', pg_temp.id('a1', 1), 'status_changed', 'application', id, job_title, 'new',
    'reviewed'
  from public.job_applications
  where id in (select pg_temp.id('e1', n) from generate_series(9, 12) as n) and status <> 'new'
  union all
  select created_at + interval '4 days', pg_temp.id('a1', 1), 'status_changed', 'application', id, job_title, 'reviewed',
    status::text
  from public.job_applications
  where id in (select pg_temp.id('e1', n) from generate_series(9, 12) as n) and status not in ('new', 'reviewed')
  union all
  select created_at + interval '5 hours', pg_temp.id('a1', 1), 'status_changed', 'message', id, subject, 'new', 'handled'
  from public.contact_messages
  where id in (select pg_temp.id('c2', n) from generate_series(6, 9) as n) and status <> 'new'
  union all
  select created_at + interval '6 hours', pg_temp.id('a1', 1), 'status_changed', 'message', id, subject, 'handled',
    'archived'
  from public.contact_messages
  where id in (select pg_temp.id('c2', n) from generate_series(6, 9) as n) and status = 'archived'
) as steps
where at <= now() and not exists (
  select from public.activity_log as known
  where known.record_id = record and known.action::text = steps.action and known.new_status is not distinct from steps.new_status
    and known.actor_id is not null
);

-- Sixty more visitors: a month of visits together with those of seed.sql.
insert into public.unique_visitors (consent_id, first_seen_at, last_seen_at, total_visits, ip_address, geo_country, geo_city)
select lpad(to_hex(n), 32, 'demo0'), now() - n * interval '7 hours', now() - n * interval '6 hours', 1 + n % 4,
  '203.0.113.0', 'United States', (array['Dayton', 'Columbus', 'Houston', 'Tulsa', 'Detroit'])[1 + n % 5]
from generate_series(47, 106) as n
on conflict do nothing;
insert into public.analytics_events (created_at, event_name, visitor_id, consent_id, session_id, properties, ip_address, user_agent, device)
select first_seen_at + step * interval '40 seconds',
  case when step = 0 then 'consent_accept_all' when step = 4 and visitor_number % 6 = 0 then 'quote_started'
    when step = 5 and visitor_number % 12 = 0 then 'quote_sent' else 'page_view' end,
  visitor_number::text, consent_id, 'demo-session-' || visitor_number,
  jsonb_build_object(
    'page_url', 'https://www.example.com' || (array['/', '/fleet', '/services/heavy-haul', '/quote', '/contact'])[1 + (visitor_number * step) % 5],
    'page_title', 'Gem City Heavy Haul (demo visit)'
  ),
  ip_address, 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  'desktop'
from public.unique_visitors as visitor, generate_series(0, 5) as step
where consent_id in (select lpad(to_hex(n), 32, 'demo0') from generate_series(47, 106) as n)
  and not exists (select from public.analytics_events as known where known.consent_id = visitor.consent_id);
