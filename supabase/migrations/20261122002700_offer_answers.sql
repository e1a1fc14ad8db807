-- Customers read and answer offers, by the quote's private link (docs/decisions/0011) or signed in as its
-- owner (docs/decisions/0010). Accepting an offer creates the load. A repeated or late answer isn't an error:
-- it returns the offer with an outcome.

create function private.offer_document(_offer public.offers)
returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', _offer.id,
    'number', _offer.number,
    'version', _offer.version,
    'latest_version', (
      select max(version) from public.offers
      where number = _offer.number and (status <> 'draft' or id = _offer.id)
    ),
    -- The job may not have marked it as expired yet.
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
comment on function private.offer_document(public.offers) is
  'An offer as its customer reads it on the page, in the email and in the PDF (contracts/offer.ts), without '
  'the customer''s name and email address.';

-- Security definer: the holder of a link may have no account.
create function private.track_offer(_token text, _version integer)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  quote constant uuid := private.linked_quote(_token);
begin
  return (
    select private.offer_document(offer) from public.offers as offer
    where offer.quote_id = quote and offer.status <> 'draft'
    order by (offer.version = _version) desc nulls last, offer.version desc limit 1
  );
end;
$$;
grant execute on function private.track_offer(text, integer) to anon, authenticated, service_role;

create function public.track_offer(_token text, _version integer default null)
returns jsonb language sql set search_path = ''
return private.track_offer(_token, _version);
comment on function public.track_offer(text, integer) is
  'The offer for the quote a private link opens: this version, or the newest that was sent '
  '(contracts/offer.ts). Null if there is none or the token is invalid. PT429 when rate-limited.';
grant execute on function public.track_offer(text, integer) to anon, authenticated, service_role;

-- Security definer: customers can't read offers.
create function private.my_offer(_quote_id uuid, _version integer)
returns jsonb language sql stable security definer set search_path = '' as $$
  select private.offer_document(offer) from public.offers as offer
  where offer.quote_id = _quote_id and offer.status <> 'draft' and exists (
    select from private.live_quotes where id = _quote_id and user_id = (select auth.uid())
  )
  order by (offer.version = _version) desc nulls last, offer.version desc limit 1;
$$;
grant execute on function private.my_offer(uuid, integer) to anon, authenticated, service_role;

create function public.my_offer(_quote_id uuid, _version integer default null)
returns jsonb language sql stable set search_path = ''
return private.my_offer(_quote_id, _version);
comment on function public.my_offer(uuid, integer) is
  'The offer for the caller''s own quote: this version, or the newest that was sent (contracts/offer.ts). '
  'Null if there is none or the quote is someone else''s.';
grant execute on function public.my_offer(uuid, integer) to anon, authenticated, service_role;

-- Locks and returns the offer if the caller may answer it; otherwise returns no row.
create function private.offer_to_answer(_offer_id uuid, _token text)
returns setof public.offers language plpgsql set search_path = '' as $$
declare
  quote uuid;
begin
  if _token is not null then
    quote := private.linked_quote(_token);
  else
    select quotes.id into quote from public.offers as offer
    join private.live_quotes as quotes on quotes.id = offer.quote_id
    where offer.id = _offer_id and quotes.user_id = (select auth.uid());
  end if;
  return query
    select * from public.offers
    where id = _offer_id and quote_id = quote and status <> 'draft' for update;
end;
$$;

create function private.offer_answer(_outcome text, _offer_id uuid)
returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object('outcome', _outcome, 'offer', (
    select private.offer_document(offer) from public.offers as offer where offer.id = _offer_id
  ));
$$;

create function private.expire_offer(_offer_id uuid)
returns void language plpgsql set search_path = '' as $$
declare
  offer public.offers;
begin
  update public.offers set status = 'expired', expired_at = valid_until
  where id = _offer_id and status = 'sent' and valid_until <= clock_timestamp()
  returning * into offer;
  if offer.id is not null then
    perform private.log_offer('expired', offer);
  end if;
end;
$$;

create function private.create_load_from_offer(_offer_id uuid)
returns uuid language plpgsql set search_path = '' as $$
declare
  load_id uuid;
begin
  insert into public.loads (
    title, origin, destination, equipment, length, width, height, weight_lbs, quote_id, offer_id,
    pickup_at, delivery_at, pickup_time_zone, delivery_time_zone
  )
  select
    coalesce(offer.commodity, left(offer.origin || ' to ' || offer.destination, 160)),
    offer.origin, offer.destination, offer.equipment, offer.length, offer.width, offer.height,
    offer.weight_lbs, offer.quote_id, offer.id,
    -- The customer chose days; dispatch sets the hours later.
    (offer.ready_on + time '08:00') at time zone zones.pickup::text,
    (offer.deliver_by + time '17:00') at time zone zones.delivery::text,
    zones.pickup, zones.delivery
  from public.offers as offer
  cross join lateral (
    -- Dayton's time until dispatch sets the place's.
    select coalesce(private.time_zone_of(offer.origin), 'America/New_York') as pickup,
      coalesce(private.time_zone_of(offer.destination), 'America/New_York') as delivery
  ) as zones
  where offer.id = _offer_id
  returning id into load_id;
  return load_id;
end;
$$;
comment on function private.create_load_from_offer(uuid) is
  'Creates the load of an accepted offer and returns its id. 23505 if the offer has a load.';

-- Security definer: customers can't write offers or loads.
create function private.accept_offer(
  _offer_id uuid, _request_id uuid, _name text, _po_number text, _token text
)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  offer public.offers;
  signer text := btrim(coalesce(_name, ''));
  po text := nullif(btrim(coalesce(_po_number, '')), '');
  is_broker boolean;
  new_load_id uuid;
begin
  select * into offer from private.offer_to_answer(_offer_id, _token);
  if offer.id is null then
    return private.offer_answer('not_found', null);
  elsif offer.status = 'accepted' then
    return private.offer_answer(
      case
        when offer.answer_request_id = _request_id or lower(offer.accepted_name) = lower(signer)
          then 'accepted'
        else 'already_accepted'
      end, offer.id
    );
  elsif offer.status <> 'sent' then
    return private.offer_answer(offer.status::text, offer.id);
  -- Not now(): that is when the transaction began, and it may have waited for the lock.
  elsif offer.valid_until <= clock_timestamp() then
    perform private.expire_offer(offer.id);
    return private.offer_answer('expired', offer.id);
  end if;

  if not coalesce(private.is_filled_line(signer, 120), false) then
    raise exception 'Enter your name.' using errcode = '23514';
  end if;
  is_broker := exists (
    select from public.user_roles
    where user_id = (select auth.uid()) and role = 'freight_broker'
  );
  if po is null and (offer.needs_po or is_broker) then
    raise exception 'Enter your PO number.' using errcode = '23514';
  elsif po is not null and not private.is_line(po, 60) then
    raise exception 'The PO number can’t be longer than 60 characters.' using errcode = '23514';
  end if;

  update public.offers set
    status = 'accepted', accepted_at = clock_timestamp(), accepted_name = signer, po_number = po,
    answer_request_id = _request_id,
    -- The link was emailed to the quote's address.
    accepted_email = coalesce(
      case when _token is null then (
        select email from public.profiles where id = (select auth.uid())
      ) end, offer.customer_email),
    pdf_sha256 = (select sha256 from private.offer_pdfs where offer_id = offer.id)
  where id = offer.id
  returning * into offer;
  new_load_id := private.create_load_from_offer(offer.id);
  perform private.queue_offer_email(offer.id, 'offer_accepted');
  perform private.queue_offer_email(offer.id, 'offer_accepted_dispatch');
  perform private.log_offer(
    'accepted', offer, (select number from public.loads where id = new_load_id)
  );
  return private.offer_answer('accepted', offer.id);
end;
$$;
grant execute on function private.accept_offer(uuid, uuid, text, text, text)
to anon, authenticated, service_role;

create function public.accept_offer(
  _offer_id uuid, _request_id uuid, _name text, _po_number text default null,
  _token text default null
)
returns jsonb language sql set search_path = ''
return private.accept_offer(_offer_id, _request_id, _name, _po_number, _token);
comment on function public.accept_offer(uuid, uuid, text, text, text) is
  'Accepts an offer by private link or as the quote''s owner and creates its load, once. Returns {outcome, '
  'offer}: accepted (also when repeated), already_accepted by someone else, declined, withdrawn, superseded, '
  'expired, or not_found. 23514 with a sentence if the name or a required PO number is missing; PT429 when '
  'rate-limited.';
grant execute on function public.accept_offer(uuid, uuid, text, text, text)
to anon, authenticated, service_role;

-- Security definer: customers can't write offers.
create function private.decline_offer(
  _offer_id uuid, _request_id uuid, _reason public.offer_decline_reason, _note text, _token text
)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  offer public.offers;
begin
  select * into offer from private.offer_to_answer(_offer_id, _token);
  if offer.id is null then
    return private.offer_answer('not_found', null);
  elsif offer.status = 'accepted' then
    return private.offer_answer('already_accepted', offer.id);
  elsif offer.status <> 'sent' then
    return private.offer_answer(offer.status::text, offer.id);
  elsif offer.valid_until <= clock_timestamp() then
    perform private.expire_offer(offer.id);
    return private.offer_answer('expired', offer.id);
  end if;
  if not exists (select from private.offer_decline_reasons where reason = _reason) then
    raise exception 'Choose why you decline.' using errcode = '23514';
  elsif char_length(_note) > 1000 then
    raise exception 'The note can’t be longer than 1,000 characters.' using errcode = '23514';
  end if;
  update public.offers set
    status = 'declined', declined_at = clock_timestamp(), decline_reason = _reason,
    decline_note = nullif(btrim(_note), ''), answer_request_id = _request_id
  where id = offer.id
  returning * into offer;
  perform private.queue_offer_email(offer.id, 'offer_declined');
  perform private.log_offer('declined', offer);
  return private.offer_answer('declined', offer.id);
end;
$$;
grant execute on function private.decline_offer(uuid, uuid, public.offer_decline_reason, text, text)
to anon, authenticated, service_role;

create function public.decline_offer(
  _offer_id uuid, _request_id uuid, _reason public.offer_decline_reason, _note text default null,
  _token text default null
)
returns jsonb language sql set search_path = ''
return private.decline_offer(_offer_id, _request_id, _reason, _note, _token);
comment on function public.decline_offer(uuid, uuid, public.offer_decline_reason, text, text) is
  'Declines an offer by private link or as the quote''s owner. Returns {outcome, offer} like accept_offer. '
  '23514 without a reason; PT429 when rate-limited.';
grant execute on function public.decline_offer(uuid, uuid, public.offer_decline_reason, text, text)
to anon, authenticated, service_role;

-- Security definer: customers can't write offers.
create function private.request_new_offer(_offer_id uuid, _token text)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  offer public.offers;
begin
  select * into offer from private.offer_to_answer(_offer_id, _token);
  if offer.id is null then
    return private.offer_answer('not_found', null);
  end if;
  perform private.expire_offer(offer.id);
  select * into offer from public.offers where id = _offer_id;
  if offer.status in ('expired', 'declined', 'withdrawn') and offer.requested_at is null then
    update public.offers set requested_at = now() where id = offer.id;
    perform private.queue_offer_email(offer.id, 'offer_requested');
    perform private.log_offer('requested', offer);
  end if;
  return private.offer_answer(offer.status::text, offer.id);
end;
$$;
grant execute on function private.request_new_offer(uuid, text) to anon, authenticated, service_role;

create function public.request_new_offer(_offer_id uuid, _token text default null)
returns jsonb language sql set search_path = ''
return private.request_new_offer(_offer_id, _token);
comment on function public.request_new_offer(uuid, text) is
  'Tells dispatch, once, that the customer wants a new offer after this one expired, was declined or was '
  'withdrawn. Returns {outcome, offer}; the outcome is the offer''s status. PT429 when rate-limited.';
grant execute on function public.request_new_offer(uuid, text) to anon, authenticated, service_role;

-- Skips offers that were valid for less than a day, because the offer itself was just sent.
create function private.job_remind_of_offers(_limit integer)
returns integer language plpgsql set search_path = '' as $$
declare
  done integer;
begin
  -- Due right away, because no browser sends it.
  insert into public.emails (record_type, record_id, kind)
  select 'offer', offer.id, 'offer_reminder' from public.offers as offer
  where offer.status = 'sent' and offer.valid_until > now()
    and offer.valid_until <= now() + interval '24 hours'
    and offer.sent_at < offer.valid_until - interval '24 hours'
    and not exists (
      select from public.emails as queued
      where queued.offer_id = offer.id and queued.kind = 'offer_reminder'
    )
  limit _limit
  on conflict do nothing;
  get diagnostics done = row_count;
  return done;
end;
$$;

create function private.job_expire_offers(_limit integer)
returns integer language plpgsql set search_path = '' as $$
declare
  due uuid;
  done integer := 0;
begin
  for due in
    select id from public.offers where status = 'sent' and valid_until <= now()
    order by valid_until limit _limit for update skip locked
  loop
    perform private.expire_offer(due);
    done := done + 1;
  end loop;
  return done;
end;
$$;

-- PDFs.

-- Keeps the bytes, because a later release may lay out the PDF differently and an accepted offer must stay
-- verifiable. In Postgres rather than Storage, so that a PDF and its hash are saved in one transaction.
create table private.offer_pdfs (
  offer_id uuid primary key references public.offers (id) on delete cascade,
  created_at timestamptz not null default now(),
  pdf bytea not null check (length(pdf) between 1 and 2000000),
  sha256 text not null generated always as (encode(sha256(pdf), 'hex')) stored
);
comment on table private.offer_pdfs is 'The PDF of each sent version, as first generated.';

-- Security definer: service_role has no rights in the private tables.
create function private.offer_for_pdf(_offer_id uuid)
returns jsonb language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'offer', private.offer_document(offer), 'customer_name', offer.customer_name
  )
  from public.offers as offer where id = _offer_id;
$$;
comment on function private.offer_for_pdf(uuid) is 'Does the work of public.offer_for_pdf.';
grant execute on function private.offer_for_pdf(uuid) to service_role;

create function public.offer_for_pdf(_offer_id uuid)
returns jsonb language sql stable set search_path = ''
return private.offer_for_pdf(_offer_id);
comment on function public.offer_for_pdf(uuid) is
  'An offer, drafts included, with its customer''s name. For offer-pdf, which checks the caller''s rights.';
grant execute on function public.offer_for_pdf(uuid) to service_role;

-- Security definer: service_role has no rights in the private tables.
create function private.store_offer_pdf(_offer_id uuid, _pdf text)
returns text language plpgsql security definer set search_path = '' as $$
declare
  stored private.offer_pdfs;
begin
  -- Locks the offer, so that one accepted at the same moment still gets the hash.
  perform from public.offers where id = _offer_id and status <> 'draft' for update;
  if not found then
    raise exception 'Only the PDF of a sent offer is stored.' using errcode = '23514';
  end if;
  insert into private.offer_pdfs (offer_id, pdf) values (_offer_id, decode(_pdf, 'base64'))
  on conflict do nothing;
  select * into stored from private.offer_pdfs where offer_id = _offer_id;
  update public.offers set pdf_sha256 = stored.sha256
  where id = _offer_id and status = 'accepted' and pdf_sha256 is null;
  return encode(stored.pdf, 'base64');
end;
$$;
comment on function private.store_offer_pdf(uuid, text) is 'Does the work of public.store_offer_pdf.';
grant execute on function private.store_offer_pdf(uuid, text) to service_role;

create function public.store_offer_pdf(_offer_id uuid, _pdf text)
returns text language sql set search_path = ''
return private.store_offer_pdf(_offer_id, _pdf);
comment on function public.store_offer_pdf(uuid, text) is
  'Stores the PDF (base64) of a sent offer unless it has one, and returns the stored one. For the '
  'functions that send or show it.';
grant execute on function public.store_offer_pdf(uuid, text) to service_role;

-- Security definer: service_role has no rights in the private tables.
create function private.offer_pdf(_offer_id uuid)
returns text language sql stable security definer set search_path = ''
return (select encode(pdf, 'base64') from private.offer_pdfs where offer_id = _offer_id);
comment on function private.offer_pdf(uuid) is 'Does the work of public.offer_pdf.';
grant execute on function private.offer_pdf(uuid) to service_role;

create function public.offer_pdf(_offer_id uuid)
returns text language sql stable set search_path = ''
return private.offer_pdf(_offer_id);
comment on function public.offer_pdf(uuid) is
  'The stored PDF of an offer in base64, or null. For the functions that send or show it.';
grant execute on function public.offer_pdf(uuid) to service_role;
