-- The activity log names the load of an accepted offer and has one entry per canceled load. An ETA is of
-- a stop that is still ahead.

-- The log of the load has the reason for canceling it.
create or replace function private.log_load()
returns trigger language plpgsql security definer set search_path = '' as $$
declare
  -- What the other entries say, and what no one edits.
  elsewhere constant text[] :=
    '{status,driver_id,start_override,updated_at,search_text,pickup_sort,pickup_date,closed_at,cancel_reason}';
begin
  if tg_op = 'DELETE' then
    perform private.log_load_entry('deleted', 'load', old.id, old.title);
    return null;
  end if;
  if tg_op = 'INSERT' then
    perform private.log_load_entry(
      'created', 'load', new.id, new.title, _at => new.created_at
    );
    if new.driver_id is not null then
      perform private.log_load_entry(
        'assigned', 'load', new.id, new.title, _target_id => new.driver_id, _at => new.created_at
      );
    end if;
    return null;
  end if;
  if to_jsonb(new) - elsewhere <> to_jsonb(old) - elsewhere then
    perform private.log_load_entry('updated', 'load', new.id, new.title);
  end if;
  if new.driver_id is distinct from old.driver_id then
    perform private.log_load_entry(
      case when new.driver_id is null then 'unassigned' else 'assigned' end,
      'load', new.id, new.title, _target_id => coalesce(new.driver_id, old.driver_id)
    );
  end if;
  -- Planned and assigned follow the driver, whose entry is enough.
  if new.status <> old.status
    and not (array[old.status, new.status] <@ '{planned,assigned}'::public.load_status[])
  then
    perform private.log_load_entry(
      case when old.status = 'assigned' and new.start_override is not null
        then 'started_anyway' else 'status_changed' end,
      'load', new.id, new.title, old.status::text, new.status::text
    );
  end if;
  return null;
end;
$$;

drop function private.log_offer(public.activity_action, public.offers);
-- The activity log. No amounts: its readers may be more than those of the offers one day.
-- Security definer: no role is granted to write the log.
create function private.log_offer(
  _action public.activity_action, _offer public.offers, _detail text default null
)
returns void language sql security definer set search_path = '' as $$
  insert into public.activity_log (actor_id, action, subject, record_id, label, detail)
  values (
    (select id from public.profiles where id = (select auth.uid())), _action, 'offer', _offer.id,
    left(format('%s v%s, %s → %s', _offer.number, _offer.version,
      private.remove_contact_details(_offer.origin),
      private.remove_contact_details(_offer.destination)), 200),
    _detail
  );
$$;
comment on function private.log_offer(public.activity_action, public.offers, text) is
  'Adds an entry about an offer to the activity log. The detail of an acceptance is the number of its load.';

-- Security definer: customers can't write offers and loads.
create or replace function private.accept_offer(
  _offer_id uuid, _answer_id uuid, _name text, _po_number text, _token text
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
        when offer.answer_id = _answer_id or lower(offer.accepted_name) = lower(signer)
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
    answer_id = _answer_id,
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

update public.activity_log as entry set detail = load.number
from public.loads as load
where entry.subject = 'offer' and entry.action = 'accepted' and load.offer_id = entry.record_id;

-- Security definer: drivers write no stops.
create or replace function private.report_eta(_stop_id uuid, _seen timestamptz, _eta timestamptz, _reason text)
returns timestamptz language plpgsql security definer set search_path = '' as $$
declare
  stop public.load_stops;
  this_load public.loads;
  reason constant text := btrim(regexp_replace(coalesce(_reason, ''), '\s+', ' ', 'g'));
begin
  select * into stop from public.load_stops where id = _stop_id for update;
  select * into this_load from public.loads where id = stop.load_id;
  if this_load.id is null or not (
    coalesce(this_load.driver_id = (select auth.uid()), false) or private.is_admin_or_service()
  ) then
    raise exception 'Only the driver of this load or an admin can do this.' using errcode = '42501';
  end if;
  if stop.eta_at is not distinct from _eta and stop.eta_reason = reason then
    return stop.updated_at;
  elsif stop.updated_at is distinct from _seen then
    perform private.raise_stale();
  elsif this_load.status not in ('assigned', 'in_transit') then
    raise exception 'This load isn’t assigned or in transit.' using errcode = '23514';
  elsif stop.arrived_at is not null then
    raise exception 'The truck has arrived at %.', private.stop_name(stop) using errcode = '23514';
  -- A load in transit has left its first pickup, and whatever comes before a stop it has reached.
  elsif exists (
    select from public.load_stops
    where load_id = stop.load_id and sequence > stop.sequence and arrived_at is not null
  ) or (
    this_load.status = 'in_transit' and not exists (
      select from public.load_stops where load_id = stop.load_id and sequence < stop.sequence
    )
  ) then
    raise exception 'The truck has left %.', private.stop_name(stop) using errcode = '23514';
  -- A phone may send an ETA late.
  elsif _eta < now() - interval '1 hour' or _eta > now() + interval '60 days' then
    raise exception 'Enter an ETA in the next 60 days.' using errcode = '23514';
  elsif not private.is_line(reason, 200) then
    raise exception 'The reason can’t exceed 200 characters.' using errcode = '23514';
  end if;
  update public.load_stops set
    eta_at = _eta, eta_reason = reason, eta_changed_at = clock_timestamp(),
    eta_was_at = case when _eta is distinct from stop.eta_at
      then coalesce(stop.eta_at, stop.window_until, stop.window_from) else stop.eta_was_at
    end
  where id = _stop_id;
  perform private.log_load_entry('updated', 'stops', this_load.id, this_load.number || ', ETA');
  return (select updated_at from public.load_stops where id = _stop_id);
end;
$$;
comment on function public.report_eta(uuid, timestamptz, timestamptz, text) is
  'Reports when the truck is expected at a stop (null: as planned) and why that changed, which the customer '
  'reads. Returns the stop''s new version. _seen is the stop''s updated_at the caller saw: PT412 if it has '
  'changed since, unless the ETA and the reason are already these. 23514 with a sentence if the truck has '
  'arrived at or left the stop, the load is neither assigned nor in transit, or the ETA isn''t in the next 60 '
  'days. For the load''s driver and admins; 42501 for anyone else.';
