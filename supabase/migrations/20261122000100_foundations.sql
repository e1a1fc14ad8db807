-- The base of the other files: extensions, the private schema, default privileges, and the types, checks
-- and triggers that several tables share. Nothing is granted by default: each table, column and function
-- states its own grants. PostgREST calls private.check_request() before every request.

-- Stops before anything is created: Postgres 15 lacks pg_input_is_valid().
do $$
begin
  if current_setting('server_version_num')::integer < 160000 then
    raise exception 'Postgres % is too old: install or upgrade to Postgres 16, 17 or 18.',
      split_part(current_setting('server_version'), ' ', 1);
  end if;
end;
$$;

create schema if not exists extensions;

-- hmac for the tokens of private links, and password hashes of the demo accounts in seed.sql.
create extension if not exists pgcrypto with schema extensions;

-- Trigram indexes find any part of a word.
create extension if not exists pg_trgm with schema extensions;

-- For the exclusion constraints that prevent double bookings of drivers, units and pilot cars.
create extension if not exists btree_gist with schema extensions;

-- The API exposes `public` only, so clients can neither call nor read anything in `private`. The API
-- roles still need USAGE to run what policies, constraints and public functions call.
create schema private;
comment on schema private is
  'Helpers of policies, constraints and triggers, and tables no client may read. Not exposed by the API.';
grant usage on schema private to anon, authenticated, service_role;

-- Older hosted projects grant everything new in `public` to the API roles, newer ones grant nothing. These
-- defaults make both kinds grant nothing.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;

-- Postgres lets every role execute a new function. This default names no schema, because a default for one
-- schema can only add to the global one.
alter default privileges revoke execute on functions from public;

-- Text. Constraints and triggers call these functions as the role that writes the row.

create function private.is_line(value text, max_length integer)
returns boolean language sql immutable parallel safe set search_path = ''
return char_length(value) <= max_length
  and value !~ ('[\u0001-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e'
    || '\u2060-\u2064\u2066-\u2069\ufeff]');
comment on function private.is_line(text, integer) is
  'True if a text is one line of at most max_length characters, possibly empty. Control characters, '
  'Unicode line separators and invisible characters are rejected: a line break could inject email headers, and '
  'a mark of the reading direction can show a name backwards. Joiners are allowed: some scripts and emoji need '
  'them.';
grant execute on function private.is_line(text, integer) to anon, authenticated, service_role;

create function private.is_filled_line(value text, max_length integer)
returns boolean language sql immutable parallel safe set search_path = ''
return private.is_line(value, max_length)
  and value ~ '[^\s\u00a0\u034f\u115f\u1160\u17b4\u17b5\u2000-\u200d\u202f\u205f\u2800\u3000\u3164\ufe00-\ufe0f\uffa0]';
comment on function private.is_filled_line(text, integer) is
  'Like is_line, with at least one visible character.';
grant execute on function private.is_filled_line(text, integer) to anon, authenticated, service_role;

create function private.is_email_address(value text)
returns boolean language sql immutable parallel safe set search_path = ''
return private.is_line(value, 254)
  and value ~* '^[^\s\u00a0\u2000-\u200d\u202f\u205f\u3000@,;:<>()\[\]\\"]+@[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$';
comment on function private.is_email_address(text) is
  'True if a text is exactly one email address of at most 254 characters (RFC 5321), without a display name.';
grant execute on function private.is_email_address(text) to anon, authenticated, service_role;

-- unaccent() isn't immutable, and generated columns need an immutable function.
create function private.fold(value text)
returns text language sql immutable parallel safe set search_path = ''
return normalize(
  translate(
    replace(replace(replace(replace(replace(
      lower(regexp_replace(
        -- NFKD turns an accent that stands alone into a space.
        normalize(translate(value, '´`', ''''''), NFKD),
        '[\u0300-\u036f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]', '', 'g'
      )),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '′′', '"'),
    'øłđħŧðıς‘’ʼ′“”‐–—−', 'oldhtdiσ''''''''""----'
  ),
  NFC
);
comment on function private.fold(text) is
  'Text as searches compare it: lower case, without accents and invisible characters, with plain letters, '
  'quotes and dashes. src/shared/lib/fold-text.ts does the same.';
grant execute on function private.fold(text) to authenticated, service_role;

create function private.contains_pattern(typed text)
returns text language sql immutable parallel safe set search_path = ''
return '%' || regexp_replace(private.fold(typed), '([\\%_])', '\\\1', 'g') || '%';
comment on function private.contains_pattern(text) is
  'LIKE pattern that finds what was typed in a search_text; % _ and \ match themselves.';
grant execute on function private.contains_pattern(text) to authenticated, service_role;

create function private.phone_digits(typed text)
returns text language sql immutable parallel safe set search_path = ''
return regexp_replace(typed, '\D', '', 'g');
comment on function private.phone_digits(text) is 'A phone number without its punctuation.';
grant execute on function private.phone_digits(text) to authenticated, service_role;

-- A trigger writes the column search_text instead of a generated column, because changing a generated column
-- means recreating every view that selects it.
create function private.search_text_of(_row jsonb, variadic _columns text[])
returns text language sql immutable parallel safe set search_path = ''
return private.fold(concat_ws(' ',
  (select string_agg(_row ->> name, ' ' order by position)
   from unnest(_columns) with ordinality as columns (name, position)),
  (select string_agg(piece ->> 'description', ' ')
   from jsonb_array_elements(
     case when jsonb_typeof(_row -> 'pieces') = 'array' then _row -> 'pieces' else '[]' end
   ) as piece),
  private.phone_digits(_row ->> 'phone')
));
comment on function private.search_text_of(jsonb, text[]) is
  'The text that searches compare: these columns of a row, the descriptions of its pieces and the digits of its phone '
  'number.';
grant execute on function private.search_text_of(jsonb, text[]) to authenticated, service_role;

-- The trigram index finds a two-letter word only together with the space before it.
create function private.search_words(_column text, _text text)
returns text language sql immutable set search_path = '' as $$
  select string_agg(
    case when char_length(word) = 2
      then format('(%1$s like %2$L or %1$s like %3$L)', _column, substr(pattern, 2), '% ' || substr(pattern, 2))
      else format('%s like %L', _column, pattern)
    end, ' and ')
  from (
    select word from regexp_split_to_table(btrim(private.fold(_text)), '\s+') as word limit 8
  ) as words, private.contains_pattern(word) as pattern;
$$;

-- Days.

-- Figures count days in Dayton. With days in UTC, a dispatcher's evening would count as tomorrow.
create function private.business_day(moment timestamptz)
returns date language sql immutable parallel safe set search_path = ''
return (moment at time zone 'America/New_York')::date;
comment on function private.business_day(timestamptz) is 'The day of a moment in Dayton''s time zone.';
grant execute on function private.business_day(timestamptz) to authenticated, service_role;

-- domain/time/entered-day.ts has the same range and sentence.
create function private.is_day_in_range(value date, first_year integer default 2000)
returns boolean language sql immutable parallel safe set search_path = ''
return extract(year from value) between first_year and 2099;
comment on function private.is_day_in_range(date, integer) is
  'True if a day that someone entered is from the first year (2000) to 2099: a two-digit year typed into a '
  'date field means the year 26. Not for infinity.';
grant execute on function private.is_day_in_range(date, integer) to anon, authenticated, service_role;

create function private.is_time_in_range(value timestamptz)
returns boolean language sql immutable parallel safe set search_path = ''
return value >= '2000-01-01 00:00+00' and value < '2100-01-02 00:00+00';
comment on function private.is_time_in_range(timestamptz) is
  'Like is_day_in_range, for a point in time. In UTC, the last evening of 2099 is already January 1.';
grant execute on function private.is_time_in_range(timestamptz) to anon, authenticated, service_role;

-- domain/time/with-year.ts writes days the same way.
create function private.day_text(_day date)
returns text language sql stable parallel safe set search_path = ''
return to_char(_day, 'FMMon FMDD' || case
  when extract(year from _day) <> extract(year from private.business_day(now())) then ', YYYY' else ''
end);
comment on function private.day_text(date) is
  'Dec 5, or Dec 5, 2027 for another year than today''s in Dayton.';
grant execute on function private.day_text(date) to authenticated, service_role;

create function private.time_text(_local timestamp)
returns text language sql stable parallel safe set search_path = ''
return private.day_text(_local::date) || to_char(_local, ', FMHH12:MI AM');
comment on function private.time_text(timestamp) is
  'Dec 5, 7:00 AM: a local time, with the year if day_text has it.';
grant execute on function private.time_text(timestamp) to authenticated, service_role;

-- Lengths are stored as sent, in feet with six decimals (docs/decisions/0053). Comparisons are exact.

create function private.add_lengths(_feet numeric, _more numeric)
returns numeric language sql immutable parallel safe set search_path = ''
return (
  select case when abs(total - sixteenth) < 0.0000025 then sixteenth else round(total, 6) end
  from (select _feet + _more as total, round(round((_feet + _more) * 192) / 192, 6) as sixteenth) as added
);
comment on function private.add_lengths(numeric, numeric) is
  'Feet of two lengths together. Eight inches are stored as 0.666667, so twice eight inches would be a '
  'millionth more than 1′-4″: a total within 0.0000025 ft of a sixteenth of an inch is that sixteenth, as '
  'in functions/_shared/domain/numbers/length.ts.';
grant execute on function private.add_lengths(numeric, numeric) to authenticated, service_role;

-- Versioned writes send the updated_at that their caller saw (docs/decisions/0019).

-- Generated columns have no value yet in a BEFORE trigger; they are compared by their sources.
create function private.is_new_version(_old jsonb, _new jsonb)
returns boolean language sql immutable parallel safe set search_path = ''
return _new - '{updated_at,search_text,experience_sort}'::text[]
  <> _old - '{updated_at,search_text,experience_sort}'::text[];
comment on function private.is_new_version(jsonb, jsonb) is
  'True if a row changed in a column that people see. Writing search_text must not make '
  'a colleague''s open form stale.';
grant execute on function private.is_new_version(jsonb, jsonb) to authenticated, service_role;

create function private.set_updated_at()
returns trigger language plpgsql set search_path = '' as $$
begin
  if private.is_new_version(to_jsonb(old), to_jsonb(new)) then
    new.updated_at := now();
  end if;
  return new;
end;
$$;

create function private.raise_stale()
returns void language plpgsql set search_path = '' as $$
begin
  raise exception 'Someone changed or deleted this. Reload.' using errcode = 'PT412';
end;
$$;
comment on function private.raise_stale() is
  'Raises PT412: the caller''s version of the row was stale, and the write changed nothing.';
grant execute on function private.raise_stale() to authenticated, service_role;

-- Numbers that people read out on the phone. A table, because a sequence doesn't start at 1 again each year.
create table private.number_series (
  prefix text not null check (prefix ~ '^[A-Z]$'),
  year integer not null,
  last integer not null,
  primary key (prefix, year)
);
comment on table private.number_series is 'The last number given out per prefix and year.';

create function private.next_number(_prefix text)
returns text language plpgsql set search_path = '' as $$
declare
  this_year constant integer := extract(year from private.business_day(now()));
  given integer;
begin
  insert into private.number_series as series (prefix, year, last) values (_prefix, this_year, 1)
  on conflict (prefix, year) do update set last = series.last + 1
  returning last into given;
  return format('%s-%s-%s', _prefix, this_year, lpad(given::text, 5, '0'));
end;
$$;
comment on function private.next_number(text) is
  'The next number of a series, for example O-2026-00001. Starts at 1 each year, in Dayton''s time zone.';

-- A planner's estimate (Prefer: count=planned or count=estimated) reveals rows the caller can't read, such
-- as whether an email address exists (docs/decisions/0022). PostgREST prepares its statements, so without a
-- custom plan Postgres may reuse one plan for every search text after the fifth search.
create function private.check_request()
returns void language plpgsql set search_path = '' as $$
declare
  headers constant jsonb := nullif(current_setting('request.headers', true), '')::jsonb;
  is_estimate constant boolean := coalesce(
    (headers ->> 'prefer') ~* 'count\W*(planned|estimated)'
    or (headers ->> 'accept') ~* 'vnd\.pgrst\.plan', false);
begin
  if is_estimate or current_setting('request.path', true) ~ '^/admin_' then
    -- Nested, because visitors can't execute is_staff_or_service().
    if current_user <> 'anon' then
      if private.is_staff_or_service() then
        perform set_config('plan_cache_mode', 'force_custom_plan', true);
        return;
      end if;
    end if;
    if is_estimate then
      raise sqlstate 'PT403' using
        message = 'Only staff can request an estimated count or a query plan.',
        hint = 'Use count=exact.';
    end if;
    raise sqlstate 'PT403' using message = 'Only staff can read this.';
  end if;
end;
$$;
comment on function private.check_request() is
  'PostgREST calls this before every request. Raises PT403 (HTTP 403) if anyone but staff or an edge '
  'function requests a planner''s estimate, a query plan or a staff view (admin_…). Each request of staff '
  'gets its own plan.';
grant execute on function private.check_request() to anon, authenticated, service_role;

-- For this database only, because another one may lack the function.
do $$
begin
  execute format(
    'alter role authenticator in database %I set pgrst.db_pre_request = %L',
    current_database(), 'private.check_request');
end;
$$;
notify pgrst, 'reload config';

-- Realtime checks no policy before it sends a deletion: it would send every subscriber the key of every
-- deleted row. So the publication leaves deletions out, and triggers send notices without keys
-- (docs/decisions/0025).
alter publication supabase_realtime set (publish = 'insert, update');

-- Security definer: users may not send on these channels.
create function private.announce_deletion(_table text, _topics text[])
returns void language plpgsql security definer set search_path = '' as $$
declare
  topic text;
begin
  foreach topic in array '{admin:console}' || _topics loop
    perform realtime.send(jsonb_build_object('table', _table), 'deleted', topic, true);
  end loop;
end;
$$;
comment on function private.announce_deletion(text, text[]) is
  'Broadcasts {table} as event ''deleted'' to the console and on these private channels.';

-- Security definer: users can't read all the rows that say who gets the notice.
create function private.announce_deletions()
returns trigger language plpgsql security definer set search_path = '' as $$
declare
  topics text[] := '{}';
begin
  if not exists (select from gone) then
    return null;
  end if;
  if tg_table_name = 'quotes' then
    topics := array(select distinct 'quotes:' || user_id from gone where user_id is not null);
  elsif tg_table_name = 'loads' then
    topics := array(
      select distinct 'person:' || driver_id from gone where driver_id is not null
    );
  elsif tg_table_name = 'load_escorts' then
    topics := array(select distinct 'person:' || pilot_id from gone);
  elsif tg_table_name in ('load_events', 'load_permits', 'load_stops', 'load_legs') then
    topics := array(
      select distinct 'person:' || person from (
        select load.driver_id as person from public.loads as load
        where load.id in (select load_id from gone)
        union
        select escort.pilot_id from public.load_escorts as escort
        where escort.load_id in (select load_id from gone) and escort.status = 'accepted'
      ) as crew
      where person is not null
    );
  end if;
  perform private.announce_deletion(tg_table_name, topics);
  return null;
end;
$$;
comment on function private.announce_deletions() is
  'After a delete: announces it to the console and to the people whose rows are gone.';
