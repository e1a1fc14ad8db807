-- Demo data for local development and previews. All people and things are invented: email addresses
-- under example.com, 555-01xx numbers, made-up plates. Never run it on a live project: the accounts
-- have a published password. Running it twice changes nothing.

-- Locally all requests come from one address.
update private.settings set rate_limit_per_sender = 100;

-- One confirmed account per role; the password of all is demo-Haul-2026.
-- Granting the roles is not logged, so that the activity log starts with the first quote.
alter table public.user_roles disable trigger user_roles_log_activity;

with people (id, email, first_name, last_name, sign_up_role, age) as (
  values
    ('a1000000-0000-4000-8000-000000000001'::uuid, 'admin@example.com', 'Morgan', 'Ellery', null, interval '400 days'),
    ('a1000000-0000-4000-8000-000000000002', 'broker@example.com', 'Dana', 'Whitlock', 'freight_broker', interval '210 days'),
    ('a1000000-0000-4000-8000-000000000003', 'carrier@example.com', 'Luis', 'Ferrand', 'carrier', interval '180 days'),
    ('a1000000-0000-4000-8000-000000000004', 'pilot@example.com', 'Robin', 'Stadler', 'pilot_car', interval '150 days'),
    ('a1000000-0000-4000-8000-000000000005', 'driver@example.com', 'Casey', 'Monroe', null, interval '320 days'),
    ('a1000000-0000-4000-8000-000000000006', 'customer@example.com', 'Avery', 'Lindqvist', null, interval '90 days'),
    ('a1000000-0000-4000-8000-000000000007', 'moderator@example.com', 'Jordan', 'Kessler', null, interval '120 days')
), accounts as (
  insert into auth.users (
    id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data,
    raw_user_meta_data, created_at, updated_at,
    -- Auth fails if one of these is null.
    confirmation_token, recovery_token, email_change_token_new, email_change
  )
  select
    id, 'authenticated', 'authenticated', email,
    extensions.crypt('demo-Haul-2026', extensions.gen_salt('bf', 4)), now() - age,
    '{"provider": "email", "providers": ["email"]}',
    jsonb_build_object('first_name', first_name, 'last_name', last_name, 'role', sign_up_role),
    now() - age, now() - age, '', '', '', ''
  from people
  on conflict do nothing
  returning id, email, created_at
)
insert into auth.identities
  (id, provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at)
select
  gen_random_uuid(), id::text, id,
  jsonb_build_object('sub', id::text, 'email', email, 'email_verified', true, 'phone_verified', false),
  'email', created_at, created_at, created_at
from accounts
on conflict do nothing;

-- Hosted Auth looks up accounts by instance; the stand-in has no such column.
do $$
begin
  if exists (
    select 1 from information_schema.columns
    where table_schema = 'auth' and table_name = 'users' and column_name = 'instance_id'
  ) then
    update auth.users set instance_id = '00000000-0000-0000-0000-000000000000'
    where id::text like 'a1000000-0000-4000-8000-%' and instance_id is null;
  end if;
end;
$$;

insert into public.user_roles (user_id, role)
values
  ('a1000000-0000-4000-8000-000000000001', 'admin'),
  ('a1000000-0000-4000-8000-000000000005', 'driver'),
  ('a1000000-0000-4000-8000-000000000006', 'customer'),
  ('a1000000-0000-4000-8000-000000000007', 'moderator')
on conflict do nothing;
delete from public.user_roles
where role = 'carrier' and user_id in (
  'a1000000-0000-4000-8000-000000000001',
  'a1000000-0000-4000-8000-000000000005',
  'a1000000-0000-4000-8000-000000000006',
  'a1000000-0000-4000-8000-000000000007'
);
alter table public.user_roles enable trigger user_roles_log_activity;

update public.profiles set phone = '937-555-0161', company_name = 'Whitlock Freight Brokerage'
where email = 'broker@example.com' and phone is null;
update public.profiles set phone = '937-555-0162', company_name = 'Ferrand Hauling'
where email = 'carrier@example.com' and phone is null;
update public.profiles set phone = '937-555-0163', company_name = 'Stadler Pilot Cars'
where email = 'pilot@example.com' and phone is null;
update public.profiles set phone = '937-555-0164' where email = 'driver@example.com' and phone is null;

insert into public.carrier_equipment
  (id, user_id, kind, axles, deck_length, capacity_lbs, quantity, available)
values
  ('a4000000-0000-4000-8000-000000000001', 'a1000000-0000-4000-8000-000000000003', 'rgn', 3, 29, 100000, 2, true),
  ('a4000000-0000-4000-8000-000000000002', 'a1000000-0000-4000-8000-000000000003', 'step_deck', 2, 48, 48000, 3, false),
  ('a4000000-0000-4000-8000-000000000003', 'a1000000-0000-4000-8000-000000000003', 'tractor', 4, null, 140000, 4, true)
on conflict do nothing;

-- Eight configurations, 5 to 19 axles including the tractor's. Length of the well or deck in feet.
insert into public.fleet_vehicles (
  id, created_at, name, axle_count, axle_layout, deck, length, width, height, max_weight_capacity,
  year_manufactured, image_url, image_width, image_height, description
)
select
  format('f1000000-0000-4000-8000-%s', lpad(n::text, 12, '0'))::uuid, now() - n * interval '30 days',
  name, axles, layout, deck::public.trailer_deck, length, width, height, tons, year,
  format('/artwork/fleet-%s.webp', lpad(n::text, 2, '0')), 1600, 900, description
from (values
  (1, '6-axle RGN lowboy', 6, '3+3', 'rgn', 29, 8.5, 1.916667, 35, 2019, 'Removable-gooseneck lowboy with a wood deck less than two feet off the road. The neck detaches, so machines drive on over the front: excavators, loaders, crushers.'),
  (2, '5-axle step deck / extendable', 5, '3+2', 'stepdeck', 48, 8.5, 3.333333, 22.5, 2021, 'Two-level deck that extends for long, low loads: vessels, beams, crated machines.'),
  (3, '7-axle lowboy with jeep', 7, '3+2+2', 'lowboy', 26, 8.5, 1.666667, 45, 2018, 'A jeep dolly between tractor and lowboy carries part of the kingpin weight. For bulldozers and other dense machines.'),
  (4, '9-axle RGN with jeep and booster', 9, '3+2+3+1', 'rgn', 30, 8.5, 1.916667, 60, 2020, 'A jeep in front and a booster behind spread a concentrated load over nine axles. For generators, transformers and large excavators.'),
  (5, '11-axle double-drop extendable', 11, '3+3+3+2', 'lowboy', 60, 8.5, 1.75, 75, 2022, 'The well telescopes, so long and tall loads still sit low. For pressure vessels and process columns.'),
  (6, '13-axle perimeter / dual-lane', 13, '3+5+5', 'perimeter', 46, 16, 1.166667, 105, 2017, 'Two wide bogie groups joined by side beams. The load sits low between the beams, and its weight is spread over two lanes.'),
  (7, '16-axle hydraulic platform', 16, '4+12', 'platform', 62, 10, 3.916667, 130, 2016, 'Steerable hydraulic axle lines that stay level on uneven ground. We add modules for longer or heavier loads.'),
  (8, '19-axle Schnabel', 19, '3+8+8', 'schnabel', null, 11, 1.5, 150, 2015, 'The load forms the middle of the trailer, held between two arms just above the road. For transformers and other superloads.')
) as demo (n, name, axles, layout, deck, length, width, height, tons, year, description)
on conflict do nothing;

insert into private.fleet_plates (vehicle_id, license_plate, vin)
select
  format('f1000000-0000-4000-8000-%s', lpad(n::text, 12, '0'))::uuid,
  format('DEMO %s', 100 + n), format('DEMOVIN%s', lpad(n::text, 10, '0'))
from generate_series(1, 8) as n
on conflict do nothing;

insert into public.gallery_images (
  id, created_at, updated_at, title, category, display_order, is_load_of_the_month, image_url, image_width, image_height,
  description, alt_text
)
select
  format('b1000000-0000-4000-8000-%s', lpad(n::text, 12, '0'))::uuid,
  now() - n * interval '6 days', now() - n * interval '6 days', title,
  category::public.gallery_category, n, n = 5,
  format('/artwork/gallery-%s.webp', lpad(n::text, 2, '0')), 1600, 1067, description, alt_text
from (values
  (1, 'loads', 'Haul-truck body, desert route', 'A mining haul-truck dump body moves on a nine-axle lowboy with jeep and booster, wide enough to need both lanes.', 'A graphite tractor with a jeep and lowboy carries a very wide amber mining-truck body along a two-lane desert road at sunset.'),
  (2, 'trailers', 'Wind blade on the plains', 'A single wind-turbine blade travels on an extended spine trailer with a steerable rear dolly.', 'A white wind-turbine blade overhangs the back of an extendable trailer on a road through rolling golden grassland, with a wind farm on the hills behind.'),
  (3, 'loads', 'Generator set through the port', 'A packaged generator leaves a container terminal on a nine-line hydraulic platform behind a four-axle tractor.', 'A cream containerized generator set rides a hydraulic platform trailer across a wet container terminal at blue hour, with ship-to-shore cranes lit behind.'),
  (4, 'loads', 'Bulldozer over the pass', 'A crawler dozer crosses a snowy mountain pass on a seven-axle lowboy with jeep.', 'A graphite tractor with jeep and lowboy carries an amber bulldozer along a plowed mountain road past snowy conifers, with rocky peaks in the last light behind.'),
  (5, 'trailers', 'Transformer into the substation', 'A transformer tank arrives at a substation, carried low between the two arms of a 19-axle Schnabel combination.', 'A gray power transformer hangs between the arms of a Schnabel trailer beside a substation, its steel lattice lit by low sun under a dark sky.'),
  (6, 'trailers', 'Transformer over the river', 'A dual-lane trailer spreads the weight of a transformer across both lanes of a bridge.', 'A dual-lane perimeter trailer carries a gray transformer across a steel deck-arch bridge above a river valley in low morning light.'),
  (7, 'loads', 'Process column at the plant', 'A process column passes a plant with a pull tractor in front and a push tractor behind.', 'Two graphite tractors, one pulling and one pushing, move a long rust-red process column on a platform trailer beside a refinery pipe rack.'),
  (8, 'loads', 'Tower section through farmland', 'A tubular tower section travels on an extended double-drop lowboy with jeep and booster through Midwestern farmland.', 'A white wind-tower section strapped to an extended lowboy passes a red barn, two silos and a stubble field with round bales on a country road.'),
  (9, 'loads', 'Bridge girders at dusk', 'Two plate girders, chained as a pair, ride between a three-axle jeep and a steerable rear dolly.', 'A pair of weathering-steel bridge girders spans between a jeep and a rear dolly behind a graphite tractor on a highway at dusk.'),
  (10, 'loads', 'Motor yacht on the coast road', 'A motor yacht rides in a cradle on an extended double-drop trailer beside the water.', 'A white motor yacht with an amber stripe sits on a double-drop trailer behind a graphite tractor on a coastal road at golden hour.'),
  (11, 'loads', 'Tarped tracked vehicle at dawn', 'A tracked vehicle travels covered and strapped on a six-axle lowboy at first light.', 'A day-cab tractor pulls a lowboy carrying a tarped, strapped-down tracked vehicle past trees in morning mist.'),
  (12, 'trucks', 'Excavator from the quarry', 'A crawler excavator leaves a quarry on a six-axle RGN lowboy.', 'A graphite tractor pulls a three-axle lowboy with an amber crawler excavator past gravel stockpiles and quarry benches.')
) as demo (n, category, title, description, alt_text)
-- Only once: the positions may be in use later.
where not exists (select 1 from public.gallery_images);

insert into public.services (id, created_at, name, category, short_description, price, active)
values
  ('c1000000-0000-4000-8000-000000000001', now() - interval '300 days', 'Heavy Haul Transport', 'Heavy Haul', 'Multi-axle trailers with permits, route survey and escorts from one desk.', '$3.50/mile', true),
  ('c1000000-0000-4000-8000-000000000002', now() - interval '299 days', 'Oversized Load Transport', 'Oversized Transport', 'Over-width, over-height and over-length freight in all 48 states and Canada.', 'Contact for Quote', true),
  ('c1000000-0000-4000-8000-000000000003', now() - interval '298 days', 'Construction Machinery Moving', 'Construction Equipment', 'Excavators, dozers and cranes between job sites, on the trailer that fits.', '$4.25/mile', true),
  ('c1000000-0000-4000-8000-000000000004', now() - interval '297 days', 'Superload Project Management', 'Special Projects', 'One plan for engineering, permits, utilities and crews on moves over 200,000 lb.', 'Premium Rates', false)
on conflict do nothing;

-- Quotes in every status.
insert into public.quotes (
  id, created_at, updated_at, reviewed_at, archived_at, customer_name, email, phone,
  origin, destination, equipment, length, width, height, status, user_id, notes
)
select
  format('d1000000-0000-4000-8000-%s', lpad(n::text, 12, '0'))::uuid, now() - age, now() - age,
  case when status <> 'new' then now() - age + interval '5 hours' end,
  case when status = 'archived' then now() - age + interval '3 days' end, name, lower(replace(name, ' ', '.')) || '@example.com',
  format('%s-555-01%s', area, lpad(n::text, 2, '0')), origin, destination, equipment, length, width,
  height, status::public.quote_status,
  (select id from public.profiles where email = account || '@example.com'), notes
from (values
  (1, interval '35 minutes', 'Tom Hadley', '937', 'Dayton, OH', 'Laredo, TX', 'RGN, excavator 350 class', 36.5, 11.25, 11.25, 'new', null, 'Counterweight can come off. Machine drives on under its own power.'),
  (2, interval '2 hours', 'Priya Anand', '614', 'Columbus, OH', 'Baytown, TX', 'Step deck, heat exchanger', 42, 12, 12.5, 'new', null, 'Cranes at both ends. Delivery window is two days.'),
  (3, interval '5 hours', 'Whitlock Freight', '937', 'Houston, TX', 'Tulsa, OK', 'Double drop, pressure vessel', 74, 13.5, 13.75, 'new', 'broker', 'Vessel sits in saddles, 138,000 lb.'),
  (4, interval '9 hours', 'Grant Okafor', '313', 'Detroit, MI', 'Windsor, ON', 'Lowboy, stamping press bed', 18, 10.5, 9, 'new', null, null),
  (5, interval '1 day', 'Elena Marsh', '402', 'Omaha, NE', 'Casper, WY', 'Extendable flatbed, tower section', 82, 14.25, 14.5, 'new', null, 'Three sections, one per week.'),
  (6, interval '1 day 6 hours', 'Samir Haddad', '412', 'Pittsburgh, PA', 'Norfolk, VA', 'Perimeter trailer, transformer', 28, 13, 15.25, 'new', null, '312,000 lb core and coil, oil drained. Rail is not an option.'),
  (7, interval '2 days', 'Avery Lindqvist', '937', 'Toledo, OH', 'Duluth, MN', 'RGN, crawler dozer D9 class', 26.5, 14, 12.75, 'reviewed', 'customer', 'Blade travels separately.'),
  (8, interval '3 days', 'Julia Brandt', '303', 'Denver, CO', 'Elko, NV', 'Lowboy, haul-truck body', 33, 23.5, 15, 'reviewed', null, 'Body is 23 ft 6 in wide. County roads for the last 40 miles.'),
  (9, interval '4 days', 'Mike Trevino', '210', 'San Antonio, TX', 'Hobbs, NM', 'RGN, frac pump', 40, 8.5, 13.25, 'reviewed', null, null),
  (10, interval '5 days', 'Whitlock Freight', '937', 'Savannah, GA', 'Greenville, SC', '16-axle platform, gas turbine', 38, 15.75, 16, 'reviewed', 'broker', 'Ship unloads on Thursday; the port charges for storage from day four.'),
  (11, interval '6 days', 'Nora Castellan', '206', 'Tacoma, WA', 'Great Falls, MT', 'Schnabel, power transformer', 34, 14.5, 16.5, 'reviewed', null, '402,000 lb. Two bridges need an engineering review.'),
  (12, interval '7 days', 'Ferrand Hauling', '937', 'Louisville, KY', 'Mobile, AL', 'Step deck, crated lathe', 32, 10, 9.5, 'reviewed', 'carrier', 'Tarp needed.'),
  (13, interval '8 days', 'Peter Sandoval', '505', 'Albuquerque, NM', 'Phoenix, AZ', 'Double drop, modular building', 60, 14, 14.25, 'reviewed', null, null),
  (14, interval '10 days', 'Ingrid Falk', '218', 'Superior, WI', 'Thunder Bay, ON', 'RGN, forestry processor', 38, 11.5, 13, 'reviewed', null, 'We already have a customs broker.'),
  (15, interval '12 days', 'Caleb Norris', '918', 'Tulsa, OK', 'Williston, ND', 'Double drop, treater vessel', 55, 12, 14, 'reviewed', null, null),
  (16, interval '14 days', 'Ruth Amundsen', '701', 'Fargo, ND', 'Sioux Falls, SD', 'Lowboy, combine with duals', 29, 16.5, 13.5, 'archived', null, 'The dealer ended up moving it.'),
  (17, interval '17 days', 'Devon Prescott', '757', 'Norfolk, VA', 'Fort Worth, TX', 'Step deck, tarped vehicle', 24, 10.75, 9.5, 'archived', null, null),
  (18, interval '20 days', 'Hank Delacroix', '225', 'Baton Rouge, LA', 'Lake Charles, LA', '13-axle perimeter, reactor', 62, 15, 15.5, 'archived', null, 'Night move through the plant gate.'),
  (19, interval '23 days', 'Avery Lindqvist', '937', 'Cincinnati, OH', 'Charleston, WV', 'RGN, wheel loader', 31, 11.75, 12.5, 'archived', 'customer', null),
  (20, interval '26 days', 'Molly Vance', '904', 'Jacksonville, FL', 'Annapolis, MD', 'Double drop, motor yacht', 52, 15.25, 15, 'archived', null, 'Radar arch comes off.'),
  (21, interval '30 days', 'Oscar Lindgren', '515', 'Des Moines, IA', 'Amarillo, TX', 'Extendable flatbed, wind blade', 187, 11, 13.5, 'archived', null, 'Rear-steer dolly required.'),
  (22, interval '34 days', 'Teresa Quill', '816', 'Kansas City, MO', 'Topeka, KS', 'Flatbed, bridge girders', 118, 6, 9.5, 'archived', null, 'Two girders as a pair, six loads.'),
  (23, interval '38 days', 'Whitlock Freight', '937', 'Cleveland, OH', 'Montreal, QC', 'RGN, generator set', 34, 12, 12.5, 'archived', 'broker', null),
  (24, interval '45 days', 'Ben Osterman', '208', 'Boise, ID', 'Spokane, WA', 'Lowboy, boiler drum', 0, 0, 0, 'archived', null, 'Our engineers will send the dimensions.')
) as demo (n, age, name, area, origin, destination, equipment, length, width, height, status, account, notes)
on conflict do nothing;

insert into public.job_applications (
  id, created_at, updated_at, job_title, first_name, last_name, email, phone, city, state, zip_code,
  experience_years, cdl_license, availability_date, status, cover_letter, resume_document_url,
  cdl_document_url, other_documents_urls
)
select
  format('e1000000-0000-4000-8000-%s', lpad(n::text, 12, '0'))::uuid, now() - age, now() - age,
  job_title, first_name, last_name, lower(first_name || '.' || last_name) || '@example.com',
  format('937-555-01%s', 30 + n), city, state, zip_code, years, cdl, current_date + 14,
  status::public.application_status, cover_letter,
  -- The files are in seed/job-documents.
  format('e1000000-0000-4000-8000-%s/', lpad(n::text, 12, '0')) || resume,
  format('e1000000-0000-4000-8000-%s/', lpad(n::text, 12, '0')) || card,
  case when n = 1
    then array['e1000000-0000-4000-8000-000000000001/other_twic-card.pdf'] else '{}'
  end
from (values
  (1, interval '4 hours', 'CDL Truck Driver', 'Wade', 'Kessler', 'Dayton', 'OH', '45402', 11, true, 'new', 'Eleven years on lowboys, the last four with jeep and booster.', 'resume_wade-kessler.pdf', 'cdl_wade-kessler.pdf'),
  (2, interval '1 day', 'CDL Truck Driver', 'Tanya', 'Brooks', 'Springfield', 'OH', '45502', 6, true, 'new', null, 'resume_tanya-brooks.pdf', 'cdl_tanya-brooks.jpg'),
  (3, interval '2 days', 'Logistics Coordinator', 'Irene', 'Novak', 'Columbus', 'OH', '43215', 3, false, 'new', 'I currently file oversize permits in fourteen states.', 'resume_irene-novak.pdf', null),
  (4, interval '6 days', 'CDL Truck Driver', 'Marcus', 'Dill', 'Richmond', 'IN', '47374', 3, true, 'reviewed', null, 'resume_marcus-dill.pdf', null),
  (5, interval '9 days', 'Account Manager', 'Celia', 'Park', 'Cincinnati', 'OH', '45202', 6, false, 'reviewed', null, null, null),
  (6, interval '15 days', 'Logistics Coordinator', 'Owen', 'Reyes', 'Dayton', 'OH', '45409', 1, false, 'interview', null, null, null),
  (7, interval '28 days', 'CDL Truck Driver', 'Gus', 'Hartmann', 'Lima', 'OH', '45801', 11, true, 'hired', 'TWIC card in hand.', null, null),
  (8, interval '33 days', 'General Application', 'Pam', 'Ostrow', 'Xenia', 'OH', '45385', 0, false, 'rejected', null, null, null)
) as demo (n, age, job_title, first_name, last_name, city, state, zip_code, years, cdl, status, cover_letter, resume, card)
on conflict do nothing;

insert into public.contact_messages
  (id, created_at, updated_at, name, email, phone, subject, status, message)
select
  format('c2000000-0000-4000-8000-%s', lpad(n::text, 12, '0'))::uuid, now() - age, now() - age,
  name, lower(replace(name, ' ', '.')) || '@example.com', phone, subject,
  status::public.message_status, message
from (values
  (1, interval '3 hours', 'Holly Trent', '937-555-0181', 'Moving a press line out of Moraine', 'new', 'Eleven pieces, the heaviest about 90,000 lb. Could someone walk the plant with us next week?'),
  (2, interval '1 day', 'Dominic Shaw', null, 'Certificate of insurance', 'new', 'Please send a certificate naming our company for the October move.'),
  (3, interval '5 days', 'Rosa Imhoff', '614-555-0182', 'Pilot car operator looking for work', 'handled', 'Certified in nine states, high pole and steer. Who plans your escorts?'),
  (4, interval '11 days', 'Frank Odell', null, 'Road survey photos', 'handled', 'Can you share the county road survey with the utility? They need the line heights.'),
  (5, interval '21 days', 'Lydia Marsh', '513-555-0183', 'Thanks to the night crew', 'archived', 'The transformer was on its pad before sunrise. Please tell them we noticed.')
) as demo (n, age, name, phone, subject, status, message)
on conflict do nothing;

insert into public.emails
  (id, created_at, record_type, record_id, to_email, subject, body, sent_by, sent_at, provider_id)
select
  format('c3000000-0000-4000-8000-%s', lpad(n::text, 12, '0'))::uuid,
  message.created_at + interval '5 hours', 'message', message.id, message.email,
  'Re: ' || message.subject, body, 'a1000000-0000-4000-8000-000000000001',
  message.created_at + interval '5 hours', 'demo'
from (values
  (3, 'Thanks for reaching out. Morgan in dispatch plans our escorts. Please call dispatch and ask for the pilot car desk.'),
  (4, 'Yes. We just sent you the county road survey, line heights included.')
) as demo (n, body)
join public.contact_messages as message
  on message.id = format('c2000000-0000-4000-8000-%s', lpad(n::text, 12, '0'))::uuid
on conflict do nothing;

-- Every reviewed quote has a reply.
insert into public.emails
  (id, created_at, record_type, record_id, to_email, subject, body, sent_by, sent_at, provider_id)
select
  ('c5' || substr(id::text, 3))::uuid, reviewed_at, 'quote', id, email,
  'Re: Your quote request ' || reference,
  'Thanks for your request. We can move this. Our price and permit plan follow today.',
  'a1000000-0000-4000-8000-000000000001', reviewed_at, 'demo'
from public.quotes
where status = 'reviewed' and id::text like 'd1000000-%'
on conflict do nothing;

-- No one gets an email about demo records: they were sent.
delete from public.emails
where sent_at is null and record_id::text ~ '^(d1|c2|e1)000000-0000-4000-8000-';

-- The two automatic emails about each quote, notes, and assignees.
insert into public.emails
  (created_at, record_type, record_id, to_email, kind, subject, sent_at, provider_id)
select created_at + interval '2 seconds', 'quote', id, sent.to_email, sent.kind, sent.subject,
  created_at + interval '2 seconds', 'demo'
from public.quotes, lateral (values
  (email, 'confirmation', 'Your quote request ' || reference),
  ('dispatch@example.com', 'dispatch', 'New quote ' || reference || ': ' || origin || ' to ' || destination)
) as sent (to_email, kind, subject)
where id::text like 'd1000000-%'
on conflict do nothing;

-- The automatic emails about each message and application.
insert into public.emails
  (created_at, record_type, record_id, to_email, kind, subject, sent_at, provider_id)
select message.created_at, 'message'::public.email_record_type, message.id, sent.to_email, sent.kind, sent.subject,
  message.created_at, 'demo'
from public.contact_messages as message, lateral (values
  (message.email, 'confirmation', 'We received your message'),
  ('dispatch@example.com', 'dispatch', 'Message from ' || message.name || ': ' || message.subject)
) as sent (to_email, kind, subject)
where message.id::text like 'c2000000-%'
union all
select created_at, 'application', id, email, 'confirmation', 'We received your application',
  created_at, 'demo'
from public.job_applications where id::text like 'e1000000-%'
on conflict do nothing;

insert into public.quote_notes (id, created_at, quote_id, author_id, body)
select
  format('c4000000-0000-4000-8000-%s', lpad(n::text, 12, '0'))::uuid, quote.created_at + age,
  quote.id, 'a1000000-0000-4000-8000-000000000001', body
from (values
  (1, 6, interval '2 hours', 'Called back: the oil is already drained; core and coil weigh 312,000 lb. Needs the 13-axle perimeter.'),
  (2, 6, interval '4 hours', 'Asked the port for berth and crane times. They''ll answer by Tuesday.'),
  (3, 7, interval '5 hours', 'Blade goes as a second load on a step deck. Quote both together.'),
  (4, 10, interval '6 hours', 'The port charges for storage from day four. Confirm the pickup day in writing.')
) as demo (n, asked, age, body)
join public.quotes as quote
  on quote.id = format('d1000000-0000-4000-8000-%s', lpad(asked::text, 12, '0'))::uuid
on conflict do nothing;

insert into public.quote_assignments (quote_id, assigned_to)
select id, 'a1000000-0000-4000-8000-000000000001' from public.quotes
where right(id::text, 2) in ('03', '06', '07', '08', '10') and id::text like 'd1000000-%'
on conflict do nothing;

-- Loads around today: some of the demo driver and escorted by the demo pilot-car operator, some
-- unassigned. Times are local to each stop.
insert into public.loads (
  id, created_at, title, origin, destination, equipment, length, width, height, weight_lbs, status,
  driver_id, quote_id, pickup_at, pickup_time_zone, delivery_at, delivery_time_zone
)
select
  format('a2000000-0000-4000-8000-%s', lpad(n::text, 12, '0'))::uuid, now() - age,
  title, origin, destination, equipment, length, width, height, weight,
  status::public.load_status,
  case when has_driver then 'a1000000-0000-4000-8000-000000000005'::uuid end,
  quote_id::uuid,
  (current_date + pickup) at time zone pickup_zone, pickup_zone::public.load_time_zone,
  (current_date + delivery) at time zone delivery_zone, delivery_zone::public.load_time_zone
from (values
  (1, interval '8 days', 'Gas turbine to Greenville', 'Savannah, GA', 'Greenville, SC', '16-axle hydraulic platform', 38, 15.75, 16, 268000, 'in_transit', true, 'd1000000-0000-4000-8000-000000000010', interval '-1 day 6 hours', 'America/New_York', interval '2 days 14 hours', 'America/New_York'),
  (2, interval '6 days', 'Haul-truck body to Elko', 'Denver, CO', 'Elko, NV', '9-axle RGN with jeep and booster', 33, 23.5, 15, 74000, 'assigned', true, 'd1000000-0000-4000-8000-000000000008', interval '4 days 6 hours 30 minutes', 'America/Denver', interval '9 days 10 hours', 'America/Los_Angeles'),
  (3, interval '20 days', 'Reactor to Lake Charles', 'Baton Rouge, LA', 'Lake Charles, LA', '13-axle perimeter / dual-lane', 62, 15, 15.5, 214000, 'delivered', true, 'd1000000-0000-4000-8000-000000000018', interval '-9 days 22 hours', 'America/Chicago', interval '-7 days 5 hours', 'America/Chicago'),
  (4, interval '5 days', 'Transformer to Great Falls', 'Tacoma, WA', 'Great Falls, MT', '19-axle Schnabel', 34, 14.5, 16.5, 402000, 'planned', false, 'd1000000-0000-4000-8000-000000000011', interval '21 days 5 hours', 'America/Los_Angeles', interval '33 days 12 hours', 'America/Denver'),
  (5, interval '3 days', 'Crawler dozer to Duluth', 'Toledo, OH', 'Duluth, MN', '7-axle lowboy with jeep', 26.5, 14, 12.75, 108000, 'assigned', true, 'd1000000-0000-4000-8000-000000000007', interval '13 days 8 hours', 'America/New_York', interval '15 days 13 hours', 'America/Chicago'),
  (6, interval '1 day', 'Press bed to Windsor', 'Detroit, MI', 'Windsor, ON', '3-axle RGN lowboy', 18, 10.5, 9, 66000, 'planned', false, 'd1000000-0000-4000-8000-000000000004', interval '1 day 5 hours', 'America/New_York', interval '1 day 15 hours', 'America/New_York')
) as demo (n, age, title, origin, destination, equipment, length, width, height, weight, status, has_driver, quote_id, pickup, pickup_zone, delivery, delivery_zone)
on conflict do nothing;

-- The units each configuration needs, from its axles: a tractor and a trailer, a jeep, a booster.
insert into public.configuration_units (fleet_id, kind, count)
select format('f1000000-0000-4000-8000-%s', lpad(n::text, 12, '0'))::uuid, kind::public.unit_kind, 1
from (values
  (1, 'tractor'), (1, 'trailer'), (2, 'tractor'), (2, 'trailer'), (3, 'tractor'), (3, 'jeep'),
  (3, 'trailer'), (4, 'tractor'), (4, 'jeep'), (4, 'trailer'), (4, 'booster'), (5, 'tractor'),
  (5, 'jeep'), (5, 'trailer'), (5, 'booster'), (6, 'tractor'), (6, 'trailer'), (7, 'tractor'),
  (7, 'trailer'), (8, 'tractor'), (8, 'trailer')
) as needed (n, kind)
on conflict do nothing;

-- The log is about what happens later.
alter table public.units disable trigger units_log_activity;
alter table public.unit_outages disable trigger unit_outages_log_activity;
alter table public.assignments disable trigger assignments_log_activity;

-- Our own equipment. Weights and measures are typical of such units.
insert into public.units (
  id, kind, number, make, model, year_manufactured, axles, axle_spacings, tare_lbs, deck, deck_height,
  deck_length, capacity_lbs, license_plate, vin
)
select
  format('a6000000-0000-4000-8000-%s', lpad(n::text, 12, '0'))::uuid, kind::public.unit_kind, number,
  make, model, year, axles, spacings::numeric[], tare, deck::public.trailer_deck, deck_height, deck_length,
  capacity, format('DEMO %s', 200 + n), format('DEMOVIN%s', lpad((200 + n)::text, 10, '0'))
from (values
  (1, 'tractor', 'T-41', 'Peterbilt', '389', 2021, 3, '{17.5,4.5}', 19400, null, null, null, null),
  (2, 'tractor', 'T-44', 'Kenworth', 'T800', 2019, 4, '{16.5,4.5,4.5}', 22600, null, null, null, null),
  (3, 'tractor', 'T-46', 'Kenworth', 'W900', 2023, 4, '{17,4.5,4.5}', 23100, null, null, null, null),
  (4, 'tractor', 'T-47', 'Peterbilt', '567', 2022, 3, '{18,4.5}', 19900, null, null, null, null),
  (5, 'trailer', 'R-12', 'Trail King', 'TK110HDG', 2020, 3, '{4.5,4.5}', 23800, 'rgn', 1.916667, 30, 120000),
  (6, 'trailer', 'L-07', 'Fontaine', 'Magnitude 55', 2018, 2, '{4.5}', 20400, 'lowboy', 1.666667, 26, 110000),
  (7, 'trailer', 'P-16', 'Goldhofer', 'THP/SL', 2016, 12, null, 84000, 'platform', 3.916667, 62, 300000),
  (8, 'trailer', 'F-10', 'Trail King', 'Perimeter', 2017, 10, null, 96000, 'perimeter', 1.166667, 62, 240000),
  (9, 'trailer', 'S-03', 'Fontaine', 'Revolution', 2021, 2, '{10.1}', 12800, 'stepdeck', 3.333333, 48, 48000),
  (10, 'booster', 'B-02', 'Trail King', 'Booster 1', 2020, 1, null, 5200, null, null, null, null),
  (11, 'booster', 'B-05', 'Fontaine', 'Booster 1', 2019, 1, null, 5400, null, null, null, null),
  (12, 'jeep', 'J-11', 'Trail King', 'Jeep 2', 2020, 2, '{4.5}', 13200, null, null, null, null),
  (13, 'jeep', 'J-14', 'Fontaine', 'Jeep 2', 2018, 2, '{4.5}', 12900, null, null, null, null),
  (14, 'dolly', 'D-01', 'Nelson', 'Steer dolly', 2015, 4, '{4.5,4.5,4.5}', 18500, null, null, null, null)
) as demo (n, kind, number, make, model, year, axles, spacings, tare, deck, deck_height, deck_length, capacity)
on conflict do nothing;

-- J-14 is away while the crawler dozer needs it: that load isn't ready.
insert into public.unit_outages (id, unit_id, from_day, until_day, reason)
values
  ('a7000000-0000-4000-8000-000000000001', 'a6000000-0000-4000-8000-000000000013', current_date + 12, current_date + 14, 'DOT inspection'),
  ('a7000000-0000-4000-8000-000000000002', 'a6000000-0000-4000-8000-000000000009', current_date - 3, current_date + 2, 'New deck boards'),
  ('a7000000-0000-4000-8000-000000000003', 'a6000000-0000-4000-8000-000000000014', current_date - 60, null, 'Retired')
on conflict do nothing;

insert into public.assignments (id, load_id, unit_id, place)
select
  format('a8000000-0000-4000-8000-%s', lpad((load * 100 + place)::text, 12, '0'))::uuid,
  format('a2000000-0000-4000-8000-%s', lpad(load::text, 12, '0'))::uuid,
  format('a6000000-0000-4000-8000-%s', lpad(unit::text, 12, '0'))::uuid, place
from (values
  (1, 2, 1), (1, 7, 2), (2, 1, 1), (2, 12, 2), (2, 5, 3), (2, 11, 4), (3, 4, 1), (3, 8, 2),
  (5, 4, 1), (5, 13, 2), (5, 6, 3)
) as demo (load, unit, place)
on conflict do nothing;

alter table public.units enable trigger units_log_activity;
alter table public.unit_outages enable trigger unit_outages_log_activity;
alter table public.assignments enable trigger assignments_log_activity;

-- Escort slots of these loads: confirmed, offered, open, accepted and to confirm tomorrow, completed, and a
-- police escort that is arranged. The log is about what happens later.
alter table public.escort_slots disable trigger escort_slots_log_activity;
insert into public.escort_slots (
  id, created_at, load_id, sequence, position, states, meet_place, meet_at, ends_at, time_zone, channel,
  is_arranged
)
select
  format('ae000000-0000-4000-8000-%s', lpad(n::text, 12, '0'))::uuid, load.created_at + interval '1 hour',
  load.id, sequence, position::public.escort_position, states::text[], place,
  (load.pickup_date + meet) at time zone zone, (load.pickup_date + ends) at time zone zone,
  zone::public.load_time_zone, channel, position = 'police'
from (values
  (1, 1, 1, 'lead', '{GA}', 'Garden City Terminal, gate 4 (demo)', interval '5 hours 30 minutes', interval '1 day 15 hours', 'America/New_York', 'CB 19'),
  (2, 1, 2, 'police', '{SC}', 'US-25 at the Savannah River (demo)', interval '1 day 15 hours', interval '3 days 14 hours', 'America/New_York', ''),
  (3, 2, 1, 'high_pole', '{CO,UT}', 'Truck plaza, I-76 exit 31 (demo)', interval '6 hours', interval '3 days 16 hours', 'America/Denver', 'CB 19'),
  (4, 2, 2, 'chase', '{CO,UT,NV}', 'Truck plaza, I-76 exit 31 (demo)', interval '6 hours', null, 'America/Denver', 'CB 19'),
  (5, 3, 1, 'chase', '{LA}', 'Plant gate 2, Baton Rouge (demo)', interval '22 hours', interval '1 day 5 hours', 'America/Chicago', 'CB 17'),
  (6, 5, 1, 'lead', '{OH,MI}', 'Maumee truck lot, US-20 (demo)', interval '7 hours 30 minutes', interval '1 day 18 hours', 'America/New_York', 'CB 17'),
  (7, 6, 1, 'chase', '{MI,ON}', 'Rouge Press Works, gate 4 (demo)', interval '4 hours 30 minutes', interval '15 hours', 'America/New_York', 'CB 12')
) as demo (n, load, sequence, position, states, place, meet, ends, zone, channel)
join public.loads as load
  on load.id = format('a2000000-0000-4000-8000-%s', lpad(demo.load::text, 12, '0'))::uuid
on conflict do nothing;

insert into public.load_escorts (
  id, created_at, load_id, slot_id, pilot_id, position, status, lapses_at, confirmed_at
)
select
  format('a3000000-0000-4000-8000-%s', lpad(n::text, 12, '0'))::uuid, now() - age, slot.load_id, slot.id,
  'a1000000-0000-4000-8000-000000000004'::uuid, slot.position, status::public.escort_status,
  now() + lapses, now() - confirmed
from (values
  (1, 1, interval '7 days', 'accepted', null, interval '2 days'),
  (2, 3, interval '5 hours', 'offered', interval '3 days', null),
  (3, 5, interval '19 days', 'completed', null, interval '10 days'),
  (4, 7, interval '20 hours', 'accepted', null, null),
  (5, 6, interval '2 hours', 'offered', interval '6 days', null)
) as demo (n, slot, age, status, lapses, confirmed)
join public.escort_slots as slot
  on slot.id = format('ae000000-0000-4000-8000-%s', lpad(demo.slot::text, 12, '0'))::uuid
on conflict do nothing;

insert into public.escort_rates (escort_id, unit, quantity, currency, rate_cents, minimum_cents)
select
  format('a3000000-0000-4000-8000-%s', lpad(n::text, 12, '0'))::uuid, unit::public.offer_unit, quantity, 'USD',
  cents, minimum
from (values
  (1, 'mile', 132, 245, 0), (2, 'mile', 636, 265, 0), (3, 'flat', 1, 95000, 0), (4, 'mile', 13, 245, 45000),
  (5, 'mile', 310, 195, 0)
) as demo (n, unit, quantity, cents, minimum)
on conflict do nothing;
alter table public.escort_slots enable trigger escort_slots_log_activity;

-- Stops, legs and permits of these loads. Only once: a database with changed stops keeps them. They are no
-- one's actions, so they aren't logged.
alter table public.load_permits disable trigger load_permits_log_activity;
update public.load_stops as stop set
  site = demo.site, street_address = demo.street, appointment_number = demo.appointment,
  contact_name = demo.contact, contact_phone = demo.phone
from (values
  (1, 1, 'Garden City Terminal', '2 Main St', 'G-4471', 'Berth office', '912-555-0141'),
  (1, 2, 'Saluda Power Station', '410 Plant Rd', 'TURB-2', 'Lane Whitaker', '864-555-0126'),
  (2, 1, 'Front Range Truck Bodies', '5800 York St', '20814', 'Dock 3', '303-555-0117'),
  (2, 2, 'Ruby Mine', '1 Haul Rd', '118', 'Site office', '775-555-0162'),
  (5, 1, 'Maumee Equipment Yard', '1210 Port Dr', '', 'Yard office', '419-555-0133'),
  (6, 1, 'Rouge Press Works', '3001 Miller Rd', 'PB-9', 'Gate 4', '313-555-0148')
) as demo (load, sequence, site, street, appointment, contact, phone)
where stop.load_id = format('a2000000-0000-4000-8000-%s', lpad(demo.load::text, 12, '0'))::uuid
  and stop.sequence = demo.sequence and stop.site = '';

update public.load_legs as leg set
  is_confirmed = true, miles = demo.miles, miles_is_estimate = false, road = demo.road,
  entry_place = case when demo.entry = '' then leg.entry_place else demo.entry end,
  exit_place = case when demo.out = '' then leg.exit_place else demo.out end,
  planned_entry_at = (load.pickup_date + demo.planned_entry) at time zone leg.time_zone::text,
  planned_exit_at = (load.pickup_date + demo.planned_exit) at time zone leg.time_zone::text,
  entered_at = case when load.status = 'in_transit' and leg.sequence = 1 then load.pickup_at end
from public.loads as load, (values
  (1, 1, 132, 'US-25', '', 'Augusta', interval '6 hours', interval '1 day 15 hours'),
  (1, 2, 121, 'US-25', 'Augusta', '', interval '1 day 15 hours', interval '3 days 14 hours'),
  (2, 1, 281, 'I-70', '', 'Mack', interval '6 hours 30 minutes', interval '1 day 16 hours'),
  (2, 2, 355, 'I-70 and I-80', 'Mack', 'Wendover', interval '2 days 7 hours', interval '3 days 16 hours'),
  (2, 3, 110, 'I-80', 'Wendover', '', interval '4 days 7 hours', interval '5 days 10 hours'),
  (6, 1, 9, 'I-75', '', 'Gordie Howe Bridge', interval '5 hours', interval '10 hours'),
  (6, 2, 4, 'Hwy 401', 'Gordie Howe Bridge', '', interval '10 hours', interval '15 hours')
) as demo (load, sequence, miles, road, entry, out, planned_entry, planned_exit)
where leg.load_id = format('a2000000-0000-4000-8000-%s', lpad(demo.load::text, 12, '0'))::uuid
  and load.id = leg.load_id and leg.sequence = demo.sequence and not leg.is_confirmed;

insert into public.load_permits (
  id, load_id, jurisdiction, permit_number, status, kind, valid_from, valid_until, max_length, max_width,
  max_height, max_weight_lbs, route_text, provisions, curfews, issued_at
)
select
  format('a4000000-0000-4000-8000-%s', lpad(n::text, 12, '0'))::uuid,
  format('a2000000-0000-4000-8000-%s', lpad(load::text, 12, '0'))::uuid,
  state, number, status::public.permit_status, kind::public.permit_kind, current_date + first_day,
  current_date + last_day, length, width, height, weight, route, provisions, curfews::jsonb,
  case when status = 'issued' then now() - interval '3 days' end
from (values
  (1, 1, 'GA', 'DEMO-GA-20417', 'issued', 'superload', -2, 5, 220, 16, 20.5, 420000, 'SR 21 N, US-25 N to the South Carolina line. Demo route.', 'Lead and chase car. Police at both bridges.', '[{"days": ["mon", "tue", "wed", "thu", "fri"], "from": "06:30", "until": "09:00", "where": "Chatham County"}, {"days": ["mon", "tue", "wed", "thu", "fri"], "from": "15:30", "until": "18:30", "where": "Chatham County"}]'),
  (2, 1, 'SC', 'DEMO-SC-88120', 'issued', 'superload', -2, 5, 220, 16, 20.5, 420000, 'US-25 N to Greenville, I-185, plant road. Demo route.', 'High pole. Utility crew at Ware Shoals. Daylight only.', '[]'),
  (3, 2, 'CO', 'DEMO-CO-31177', 'issued', 'single_trip', 3, 10, 140, 24, 17.5, 150000, 'I-76 W, I-70 W to the Utah line. Demo route.', 'Two pilot cars.', '[{"days": ["mon", "tue", "wed", "thu", "fri", "sat", "sun"], "from": "06:00", "until": "09:00", "where": "I-70 tunnels"}]'),
  (4, 2, 'UT', null, 'applied', 'single_trip', null, null, null, null, null, null, '', '', '[]'),
  (5, 2, 'NV', null, 'needed', 'single_trip', null, null, null, null, null, null, '', '', '[]'),
  (6, 6, 'MI', null, 'needed', 'single_trip', null, null, null, null, null, null, '', '', '[]'),
  (7, 6, 'ON', null, 'needed', 'single_trip', null, null, null, null, null, null, '', '', '[]')
) as demo (n, load, state, number, status, kind, first_day, last_day, length, width, height, weight, route, provisions, curfews)
on conflict do nothing;
alter table public.load_permits enable trigger load_permits_log_activity;
insert into public.permit_costs (permit_id, cents)
values
  ('a4000000-0000-4000-8000-000000000001', 61500), ('a4000000-0000-4000-8000-000000000002', 48000),
  ('a4000000-0000-4000-8000-000000000003', 24000)
on conflict do nothing;

-- Charges of two demo loads: one waits for approval, the customer can see the others. The log is about what
-- happens later.
alter table public.charges disable trigger charges_log;
insert into public.charges (
  id, created_at, load_id, kind, description, quantity, unit, currency, rate_cents, evidence, approved_at,
  approved_by, request_id
)
select
  format('ab000000-0000-4000-8000-%s', lpad(n::text, 12, '0'))::uuid, now() - age,
  format('a2000000-0000-4000-8000-%s', lpad(load::text, 12, '0'))::uuid, kind::public.charge_kind,
  description, quantity, unit::public.offer_unit, 'USD', cents, evidence,
  case when is_approved then now() - age + interval '1 hour' end,
  case when is_approved then 'a1000000-0000-4000-8000-000000000001'::uuid end,
  format('ab000000-0000-4000-8000-%s', lpad(n::text, 12, '0'))::uuid
from (values
  (1, 1, interval '20 hours', 'detention', 'Detention at the port', 2.5, 'hour', 12500, 'In at 6:00 AM, loaded at 10:30 AM; 2 hours free.', true),
  (2, 1, interval '4 hours', 'amendment', 'SC permit amendment, new route', 1, 'flat', 8500, 'Bridge work on US-25.', false),
  (3, 3, interval '7 days', 'layover', 'Layover, plant gate closed', 1, 'day', 85000, 'Crane not ready on the first day.', true)
) as demo (n, load, age, kind, description, quantity, unit, cents, evidence, is_approved)
on conflict do nothing;
alter table public.charges enable trigger charges_log;

insert into public.load_events (id, created_at, load_id, author_id, note, status)
values
  ('a5000000-0000-4000-8000-000000000001', now() - interval '26 hours', 'a2000000-0000-4000-8000-000000000001', 'a1000000-0000-4000-8000-000000000001', 'Released by the port, gate 4, at first light.', null),
  ('a5000000-0000-4000-8000-000000000004', now() - interval '21 hours', 'a2000000-0000-4000-8000-000000000001', 'a1000000-0000-4000-8000-000000000005', '', 'in_transit'),
  ('a5000000-0000-4000-8000-000000000002', now() - interval '20 hours', 'a2000000-0000-4000-8000-000000000001', 'a1000000-0000-4000-8000-000000000005', 'Loaded and chained, axle weights as calculated. Rolling.', null),
  ('a5000000-0000-4000-8000-000000000003', now() - interval '11 hours', 'a2000000-0000-4000-8000-000000000001', 'a1000000-0000-4000-8000-000000000004', 'Stopped at the staging lot before curfew. All lines in the survey clear so far.', null)
on conflict do nothing;

-- Demo offers: a draft, one to answer, one declined, and the accepted ones of three demo loads. Only once: a
-- sent offer never changes.
with wanted (n, quote, age, valid_days, weight) as (values
  (1, 3, interval '2 hours', 10, 138000), (2, 12, interval '1 day', 6, 41000),
  (3, 19, interval '22 days', -12, 52000), (4, 18, interval '18 days', -8, 214000),
  (5, 10, interval '9 days', 4, 268000), (6, 7, interval '4 days', 6, 108000)
)
insert into public.offers (
  id, created_at, number, version, quote_id, valid_until, reference, customer_name, customer_email, origin,
  destination, commodity, length, width, height, weight_lbs, equipment, free_minutes, detention_cents,
  layover_cents, tonu_cents, payment_days, exclusions, terms_version, message, created_by
)
select
  format('ad000000-0000-4000-8000-%s', lpad(n::text, 12, '0'))::uuid, now() - wanted.age,
  private.next_number('O'), 1, quote.id, private.default_valid_until(valid_days), quote.reference,
  quote.customer_name, quote.email, quote.origin, quote.destination,
  initcap(left(split_part(quote.equipment, ', ', 2), 1)) || substr(split_part(quote.equipment, ', ', 2), 2),
  quote.length, quote.width, quote.height, weight, split_part(quote.equipment, ', ', 1), free_minutes,
  detention_cents, layover_cents, tonu_cents, payment_days, exclusions, terms_version,
  'Demo offer. Names and prices are invented.', 'a1000000-0000-4000-8000-000000000001'
from wanted
join public.quotes as quote
  on quote.id = format('d1000000-0000-4000-8000-%s', lpad(wanted.quote::text, 12, '0'))::uuid
cross join public.offer_settings
where not exists (select from public.offers where quote_id = quote.id)
order by wanted.age desc;

select private.write_offer_lines(offer.id, 'USD', jsonb_agg(jsonb_build_object(
  'kind', kind, 'description', line.description, 'jurisdiction', jurisdiction, 'quantity', quantity,
  'unit', unit, 'rate_cents', cents, 'is_pass_through', kind = 'permit'
) order by place))
from (values
  (1, 1, 'linehaul', 'Linehaul, Houston to Tulsa', null, 507, 'mile', 1450),
  (1, 2, 'escort', 'Lead and chase car', null, 507, 'mile', 420),
  (2, 1, 'linehaul', 'Linehaul, Louisville to Mobile', null, 612, 'mile', 540),
  (2, 2, 'fuel', 'Fuel surcharge', null, 612, 'mile', 62),
  (2, 3, 'permit', 'Oversize permits, KY, TN and AL', null, 1, 'flat', 13500),
  (3, 1, 'linehaul', 'Linehaul, Cincinnati to Charleston', null, 1, 'flat', 348000),
  (3, 2, 'permit', 'Oversize permits, OH and WV', null, 1, 'flat', 9500),
  (4, 1, 'linehaul', 'Linehaul, Baton Rouge to Lake Charles', null, 1, 'flat', 2150000),
  (4, 2, 'escort', 'Chase car and police, night move', null, 1, 'flat', 240000),
  (4, 3, 'permit', 'Superload permit', 'LA', 1, 'flat', 78000),
  (5, 1, 'linehaul', 'Linehaul, Savannah to Greenville', null, 1, 'flat', 4850000),
  (5, 2, 'escort', 'Lead, chase and high pole', null, 253, 'mile', 640),
  (5, 3, 'permit', 'Superload permit', 'GA', 1, 'flat', 55000),
  (5, 4, 'permit', 'Superload permit', 'SC', 1, 'flat', 48000),
  (6, 1, 'linehaul', 'Linehaul, Toledo to Duluth', null, 742, 'mile', 1180),
  (6, 2, 'fuel', 'Fuel surcharge', null, 742, 'mile', 85),
  (6, 3, 'permit', 'Oversize permits, OH, MI, WI and MN', null, 1, 'flat', 46000)
) as line (n, place, kind, description, jurisdiction, quantity, unit, cents)
join public.offers as offer
  on offer.id = format('ad000000-0000-4000-8000-%s', lpad(line.n::text, 12, '0'))::uuid
where offer.status = 'draft' and offer.total_cents = 0
group by offer.id;

update public.offers as offer set
  status = demo.status::public.offer_status, sent_at = offer.created_at + interval '2 hours',
  sent_by = offer.created_by, accepted_at = case when demo.status = 'accepted' then answered_at end,
  accepted_name = case when demo.status = 'accepted' then offer.customer_name end,
  accepted_email = case when demo.status = 'accepted' then offer.customer_email end,
  po_number = demo.po,
  declined_at = case when demo.status = 'declined' then answered_at end,
  decline_reason = case when demo.status = 'declined' then 'price'::public.offer_decline_reason end,
  decline_note = case when demo.status = 'declined' then 'We found a step deck that was already in Cincinnati.' end
from (values
  (2, 'sent', null, null), (3, 'declined', interval '21 days', null),
  (4, 'accepted', interval '16 days', 'DEMO-2218'), (5, 'accepted', interval '8 days', 'DEMO-7731'),
  (6, 'accepted', interval '3 days', null)
) as demo (n, status, ago, po)
cross join lateral (select now() - demo.ago::interval as answered_at) as answer
where offer.id = format('ad000000-0000-4000-8000-%s', lpad(demo.n::text, 12, '0'))::uuid
  and offer.status = 'draft';

update public.loads as load set offer_id = offer.id, po_number = offer.po_number
from public.offers as offer
where offer.status = 'accepted' and offer.quote_id = load.quote_id and load.offer_id is null
  and offer.id::text like 'ad000000-0000-4000-8000-%' and load.id::text like 'a2000000-0000-4000-8000-%';
-- The trigger uses the time of the insert.
update public.loads set closed_at = delivery_at
where id = 'a2000000-0000-4000-8000-000000000003' and status = 'delivered' and closed_at > delivery_at;

-- The log is about what happens later. People's entries have an actor.
delete from public.activity_log
where actor_id is null and record_id::text like 'a2000000-0000-4000-8000-%'
  and (subject = 'escort' or subject = 'load' and action = 'updated');

-- No one gets an email about demo loads.
delete from public.emails
where load_id::text like 'a2000000-0000-4000-8000-%' and claimed_at is null;

insert into public.pilot_profiles
  (user_id, home_base_city, home_base_state, has_high_pole, certified_states)
values (
  'a1000000-0000-4000-8000-000000000004', 'Richmond', 'IN', true,
  '{IN,OH,KY,MI,IL,TN,WV,PA,GA,SC,ON}'
)
on conflict do nothing;

-- One certificate has expired and one expires soon; for CO and UT, nothing is known.
insert into public.pilot_papers (
  id, created_at, pilot_id, kind, issuing_state, insurer, number, limit_cents, starts_on, expires_on, file_path,
  file_name, checked_at, checked_by
)
select
  format('af000000-0000-4000-8000-%s', lpad(n::text, 12, '0'))::uuid, now() - interval '80 days', pilot,
  case when state is null then 'insurance' else 'certificate' end::public.pilot_paper_kind, state,
  case when state is null then 'Demo Mutual (demo)' end,
  format('DEMO-%s-%s', coalesce(state, 'INS'), 20400 + n), case when state is null then 100000000 end,
  current_date + expires - 730, current_date + expires,
  format('%s/af000000-0000-4000-8000-%s.png', pilot, lpad(n::text, 12, '0')),
  lower(format('demo-%s.png', coalesce(state, 'insurance'))),
  case when is_checked then now() - interval '60 days' end,
  case when is_checked then 'a1000000-0000-4000-8000-000000000001'::uuid end
from (values
  (1, 'OH', 261, true), (2, 'IN', 261, true), (3, 'MI', 190, true), (4, 'ON', 190, true),
  (5, 'GA', 320, true), (6, 'SC', 320, false), (7, 'KY', 18, true), (8, 'WV', -9, true),
  (9, null, 45, true)
) as demo (n, state, expires, is_checked)
cross join (values ('a1000000-0000-4000-8000-000000000004'::uuid)) as owner (pilot)
on conflict do nothing;

-- The reminder of the paper that expires soon, so that the scheduler doesn't send it.
insert into public.emails (
  created_at, record_type, record_id, recipient_id, version, to_email, kind, subject, sent_at, provider_id
)
select now() - interval '12 days', 'pilot_car', id, pilot_id, private.day_number(expires_on),
  'pilot@example.com', 'paper_expires',
  'Expires ' || to_char(expires_on, 'FMDy, FMMon FMDD, YYYY') || ': your Kentucky pilot-car certificate',
  now() - interval '12 days', 'demo'
from public.pilot_papers where id = 'af000000-0000-4000-8000-000000000007'
on conflict do nothing;

insert into public.availability (user_id, day, available, note)
select 'a1000000-0000-4000-8000-000000000004'::uuid, current_date + ahead, ahead not in (6, 7),
  case when ahead in (6, 7) then 'Vehicle service' else '' end
from generate_series(1, 14) as ahead
union all
select 'a1000000-0000-4000-8000-000000000005', current_date + ahead, false, 'Time off'
from unnest('{18,19,20}'::integer[]) as ahead
on conflict do nothing;

-- The admin's actions on these records, in steps the statuses allow. Only once.
update public.activity_log set actor_id = 'a1000000-0000-4000-8000-000000000001'
where actor_id is null and subject in ('vehicle', 'picture', 'service');
update public.activity_log as log set
  actor_id = 'a1000000-0000-4000-8000-000000000001', created_at = quote.created_at + interval '20 minutes'
from public.quotes as quote
where quote.id = log.record_id and log.actor_id is null and log.action = 'assigned';

insert into public.activity_log
  (created_at, actor_id, action, subject, record_id, label, old_status, new_status)
select created_at, 'a1000000-0000-4000-8000-000000000001'::uuid, 'status_changed', subject, id, label,
  old_status, new_status
from (
  select created_at + interval '3 hours' as created_at, 'quote'::public.activity_subject as subject,
    id, origin || ' → ' || destination as label, 'new' as old_status, 'reviewed' as new_status
  from public.quotes where status <> 'new' and id::text like 'd1000000-%'
  union all
  select created_at + interval '2 days', 'quote', id, origin || ' → ' || destination, 'reviewed',
    'archived'
  from public.quotes where status = 'archived' and id::text like 'd1000000-%'
  union all
  select created_at + interval '20 hours', 'application', id, job_title, 'new', 'reviewed'
  from public.job_applications where status <> 'new' and id::text like 'e1000000-%'
  union all
  select created_at + interval '4 days', 'application', id, job_title, 'reviewed', status::text
  from public.job_applications
  where status not in ('new', 'reviewed') and id::text like 'e1000000-%'
  union all
  select created_at + interval '5 hours', 'message', id, subject, 'new', 'handled'
  from public.contact_messages where status <> 'new' and id::text like 'c2000000-%'
  union all
  select created_at + interval '6 hours', 'message', id, subject, 'handled', 'archived'
  from public.contact_messages where status = 'archived' and id::text like 'c2000000-%'
) as steps
where not exists (select 1 from public.activity_log where action = 'status_changed');

-- Forty visitors and two weeks of visits. Only once.
insert into public.unique_visitors (consent_id, first_seen_at, last_seen_at, total_visits, ip_address, geo_country, geo_city)
select lpad(to_hex(n), 32, 'demo0'), now() - n * interval '8 hours', now() - n * interval '5 hours', 1 + n % 4,
  '203.0.113.0', 'United States', (array['Dayton', 'Columbus', 'Houston', 'Tulsa', 'Detroit'])[1 + n % 5]
from generate_series(1, 40) as n
on conflict do nothing;

insert into public.consent_records (created_at, choice, consent_id)
select first_seen_at, 'accepted', consent_id from public.unique_visitors
where not exists (select 1 from public.consent_records);

-- Ten events per visitor: consent and pages; one in five starts a quote, one in ten sends it.
insert into public.analytics_events (created_at, event_name, visitor_id, consent_id, session_id, properties, ip_address, user_agent, device)
select
  visitor.first_seen_at + step * interval '40 seconds',
  case
    when step = 0 then 'consent_accept_all'
    when step = 8 and place % 5 = 0 then 'quote_started'
    when step = 9 and place % 10 = 0 then 'quote_sent'
    else 'page_view'
  end,
  visitor.visitor_number::text, visitor.consent_id, 'demo-session-' || place,
  jsonb_build_object(
    'page_url', 'https://www.example.com' || (array['/', '/fleet', '/services/heavy-haul', '/gallery', '/quote', '/careers', '/contact'])[1 + (place * step) % 7],
    'page_title', 'Gem City Heavy Haul (demo visit)'
  ) || case when step = 1
    then jsonb_build_object('referrer', (array['', 'https://www.google.com/', 'https://www.bing.com/', 'https://loadboard.example.com/'])[1 + place % 4])
    else '{}' end,
  visitor.ip_address,
  case when place % 3 = 0
    then 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
    else 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36' end,
  case when place % 3 = 0 then 'mobile' else 'desktop' end
from (select *, row_number() over (order by visitor_number) as place from public.unique_visitors) as visitor,
  generate_series(0, 9) as step
where not exists (select 1 from public.analytics_events);
