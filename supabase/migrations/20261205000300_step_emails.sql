-- Emails about the steps of a load: one outbox, unique by load, kind and version
-- (docs/decisions/0042). Triggers queue them in the transaction of the step; send-unsent-emails sends them.

create table public.step_email_settings (
  kind public.email_kind primary key,
  is_on boolean not null default true,
  updated_at timestamptz not null default now()
);
comment on table public.step_email_settings is
  'Which emails about the steps of a load are sent, one row per kind. Admins switch them.';
insert into public.step_email_settings (kind)
values ('load_confirmed'), ('load_loaded'), ('load_hold'), ('load_delivered'), ('load_cancelled'),
  ('driver_assigned'), ('driver_changed'), ('driver_cancelled');
create trigger step_email_settings_set_updated_at before update on public.step_email_settings
  for each row execute function private.set_updated_at();
alter table public.step_email_settings enable row level security;
grant select, update (is_on) on public.step_email_settings to authenticated;
grant select on public.step_email_settings to service_role;
create policy "Admins can read which emails are on" on public.step_email_settings
  for select to authenticated using ((select private.is_admin()));
create policy "Admins can switch emails" on public.step_email_settings
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));

create table private.load_emails (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  load_id uuid not null references public.loads (id) on delete cascade,
  kind public.email_kind not null,
  version integer not null check (version > 0),
  -- The driver it is for; null: the load's customer.
  driver_id uuid references public.profiles (id) on delete cascade,
  hold_id uuid references public.load_holds (id) on delete cascade,
  due_at timestamptz not null,
  -- Set while a function is sending it.
  claimed_at timestamptz,
  unique (load_id, kind, version)
);
comment on table private.load_emails is
  'Emails about the steps of a load, to its customer or driver, one per load, kind and version: the first '
  'hold is version 1, the second version 2. What was sent is in email_log.';
create index load_emails_driver_id_idx on private.load_emails (driver_id);
create index load_emails_hold_id_idx on private.load_emails (hold_id);
create index load_emails_created_at_idx on private.load_emails (created_at);

alter table public.email_log add column load_email_id uuid
  generated always as (case when record_type = 'load' then record_id end) stored
  references private.load_emails (id) on delete cascade;
create index email_log_load_email_id_idx on public.email_log (load_email_id);

alter table public.load_customers add column wants_emails boolean not null default true;
comment on column public.load_customers.wants_emails is
  'Whether the customer gets an email per step. Only set_load_emails changes it.';

-- Security definer: customers can't write loads, and the holder of a link may have no account.
create function private.set_load_emails(_load_id uuid, _is_on boolean, _token text)
returns boolean language plpgsql security definer set search_path = '' as $$
declare
  quote uuid;
begin
  if _token is not null then
    quote := private.linked_quote(_token);
  else
    select id into quote from public.quotes
    where user_id = (select auth.uid()) and deleted_at is null
      and id = (select quote_id from public.loads where id = _load_id);
  end if;
  update public.load_customers set wants_emails = coalesce(_is_on, true)
  where load_id = _load_id and load_id in (select id from public.loads where quote_id = quote);
  return found;
end;
$$;
comment on function private.set_load_emails(uuid, boolean, text) is 'Implements public.set_load_emails.';
create function public.set_load_emails(_load_id uuid, _is_on boolean, _token text default null)
returns boolean language sql set search_path = ''
return private.set_load_emails(_load_id, _is_on, _token);
comment on function public.set_load_emails(uuid, boolean, text) is
  'Switches the emails about a load''s steps, by private link or as the quote''s owner. False if the load isn''t '
  'theirs or the token is invalid. PT429 when rate-limited.';
grant execute on function
  private.set_load_emails(uuid, boolean, text), public.set_load_emails(uuid, boolean, text)
to anon, authenticated, service_role;

create or replace function private.load_timelines(_quote_id uuid, _with_files boolean)
returns jsonb language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(
    private.load_timeline(load, _with_files) || jsonb_build_object('wants_emails', (
      select wants_emails from public.load_customers where load_id = load.id and email <> ''
    )) order by load.created_at, load.id
  ), '[]')
  from (
    select * from public.loads where quote_id = _quote_id order by created_at, id limit 20
  ) as load;
$$;

-- Security definer: no API role has rights in the private tables.
create function private.load_of_email(_load_email_id uuid)
returns uuid language sql stable security definer set search_path = ''
return (select load_id from private.load_emails where id = _load_email_id);
comment on function private.load_of_email(uuid) is 'The load that an email in the outbox is about.';
grant execute on function private.load_of_email(uuid) to authenticated, service_role;

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

-- Pickup is confirmed when nothing blocks the start any more, except what the driver and the units still
-- carry until then. Security definer: a trigger calls it for every role.
create function private.queue_confirmation_email()
returns trigger language plpgsql security definer set search_path = '' as $$
declare
  of_load constant uuid := case tg_table_name
    when 'loads' then (to_jsonb(new) ->> 'id')::uuid else (to_jsonb(new) ->> 'load_id')::uuid
  end;
begin
  if exists (
    select from public.loads
    where id = of_load and status = 'assigned' and pickup_at is not null
  ) and not exists (
    select from private.load_emails where load_id = of_load and kind = 'load_confirmed'
  ) and not exists (
    select from private.start_problems(of_load)
    where code not in ('driver_in_transit', 'unit_in_transit')
  ) then
    perform private.queue_load_email(of_load, 'load_confirmed', 1);
  end if;
  return null;
end;
$$;
create trigger loads_zz_confirm_email after update of status, driver_id, pickup_at, delivery_at
  on public.loads for each row when (new.status = 'assigned')
  execute function private.queue_confirmation_email();
create trigger load_permits_zz_confirm_email after insert or update of status on public.load_permits
  for each row when (new.status = 'issued') execute function private.queue_confirmation_email();
create trigger assignments_zz_confirm_email after insert on public.assignments
  for each row execute function private.queue_confirmation_email();
create trigger load_legs_zz_confirm_email after insert or update of is_confirmed on public.load_legs
  for each row when (new.is_confirmed) execute function private.queue_confirmation_email();
create trigger load_escorts_zz_confirm_email after update of status on public.load_escorts
  for each row when (new.status = 'accepted') execute function private.queue_confirmation_email();
create trigger load_holds_zz_confirm_email after update of cleared_at on public.load_holds
  for each row when (new.cleared_at is not null) execute function private.queue_confirmation_email();

-- Security definer: no API role may write the outbox.
create function private.queue_step_emails()
returns trigger language plpgsql security definer set search_path = '' as $$
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
  -- The former driver, unless no email told them about the load yet.
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
    -- The email that waits says the latest.
    select from private.load_emails
    where load_id = new.id and driver_id = new.driver_id and claimed_at is null
      and kind in ('driver_assigned', 'driver_changed') and not exists (
        select from public.email_log as log
        where log.load_email_id = load_emails.id and log.sent_at is not null
      )
  ) then
    -- Dispatch often changes a load several times in a row.
    perform private.queue_load_email(
      new.id, 'driver_changed', private.next_email_version(new.id, 'driver_changed'), new.driver_id,
      null, '5 minutes'
    );
  end if;
  return null;
end;
$$;
create trigger loads_queue_step_emails after update of
  status, driver_id, origin, destination, pickup_at, delivery_at
  on public.loads for each row execute function private.queue_step_emails();

-- Security definer: no API role may write the outbox.
create function private.queue_first_driver_email()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.queue_load_email(new.id, 'driver_assigned', 1, new.driver_id);
  return null;
end;
$$;
create trigger loads_queue_first_driver_email after insert on public.loads
  for each row when (new.driver_id is not null and new.status = 'assigned')
  execute function private.queue_first_driver_email();

-- Security definer: no API role may write the outbox.
create function private.queue_hold_email()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  -- Several permits can put a load on hold; the customer hears of it once.
  if exists (
    select from public.loads where id = new.load_id and status in ('assigned', 'in_transit')
  ) and not exists (
    select from public.load_holds where load_id = new.load_id and id <> new.id and cleared_at is null
  ) then
    -- Time for dispatch to write the reason. A hold that ends sooner needs no email.
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

create function private.is_due_load_email(_email private.load_emails)
returns boolean language sql stable set search_path = '' as $$
  select exists (select from public.step_email_settings where kind = _email.kind and is_on)
    and (_email.driver_id is not null or exists (
      select from public.load_customers
      where load_id = _email.load_id and email <> '' and wants_emails
    ))
    and case _email.kind
      when 'load_confirmed' then load.status = 'assigned'
      when 'load_loaded' then load.status in ('in_transit', 'delivered')
      when 'load_hold' then load.status in ('assigned', 'in_transit') and exists (
        select from public.load_holds where id = _email.hold_id and cleared_at is null
      )
      when 'load_delivered' then load.status = 'delivered'
      when 'load_cancelled' then load.status = 'cancelled'
      when 'driver_cancelled'
        then load.status = 'cancelled' or load.driver_id is distinct from _email.driver_id
      else load.driver_id = _email.driver_id and load.status = 'assigned'
    end
  from public.loads as load where load.id = _email.load_id;
$$;
comment on function private.is_due_load_email(private.load_emails) is
  'Whether an email still makes sense: its kind is on, the step wasn''t undone, the hold is open.';

-- Security definer: service_role has no rights in the private tables.
create function private.claim_load_email(_id uuid)
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
comment on function private.claim_load_email(uuid) is 'Implements public.claim_load_email.';
create function public.claim_load_email(_id uuid)
returns jsonb language sql set search_path = ''
return private.claim_load_email(_id);
comment on function public.claim_load_email(uuid) is
  'Claims a queued email about a load for sending and returns what it needs, without prices; null if it is '
  'already claimed or sent, or no longer makes sense. For send-unsent-emails.';

-- Security definer: service_role has no rights in the private tables.
create function private.release_load_email(_id uuid)
returns void language sql security definer set search_path = '' as $$
  update private.load_emails set claimed_at = null where id = _id;
$$;
comment on function private.release_load_email(uuid) is 'Implements public.release_load_email.';
create function public.release_load_email(_id uuid)
returns void language sql set search_path = '' as $$
  select private.release_load_email(_id);
$$;
comment on function public.release_load_email(uuid) is
  'Releases a claim after sending failed, so that a later call can retry. For send-unsent-emails.';

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

-- Security definer: service_role has no rights in the private tables.
create function private.release_abandoned_load_emails()
returns void language sql security definer set search_path = '' as $$
  update private.load_emails as queued set claimed_at = null
  where claimed_at < now() - interval '10 minutes' and not exists (
    select from public.email_log as log
    where log.load_email_id = queued.id and log.sent_at is not null
  );
$$;
comment on function private.release_abandoned_load_emails() is
  'Releases claims of functions that stopped between claiming and logging.';

grant execute on function
  private.claim_load_email(uuid), public.claim_load_email(uuid),
  private.release_load_email(uuid), public.release_load_email(uuid),
  private.overdue_load_emails(), private.release_abandoned_load_emails()
to service_role;

-- As before, and the emails about loads.
create or replace function private.overdue_emails()
returns table (
  record_type public.email_record_type,
  record_id uuid,
  kind public.email_kind,
  claimed_at timestamptz
)
language sql stable set search_path = '' as $$
  select wanted.type, wanted.id, wanted.kind, wanted.claimed_at
  from (
    select record.type, record.id, kinds.kind, record.created_at + interval '2 minutes' as due_at,
      record.emailed_at as claimed_at
    from (
      select 'quote'::public.email_record_type as type, id, created_at, emailed_at
      from public.quotes
      where deleted_at is null and created_at > now() - interval '3 days'
      union all
      select 'message', id, created_at, emailed_at
      from public.contact_messages
      where deleted_at is null and created_at > now() - interval '3 days'
      union all
      select 'application', id, created_at, emailed_at
      from public.job_applications
      where deleted_at is null and created_at > now() - interval '3 days'
    ) as record
    -- Dispatch gets no email about an application.
    join (values ('confirmation'::public.email_kind), ('dispatch')) as kinds (kind)
      on kinds.kind = 'confirmation' or record.type <> 'application'
    union all
    -- No browser sends a reminder.
    select 'offer', queued.offer_id, queued.kind,
      queued.created_at + case queued.kind when 'offer_reminder' then interval '0'
        else interval '2 minutes' end,
      queued.claimed_at
    from private.overdue_offer_emails() as queued
    union all
    -- No browser sends these.
    select 'load', queued.id, queued.kind, queued.due_at, queued.claimed_at
    from private.overdue_load_emails() as queued
  ) as wanted
  left join public.email_log as log
    on log.record_type = wanted.type and log.record_id = wanted.id and log.kind = wanted.kind
  where log.sent_at is null
    and log.hold is distinct from 'suppressed'
    -- Waiting confirmations must not fill the list and delay dispatch's emails.
    and (wanted.kind <> 'confirmation' or (select private.room_for_confirmations()) > 0)
    and case coalesce(log.attempts, 0)
      when 0 then wanted.due_at
      when 1 then log.attempted_at + interval '2 minutes'
      when 2 then log.attempted_at + interval '10 minutes'
      when 3 then log.attempted_at + interval '1 hour'
      when 4 then log.attempted_at + interval '6 hours'
    end <= now();
$$;

create or replace function public.due_emails(_limit integer default 10)
returns table (
  record_type public.email_record_type, record_id uuid, kinds public.email_kind[]
)
language plpgsql set search_path = '' as $$
begin
  -- Edge functions end within minutes, so these stopped between claiming and logging.
  update public.quotes set emailed_at = null
  where emailed_at < now() - interval '10 minutes' and id in (
    select due.record_id from private.overdue_emails() as due where due.record_type = 'quote'
  );
  update public.contact_messages set emailed_at = null
  where emailed_at < now() - interval '10 minutes' and id in (
    select due.record_id from private.overdue_emails() as due where due.record_type = 'message'
  );
  update public.job_applications set emailed_at = null
  where emailed_at < now() - interval '10 minutes' and id in (
    select due.record_id from private.overdue_emails() as due where due.record_type = 'application'
  );
  perform private.release_abandoned_offer_emails();
  perform private.release_abandoned_load_emails();
  return query
    select due.record_type, due.record_id, array_agg(due.kind order by due.kind)
    from private.overdue_emails() as due
    where due.claimed_at is null
    group by due.record_type, due.record_id
    -- So that records that keep failing don't block the others.
    order by random()
    limit _limit;
end;
$$;

create or replace function private.system_emails()
returns table (
  record_type public.email_record_type, record_id uuid, kind public.email_kind, to_email text,
  since timestamptz, attempts integer, last_error text, next_attempt_at timestamptz, total bigint
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_admin();
  return query
  with unsent as (
    select log.record_type, log.record_id, log.kind, log.to_email, log.created_at as since,
      log.attempts, log.last_error, log.attempted_at + case log.attempts
        when 1 then interval '2 minutes' when 2 then interval '10 minutes'
        when 3 then interval '1 hour' when 4 then interval '6 hours'
      end as next_attempt_at
    from public.email_log as log
    left join public.quotes on quotes.id = log.quote_id
    left join public.contact_messages as message on message.id = log.message_id
    left join public.job_applications as application on application.id = log.application_id
    where log.kind <> 'reply' and log.sent_at is null
      and log.attempted_at > now() - interval '14 days'
      and coalesce(quotes.deleted_at, message.deleted_at, application.deleted_at) is null
    union all
    select due.record_type, due.record_id, due.kind, null, coalesce(
        (select created_at from public.quotes where id = due.record_id),
        (select created_at from public.contact_messages where id = due.record_id),
        (select created_at from public.job_applications where id = due.record_id),
        (select created_at from private.offer_emails as queued
         where queued.offer_id = due.record_id and queued.kind = due.kind),
        (select created_at from private.load_emails where id = due.record_id)
      ), 0, null, now()
    from private.overdue_emails() as due
    where not exists (
      select from public.email_log as log
      where (log.record_type, log.record_id, log.kind) = (due.record_type, due.record_id, due.kind)
    )
  )
  -- The page opens the load, not the row of the outbox.
  select unsent.record_type, coalesce(queued.load_id, unsent.record_id), unsent.kind, unsent.to_email,
    unsent.since, unsent.attempts, unsent.last_error, unsent.next_attempt_at, count(*) over ()
  from unsent
  left join private.load_emails as queued on queued.id = unsent.record_id
  order by unsent.since limit 50;
end;
$$;

-- As before, with the failed emails about loads for admins.
create or replace function public.admin_unread_counts()
returns table (
  quotes bigint,
  applications bigint,
  messages bigint,
  newest_quote_at timestamptz,
  failed_emails jsonb
)
language plpgsql stable set search_path = '' as $$
begin
  perform private.require_staff();
  return query select
    (select count(*) from private.admin_quotes where status = 'new'),
    (select count(*) from private.admin_job_applications where status = 'new'),
    (select count(*) from private.admin_contact_messages where status = 'new'),
    coalesce((select max(created_at) from private.admin_quotes), '-infinity'),
    (
      select coalesce(jsonb_agg(to_jsonb(latest) - 'attempted_at' order by latest.attempted_at desc), '[]')
      from (
        select email.id, email.kind, email.record_type,
          coalesce(private.load_of_email(email.load_email_id), email.record_id) as record_id,
          email.to_email, email.attempted_at
        from public.email_log as email
        where email.sent_at is null and email.kind <> 'reply'
          -- private.overdue_emails has the same number.
          and email.attempts >= 5
          and email.attempted_at > now() - interval '14 days'
          and (
            exists (select from private.admin_quotes where id = email.quote_id)
            or exists (select from private.admin_contact_messages where id = email.message_id)
            or exists (select from private.admin_job_applications where id = email.application_id)
            -- Under its policy: admins only.
            or exists (select from public.offers where id = email.offer_id)
            or (email.load_email_id is not null and (select private.is_admin()))
          )
        order by email.attempted_at desc
        limit 20
      ) as latest
    );
end;
$$;
