-- What track-analytics calls, and only it: one round trip to the database for an event.

-- The network of an address, all that is kept of it: /24, or /48 for IPv6.
create function private.network_of(address text)
returns text language plpgsql immutable set search_path = '' as $$
begin
  return host(network(set_masklen(
    address::inet, case family(address::inet) when 4 then 24 else 48 end
  )));
exception
  -- No address at all is better than one that is none.
  when invalid_text_representation or invalid_parameter_value then
    return null;
end;
$$;

-- The visitor's row: made at the first event, counted again when another visit begins. An insert
-- that may conflict would use up a visitor number, so it is tried only when there is no row.
create function private.see_visitor(
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

  perform private.hold_back('visitors', _address, visitors_per_sender, visits_overall)
  from private.settings;
  insert into public.unique_visitors
    (consent_id, last_session_id, ip_address, geo_country, geo_city)
  values (_consent_id, _session_id, private.network_of(_address), _country, _city)
  on conflict (consent_id) do nothing;
end;
$$;

-- Stores an event of somebody who agreed to be counted; returns its visitor number. `_address` is
-- the whole address as the edge told it: it brakes floods, and only its network is kept.
-- PT429 when the address, or everybody together, has sent too much.
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
  perform private.hold_back('visits', _address, visits_per_sender, visits_overall)
  from private.settings;
  perform private.see_visitor(_consent_id, _session_id, _address, _country, _city);

  if _event_name = 'consent_accept_all' then
    insert into public.consent_records (choice, consent_id, site_id)
    values ('accepted', _consent_id, _site_id);
  end if;

  select visitor_number into strict number
  from public.unique_visitors where consent_id = _consent_id;
  insert into public.analytics_events (
    event_name, site_id, visitor_id, consent_id, session_id, properties, user_agent, device,
    ip_address
  )
  values (
    _event_name, _site_id, number::text, _consent_id, _session_id, _properties, _user_agent,
    _device, private.network_of(_address)
  );
  return number;
end;
$$;

-- Counts an event that is not stored: a program's, or one of our own staff.
create function private.count_filtered(_reason text, _address text)
returns void language plpgsql security definer set search_path = '' as $$
begin
  perform private.hold_back('visits', _address, visits_per_sender, visits_overall)
  from private.settings;
  insert into public.analytics_filtered as filtered (day, reason)
  values (private.business_day(now()), _reason)
  on conflict (day, reason) do update set events = filtered.events + 1;
end;
$$;

-- Security definer, the two above: the service role has no rights in the private tables. These are
-- their doors in the API.
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

create function public.count_filtered_visit(_reason text, _address text)
returns void language sql set search_path = ''
return private.count_filtered(_reason, _address);

grant execute on function
  private.record_visit(text, text, text, text, jsonb, text, text, text, text, text),
  public.record_visit(text, text, text, text, jsonb, text, text, text, text, text),
  private.count_filtered(text, text),
  public.count_filtered_visit(text, text)
to service_role;
