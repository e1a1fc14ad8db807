-- Rate limits on what visitors send and request, and the counts of what each limit refused, for the System
-- page. Above a limit a form requires a challenge; where challenges are off, it refuses the busiest
-- networks first (docs/decisions/0027). Windows are fixed (12:00, 12:10 …), so counting needs no scan;
-- around the change of a window a sender can use twice the limit, which is harmless here.

create table private.settings (
  only_row boolean primary key default true check (only_row),
  rate_limit_window interval not null default '10 minutes' check (rate_limit_window >= '1 second'),
  -- Submissions of each public form.
  rate_limit_per_sender integer not null default 10 check (rate_limit_per_sender > 0),
  rate_limit_overall integer not null default 300 check (rate_limit_overall > 0),
  -- An application has up to twelve files, and on a bad connection some are sent twice.
  rate_limit_uploads_per_sender integer not null default 40 check (rate_limit_uploads_per_sender > 0),
  rate_limit_uploads_overall integer not null default 300 check (rate_limit_uploads_overall > 0),
  -- Analytics events.
  rate_limit_visits_per_sender integer not null default 300 check (rate_limit_visits_per_sender > 0),
  rate_limit_visits_overall integer not null default 60000 check (rate_limit_visits_overall > 0),
  -- New visitors: an office or a truck stop shares one address, and so does a flood of invented visitors.
  rate_limit_visitors_per_sender integer not null default 60 check (rate_limit_visitors_per_sender > 0),
  -- Without a salt, hashing every possible address would reveal the hashed one.
  address_salt text not null default gen_random_uuid()::text || gen_random_uuid()::text,
  -- The links in our emails are derived from it, so a new secret makes new links.
  link_secret text not null default gen_random_uuid()::text || gen_random_uuid()::text,
  -- Confirmations per hour to one email address. Private links have the same limits, counted separately.
  confirmations_per_recipient integer not null default 3 check (confirmations_per_recipient > 0),
  -- Confirmations to all recipients. Below the email provider's quota, so that dispatch's emails still fit.
  confirmations_per_hour integer not null default 60 check (confirmations_per_hour > 0),
  confirmations_per_day integer not null default 300 check (confirmations_per_day > 0),
  -- Without a key, hashing known email addresses would reveal the hashed one.
  recipient_key text not null default gen_random_uuid()::text || gen_random_uuid()::text,
  -- True if TURNSTILE_SECRET_KEY is set. report-settings keeps it current.
  is_challenge_on boolean not null default false,
  -- Calls of each edge function that anyone may call.
  rate_limit_calls_per_sender integer not null default 60 check (rate_limit_calls_per_sender > 0),
  rate_limit_calls_per_id integer not null default 10 check (rate_limit_calls_per_id > 0),
  is_second_factor_required boolean not null default false,
  -- Visitors' uploads per business day.
  upload_files_per_sender_day integer not null default 100 check (upload_files_per_sender_day > 0),
  upload_mb_per_sender_day integer not null default 1000 check (upload_mb_per_sender_day > 0),
  upload_files_per_day integer not null default 2000 check (upload_files_per_day > 0),
  upload_mb_per_day integer not null default 20000 check (upload_mb_per_day > 0)
);
comment on table private.settings is
  'One row: rate limits (uses per window), the secrets behind hashes and links, and whether staff need a '
  'second factor.';

insert into private.settings default values;

create table private.rate_limit_counts (
  action text not null,
  -- Salted hash of an address, or 'all'. The address itself is not stored.
  sender text not null,
  window_start timestamptz not null,
  uses integer not null default 1,
  primary key (action, sender, window_start)
);
comment on table private.rate_limit_counts is
  'Uses of each rate-limited action per sender and window. Deleted after a day at the latest.';
create index rate_limit_counts_window_start_idx on private.rate_limit_counts (window_start);

create table private.challenge_passes (
  form text not null check (form in ('quotes', 'contact_messages', 'job_applications')),
  record_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (form, record_id)
);
comment on table private.challenge_passes is
  'Rows that a form may store above its limits, once and within five minutes, because their sender passed a '
  'challenge.';
create index challenge_passes_created_at_idx on private.challenge_passes (created_at);

-- A refusal raises an error, which rolls back everything except sequences. So each limit counts its
-- refusals in a sequence, limit_hits_<name>, and private.collect_limit_hits() adds them up by hour.

create table private.limits (
  name text primary key check (name ~ '^[a-z][a-z0-9_]{0,39}$'),
  title text not null check (private.is_filled_line(title, 80)),
  rule text not null check (private.is_filled_line(rule, 200)),
  collected bigint not null default 0
);
comment on table private.limits is
  'The limits that count what they refuse. title and rule are shown on the System page, with each '
  '{setting} replaced by its value. collected: how many refusals counted by limit_hits_<name> are already in '
  'private.limit_hits.';

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

-- Cloudflare's header, which hosted Supabase sets itself, or else the first forwarded address. An IPv6
-- customer has a /64, so that counts as one sender.
create function private.client_address()
returns text language plpgsql stable set search_path = '' as $$
declare
  headers json := nullif(current_setting('request.headers', true), '')::json;
  address text := btrim(coalesce(
    nullif(headers ->> 'cf-connecting-ip', ''),
    split_part(headers ->> 'x-forwarded-for', ',', 1)
  ));
begin
  if address ~ ':' then
    return network(set_masklen(address::inet, 64))::text;
  end if;
  return nullif(address, '');
exception
  -- A forged header can hold anything; it still counts as one sender.
  when invalid_text_representation or invalid_parameter_value then
    return address;
end;
$$;

create function private.networks_of(_address text)
returns text[] language plpgsql immutable set search_path = '' as $$
declare
  address inet;
begin
  if _address is null then
    return '{}';
  end if;
  address := regexp_replace(_address, '^::ffff:(?=\d+\.)', '', 'i')::inet;
  if family(address) = 4 then
    return array[host(address), network(set_masklen(address, 24))::text];
  end if;
  return array[
    network(set_masklen(address, 64))::text,
    network(set_masklen(address, 56))::text,
    network(set_masklen(address, 48))::text
  ];
exception
  -- A forged header can hold anything; it still counts as one sender.
  when invalid_text_representation or invalid_parameter_value then
    return array[_address];
end;
$$;
comment on function private.networks_of(text) is
  'The networks an address counts for, narrowest first: /64, /56 and /48, or the IPv4 address and its /24. '
  'Providers give IPv6 customers anything from a /64 to a /48.';

create function private.network_limit(_per_sender integer, _networks text[], _level integer)
returns integer language sql immutable set search_path = ''
return _per_sender * case
  when _level = 1 then 1
  when cardinality(_networks) = 3 and _level = 2 then 3
  else 6
end;
comment on function private.network_limit(integer, text[], integer) is
  'Limit of the network at this level of networks_of: 3 times a sender''s for a /56, 6 times for a /48 or '
  '/24.';

create function private.sender_hash(address text)
returns text language sql stable set search_path = ''
return (
  select encode(sha256(convert_to(address_salt || address, 'UTF8')), 'hex') from private.settings
);

create function private.count_use(action text, sender text, window_start timestamptz)
returns integer language sql set search_path = '' as $$
  insert into private.rate_limit_counts as counts (action, sender, window_start)
  values (action, sender, window_start)
  on conflict (action, sender, window_start) do update set uses = counts.uses + 1
  returning uses;
$$;

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

-- For limits without a challenge. Above the overall limit it refuses everyone.
create function private.rate_limit(
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

create function private.exceeded_limit(
  _action text, _address text, _per_sender integer, _overall integer
)
returns text language plpgsql set search_path = '' as $$
declare
  length_of_window interval := (select rate_limit_window from private.settings);
  this_window timestamptz := date_bin(length_of_window, now(), 'epoch');
  networks text[] := private.networks_of(_address);
  seen integer := 0;
  seen_overall integer;
  is_network_over boolean := false;
begin
  -- Always narrow to wide and 'all' last, so that concurrent calls can't deadlock.
  for level in 1..cardinality(networks) loop
    seen := private.count_use(_action, private.sender_hash(networks[level]), this_window);
    is_network_over := is_network_over or seen > private.network_limit(_per_sender, networks, level);
  end loop;
  seen_overall := private.count_use(_action, 'all', this_window);
  -- The first use in a window deletes the counters of old windows.
  if seen_overall = 1 then
    delete from private.rate_limit_counts where window_start < this_window - length_of_window;
  end if;
  return case
    when is_network_over then 'network'
    when seen_overall <= _overall then null
    when seen <= ceil(_per_sender / 3.0) and seen_overall <= _overall * 10 then 'busy'
    else 'overall'
  end;
end;
$$;
comment on function private.exceeded_limit(text, text, integer, integer) is
  'Counts one use of an action by an address (null: unknown) and returns which limit it exceeds. network: '
  'one of its networks sent too much. busy: all senders together did, but the address''s widest network sent '
  'at most a third of a sender''s limit. overall: all senders did, and this network sent more than that, or '
  'all sent ten times their limit. null: none. Raise an error to take the count back.';

create function private.enforce_rate_limit(_form text, _record_id uuid)
returns void language plpgsql set search_path = '' as $$
declare
  limits private.settings;
  exceeded text;
begin
  -- The role of the request. current_user is the owner here, because the triggers are security definer.
  if current_setting('role') not in ('anon', 'authenticated') then
    return;
  end if;
  select * into strict limits from private.settings;
  exceeded := private.exceeded_limit(
    _form, private.client_address(), limits.rate_limit_per_sender, limits.rate_limit_overall
  );
  if exceeded is null or exceeded = 'busy' and not limits.is_challenge_on then
    return;
  end if;
  if limits.is_challenge_on then
    delete from private.challenge_passes
    where form = _form and record_id = _record_id and created_at > now() - interval '5 minutes';
    if found then
      return;
    end if;
    perform private.record_limit_hit(_form);
    raise exception 'Please confirm you’re human.' using errcode = 'PT428';
  end if;
  perform private.record_limit_hit(_form);
  raise exception '%', case exceeded
    when 'network' then 'Too many requests. Please wait a few minutes and try again.'
    else 'We are receiving more requests than usual. Please wait a few minutes and try again.'
  end using errcode = 'PT429';
end;
$$;
comment on function private.enforce_rate_limit(text, uuid) is
  'Limits what visitors send with a form (the name of its table). Above a limit: PT428 unless they passed a '
  'challenge for this row, or PT429 where challenges are off.';

-- Security definer: service_role has no rights in the private tables.
create function private.store_challenge_pass(_form text, _record_id uuid)
returns void language sql security definer set search_path = '' as $$
  delete from private.challenge_passes where created_at < now() - interval '5 minutes';
  insert into private.challenge_passes (form, record_id) values (_form, _record_id)
  on conflict (form, record_id) do update set created_at = now();
$$;
grant execute on function private.store_challenge_pass(text, uuid) to service_role;

create function public.store_challenge_pass(_form text, _record_id uuid)
returns void language sql set search_path = '' as $$
  select private.store_challenge_pass(_form, _record_id);
$$;
comment on function public.store_challenge_pass(text, uuid) is
  'Lets a form (quotes, contact_messages or job_applications) store the row with this id above its limits, '
  'once and within five minutes. For verify-challenge.';
grant execute on function public.store_challenge_pass(text, uuid) to service_role;

-- Security definer: service_role has no rights in the private tables.
create function private.set_challenge(_is_on boolean)
returns void language sql security definer set search_path = '' as $$
  update private.settings set is_challenge_on = _is_on where is_challenge_on <> _is_on;
$$;
grant execute on function private.set_challenge(boolean) to service_role;

create function public.set_challenge(_is_on boolean)
returns void language sql set search_path = '' as $$
  select private.set_challenge(_is_on);
$$;
comment on function public.set_challenge(boolean) is
  'Records whether visitors can pass a challenge above the forms'' limits. For report-settings.';
grant execute on function public.set_challenge(boolean) to service_role;

create function private.count_up_to(_action text, _sender text, _window_start timestamptz, _limit integer)
returns boolean language plpgsql set search_path = '' as $$
begin
  insert into private.rate_limit_counts as counts (action, sender, window_start)
  values (_action, _sender, _window_start)
  on conflict (action, sender, window_start) do update set uses = counts.uses + 1
    where counts.uses < _limit;
  return found;
end;
$$;
comment on function private.count_up_to(text, text, timestamptz, integer) is
  'Counts a use; false, without writing anything, if the limit is reached.';

-- Security definer: service_role has no rights in the private tables.
create function private.limit_function_call(_name text, _address text, _id uuid)
returns integer language plpgsql security definer set search_path = '' as $$
declare
  limits private.settings;
  this_window timestamptz;
  networks text[] := private.networks_of(_address);
  is_over boolean := false;
begin
  select * into strict limits from private.settings;
  this_window := date_bin(limits.rate_limit_window, now(), 'epoch');
  for level in 1..cardinality(networks) loop
    is_over := is_over or not private.count_up_to(
      'call ' || _name, private.sender_hash(networks[level]), this_window,
      private.network_limit(limits.rate_limit_calls_per_sender, networks, level)
    );
  end loop;
  is_over := is_over or not private.count_up_to(
    'call ' || _name, private.sender_hash(_id::text), this_window, limits.rate_limit_calls_per_id
  );
  if not is_over then
    return 0;
  end if;
  perform private.record_limit_hit('function_calls');
  return ceil(extract(epoch from this_window + limits.rate_limit_window - now()));
end;
$$;
grant execute on function private.limit_function_call(text, text, uuid) to service_role;

create function public.limit_function_call(_name text, _address text, _id uuid)
returns integer language sql set search_path = '' as $$
  select private.limit_function_call(_name, _address, _id);
$$;
comment on function public.limit_function_call(text, text, uuid) is
  'Counts a call of an edge function by a visitor''s network and by the id it is about. Returns 0, or the '
  'seconds to wait if there were too many. For the functions that anyone may call.';
grant execute on function public.limit_function_call(text, text, uuid) to service_role;

create function private.add_limit(_name text, _title text, _rule text)
returns void language plpgsql set search_path = '' as $$
begin
  execute format('create sequence if not exists private.%I', 'limit_hits_' || _name);
  insert into private.limits (name, title, rule) values (_name, _title, _rule)
  on conflict (name) do update set title = excluded.title, rule = excluded.rule;
end;
$$;
comment on function private.add_limit(text, text, text) is
  'Adds a limit to the System page, or changes its texts. A rule can contain the window and every '
  'number in private.settings, such as {rate_limit_per_sender}. For migrations.';

select private.add_limit(name, title, rule) from (values
  ('quotes', 'Quote form',
    'Per network {rate_limit_per_sender} (/64, IPv4), 3 × (/56), 6 × (/48, /24); '
    'overall {rate_limit_overall} in {rate_limit_window}'),
  ('contact_messages', 'Contact form',
    'Per network {rate_limit_per_sender} (/64, IPv4), 3 × (/56), 6 × (/48, /24); '
    'overall {rate_limit_overall} in {rate_limit_window}'),
  ('job_applications', 'Application form',
    'Per network {rate_limit_per_sender} (/64, IPv4), 3 × (/56), 6 × (/48, /24); '
    'overall {rate_limit_overall} in {rate_limit_window}'),
  ('uploads', 'Files with a form',
    'Per network {rate_limit_uploads_per_sender} (/64, IPv4), 3 × (/56), 6 × (/48, /24); '
    'overall {rate_limit_uploads_overall} in {rate_limit_window}'),
  ('uploads_of_a_day', 'Files with a form in a day',
    'Per network {upload_files_per_sender_day} files or {upload_mb_per_sender_day} MB, '
    'overall {upload_files_per_day} files or {upload_mb_per_day} MB'),
  ('function_calls', 'Calls of send-… functions',
    'Per network {rate_limit_calls_per_sender}, per record {rate_limit_calls_per_id} in {rate_limit_window}'),
  ('quote_links', 'Private quote links',
    'Per address 6 × {rate_limit_per_sender}, overall 6 × {rate_limit_overall} in {rate_limit_window}'),
  ('quote_link_requests', 'Emailing a private link',
    'Per address {rate_limit_per_sender}, overall {rate_limit_overall} in {rate_limit_window}'),
  ('links_per_recipient', 'Private links emailed to one person',
    '{confirmations_per_recipient} an hour; more are not sent'),
  ('links_per_project', 'Private links emailed in all',
    '{confirmations_per_hour} an hour, {confirmations_per_day} a day; more are not sent'),
  ('confirmations_per_recipient', 'Confirmations to one person',
    '{confirmations_per_recipient} an hour, over all forms; more are not sent'),
  ('confirmations_per_project', 'Confirmations in all',
    '{confirmations_per_hour} an hour, {confirmations_per_day} a day; more are sent later'),
  ('replies', 'Replies by email', '30 per sender in 10 minutes'),
  ('invitations', 'Invitations',
    'One a minute to an address; 30 per admin, overall 300 in {rate_limit_window}'),
  ('load_events', 'Entries in a load''s log', '100 per load and author in 24 hours'),
  ('job_runs', 'Run now on this page', '10 per admin, overall 30 in {rate_limit_window}'),
  ('visits', 'Analytics events',
    'Per address {rate_limit_visits_per_sender}, overall {rate_limit_visits_overall} in {rate_limit_window}'),
  ('visitors', 'New visitors',
    'Per address {rate_limit_visitors_per_sender}, '
    'overall {rate_limit_visits_overall} in {rate_limit_window}'),
  ('pages', 'Pages in the figures', '200 new a day, 5,000 in all; others count as (other)'),
  ('referrers', 'Referring sites in the figures', '200 a day; others count as (other)'),
  ('other', 'Other limits', 'Limits without an entry of their own')
) as known (name, title, rule);

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
  'Adds the refusals since the last call to private.limit_hits and returns how many there were. Run by a '
  'scheduled job.';

create function private.limit_rule(_rule text)
returns text language plpgsql stable set search_path = '' as $$
declare
  known private.settings;
  seconds integer;
  setting record;
begin
  select * into strict known from private.settings;
  seconds := extract(epoch from known.rate_limit_window);
  _rule := replace(_rule, '{rate_limit_window}', case
    when seconds >= 120 and seconds % 60 = 0 then seconds / 60 || ' minutes'
    else seconds || ' seconds'
  end);
  -- Only numbers: the other settings are switches and secrets.
  for setting in
    select key, value #>> '{}' as value from jsonb_each(to_jsonb(known))
    where jsonb_typeof(value) = 'number'
  loop
    _rule := replace(
      _rule, '{' || setting.key || '}', to_char(setting.value::integer, 'FM999,999,999')
    );
  end loop;
  return _rule;
end;
$$;

-- Security definer: the limits are private.
create function private.system_limits()
returns table (name text, title text, rule text, hits bigint, last_hit timestamptz)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_admin();
  return query
  select known.name, known.title, private.limit_rule(known.rule),
    coalesce(sum(past.hits), 0)::bigint + fresh.hits,
    case when fresh.hits > 0 then now() else max(past.last_hit) end
  from private.limits as known
  cross join lateral (
    -- Not collected yet.
    select greatest(coalesce(max(seq.last_value), 0) - known.collected, 0) as hits
    from pg_catalog.pg_sequences as seq
    where seq.schemaname = 'private' and seq.sequencename = 'limit_hits_' || known.name
  ) as fresh
  left join private.limit_hits as past
    on past.limit_name = known.name and past.last_hit > now() - interval '24 hours'
  group by known.name, fresh.hits
  order by 4 desc, known.title;
end;
$$;
grant execute on function private.system_limits() to authenticated, service_role;

create function public.system_limits()
returns table (name text, title text, rule text, hits bigint, last_hit timestamptz)
language sql stable set search_path = '' as $$
  select * from private.system_limits();
$$;
comment on function public.system_limits() is
  'The number of refusals by each limit in the last 24 hours, the most frequent first. Supabase Auth''s '
  'own limits are not among them. last_hit is up to 5 minutes late. Admins only (42501).';
grant execute on function public.system_limits() to authenticated, service_role;
