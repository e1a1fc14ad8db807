-- An offer names the states its route crosses, as the load assessment of its request listed them.
alter table public.offers add column states text[] not null default '{}'
  check (private.are_jurisdictions(states));
comment on column public.offers.states is
  'The states and provinces from origin to destination, in order, as the customer''s load assessment listed '
  'them; empty if the request has none. Set by the database.';

create function private.assessed_states(_assessment jsonb)
returns text[] language sql immutable set search_path = ''
return (
  select coalesce(case when private.are_jurisdictions(states) then states end, '{}')
  from (
    select array_agg(state ->> 'state' order by place) as states
    from jsonb_array_elements(_assessment -> 'states') with ordinality as assessed (state, place)
  ) as listed
);
comment on function private.assessed_states(jsonb) is
  'The states of a load assessment in order; empty without one, or if one of them is unknown.';

create function private.set_offer_states()
returns trigger language plpgsql set search_path = '' as $$
begin
  new.states := coalesce((
    select private.assessed_states(assessment) from public.quotes where id = new.quote_id
  ), '{}');
  return new;
end;
$$;
create trigger offers_set_states before insert on public.offers
  for each row execute function private.set_offer_states();

alter table public.offers disable trigger user;
update public.offers set states = private.assessed_states(assessment)
from public.quotes as quote where quote.id = offers.quote_id and assessment is not null;
alter table public.offers enable trigger user;

create or replace function private.offer_document(_offer public.offers)
returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', _offer.id,
    'number', _offer.number,
    'version', _offer.version,
    'latest_version', (
      select max(version) from public.offers
      where number = _offer.number and (status <> 'draft' or id = _offer.id)
    ),
    -- The clock decides, not the job that marks expired offers.
    'status', case
      when _offer.status = 'sent' and _offer.valid_until <= clock_timestamp() then 'expired'
      else _offer.status::text
    end,
    'now', clock_timestamp(),
    'currency', _offer.currency,
    'valid_until', _offer.valid_until,
    'sent_at', _offer.sent_at,
    'reference', _offer.reference,
    'origin', private.remove_contact_details(_offer.origin),
    'destination', private.remove_contact_details(_offer.destination),
    'states', to_jsonb(_offer.states),
    'commodity', _offer.commodity,
    'ready_on', _offer.ready_on,
    'deliver_by', _offer.deliver_by,
    'length', _offer.length,
    'width', _offer.width,
    'height', _offer.height,
    'weight_lbs', _offer.weight_lbs,
    'equipment', _offer.equipment,
    'free_minutes', _offer.free_minutes,
    'detention_cents', _offer.detention_cents,
    'layover_cents', _offer.layover_cents,
    'tonu_cents', _offer.tonu_cents,
    'payment_days', _offer.payment_days,
    'exclusions', _offer.exclusions,
    'terms_version', _offer.terms_version,
    'message', _offer.message,
    'lines', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'kind', line.kind, 'description', line.description, 'jurisdiction', line.jurisdiction,
        'quantity', line.quantity, 'unit', line.unit, 'rate_cents', line.rate_cents,
        'amount_cents', line.amount_cents, 'is_pass_through', line.is_pass_through
      ) order by line.position), '[]')
      from public.offer_lines as line where line.offer_id = _offer.id
    ),
    'fixed_cents', _offer.fixed_cents,
    'pass_through_cents', _offer.pass_through_cents,
    'total_cents', _offer.total_cents,
    'needs_po', _offer.needs_po,
    'po_number', coalesce(_offer.po_number, (
      select po_number from public.quotes where id = _offer.quote_id
    )),
    'accepted_at', _offer.accepted_at,
    'accepted_name', _offer.accepted_name,
    'declined_at', _offer.declined_at,
    'decline_reason', _offer.decline_reason,
    'withdrawn_at', _offer.withdrawn_at,
    'withdrawal_reason', _offer.withdrawal_reason,
    'superseded_at', _offer.superseded_at,
    'requested_at', _offer.requested_at,
    'load_id', (select id from public.loads where offer_id = _offer.id)
  );
$$;
