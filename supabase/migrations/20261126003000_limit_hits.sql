-- How often each limit refused something, for the System page. A refusal raises an error, which rolls back
-- everything its transaction wrote. Only sequences are not rolled back, so each limit counts its refusals
-- in one, and private.collect_limit_hits() adds them up by hour.

create table private.limits (
  name text primary key check (name ~ '^[a-z][a-z0-9_]{0,39}$'),
  title text not null check (private.is_filled_line(title, 80)),
  rule text not null check (private.is_filled_line(rule, 200)),
  collected bigint not null default 0
);
comment on table private.limits is
  'The limits that count what they refuse. title and rule are shown on the System page; {name} in a rule '
  'stands for a setting. collected: how many refusals of the sequence limit_hits_<name> are in limit_hits.';

create table private.limit_hits (
  limit_name text not null references private.limits (name) on delete cascade,
  hour timestamptz not null,
  hits bigint not null check (hits > 0),
  last_hit timestamptz not null,
  primary key (limit_name, hour)
);
comment on table private.limit_hits is
  'Refusals per limit and hour, up to the last collection. last_hit is the time of the collection that '
  'found the latest one. Kept for 90 days.';

create function private.add_limit(_name text, _title text, _rule text)
returns void language plpgsql set search_path = '' as $$
begin
  execute format('create sequence if not exists private.%I', 'limit_hits_' || _name);
  insert into private.limits (name, title, rule) values (_name, _title, _rule)
  on conflict (name) do update set title = excluded.title, rule = excluded.rule;
end;
$$;
comment on function private.add_limit(text, text, text) is
  'Adds a limit to the System page, or changes its texts. {rate_limit_per_sender} and other columns of '
  'private.settings can stand in the rule. For migrations.';

-- Security definer: some limits are checked by functions that run as service_role.
create function private.record_limit_hit(_name text)
returns void language plpgsql security definer set search_path = '' as $$
begin
  -- A limit without a row still refuses; its hits are shown as other limits.
  perform nextval(coalesce(
    to_regclass(format('private.%I', 'limit_hits_' || _name)), 'private.limit_hits_other'::regclass
  ));
end;
$$;
comment on function private.record_limit_hit(text) is
  'Counts a refusal by a limit. Call it before raising the error: the count survives the rollback.';
grant execute on function private.record_limit_hit(text) to service_role;

create function private.collect_limit_hits()
returns integer language plpgsql set search_path = '' as $$
declare
  counter record;
  found_hits integer := 0;
begin
  for counter in
    select limits.name, limits.collected, coalesce(seq.last_value, 0) as total
    from private.limits
    join pg_catalog.pg_sequences as seq
      on seq.schemaname = 'private' and seq.sequencename = 'limit_hits_' || limits.name
    where limits.collected <> coalesce(seq.last_value, 0)
    for update of limits
  loop
    -- A restored sequence can be behind.
    if counter.total > counter.collected then
      insert into private.limit_hits as known (limit_name, hour, hits, last_hit)
      values (
        counter.name, date_trunc('hour', now()), counter.total - counter.collected, now()
      )
      on conflict (limit_name, hour) do update
        set hits = known.hits + excluded.hits, last_hit = excluded.last_hit;
      found_hits := found_hits + (counter.total - counter.collected)::integer;
    end if;
    update private.limits set collected = counter.total where name = counter.name;
  end loop;
  return found_hits;
end;
$$;
comment on function private.collect_limit_hits() is
  'Adds the refusals since the last call to private.limit_hits and returns how many there were. A job.';

select private.add_limit(name, title, rule) from (values
  ('quotes', 'Quote form', 'Per address {rate_limit_per_sender}, overall {rate_limit_overall} in {rate_limit_window}'),
  ('contact_messages', 'Contact form', 'Per address {rate_limit_per_sender}, overall {rate_limit_overall} in {rate_limit_window}'),
  ('job_applications', 'Application form', 'Per address {rate_limit_per_sender}, overall {rate_limit_overall} in {rate_limit_window}'),
  ('uploads', 'Files with a form', 'Per address {rate_limit_uploads_per_sender}, overall {rate_limit_uploads_overall} in {rate_limit_window}'),
  ('quote_links', 'Private quote links', 'Per address 6 × {rate_limit_per_sender}, overall 6 × {rate_limit_overall} in {rate_limit_window}'),
  ('quote_link_requests', 'Emailing a private link', 'Per address {rate_limit_per_sender}, overall {rate_limit_overall} in {rate_limit_window}'),
  ('invitations', 'Invitations', 'One a minute to an address; 30 per admin, overall 300 in {rate_limit_window}'),
  ('replies', 'Replies by email', '30 per sender in 10 minutes'),
  ('visits', 'Analytics events', 'Per address {rate_limit_visits_per_sender}, overall {rate_limit_visits_overall} in {rate_limit_window}'),
  ('visitors', 'New visitors', 'Per address {rate_limit_visitors_per_sender}, overall {rate_limit_visits_overall} in {rate_limit_window}'),
  ('other', 'Other limits', 'Limits without an entry of their own')
) as known (name, title, rule);

-- The limits, with their counting. Otherwise as before.
create or replace function private.rate_limit(
  action text, address text, per_sender integer, overall integer
)
returns void language plpgsql set search_path = '' as $$
declare
  length_of_window interval := (select rate_limit_window from private.settings);
  this_window timestamptz := date_bin(length_of_window, now(), 'epoch');
  seen integer;
begin
  if address is not null then
    seen := private.count_use(action, private.sender_hash(address), this_window);
    if seen > per_sender then
      perform private.record_limit_hit(action);
      raise exception
        'Too many requests. Please wait a few minutes and try again.'
        using errcode = 'PT429';
    end if;
  end if;

  seen := private.count_use(action, 'all', this_window);
  if seen > overall then
    perform private.record_limit_hit(action);
    raise exception
      'We are receiving more requests than usual. Please wait a few minutes and try again.'
      using errcode = 'PT429';
  end if;
  -- The first use in a window deletes the counters of old windows.
  if seen = 1 then
    delete from private.rate_limit_counts where window_start < this_window - length_of_window;
  end if;
end;
$$;

create or replace function private.rate_limit_uploads()
returns trigger language plpgsql security definer set search_path = '' as $$
declare
  limits private.settings;
  this_window timestamptz;
  address text := private.client_address();
  is_over boolean := false;
begin
  select * into strict limits from private.settings;
  this_window := date_bin(limits.rate_limit_window, now(), 'epoch');
  if address is not null then
    is_over := private.count_use('uploads', private.sender_hash(address), this_window)
      > limits.rate_limit_uploads_per_sender;
  end if;
  is_over := private.count_use('uploads', 'all', this_window)
    > limits.rate_limit_uploads_overall or is_over;
  if is_over then
    perform private.record_limit_hit('uploads');
    raise exception 'Too many uploads. Please wait a few minutes and try again.'
      using errcode = '42501';
  end if;
  return new;
end;
$$;

create or replace function private.claim_invitation(_invitation_id uuid, _email text)
returns boolean language plpgsql security definer set search_path = '' as $$
declare
  address constant text := lower(btrim(_email) collate "C");
begin
  perform private.require_admin();
  -- One claim at a time for an address, or two concurrent calls would both succeed.
  perform pg_advisory_xact_lock(hashtextextended('invitation to ' || address, 0));
  if exists (
    select from private.invitations where id = _invitation_id
      and (sent_at is not null or taken_at > now() - interval '2 minutes')
  ) then
    return false;
  end if;
  if exists (
    select from private.invitations where email = address
      and (sent_at > now() - interval '1 minute'
        or sent_at is null and taken_at > now() - interval '2 minutes')
  ) then
    perform private.record_limit_hit('invitations');
    raise exception 'An invitation was just sent to this address. Wait a minute before you send another.'
      using errcode = 'PT429';
  end if;
  perform private.rate_limit('invitations', (select auth.uid())::text, 30, 300);
  delete from private.invitations where sent_at is null and created_at < now() - interval '1 day';

  -- Someone who registered with this address and never verified it may not own it. The password they
  -- chose must not open the account that the owner takes over with our link.
  update auth.users set encrypted_password = '' where email = address and email_confirmed_at is null;

  insert into private.invitations as invitation (id, email, invited_by, taken_at)
  values (_invitation_id, address, (select auth.uid()), now())
  on conflict (id) do update set email = excluded.email, taken_at = now()
    where invitation.invited_by = excluded.invited_by;
  return found;
end;
$$;

create or replace function public.claim_reply(
  _reply_id uuid,
  _record_type public.email_record_type,
  _record_id uuid,
  _subject text,
  _body text,
  _sent_by uuid
)
returns setof public.email_log language plpgsql set search_path = '' as $$
begin
  -- One claim at a time per sender, or concurrent calls would pass the limit together.
  perform pg_advisory_xact_lock(hashtextextended(_sent_by::text, 0));
  if 30 <= (
    select count(*) from public.email_log
    where sent_by = _sent_by and created_at > now() - interval '10 minutes'
  ) then
    perform private.record_limit_hit('replies');
    raise exception 'You have sent too many emails. Please wait a few minutes and try again.'
      using errcode = 'PT429';
  end if;
  return query
    insert into public.email_log as log
      (id, record_type, record_id, to_email, subject, body, sent_by)
    select _reply_id, _record_type, _record_id, record.email, _subject, _body, _sent_by
    from (
      select email from public.quotes where _record_type = 'quote' and id = _record_id
      union all
      select email from public.contact_messages
      where _record_type = 'message' and id = _record_id
      union all
      select email from public.job_applications
      where _record_type = 'application' and id = _record_id
    ) as record
    on conflict (id) do update
      set created_at = now(), subject = excluded.subject, body = excluded.body
      where log.sent_at is null and log.created_at < now() - interval '2 minutes'
        and log.sent_by = excluded.sent_by and log.record_id = excluded.record_id
    returning log.*;
end;
$$;
