-- Emails to pilot cars, in the outbox of the step emails (docs/decisions/0042): an escort offer, a change of
-- what they agreed to, a withdrawal, a canceled load. None contains a rate.

insert into public.step_email_settings (kind)
values ('pilot_offered'), ('pilot_changed'), ('pilot_withdrawn'), ('pilot_cancelled');

alter table private.load_emails
  add column pilot_id uuid references public.profiles (id) on delete cascade,
  -- No foreign key: withdrawing an offer deletes it, and the email about that stays.
  add column escort_id uuid,
  add column job text,
  add check (driver_id is null or pilot_id is null),
  add check ((pilot_id is null) = (job is null)),
  drop constraint load_emails_load_id_kind_version_key,
  -- Several pilot cars get an email of the same kind about one load.
  add constraint load_emails_once unique nulls not distinct (load_id, kind, escort_id, version);
comment on table private.load_emails is
  'Emails about the steps of a load, to its customer, its driver (driver_id) or a pilot car (pilot_id), one per '
  'load, kind, escort and version: the first hold is version 1, the second version 2. What was sent is in '
  'email_log.';
comment on column private.load_emails.job is
  'What the escort was called when the email was queued; null for customers and drivers.';
create index load_emails_pilot_id_idx on private.load_emails (pilot_id);
create index load_emails_escort_id_idx on private.load_emails (escort_id) where escort_id is not null;

create function private.escort_job_name(_escort public.load_escorts)
returns text language sql stable set search_path = '' as $$
  select private.slot_name(_escort.position, slot.states)
    || ' from ' || coalesce(nullif(slot.meet_place, ''), load.origin) || coalesce(', ' || to_char(
      coalesce(
        slot.meet_at at time zone slot.time_zone::text, load.pickup_at at time zone load.pickup_time_zone::text
      ), 'FMDy, FMMon FMDD'
    ), '')
  from public.loads as load left join public.escort_slots as slot on slot.id = _escort.slot_id
  where load.id = _escort.load_id;
$$;
comment on function private.escort_job_name(public.load_escorts) is
  'What emails call an escort: Chase car for IN from Dayton, OH, Wed, Dec 2. As much of the load as an offer '
  'shows.';

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
  'What an email says about an escort, without its rate: {name, is_accepted, meet_at, ends_at, time_zone, '
  'lapses_at, length, width, height}, feet. Null if the offer is gone.';

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
  'makes sure that it is news. _after delays it.';

create function private.unsent_pilot_emails(_escort_id uuid)
returns setof private.load_emails language sql stable set search_path = '' as $$
  select * from private.load_emails as queued
  where escort_id = _escort_id and claimed_at is null and kind in ('pilot_offered', 'pilot_changed')
    and not exists (
      select from public.email_log as log where log.load_email_id = queued.id and log.sent_at is not null
    );
$$;
comment on function private.unsent_pilot_emails(uuid) is
  'Emails that still wait to tell a pilot car the terms of this escort.';

-- Security definer: no API role may write the outbox.
create function private.queue_pilot_emails()
returns trigger language plpgsql security definer set search_path = '' as $$
declare
  escort constant public.load_escorts := coalesce(new, old);
  this_load public.loads;
  was_active constant boolean := tg_op <> 'INSERT' and (old.status = 'accepted' or private.is_open_offer(old));
  is_active constant boolean := tg_op <> 'DELETE' and new.status in ('offered', 'accepted');
  -- They know what they do themselves.
  is_by_pilot constant boolean := coalesce(escort.pilot_id = (select auth.uid()), false);
  has_new_terms constant boolean := was_active and is_active
    and new.terms_changed_at is distinct from old.terms_changed_at;
  is_withdrawn constant boolean := was_active and not is_by_pilot
    and (tg_op = 'DELETE' or new.status = 'withdrawn');
  was_untold boolean;
begin
  select * into this_load from public.loads where id = escort.load_id;
  if not found or is_by_pilot and not has_new_terms then
    return null;
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
  -- The email that waits says the latest.
  elsif not is_active or this_load.status = 'cancelled'
    or exists (select from private.unsent_pilot_emails(escort.id))
  then
    return null;
  elsif has_new_terms then
    -- Dispatch often changes a load several times in a row.
    perform private.queue_pilot_email(escort, 'pilot_changed', '5 minutes');
  elsif new.status = 'offered' and not was_active then
    perform private.queue_pilot_email(escort, 'pilot_offered');
  end if;
  return null;
end;
$$;
-- Runs after the triggers that settle the slot and its booking.
create trigger load_escorts_zz_pilot_email after insert or update of status, terms_changed_at or delete
  on public.load_escorts for each row execute function private.queue_pilot_emails();

create or replace function private.is_due_load_email(_email private.load_emails)
returns boolean language sql stable set search_path = '' as $$
  select exists (select from public.step_email_settings where kind = _email.kind and is_on)
    and (num_nonnulls(_email.driver_id, _email.pilot_id) > 0 or exists (
      select from public.load_customers
      where load_id = _email.load_id and email <> '' and wants_emails
    ))
    and case _email.kind
      when 'load_confirmed' then load.status = 'assigned'
      when 'load_loaded' then load.status in ('in_transit', 'delivered')
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
-- Security definer: service_role has no rights in the private tables.
create or replace function private.claim_load_email(_id uuid)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  queued private.load_emails;
  this_load public.loads;
begin
  select * into queued from private.load_emails where id = _id;
  -- The lock makes the next step wait: the email doesn't contradict it.
  select * into this_load from public.loads where id = queued.load_id for update;
  if queued.id is null or not private.is_due_load_email(queued) then
    delete from private.load_emails where id = _id;
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
        select from public.quotes where id = this_load.quote_id and deleted_at is null
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
comment on function public.claim_load_email(uuid) is
  'Claims a queued email about a load for sending and returns what it needs, without prices: kind, name and '
  'email; timeline, equipment and link_token for customers and drivers, job and terms for pilot cars. Null if it '
  'is already claimed or sent, or no longer makes sense. For send-unsent-emails.';
