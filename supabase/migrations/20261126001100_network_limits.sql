-- The forms' limits count wider networks too, and no longer close a form for everyone: above a limit they
-- require a challenge, or without one slow down busy networks only (docs/decisions/0031). Edge functions
-- that anyone may call have limits as well.

alter table private.settings
  -- Whether visitors can pass a challenge: TURNSTILE_SECRET_KEY is set. report-settings keeps it current.
  add column is_challenge_on boolean not null default false,
  -- Calls of each edge function that anyone may call.
  add column rate_limit_calls_per_sender integer not null default 60
    check (rate_limit_calls_per_sender > 0),
  add column rate_limit_calls_per_id integer not null default 10 check (rate_limit_calls_per_id > 0);

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
  'Limit of the network at this level of networks_of: 3 times a sender''s for a /56, 6 times for a /48 or /24.';

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

-- As before, with wider networks and challenges.
create or replace function private.enforce_rate_limit()
returns trigger language plpgsql security definer set search_path = '' as $$
declare
  limits private.settings;
  exceeded text;
begin
  select * into strict limits from private.settings;
  exceeded := private.exceeded_limit(
    tg_table_name, private.client_address(), limits.rate_limit_per_sender, limits.rate_limit_overall
  );
  if exceeded is null or exceeded = 'busy' and not limits.is_challenge_on then
    return new;
  end if;
  if limits.is_challenge_on then
    delete from private.challenge_passes
    where form = tg_table_name and record_id = new.id and created_at > now() - interval '5 minutes';
    if found then
      return new;
    end if;
    perform private.record_limit_hit(tg_table_name);
    raise exception 'Please confirm you’re human.' using errcode = 'PT428';
  end if;
  perform private.record_limit_hit(tg_table_name);
  raise exception '%', case exceeded
    when 'network' then 'Too many requests. Please wait a few minutes and try again.'
    else 'We are receiving more requests than usual. Please wait a few minutes and try again.'
  end using errcode = 'PT429';
end;
$$;
comment on function private.enforce_rate_limit() is
  'Limits what visitors send with a form. Above a limit: PT428 unless they passed a challenge for this row, '
  'or PT429 where challenges are off.';

-- Replaces rate_limit_uploads, for the same reasons: an upload counts as any role, and Storage answers 403
-- with our text to 42501.
-- Security definer: visitors have no rights in the private tables.
create function private.limit_uploads()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if private.exceeded_limit(
    'uploads', private.client_address(),
    (select rate_limit_uploads_per_sender from private.settings),
    (select rate_limit_uploads_overall from private.settings)
  ) in ('network', 'overall') then
    perform private.record_limit_hit('uploads');
    raise exception 'Too many uploads. Please wait a few minutes and try again.'
      using errcode = '42501';
  end if;
  return new;
end;
$$;
drop trigger job_documents_rate_limit on storage.objects;
create trigger job_documents_rate_limit before insert on storage.objects
  for each row when (new.bucket_id = 'job-documents'
    and current_setting('request.headers', true) <> '')
  execute function private.limit_uploads();
drop trigger quote_attachments_rate_limit on storage.objects;
create trigger quote_attachments_rate_limit before insert on storage.objects
  for each row when (new.bucket_id = 'quote-attachments'
    and current_setting('request.headers', true) <> '')
  execute function private.limit_uploads();

-- Security definer: service_role has no rights in the private tables.
create function private.store_challenge_pass(_form text, _record_id uuid)
returns void language sql security definer set search_path = '' as $$
  delete from private.challenge_passes where created_at < now() - interval '5 minutes';
  insert into private.challenge_passes (form, record_id) values (_form, _record_id)
  on conflict (form, record_id) do update set created_at = now();
$$;
comment on function private.store_challenge_pass(text, uuid) is 'Implements public.store_challenge_pass.';

create function public.store_challenge_pass(_form text, _record_id uuid)
returns void language sql set search_path = '' as $$
  select private.store_challenge_pass(_form, _record_id);
$$;
comment on function public.store_challenge_pass(text, uuid) is
  'Lets a form (quotes, contact_messages or job_applications) store the row with this id above its limits, '
  'once and within five minutes. For verify-challenge.';

-- Security definer: service_role has no rights in the private tables.
create function private.set_challenge(_is_on boolean)
returns void language sql security definer set search_path = '' as $$
  update private.settings set is_challenge_on = _is_on where is_challenge_on <> _is_on;
$$;
comment on function private.set_challenge(boolean) is 'Implements public.set_challenge.';

create function public.set_challenge(_is_on boolean)
returns void language sql set search_path = '' as $$
  select private.set_challenge(_is_on);
$$;
comment on function public.set_challenge(boolean) is
  'Records whether visitors can pass a challenge above the forms'' limits. For report-settings.';

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
comment on function private.limit_function_call(text, text, uuid) is
  'Implements public.limit_function_call.';

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

create function public.limit_function_call(_name text, _address text, _id uuid)
returns integer language sql set search_path = '' as $$
  select private.limit_function_call(_name, _address, _id);
$$;
comment on function public.limit_function_call(text, text, uuid) is
  'Counts a call of an edge function by a visitor''s network and by the id it is about. Returns 0, or the '
  'seconds to wait if there were too many. For the functions that anyone may call.';

grant execute on function
  private.store_challenge_pass(text, uuid), public.store_challenge_pass(text, uuid),
  private.set_challenge(boolean), public.set_challenge(boolean),
  private.limit_function_call(text, text, uuid), public.limit_function_call(text, text, uuid)
to service_role;
