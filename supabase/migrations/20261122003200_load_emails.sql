-- Emails about the steps of a load, to its customer, driver and pilot cars (docs/decisions/0038), and
-- reminders to pilot cars that a certificate or insurance expires (docs/decisions/0047). Triggers and a job
-- queue them; send-unsent-emails sends them. None contains a price or a rate.

-- Queuing, in the transaction of the step that the email is about.

create function private.next_email_version(_load_id uuid, _kind text, _recipient_id uuid default null)
returns integer language sql stable set search_path = ''
return (
  select coalesce(max(version), 0) + 1 from public.emails
  where load_id = _load_id and kind = _kind and recipient_id is not distinct from _recipient_id
);

create function private.queue_load_email(
  _load_id uuid, _kind text, _version integer, _driver_id uuid default null,
  _details jsonb default '{}', _after interval default '0'
)
returns void language sql set search_path = '' as $$
  insert into public.emails (record_type, record_id, kind, version, recipient_id, details, due_at)
  select 'load', _load_id, _kind, _version, _driver_id, _details, now() + _after
  where exists (select from public.email_kinds where kind = _kind and is_on)
    and case when _driver_id is null
      then exists (
        select from public.load_customers where load_id = _load_id and email <> '' and wants_emails
      )
      else exists (select from public.profiles where id = _driver_id and email <> '')
    end
  on conflict do nothing;
$$;
comment on function private.queue_load_email(uuid, text, integer, uuid, jsonb, interval) is
  'Queues an email about a load to its customer or a driver, once per kind, recipient and version, unless its '
  'kind is off or the customer or driver has no email address. _after delays it.';

create function private.queue_dispatch_alert(_load_id uuid, _alert text)
returns void language plpgsql set search_path = '' as $$
begin
  -- Several permits can put a load on hold, but dispatch gets one email.
  update public.emails set details = jsonb_build_object('alert', details ->> 'alert' || E'\n' || _alert)
  where load_id = _load_id and kind = 'load_alert' and claimed_at is null and sent_at is null;
  if not found then
    insert into public.emails (record_type, record_id, kind, version, details)
    select 'load', _load_id, 'load_alert', private.next_email_version(_load_id, 'load_alert'),
      jsonb_build_object('alert', _alert)
    where exists (select from public.email_kinds where kind = 'load_alert' and is_on);
  end if;
end;
$$;
comment on function private.queue_dispatch_alert(uuid, text) is
  'Queues an email to dispatch that says what happened to a load, or adds it to one that isn''t sent yet.';

create function private.queue_first_driver_email(new public.loads)
returns void language plpgsql set search_path = '' as $$
begin
  perform private.queue_load_email(new.id, 'driver_assigned', 1, new.driver_id);
end;
$$;

-- Security definer: no API role may write the outbox.
create function private.queue_hold_email()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  -- Several permits can put a load on hold, but the customer gets one email.
  if exists (
    select from public.loads where id = new.load_id and status in ('assigned', 'in_transit')
  ) and not exists (
    select from public.load_holds where load_id = new.load_id and id <> new.id and cleared_at is null
  ) then
    -- Gives dispatch time to write the customer's reason. A hold cleared sooner needs no email.
    perform private.queue_load_email(
      new.load_id, 'load_hold', private.next_email_version(new.load_id, 'load_hold'), null,
      jsonb_build_object('hold_id', new.id), '5 minutes'
    );
  end if;
  -- Dispatch knows the holds it placed itself.
  if not exists (
    select from public.user_roles where user_id = new.raised_by and role = 'admin'
  ) then
    perform private.queue_dispatch_alert(new.load_id, 'On hold: ' || new.reason);
  end if;
  return null;
end;
$$;
create trigger load_holds_queue_email after insert on public.load_holds
  for each row execute function private.queue_hold_email();

-- A pickup counts as confirmed even while the driver or a unit is still on another load.
create function private.queue_confirmation_email(_load_id uuid)
returns void language plpgsql set search_path = '' as $$
begin
  if exists (
    select from public.loads
    where id = _load_id and status = 'assigned' and pickup_at is not null
  ) and not exists (
    select from public.emails where load_id = _load_id and kind = 'load_confirmed'
  ) and not exists (
    select from private.start_problems(_load_id)
    where code not in ('driver_in_transit', 'unit_in_transit')
  ) then
    perform private.queue_load_email(_load_id, 'load_confirmed', 1);
  end if;
end;
$$;

-- For the parts of a load that readiness depends on.
-- Security definer: no API role may write the outbox.
create function private.queue_confirmation_of_part()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.queue_confirmation_email(new.load_id);
  return null;
end;
$$;
create trigger load_permits_queue_confirmation after insert or update of status on public.load_permits
  for each row when (new.status = 'issued') execute function private.queue_confirmation_of_part();
create trigger load_legs_queue_confirmation after insert or update of is_confirmed on public.load_legs
  for each row when (new.is_confirmed) execute function private.queue_confirmation_of_part();
create trigger load_holds_queue_confirmation after update of cleared_at on public.load_holds
  for each row when (new.cleared_at is not null) execute function private.queue_confirmation_of_part();

create function private.queue_step_emails(old public.loads, new public.loads)
returns void language plpgsql set search_path = '' as $$
declare
  is_open constant boolean := new.status in ('planned', 'assigned');
  was_untold boolean;
begin
  if new.status is distinct from old.status then
    if new.status = 'in_transit' and old.status = 'assigned' then
      perform private.queue_load_email(new.id, 'load_loaded', 1);
    elsif new.status = 'delivered' then
      perform private.queue_load_email(new.id, 'load_delivered', 1);
    elsif new.status = 'cancelled' then
      perform private.queue_load_email(
        new.id, 'load_cancelled', private.next_email_version(new.id, 'load_cancelled')
      );
    end if;
  end if;
  -- The former driver gets an email unless none has told them about the load yet.
  if old.driver_id is not null and old.status in ('planned', 'assigned', 'in_transit') and (
    new.driver_id is distinct from old.driver_id
    or new.status = 'cancelled'
  ) then
    with unsent as (
      delete from public.emails
      where load_id = new.id and recipient_id = old.driver_id and claimed_at is null and sent_at is null
        and kind in ('driver_assigned', 'driver_changed')
      returning kind
    )
    select exists (select from unsent where kind = 'driver_assigned') into was_untold;
    if not was_untold then
      perform private.queue_load_email(
        new.id, 'driver_cancelled',
        private.next_email_version(new.id, 'driver_cancelled', old.driver_id), old.driver_id
      );
    end if;
  end if;
  if new.driver_id is not null and is_open and (
    new.driver_id is distinct from old.driver_id or old.status = 'cancelled'
  ) then
    perform private.queue_load_email(
      new.id, 'driver_assigned', private.next_email_version(new.id, 'driver_assigned', new.driver_id),
      new.driver_id
    );
  elsif new.driver_id is not null and is_open and (
    (new.origin, new.destination, new.pickup_at, new.delivery_at)
      is distinct from (old.origin, old.destination, old.pickup_at, old.delivery_at)
  ) and not exists (
    -- A queued email will include this change.
    select from public.emails
    where load_id = new.id and recipient_id = new.driver_id and claimed_at is null and sent_at is null
      and kind in ('driver_assigned', 'driver_changed')
  ) then
    -- Waits, because dispatch often changes a load several times in a row.
    perform private.queue_load_email(
      new.id, 'driver_changed', private.next_email_version(new.id, 'driver_changed', new.driver_id),
      new.driver_id, _after => '5 minutes'
    );
  end if;
end;
$$;

-- Security definer: no API role may write the outbox.
create function private.queue_entered_email()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  -- The email load_loaded covers the first state.
  if exists (
    select from public.load_legs
    where load_id = new.load_id and sequence < new.sequence and entered_at is not null
  ) and not exists (
    -- Where dispatch split a state, the truck is in it already.
    select from public.load_legs
    where load_id = new.load_id and sequence = new.sequence - 1 and jurisdiction = new.jurisdiction
  ) then
    perform private.queue_load_email(
      new.load_id, 'load_entered', private.next_email_version(new.load_id, 'load_entered')
    );
  end if;
  return null;
end;
$$;
create trigger load_legs_queue_entered_email after update of entered_at on public.load_legs
  for each row when (old.entered_at is null and new.entered_at is not null)
  execute function private.queue_entered_email();

-- Security definer: no API role may write the outbox.
create function private.queue_eta_email()
returns trigger language plpgsql security definer set search_path = '' as $$
declare
  told constant timestamptz := coalesce((
    select (details ->> 'told_after')::timestamptz from public.emails
    where load_id = new.load_id and kind = 'load_eta' and details ->> 'told_after' is not null
    order by version desc limit 1
  ), new.window_until, new.window_from);
begin
  if new.id = (private.last_stop(new.load_id)).id and private.is_eta_moved(told, new.eta_at)
    -- A queued email will include this change.
    and not exists (
      select from public.emails
      where load_id = new.load_id and kind = 'load_eta' and details ->> 'told_after' is null
    )
  then
    perform private.queue_load_email(
      new.load_id, 'load_eta', private.next_email_version(new.load_id, 'load_eta'), null,
      jsonb_build_object('told_before', told), '5 minutes'
    );
  end if;
  return null;
end;
$$;
create trigger load_stops_queue_eta_email after update of eta_at on public.load_stops
  for each row when (new.eta_at is distinct from old.eta_at)
  execute function private.queue_eta_email();

-- Emails to pilot cars: an escort offer, a change of its terms, a withdrawal, a canceled load.

create function private.escort_job(_escort public.load_escorts)
returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'escort', private.slot_name(_escort.position, slot.states),
    'place', coalesce(nullif(slot.meet_place, ''), load.origin),
    'at', coalesce(slot.meet_at, load.pickup_at),
    'time_zone', case when slot.meet_at is null then load.pickup_time_zone else slot.time_zone end
  )
  from public.loads as load left join public.escort_slots as slot on slot.id = _escort.slot_id
  where load.id = _escort.load_id;
$$;
comment on function private.escort_job(public.load_escorts) is
  'An escort''s name in emails: {escort, place, at, time_zone}, at null without a day. It shows no more of the '
  'load than an offer does.';

create function private.queue_pilot_email(
  _escort public.load_escorts, _kind text, _after interval default '0'
)
returns void language sql set search_path = '' as $$
  insert into public.emails (record_type, record_id, kind, version, recipient_id, details, due_at)
  select 'load', _escort.load_id, _kind,
    private.next_email_version(_escort.load_id, _kind, _escort.pilot_id), _escort.pilot_id,
    jsonb_build_object('escort_id', _escort.id, 'job', private.escort_job(_escort)), now() + _after
  where exists (select from public.email_kinds where kind = _kind and is_on)
    and exists (select from public.profiles where id = _escort.pilot_id and email <> '');
$$;
comment on function private.queue_pilot_email(public.load_escorts, text, interval) is
  'Queues an email to a pilot car, unless its kind is off or the pilot car has no email address. The caller '
  'prevents duplicates. _after delays it.';

create function private.unsent_pilot_emails(_escort_id uuid)
returns setof public.emails language sql stable set search_path = '' as $$
  select * from public.emails
  where details ->> 'escort_id' = _escort_id::text and claimed_at is null and sent_at is null
    and kind in ('pilot_offered', 'pilot_changed');
$$;
comment on function private.unsent_pilot_emails(uuid) is
  'Unsent emails that would give a pilot car the terms of this escort.';

create function private.queue_pilot_emails(old public.load_escorts, new public.load_escorts)
returns void language plpgsql set search_path = '' as $$
declare
  is_deleted constant boolean := new.id is null;
  escort constant public.load_escorts := case when is_deleted then old else new end;
  this_load public.loads;
  was_active constant boolean :=
    old.id is not null and (old.status = 'accepted' or private.is_open_offer(old));
  is_active constant boolean := not is_deleted and new.status in ('offered', 'accepted');
  -- Pilot cars need no email about their own actions.
  is_by_pilot constant boolean := coalesce(escort.pilot_id = (select auth.uid()), false);
  has_new_terms constant boolean := was_active and is_active
    and new.terms_changed_at is distinct from old.terms_changed_at;
  is_withdrawn constant boolean := was_active and not is_by_pilot
    and (is_deleted or new.status = 'withdrawn');
  was_untold boolean;
begin
  select * into this_load from public.loads where id = escort.load_id;
  if not found or is_by_pilot and not has_new_terms then
    return;
  elsif is_withdrawn and this_load.status <> 'cancelled'
    or has_new_terms and this_load.status = 'cancelled' and not exists (
      select from public.emails
      where details ->> 'escort_id' = escort.id::text and kind = 'pilot_cancelled'
        and created_at >= this_load.closed_at
    )
  then
    was_untold := old.status = 'offered' and exists (
      select from private.unsent_pilot_emails(escort.id) where kind = 'pilot_offered'
    );
    delete from public.emails where id in (select id from private.unsent_pilot_emails(escort.id));
    if not was_untold then
      perform private.queue_pilot_email(
        escort, case when is_withdrawn then 'pilot_withdrawn' else 'pilot_cancelled' end
      );
    end if;
  -- A queued email will include this change.
  elsif not is_active or this_load.status = 'cancelled'
    or exists (select from private.unsent_pilot_emails(escort.id))
  then
    return;
  elsif has_new_terms then
    -- Waits, because dispatch often changes a load several times in a row.
    perform private.queue_pilot_email(escort, 'pilot_changed', '5 minutes');
  elsif new.status = 'offered' and not was_active then
    perform private.queue_pilot_email(escort, 'pilot_offered');
  end if;
end;
$$;

-- Sending.

create function private.is_due_load_email(_email public.emails)
returns boolean language sql stable set search_path = '' as $$
  select (_email.recipient_id is not null or _email.kind = 'load_alert' or exists (
      select from public.load_customers
      where load_id = _email.record_id and email <> '' and wants_emails
    ))
    and case _email.kind
      when 'load_confirmed' then load.status = 'assigned'
      when 'load_loaded' then load.status in ('in_transit', 'delivered')
      -- An email about a later state replaces this one.
      when 'load_entered' then load.status = 'in_transit' and not exists (
        select from public.emails as later
        where later.load_id = load.id and later.kind = 'load_entered' and later.version > _email.version
      )
      when 'load_hold' then load.status in ('assigned', 'in_transit') and exists (
        select from public.load_holds where id = (_email.details ->> 'hold_id')::uuid and cleared_at is null
      )
      when 'load_eta' then load.status in ('assigned', 'in_transit') and exists (
        select from private.last_stop(load.id) as stop
        where stop.arrived_at is null and private.is_eta_moved(
          (_email.details ->> 'told_before')::timestamptz, stop.eta_at
        )
      )
      when 'load_delivered' then load.status = 'delivered'
      when 'load_cancelled' then load.status = 'cancelled'
      when 'driver_cancelled'
        then load.status = 'cancelled' or load.driver_id is distinct from _email.recipient_id
      when 'pilot_offered' then load.status in ('planned', 'assigned', 'in_transit') and exists (
        select from public.load_escorts as escort
        where escort.id = (_email.details ->> 'escort_id')::uuid and private.is_open_offer(escort)
      )
      when 'pilot_changed' then load.status in ('planned', 'assigned', 'in_transit') and exists (
        select from public.load_escorts as escort
        where escort.id = (_email.details ->> 'escort_id')::uuid and (escort.status = 'accepted' or private.is_open_offer(escort))
      )
      when 'pilot_withdrawn' then not exists (
        select from public.load_escorts
        where id = (_email.details ->> 'escort_id')::uuid and status in ('offered', 'accepted')
      )
      when 'pilot_cancelled' then load.status = 'cancelled'
      when 'driver_assigned' then load.driver_id = _email.recipient_id and load.status = 'assigned'
      when 'driver_changed' then load.driver_id = _email.recipient_id and load.status = 'assigned'
      else true
    end
  from public.loads as load where load.id = _email.record_id;
$$;
comment on function private.is_due_load_email(public.emails) is
  'True if an email about a load still makes sense: for example, the customer wants emails, the step wasn''t '
  'undone, and the hold is open.';

create function private.escort_terms(_escort_id uuid)
returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'job', private.escort_job(escort), 'is_accepted', escort.status = 'accepted',
    'meet_at', slot.meet_at, 'ends_at', slot.ends_at,
    'time_zone', coalesce(slot.time_zone, load.pickup_time_zone), 'lapses_at', escort.lapses_at,
    'length', size.length, 'width', size.width, 'height', size.height
  )
  from public.load_escorts as escort
  join public.loads as load on load.id = escort.load_id
  left join public.escort_slots as slot on slot.id = escort.slot_id
  cross join lateral private.load_size(load.id) as size
  where escort.id = _escort_id;
$$;
comment on function private.escort_terms(uuid) is
  'Terms of an escort for emails, without its rate: {job, is_accepted, meet_at, ends_at, time_zone, '
  'lapses_at, length, width, height}, in feet. Null if the offer was deleted.';

create function private.load_email_contents(_email public.emails)
returns jsonb language plpgsql set search_path = '' as $$
declare
  this_load public.loads;
begin
  if _email.kind = 'load_eta' then
    update public.emails
    set details = details || jsonb_build_object(
      'told_after', (select eta_at from private.last_stop(_email.record_id))
    )
    where id = _email.id;
  elsif _email.kind = 'load_alert' then
    return (
      select jsonb_build_object(
        'number', number, 'title', title, 'origin', origin, 'destination', destination,
        'alert', _email.details -> 'alert'
      )
      from public.loads where id = _email.record_id
    );
  elsif _email.details ? 'escort_id' then
    return (
      select jsonb_build_object(
        'name', first_name, 'email', email, 'job', _email.details -> 'job',
        'terms', private.escort_terms((_email.details ->> 'escort_id')::uuid)
      )
      from public.profiles where id = _email.recipient_id
    );
  end if;
  select * into this_load from public.loads where id = _email.record_id;
  return (
    select jsonb_build_object(
      'timeline', private.load_timeline(this_load, false),
      'name', person.name,
      'email', person.email,
      'equipment', this_load.equipment,
      'link_token', case when _email.recipient_id is null and exists (
        select from private.live_quotes where id = this_load.quote_id
      ) then private.email_link_token(this_load.quote_id) end
    )
    from (
      select name, email from public.load_customers
      where load_id = _email.record_id and _email.recipient_id is null
      union all
      select first_name, email from public.profiles where id = _email.recipient_id
    ) as person
  );
end;
$$;
comment on function private.load_email_contents(public.emails) is
  'The contents of an email about a load, without prices: name and email; timeline, equipment and link_token for '
  'customers and drivers, job and terms for pilot cars; the load''s facts and the alert for dispatch.';

-- Security definer: no API role may read the outbox.
create function private.has_waiting_emails(_load_id uuid)
returns boolean language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.emails as queued
    where queued.load_id = _load_id and queued.sent_at is null
      -- An email that keeps failing must not block deleting its load forever.
      and queued.created_at > now() - interval '1 hour'
      and private.makes_sense(queued)
  );
$$;
comment on function private.has_waiting_emails(uuid) is
  'True if an email about a load, queued in the last hour, still makes sense and isn''t sent.';
grant execute on function private.has_waiting_emails(uuid) to authenticated, service_role;

-- Reminders of certificates and insurance, once per paper and last day.

create function private.day_number(_day date)
returns integer language sql immutable set search_path = ''
return (
  extract(year from _day) * 10000 + extract(month from _day) * 100 + extract(day from _day)
)::integer;
comment on function private.day_number(date) is 'A day as YYYYMMDD.';

create function private.needs_reminder(_paper public.pilot_papers)
returns boolean language sql stable set search_path = '' as $$
  -- A string body, because a parsed one would keep Auth from altering its table.
  select _paper.expires_on between private.business_day(now()) and private.business_day(now()) + 30
    and exists (select from public.email_kinds where kind = 'paper_expires' and is_on)
    and exists (
      select from public.user_roles as role
      join public.profiles as pilot on pilot.id = role.user_id
      join auth.users as account on account.id = role.user_id
      where role.user_id = _paper.pilot_id and role.role = 'pilot_car' and pilot.email <> ''
        and account.deleted_at is null and (account.banned_until is null or account.banned_until <= now())
    )
    and not private.is_closed_paper(_paper)
    and not private.is_renewed_paper(_paper);
$$;
comment on function private.needs_reminder(public.pilot_papers) is
  'True if a pilot car needs a reminder of this certificate or insurance: its last day is today (in '
  'Dayton) or within 30 days, the email is on, the account can sign in and is a pilot car, the paper '
  'wasn''t renewed, and its file isn''t quarantined.';

create function private.job_remind_of_papers(_limit integer)
returns integer language plpgsql set search_path = '' as $$
declare
  done integer;
begin
  -- A renewed date is another version, so it gets its own reminder.
  insert into public.emails (record_type, record_id, kind, version, recipient_id)
  select 'pilot_car', paper.id, 'paper_expires', private.day_number(paper.expires_on), paper.pilot_id
  from public.pilot_papers as paper
  -- The days of private.needs_reminder again, so that the index on expires_on is used.
  where paper.expires_on between private.business_day(now()) and private.business_day(now()) + 30
    and not exists (
      select from public.emails as queued
      where queued.paper_id = paper.id and queued.version = private.day_number(paper.expires_on)
    )
    and private.needs_reminder(paper)
  order by paper.expires_on
  limit _limit
  on conflict do nothing;
  get diagnostics done = row_count;
  return done;
end;
$$;

create function private.is_due_paper_email(_email public.emails)
returns boolean language sql stable set search_path = '' as $$
  select exists (
    select from public.pilot_papers as paper
    where paper.id = _email.record_id and private.day_number(paper.expires_on) = _email.version
      and private.needs_reminder(paper)
  );
$$;
comment on function private.is_due_paper_email(public.emails) is
  'True if a reminder still makes sense: its paper still has that last day and needs one.';

create function private.paper_email_contents(_email public.emails)
returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'name', pilot.first_name, 'email', pilot.email, 'paper', jsonb_build_object(
      'kind', paper.kind, 'issuing_state', paper.issuing_state, 'insurer', paper.insurer,
      'number', paper.number, 'expires_on', paper.expires_on
    )
  )
  from public.pilot_papers as paper join public.profiles as pilot on pilot.id = paper.pilot_id
  where paper.id = _email.record_id;
$$;

-- The customer: whether they get emails, and whether they may know about a load.

-- Security definer: customers can't write load_customers, and the holder of a link may have no account.
create function private.set_load_emails(_load_id uuid, _is_on boolean, _token text)
returns boolean language plpgsql security definer set search_path = '' as $$
declare
  quote uuid;
begin
  if _token is not null then
    quote := private.linked_quote(_token);
  else
    select id into quote from private.live_quotes
    where user_id = (select auth.uid()) and id = (select quote_id from public.loads where id = _load_id);
  end if;
  update public.load_customers set wants_emails = coalesce(_is_on, true)
  where load_id = _load_id and load_id in (select id from public.loads where quote_id = quote);
  return found;
end;
$$;
grant execute on function private.set_load_emails(uuid, boolean, text) to anon, authenticated, service_role;

create function public.set_load_emails(_load_id uuid, _is_on boolean, _token text default null)
returns boolean language sql set search_path = ''
return private.set_load_emails(_load_id, _is_on, _token);
comment on function public.set_load_emails(uuid, boolean, text) is
  'Switches the emails about a load''s steps, by private link or as the quote''s owner. False if the load '
  'isn''t theirs or the token is invalid. PT429 when rate-limited.';
grant execute on function public.set_load_emails(uuid, boolean, text) to anon, authenticated, service_role;

-- Security definer: no API role may read the outbox.
create function private.is_known_to_customer(_load public.loads)
returns boolean language sql stable security definer set search_path = ''
return _load.offer_id is not null
  -- The private link and the account show every load of a quote.
  or exists (select from private.live_quotes where id = _load.quote_id)
  or exists (
    select from public.emails where load_id = _load.id and recipient_id is null and kind <> 'load_alert'
  );
comment on function private.is_known_to_customer(public.loads) is
  'True if a load''s customer may know about it: they accepted its offer, can open it through their quote, '
  'or an email about it is queued or sent.';
grant execute on function private.is_known_to_customer(public.loads) to authenticated, service_role;
