-- The data of a busy carrier after a few years: 100,000 quotes, messages and applications with the records of
-- their documents, 20,000 accounts that can't sign in, and an activity log. Only for measuring on a local
-- database. The data is fictional, and running the script twice changes nothing. Triggers are off.
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
alter table public.quotes enable always trigger quotes_before_insert;
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
create or replace function pg_temp.town(n bigint) returns text language sql immutable
return pg_temp.pick(n, '{"Dayton, OH","Toledo, OH","Gary, IN","Tulsa, OK","Amarillo, TX","Laredo, TX","Casper, WY","Fargo, ND","Duluth, MN","Mobile, AL","Macon, GA","Erie, PA","Utica, NY","Reno, NV","Boise, ID","Yakima, WA","Salem, OR","Fresno, CA","Pueblo, CO","Wichita, KS","Regina, SK","Sudbury, ON"}');
-- Six characters out of 32, like private.generate_quote_reference().
create or replace function pg_temp.reference(n bigint) returns text language sql immutable
return 'Q-' || (
  select string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (n * 7919 >> 5 * place)::integer % 32, 1), '')
  from generate_series(0, 5) as place);
create or replace function pg_temp.id(kind text, n bigint) returns uuid language sql immutable
return (kind || '000000-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid;

-- Part: 100000 quotes
insert into public.quotes (
  id, created_at, updated_at, customer_name, email, phone, origin, destination, equipment, length,
  width, height, status, reference, attachments
)
select
  pg_temp.id('e1', n), at, at, pg_temp.first_name(n) || ' ' || pg_temp.last_name(n),
  'shipper' || n || '@example.com', '937-555-' || lpad((n % 10000)::text, 4, '0'),
  pg_temp.town(n), pg_temp.town(n / 22 + 5),
  pg_temp.pick(n, '{"6-axle RGN lowboy","Step deck","Extendable flatbed","13-axle perimeter","Schnabel"}'),
  20 + n % 80, 8 + n % 8, 6 + n % 9,
  (case when n <= 400 then 'new' when n % 3 = 0 then 'reviewed' else 'archived' end)::public.quote_status,
  pg_temp.reference(n),
  case when n % 20 = 0 then array[pg_temp.id('e6', n) || '/spec_sheet.pdf'] else '{}' end
from pg_temp.batch() as n, lateral (select now() - n * interval '15 minutes') as time (at)
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
  pg_temp.pick(n, '{carrier,carrier,freight_broker,pilot_car,driver,customer}')::public.app_role,
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

-- Part: 100000 activities
insert into public.activity_log (created_at, action, subject, record_id, label)
select created_at, 'created', 'quote', id, origin || ' → ' || destination
from public.quotes as quote
where id in (select pg_temp.id('e1', n) from pg_temp.batch() as n)
  and not exists (select from public.activity_log where record_id = quote.id);

-- End
alter table public.quotes enable trigger quotes_before_insert;
alter table public.contact_messages enable trigger contact_messages_before_insert;
alter table public.job_applications enable trigger job_applications_before_insert;
alter table public.profiles enable trigger profiles_write_search_text;
set session_replication_role = origin;
