-- Visitors and their consent, and the two calls that record a visit. Only the edge function
-- track-analytics (service_role) writes; the browser has no grant on any of this.

create type public.consent_choice as enum ('accepted', 'declined');

create table public.consent_records (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  choice public.consent_choice not null,
  -- Visitors who decline get no id.
  consent_id text check (consent_id ~ '^[A-Za-z0-9_-]{32}$'),
  site_id text not null default 'default' check (private.is_filled_line(site_id, 64)),
  check (choice = 'declined' or consent_id is not null)
);
comment on table public.consent_records is 'Choices made in the cookie dialog. Kept for 13 months.';
create index consent_records_created_at_idx on public.consent_records (created_at desc);
-- One record per visitor: a beacon can arrive twice.
create unique index consent_records_accepted_key
  on public.consent_records (consent_id) where choice = 'accepted';

create table public.unique_visitors (
  consent_id text primary key check (consent_id ~ '^[A-Za-z0-9_-]{32}$'),
  -- The console shows 0 as 'Master Creator'.
  visitor_number bigint generated always as identity (minvalue 0 start with 0) unique,
  first_seen_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  total_visits integer not null default 1 check (total_visits > 0),
  last_session_id text check (private.is_line(last_session_id, 64)),
  ip_address text check (private.is_truncated_address(ip_address)),
  geo_country text check (private.is_line(geo_country, 80)),
  geo_city text check (private.is_line(geo_city, 120))
);
comment on table public.unique_visitors is
  'One row per browser that agreed to analytics. Deleted 13 months after its last visit.';
-- Includes first_seen_at, so that visitors of a period are counted from the index alone.
create index unique_visitors_last_seen_at_idx
  on public.unique_visitors (last_seen_at desc, consent_id) include (first_seen_at);

alter table public.consent_records enable row level security;
alter table public.unique_visitors enable row level security;
grant select on public.consent_records, public.unique_visitors to authenticated;
grant select, insert, update, delete on public.consent_records, public.unique_visitors
to service_role;

create policy "Admins can read consent records" on public.consent_records
  for select to authenticated using ((select private.is_admin()));
create policy "Admins can read visitors" on public.unique_visitors
  for select to authenticated using ((select private.is_admin()));

-- The network of an IP address, the only part we store: /24, or /48 for IPv6. Null if it is no address.
create function private.truncate_address(address text)
returns text language plpgsql immutable set search_path = '' as $$
begin
  return host(network(set_masklen(
    address::inet, case family(address::inet) when 4 then 24 else 48 end
  )));
exception
  when invalid_text_representation or invalid_parameter_value then
    return null;
end;
$$;

-- Updates the visitor's row, or creates it at their first event. Not an upsert: an insert that conflicts
-- would still use up a visitor number.
create function private.upsert_visitor(
  _consent_id text, _session_id text, _address text, _country text, _city text
)
returns void language plpgsql set search_path = '' as $$
begin
  update public.unique_visitors
  set last_seen_at = now(),
    total_visits = total_visits
      + (_session_id is not null and last_session_id is distinct from _session_id)::integer,
    last_session_id = coalesce(_session_id, last_session_id)
  where consent_id = _consent_id;
  if found then return; end if;

  perform private.rate_limit('visitors', _address, rate_limit_visitors_per_sender, rate_limit_visits_overall)
  from private.settings;
  insert into public.unique_visitors
    (consent_id, last_session_id, ip_address, geo_country, geo_city)
  values (_consent_id, _session_id, private.truncate_address(_address), _country, _city)
  on conflict (consent_id) do nothing;
end;
$$;

-- Security definer: service_role has no rights in the private tables.
create function private.record_visit(
  _event_name text,
  _consent_id text,
  _session_id text,
  _site_id text,
  _properties jsonb,
  _user_agent text,
  _device text,
  _address text,
  _country text,
  _city text
)
returns bigint language plpgsql security definer set search_path = '' as $$
declare
  number bigint;
begin
  perform private.rate_limit('visits', _address, rate_limit_visits_per_sender, rate_limit_visits_overall)
  from private.settings;
  perform private.upsert_visitor(_consent_id, _session_id, _address, _country, _city);

  if _event_name = 'consent_accept_all' then
    insert into public.consent_records (choice, consent_id, site_id)
    values ('accepted', _consent_id, _site_id)
    on conflict (consent_id) where choice = 'accepted' do nothing;
  end if;

  select visitor_number into strict number
  from public.unique_visitors where consent_id = _consent_id;
  insert into public.analytics_events (
    event_name, site_id, visitor_id, consent_id, session_id, properties, user_agent, device,
    ip_address
  )
  values (
    _event_name, _site_id, number::text, _consent_id, _session_id, _properties, _user_agent,
    _device, private.truncate_address(_address)
  );
  return number;
end;
$$;
comment on function private.record_visit(text, text, text, text, jsonb, text, text, text, text, text) is
  'Implements public.record_visit.';

create function public.record_visit(
  _event_name text,
  _consent_id text,
  _session_id text,
  _site_id text,
  _properties jsonb,
  _user_agent text,
  _device text,
  _address text,
  _country text,
  _city text
)
returns bigint language sql set search_path = ''
return private.record_visit(
  _event_name, _consent_id, _session_id, _site_id, _properties, _user_agent, _device, _address,
  _country, _city
);
comment on function public.record_visit(text, text, text, text, jsonb, text, text, text, text, text) is
  'Stores an event of a visitor who agreed to analytics and returns their visitor number. _address is the '
  'full IP address: it is used for rate limits, and only its network is stored. PT429 when rate-limited. '
  'For track-analytics.';

-- Security definer: service_role has no rights in the private tables.
create function private.count_filtered_visit(_reason text, _address text)
returns void language plpgsql security definer set search_path = '' as $$
begin
  perform private.rate_limit('visits', _address, rate_limit_visits_per_sender, rate_limit_visits_overall)
  from private.settings;
  insert into public.analytics_filtered as filtered (day, reason)
  values (private.business_day(now()), _reason)
  on conflict (day, reason) do update set events = filtered.events + 1;
end;
$$;
comment on function private.count_filtered_visit(text, text) is 'Implements public.count_filtered_visit.';

create function public.count_filtered_visit(_reason text, _address text)
returns void language sql set search_path = ''
return private.count_filtered_visit(_reason, _address);
comment on function public.count_filtered_visit(text, text) is
  'Counts an event that is not stored. _reason: bot or staff. PT429 when rate-limited. For track-analytics.';

grant execute on function
  private.record_visit(text, text, text, text, jsonb, text, text, text, text, text),
  public.record_visit(text, text, text, text, jsonb, text, text, text, text, text),
  private.count_filtered_visit(text, text),
  public.count_filtered_visit(text, text)
to service_role;
