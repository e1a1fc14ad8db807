-- Somebody's yes is one record, however often it is sent: a beacon may arrive twice, and the number
-- on the dashboard counts people.

delete from public.consent_records as again
using public.consent_records as first
where again.choice = 'accepted' and first.choice = 'accepted'
  and again.consent_id = first.consent_id and again.id > first.id;
create unique index consent_records_accepted_once
  on public.consent_records (consent_id) where choice = 'accepted';
drop index public.consent_records_by_visitor;

create or replace function private.record_visit(
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
    _device, private.network_of(_address)
  );
  return number;
end;
$$;
