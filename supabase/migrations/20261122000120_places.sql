-- Places and time zones: what people type as an origin, a destination or a stop.

-- functions/_shared/domain/places/states.ts has the same list.
create function private.jurisdictions()
returns text[] language sql immutable parallel safe set search_path = ''
return string_to_array(
  'AL AR AZ CA CO CT DC DE FL GA IA ID IL IN KS KY LA MA MD ME MI MN MO MS MT NC ND NE NH NJ NM NV '
  'NY OH OK OR PA RI SC SD TN TX UT VA VT WA WI WV WY AB BC MB NB NL NS NT NU ON PE QC SK YT', ' ');
comment on function private.jurisdictions() is
  'Postal codes of the lower 48 states, the District of Columbia, and the provinces and territories of '
  'Canada.';
grant execute on function private.jurisdictions() to anon, authenticated, service_role;

create function private.are_jurisdictions(codes text[])
returns boolean language sql immutable parallel safe set search_path = ''
return codes <@ private.jurisdictions()
  and cardinality(codes) = (select count(distinct code) from unnest(codes) as code);
comment on function private.are_jurisdictions(text[]) is
  'True if all codes are known jurisdictions and none appears twice.';
grant execute on function private.are_jurisdictions(text[]) to anon, authenticated, service_role;

create function private.is_province(_code text)
returns boolean language sql immutable set search_path = ''
return _code = any ('{AB,BC,MB,NB,NL,NS,NT,NU,ON,PE,QC,SK,YT}');
comment on function private.is_province(text) is
  'True if a postal code is a province or territory of Canada.';
grant execute on function private.is_province(text) to authenticated, service_role;

-- Reading a place

create function private.tidy_place(_text text)
returns text language sql immutable parallel safe set search_path = ''
return regexp_replace(
  regexp_replace(
    regexp_replace(
      regexp_replace(
        normalize(regexp_replace(
          regexp_replace(_text, '^\s*L\. ?A\.?(?![^\s,])', 'Los Angeles', 'i'),
          U&'[''\2019\2018\02BB\02BC\00B4`.]', '', 'g'
        ), nfkd),
        U&'[\0300-\036f]', '', 'g'
      ), '[^A-Za-z0-9,]+', ' ', 'g'
    ), '[ ,]*,[ ,]*', ', ', 'g'
  ), '^[ ,]+|[ ,]+$', '', 'g'
);
comment on function private.tidy_place(text) is
  'A text without accents, apostrophes, periods and double spaces. Words end in a comma if one follows. '
  'L.A. is Los Angeles, not Louisiana.';
grant execute on function private.tidy_place(text) to authenticated, service_role;

create function private.fold_town(_name text)
returns text language sql immutable parallel safe set search_path = ''
return regexp_replace(
  regexp_replace(
    regexp_replace(
      lower(replace(private.tidy_place(_name), ',', '')), '\ysaint(e?)\y', 'st\1', 'g'
    ), '\yfort\y', 'ft', 'g'
  ), '\ymount\y', 'mt', 'g'
);
comment on function private.fold_town(text) is
  'A town''s name to compare: lowercase, without accents and punctuation, and st for saint.';
grant execute on function private.fold_town(text) to authenticated, service_role;

-- functions/_shared/domain/places/place.ts reads places the same way; tests/support/place-cases.ts has their cases.
create function private.read_place(_text text, out town text, out region text)
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  postal_code constant text := '(?:^|,? )(?:\d{5}(?: \d{4})?|[a-z]\d[a-z] ?\d[a-z]\d)$';
  country_name constant text :=
    '(?:^|,? )(u ?s ?a?|united states(?: of america)?|etats unis|estados unidos|ee ?uu|e ?u ?a|canada|mexico|mexique|mex|mx)$';
  most_words constant integer := 4;
  rest text := private.tidy_place(_text);
  country text;
  has_postal_code boolean := rest ~* postal_code;
  has_zip boolean := rest ~ '(?:^|,? )\d{5}(?: \d{4})?$';
  is_mexico boolean;
  words text[];
  count integer;
  phrase text;
  code text;
  last text;
begin
  rest := regexp_replace(rest, postal_code, '', 'i');
  if rest !~* '(?:^|[ ,])(?:new|n|nuevo|nouveau) (?:mexico|mexique|mex)$' then
    country := (regexp_match(rest, country_name, 'i'))[1];
  end if;
  rest := case
    when country is not null then regexp_replace(rest, country_name, '', 'i')
    -- In 'Toronto, ON, CA' and 'Toronto, ON M5V 2T6, CA', CA means Canada.
    else regexp_replace(rest, '((?:^|[ ,])(?:ab|bc|mb|nb|nl|ns|nt|nu|on|pe|qc|sk|yt'
      || '|alberta|british columbia|manitoba|new brunswick|nova scotia|quebec|saskatchewan|yukon'
      || '|[a-z]\d[a-z] ?\d[a-z]\d)),? ca$', '\1', 'i')
  end;
  has_postal_code := has_postal_code or rest ~* postal_code;
  has_zip := has_zip or rest ~ '(?:^|,? )\d{5}(?: \d{4})?$';
  rest := regexp_replace(rest, postal_code, '', 'i');
  is_mexico := coalesce(country ~* '^m', false);
  words := string_to_array(nullif(rest, ''), ' ');
  last := regexp_replace(rest, '^.*, ', '');
  for n in reverse least(most_words, coalesce(cardinality(words), 0))..1 loop
    count := cardinality(words) - n;
    phrase := array_to_string(words[count + 1:], ' ');
    code := private.place_names() ->> lower(phrase);
    continue when code is null
      -- Without a comma or postal code, 'call me' isn't Maine, and Port Washington isn't in Washington.
      or not (has_postal_code or (count > 0 and words[count] like '%,')) and (
        phrase ~ '^(in|me|or|ok|hi|on|co|ill|ore|man|cal|ind|del|son|que|pue|mass|miss|wash|mont|penn)$'
        or count > 0 and private.towns_ending_in_a_state() ? lower(last)
      )
      -- A state of Mexico has the name of many towns: Durango, Sonora.
      or code = 'MX' and count = 0 and not is_mexico;
    town := private.fold_town(
      regexp_replace(regexp_replace(array_to_string(words[:count], ' '), ',$', ''), '^.*, ', '')
    );
    region := case
      when is_mexico then 'MX'
      when country is null and (
        coalesce(private.mexican_cities() -> code ? town and code <> 'MX', false)
        -- Canada's postal codes have letters.
        or has_zip and code in ('NL', 'BC')
      ) then 'MX'
      else code
    end;
    return;
  end loop;
  town := private.fold_town(last);
  region := case
    when is_mexico or country is null and private.mexican_cities() -> 'MX' ? town then 'MX'
  end;
end;
$$;
comment on function private.read_place(text) is
  'The parts of a place as people write it (''Gary IN 46402'', ''Montréal, Québec'', ''Tijuana, BC''): the town, '
  'folded, and the postal code of the state or province. MX for Mexico; null if the text doesn''t say.';
grant execute on function private.read_place(text) to authenticated, service_role;

create function private.jurisdiction_of(place text)
returns text language sql immutable parallel safe set search_path = ''
return (
  select region from private.read_place(place) where region = any (private.jurisdictions())
);
comment on function private.jurisdiction_of(text) is
  'The state or province of a place as people write it, or null if it isn''t clear or we don''t go there.';
grant execute on function private.jurisdiction_of(text) to authenticated, service_role;

-- Time zones

-- functions/_shared/domain/time/time-zones.ts has the same list and says why these.
create type public.load_time_zone as enum (
  'America/St_Johns', 'America/Halifax', 'America/Blanc-Sablon', 'America/New_York', 'America/Atikokan',
  'America/Chicago', 'America/Regina', 'America/Denver', 'America/Dawson_Creek', 'America/Phoenix',
  'America/Los_Angeles', 'America/Anchorage', 'Pacific/Honolulu'
);

create function private.state_time_zone(_code text)
returns public.load_time_zone language sql immutable parallel safe set search_path = ''
return (private.state_time_zones() ->> _code)::public.load_time_zone;
comment on function private.state_time_zone(text) is 'The time zone of most of a state or province.';
grant execute on function private.state_time_zone(text) to authenticated, service_role;

create function private.time_zone_of(_place text)
returns public.load_time_zone language sql immutable parallel safe set search_path = ''
return (
  select coalesce(
    (private.town_time_zones() -> region ->> town)::public.load_time_zone, private.state_time_zone(region)
  )
  from private.read_place(_place)
);
comment on function private.time_zone_of(text) is
  'The time zone of a place as people write it: of its town, if that isn''t the state''s. Null if the state '
  'isn''t clear or it is in Mexico.';
grant execute on function private.time_zone_of(text) to authenticated, service_role;
