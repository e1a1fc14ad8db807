-- Emails about the steps of a load, to its customer, driver and pilot cars (docs/decisions/0042), and
-- reminders to pilot cars that a certificate or insurance expires (docs/decisions/0052). Triggers and a job
-- queue them; send-unsent-emails claims and sends them, unless they no longer make sense by then. None
-- contains a price or a rate. Admins switch each kind on and off.

-- Every kind of email we send, those of quotes, offers and messages included.
create type public.email_kind as enum (
  'reply', 'confirmation', 'dispatch', 'offer', 'offer_reminder', 'offer_accepted',
  'offer_accepted_dispatch', 'offer_declined', 'offer_withdrawn', 'offer_requested',
  'load_confirmed', 'load_loaded', 'load_hold', 'load_delivered', 'load_cancelled',
  'driver_assigned', 'driver_changed', 'driver_cancelled', 'load_eta', 'pilot_offered', 'pilot_changed',
  'pilot_withdrawn', 'pilot_cancelled', 'load_entered', 'paper_expires'
);

create table public.step_email_settings (
  kind public.email_kind primary key,
  is_on boolean not null default true,
  updated_at timestamptz not null default now()
);
comment on table public.step_email_settings is
  'One row per kind of email about a load''s steps or an expiring certificate or insurance. Admins switch '
  'each kind on and off.';

alter table public.step_email_settings enable row level security;
grant select, update (is_on) on public.step_email_settings to authenticated;
grant select on public.step_email_settings to service_role;

create policy "Admins can read which emails are on" on public.step_email_settings
  for select to authenticated using ((select private.is_admin()));
create policy "Admins can switch emails" on public.step_email_settings
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));

create trigger step_email_settings_set_updated_at before update on public.step_email_settings
  for each row execute function private.set_updated_at();

-- load_entered is off until an admin turns it on, because a long route crosses many states.
insert into public.step_email_settings (kind, is_on)
values
  ('load_confirmed', true), ('load_loaded', true), ('load_entered', false), ('load_eta', true),
  ('load_hold', true), ('load_delivered', true), ('load_cancelled', true),
  ('driver_assigned', true), ('driver_changed', true), ('driver_cancelled', true),
  ('pilot_offered', true), ('pilot_changed', true), ('pilot_withdrawn', true), ('pilot_cancelled', true),
  ('paper_expires', true);

create table private.load_emails (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  load_id uuid not null references public.loads (id) on delete cascade,
  kind public.email_kind not null,
  version integer not null check (version > 0),
  -- An email with neither a driver nor a pilot car is for the load's customer.
  driver_id uuid references public.profiles (id) on delete cascade,
  hold_id uuid references public.load_holds (id) on delete cascade,
  due_at timestamptz not null,
  -- Set when a function claims it; cleared if sending fails.
  claimed_at timestamptz,
  -- For load_eta: the ETA that the customer knew before the email, and the one it gives.
  told_before timestamptz,
  told_after timestamptz,
  pilot_id uuid references public.profiles (id) on delete cascade,
  -- No foreign key, because withdrawing an offer deletes the escort before the email about it is sent.
  escort_id uuid,
  job text,
  check (driver_id is null or pilot_id is null),
  check ((pilot_id is null) = (job is null)),
  -- Includes the escort, because several pilot cars can get the same kind of email about one load.
  constraint load_emails_once unique nulls not distinct (load_id, kind, escort_id, version)
);
comment on table private.load_emails is
  'Emails about the steps of a load, to its customer, its driver (driver_id) or a pilot car (pilot_id), one '
  'per load, kind, escort and version: the first hold is version 1, the second version 2. What was sent is '
  'in email_log.';
comment on column private.load_emails.job is
  'Name of the escort when the email was queued; null for customers and drivers.';
create index load_emails_driver_id_idx on private.load_emails (driver_id);
create index load_emails_hold_id_idx on private.load_emails (hold_id);
create index load_emails_created_at_idx on private.load_emails (created_at);
create index load_emails_pilot_id_idx on private.load_emails (pilot_id);
create index load_emails_escort_id_idx on private.load_emails (escort_id) where escort_id is not null;

create table private.paper_emails (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  paper_id uuid not null references public.pilot_papers (id) on delete cascade,
  -- A renewed date gets its own reminder.
  expires_on date not null,
  -- Set when a function claims it; cleared if sending fails.
  claimed_at timestamptz,
  unique (paper_id, expires_on)
);
comment on table private.paper_emails is
  'Reminders to pilot cars that a certificate or insurance expires, one per paper and last day. What was '
  'sent is in email_log.';

-- Queuing, in the transaction of the step that the email is about.

create function private.queue_load_email(
  _load_id uuid, _kind public.email_kind, _version integer, _driver_id uuid default null,
  _hold_id uuid default null, _after interval default '0'
)
returns void language sql set search_path = '' as $$
  insert into private.load_emails (load_id, kind, version, driver_id, hold_id, due_at)
  select _load_id, _kind, _version, _driver_id, _hold_id, now() + _after
  where exists (select from public.step_email_settings where kind = _kind and is_on)
    and case when _driver_id is null
      then exists (
        select from public.load_customers where load_id = _load_id and email <> '' and wants_emails
      )
      else exists (select from public.profiles where id = _driver_id and email <> '')
    end
  on conflict do nothing;
$$;
comment on function private.queue_load_email(uuid, public.email_kind, integer, uuid, uuid, interval) is
  'Queues an email about a load, once per kind and version, unless its kind is off or the customer or driver '
  'has no email address. _after delays it.';

create function private.next_email_version(_load_id uuid, _kind public.email_kind)
returns integer language sql stable set search_path = ''
return (
  select coalesce(max(version), 0) + 1 from private.load_emails where load_id = _load_id and kind = _kind
);

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
      new.load_id, 'load_hold', private.next_email_version(new.load_id, 'load_hold'), null, new.id,
      '5 minutes'
    );
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
    select from private.load_emails where load_id = _load_id and kind = 'load_confirmed'
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
create trigger assignments_queue_confirmation after insert on public.assignments
  for each row execute function private.queue_confirmation_of_part();
create trigger load_legs_queue_confirmation after insert or update of is_confirmed on public.load_legs
  for each row when (new.is_confirmed) execute function private.queue_confirmation_of_part();
create trigger load_holds_queue_confirmation after update of cleared_at on public.load_holds
  for each row when (new.cleared_at is not null) execute function private.queue_confirmation_of_part();
create trigger escort_slots_queue_confirmation after update of is_arranged on public.escort_slots
  for each row when (new.is_arranged) execute function private.queue_confirmation_of_part();

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
      delete from private.load_emails as queued
      where load_id = new.id and driver_id = old.driver_id and claimed_at is null
        and kind in ('driver_assigned', 'driver_changed') and not exists (
          select from public.email_log as log
          where log.load_email_id = queued.id and log.sent_at is not null
        )
      returning kind
    )
    select exists (select from unsent where kind = 'driver_assigned') into was_untold;
    if not was_untold then
      perform private.queue_load_email(
        new.id, 'driver_cancelled', private.next_email_version(new.id, 'driver_cancelled'), old.driver_id
      );
    end if;
  end if;
  if new.driver_id is not null and is_open and (
    new.driver_id is distinct from old.driver_id or old.status = 'cancelled'
  ) then
    perform private.queue_load_email(
      new.id, 'driver_assigned', private.next_email_version(new.id, 'driver_assigned'), new.driver_id
    );
  elsif new.driver_id is not null and is_open and (
    (new.origin, new.destination, new.pickup_at, new.delivery_at)
      is distinct from (old.origin, old.destination, old.pickup_at, old.delivery_at)
  ) and not exists (
    -- A queued email will include this change.
    select from private.load_emails
    where load_id = new.id and driver_id = new.driver_id and claimed_at is null
      and kind in ('driver_assigned', 'driver_changed') and not exists (
        select from public.email_log as log
        where log.load_email_id = load_emails.id and log.sent_at is not null
      )
  ) then
    -- Waits, because dispatch often changes a load several times in a row.
    perform private.queue_load_email(
      new.id, 'driver_changed', private.next_email_version(new.id, 'driver_changed'), new.driver_id,
      null, '5 minutes'
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
    select told_after from private.load_emails
    where load_id = new.load_id and kind = 'load_eta' and told_after is not null
    order by version desc limit 1
  ), new.window_until, new.window_from);
  next_version constant integer := private.next_email_version(new.load_id, 'load_eta');
begin
  if new.id = (private.last_stop(new.load_id)).id and private.is_eta_moved(told, new.eta_at)
    -- A queued email will include this change.
    and not exists (
      select from private.load_emails
      where load_id = new.load_id and kind = 'load_eta' and told_after is null
    )
  then
    perform private.queue_load_email(
      new.load_id, 'load_eta', next_version, _after => interval '5 minutes'
    );
    update private.load_emails set told_before = told
    where load_id = new.load_id and kind = 'load_eta' and version = next_version;
  end if;
  return null;
end;
$$;
create trigger load_stops_queue_eta_email after update of eta_at on public.load_stops
  for each row when (new.eta_at is distinct from old.eta_at)
  execute function private.queue_eta_email();

-- Emails to pilot cars: an escort offer, a change of its terms, a withdrawal, a canceled load.

create function private.escort_job_name(_escort public.load_escorts)
returns text language sql stable set search_path = '' as $$
  select private.slot_name(_escort.position, slot.states)
    || ' from ' || coalesce(nullif(slot.meet_place, ''), load.origin) || coalesce(
      to_char(starts.at, ', FMDy, ') || private.day_text(starts.at::date), ''
    )
  from public.loads as load left join public.escort_slots as slot on slot.id = _escort.slot_id
  cross join lateral (
    select coalesce(
      slot.meet_at at time zone slot.time_zone::text, load.pickup_at at time zone load.pickup_time_zone::text
    ) as at
  ) as starts
  where load.id = _escort.load_id;
$$;
comment on function private.escort_job_name(public.load_escorts) is
  'Name of an escort in emails, such as Chase car for IN from Dayton, OH, Wed, Dec 2. It shows no more of '
  'the load than an offer does.';

create function private.queue_pilot_email(
  _escort public.load_escorts, _kind public.email_kind, _after interval default '0'
)
returns void language sql set search_path = '' as $$
  insert into private.load_emails (load_id, kind, version, pilot_id, escort_id, job, due_at)
  select _escort.load_id, _kind, (
      select coalesce(max(version), 0) + 1 from private.load_emails
      where escort_id = _escort.id and kind = _kind
    ), _escort.pilot_id, _escort.id, private.escort_job_name(_escort), now() + _after
  where exists (select from public.step_email_settings where kind = _kind and is_on)
    and exists (select from public.profiles where id = _escort.pilot_id and email <> '');
$$;
comment on function private.queue_pilot_email(public.load_escorts, public.email_kind, interval) is
  'Queues an email to a pilot car, unless its kind is off or the pilot car has no email address. The caller '
  'prevents duplicates. _after delays it.';

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
      select from private.load_emails
      where escort_id = escort.id and kind = 'pilot_cancelled' and created_at >= this_load.closed_at
    )
  then
    was_untold := old.status = 'offered' and exists (
      select from private.unsent_pilot_emails(escort.id) where kind = 'pilot_offered'
    );
    delete from private.load_emails where id in (select id from private.unsent_pilot_emails(escort.id));
    if not was_untold then
      perform private.queue_pilot_email(
        escort, case when is_withdrawn then 'pilot_withdrawn' else 'pilot_cancelled' end::public.email_kind
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

create function private.is_due_load_email(_email private.load_emails)
returns boolean language sql stable set search_path = '' as $$
  select exists (select from public.step_email_settings where kind = _email.kind and is_on)
    and (num_nonnulls(_email.driver_id, _email.pilot_id) > 0 or exists (
      select from public.load_customers
      where load_id = _email.load_id and email <> '' and wants_emails
    ))
    and case _email.kind
      when 'load_confirmed' then load.status = 'assigned'
      when 'load_loaded' then load.status in ('in_transit', 'delivered')
      -- An email about a later state replaces this one.
      when 'load_entered' then load.status = 'in_transit' and not exists (
        select from private.load_emails as later
        where later.load_id = load.id and later.kind = 'load_entered' and later.version > _email.version
      )
      when 'load_hold' then load.status in ('assigned', 'in_transit') and exists (
        select from public.load_holds where id = _email.hold_id and cleared_at is null
      )
      when 'load_eta' then load.status in ('assigned', 'in_transit') and exists (
        select from private.last_stop(load.id) as stop
        where stop.arrived_at is null and private.is_eta_moved(_email.told_before, stop.eta_at)
      )
      when 'load_delivered' then load.status = 'delivered'
      when 'load_cancelled' then load.status = 'cancelled'
      when 'driver_cancelled'
        then load.status = 'cancelled' or load.driver_id is distinct from _email.driver_id
      when 'pilot_offered' then load.status in ('planned', 'assigned', 'in_transit') and exists (
        select from public.load_escorts as escort
        where escort.id = _email.escort_id and private.is_open_offer(escort)
      )
      when 'pilot_changed' then load.status in ('planned', 'assigned', 'in_transit') and exists (
        select from public.load_escorts as escort
        where escort.id = _email.escort_id and (escort.status = 'accepted' or private.is_open_offer(escort))
      )
      when 'pilot_withdrawn' then not exists (
        select from public.load_escorts where id = _email.escort_id and status in ('offered', 'accepted')
      )
      when 'pilot_cancelled' then load.status = 'cancelled'
      else load.driver_id = _email.driver_id and load.status = 'assigned'
    end
  from public.loads as load where load.id = _email.load_id;
$$;
comment on function private.is_due_load_email(private.load_emails) is
  'Whether an email about a load still makes sense: for example, its kind is on, the step wasn''t undone, '
  'and the hold is open.';

create function private.escort_terms(_escort_id uuid)
returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'name', private.escort_job_name(escort), 'is_accepted', escort.status = 'accepted',
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
  'Terms of an escort for emails, without its rate: {name, is_accepted, meet_at, ends_at, time_zone, '
  'lapses_at, length, width, height}, in feet. Null if the offer was deleted.';

-- Security definer: service_role has no rights in the private tables.
create function private.claim_load_email(_id uuid)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  queued private.load_emails;
  this_load public.loads;
begin
  select * into queued from private.load_emails where id = _id;
  -- Locks the load, so that its next step can't contradict the email.
  select * into this_load from public.loads where id = queued.load_id for update;
  if queued.id is null or not private.is_due_load_email(queued) then
    -- Deleting a sent email would delete its log entry too.
    delete from private.load_emails
    where id = _id and not exists (
      select from public.email_log as log where log.load_email_id = _id and log.sent_at is not null
    );
    return null;
  end if;
  update private.load_emails set claimed_at = now()
  where id = _id and claimed_at is null and not exists (
    select from public.email_log as log
    where log.record_type = 'load' and log.record_id = _id and log.sent_at is not null
  );
  if not found then
    return null;
  end if;
  if queued.kind = 'load_eta' then
    update private.load_emails
    set told_after = (select eta_at from private.last_stop(queued.load_id)) where id = _id;
  end if;
  if queued.pilot_id is not null then
    return (
      select jsonb_build_object(
        'kind', queued.kind, 'name', first_name, 'email', email, 'job', queued.job,
        'terms', private.escort_terms(queued.escort_id)
      )
      from public.profiles where id = queued.pilot_id
    );
  end if;
  return (
    select jsonb_build_object(
      'kind', queued.kind,
      'timeline', private.load_timeline(this_load, false),
      'name', person.name,
      'email', person.email,
      'equipment', this_load.equipment,
      'link_token', case when queued.driver_id is null and exists (
        select from private.live_quotes where id = this_load.quote_id
      ) then private.email_link_token(this_load.quote_id) end
    )
    from (
      select name, email from public.load_customers
      where load_id = queued.load_id and queued.driver_id is null
      union all
      select first_name, email from public.profiles where id = queued.driver_id
    ) as person
  );
end;
$$;
grant execute on function private.claim_load_email(uuid) to service_role;

create function public.claim_load_email(_id uuid)
returns jsonb language sql set search_path = ''
return private.claim_load_email(_id);
comment on function public.claim_load_email(uuid) is
  'Claims a queued email about a load for sending and returns its contents, without prices: kind, name and '
  'email; timeline, equipment and link_token for customers and drivers, job and terms for pilot cars. Null '
  'if it is already claimed or sent, or no longer makes sense. For send-unsent-emails.';
grant execute on function public.claim_load_email(uuid) to service_role;

-- Security definer: service_role has no rights in the private tables.
create function private.release_load_email(_id uuid)
returns void language sql security definer set search_path = '' as $$
  update private.load_emails set claimed_at = null where id = _id;
$$;
grant execute on function private.release_load_email(uuid) to service_role;

create function public.release_load_email(_id uuid)
returns void language sql set search_path = '' as $$
  select private.release_load_email(_id);
$$;
comment on function public.release_load_email(uuid) is
  'Releases a claim after sending failed, so that a later call can retry. For send-unsent-emails.';
grant execute on function public.release_load_email(uuid) to service_role;

-- Security definer: service_role has no rights in the private tables.
create function private.overdue_load_emails()
returns table (id uuid, kind public.email_kind, due_at timestamptz, claimed_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select queued.id, queued.kind, queued.due_at, queued.claimed_at
  from private.load_emails as queued
  where queued.created_at > now() - interval '3 days' and private.is_due_load_email(queued);
$$;
comment on function private.overdue_load_emails() is
  'Emails about loads that were queued in the last three days and still make sense, sent or not.';
grant execute on function private.overdue_load_emails() to service_role;

-- Security definer: no API role may read the outbox.
create function private.load_of_email(_load_email_id uuid)
returns uuid language sql stable security definer set search_path = ''
return (select load_id from private.load_emails where id = _load_email_id);
comment on function private.load_of_email(uuid) is 'The load that an email in the outbox is about.';
grant execute on function private.load_of_email(uuid) to authenticated, service_role;

-- Reminders of certificates and insurance, once per paper and last day.

create function private.needs_reminder(_paper public.pilot_papers)
returns boolean language sql stable set search_path = '' as $$
  -- A string body, because a parsed one would keep Auth from altering its table.
  select _paper.expires_on between private.business_day(now()) and private.business_day(now()) + 30
    and exists (select from public.step_email_settings where kind = 'paper_expires' and is_on)
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
  'Whether to remind a pilot car that this certificate or insurance expires: its last day is today (in '
  'Dayton) or within 30 days, the email is on, the account can sign in and is a pilot car, the paper '
  'wasn''t renewed, and its file isn''t quarantined.';

create function private.job_remind_of_papers(_limit integer)
returns integer language plpgsql set search_path = '' as $$
declare
  done integer;
begin
  insert into private.paper_emails (paper_id, expires_on)
  select paper.id, paper.expires_on
  from public.pilot_papers as paper
  -- The days of private.needs_reminder again, so that the index on expires_on is used.
  where paper.expires_on between private.business_day(now()) and private.business_day(now()) + 30
    and not exists (
      select from private.paper_emails as queued
      where queued.paper_id = paper.id and queued.expires_on = paper.expires_on
    )
    and private.needs_reminder(paper)
  order by paper.expires_on
  limit _limit
  on conflict do nothing;
  get diagnostics done = row_count;
  return done;
end;
$$;

-- Security definer: service_role has no rights in the private tables.
create function private.claim_paper_email(_id uuid)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  queued private.paper_emails;
  paper public.pilot_papers;
begin
  select * into queued from private.paper_emails where id = _id;
  -- Locks the paper, so that a change can't contradict the email.
  select * into paper from public.pilot_papers
  where id = queued.paper_id and expires_on = queued.expires_on for update;
  -- The row stays: if the reminder was sent, deleting it would delete the email's log entry too.
  if paper.id is null or not private.needs_reminder(paper) then
    return null;
  end if;
  update private.paper_emails set claimed_at = now()
  where id = _id and claimed_at is null and not exists (
    select from public.email_log as log where log.paper_email_id = _id and log.sent_at is not null
  );
  if not found then
    return null;
  end if;
  return (
    select jsonb_build_object(
      'name', first_name, 'email', email, 'paper', jsonb_build_object(
        'kind', paper.kind, 'issuing_state', paper.issuing_state, 'insurer', paper.insurer,
        'number', paper.number, 'expires_on', paper.expires_on
      )
    )
    from public.profiles where id = paper.pilot_id
  );
end;
$$;
grant execute on function private.claim_paper_email(uuid) to service_role;

create function public.claim_paper_email(_id uuid)
returns jsonb language sql set search_path = ''
return private.claim_paper_email(_id);
comment on function public.claim_paper_email(uuid) is
  'Claims a queued reminder of a certificate or insurance for sending and returns its contents: {name, '
  'email, paper: {kind, issuing_state, insurer, number, expires_on}}. Null if it is already claimed or '
  'sent, or no longer makes sense. For send-unsent-emails.';
grant execute on function public.claim_paper_email(uuid) to service_role;

-- Security definer: service_role has no rights in the private tables.
create function private.release_paper_email(_id uuid)
returns void language sql security definer set search_path = '' as $$
  update private.paper_emails set claimed_at = null where id = _id;
$$;
grant execute on function private.release_paper_email(uuid) to service_role;

create function public.release_paper_email(_id uuid)
returns void language sql set search_path = '' as $$
  select private.release_paper_email(_id);
$$;
comment on function public.release_paper_email(uuid) is
  'Releases a claim after sending failed, so that a later call can retry. For send-unsent-emails.';
grant execute on function public.release_paper_email(uuid) to service_role;

-- Security definer: service_role has no rights in the private tables.
create function private.overdue_paper_emails()
returns table (id uuid, created_at timestamptz, claimed_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select queued.id, queued.created_at, queued.claimed_at
  from private.paper_emails as queued
  join public.pilot_papers as paper on paper.id = queued.paper_id and paper.expires_on = queued.expires_on
  -- A reminder can be sent until the paper expires, however late.
  where private.needs_reminder(paper);
$$;
comment on function private.overdue_paper_emails() is
  'Reminders of certificates and insurance that were queued and still make sense, sent or not.';
grant execute on function private.overdue_paper_emails() to service_role;

-- Security definer: no API role may read the outbox.
create function private.pilot_of_email(_paper_email_id uuid)
returns uuid language sql stable security definer set search_path = ''
return (
  select paper.pilot_id
  from private.paper_emails as queued join public.pilot_papers as paper on paper.id = queued.paper_id
  where queued.id = _paper_email_id
);
comment on function private.pilot_of_email(uuid) is 'The pilot car that a reminder in the outbox is for.';
grant execute on function private.pilot_of_email(uuid) to authenticated, service_role;

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
    select from private.load_emails
    where load_id = _load.id and num_nonnulls(driver_id, pilot_id) = 0
  );
comment on function private.is_known_to_customer(public.loads) is
  'Whether a load''s customer may know about it: they accepted its offer, can open it through their quote, '
  'or an email about it is queued or sent.';
grant execute on function private.is_known_to_customer(public.loads) to authenticated, service_role;
