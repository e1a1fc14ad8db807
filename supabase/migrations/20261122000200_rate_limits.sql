-- Rate limits for everything visitors can send: a limit for each sender and one for all senders
-- together. Windows are fixed (12:00, 12:10 ...), which costs two counters and no scan. Around the
-- change of a window a sender can use twice the limit, which is harmless here.

create table private.settings (
  only_row boolean primary key default true check (only_row),
  rate_limit_window interval not null default '10 minutes' check (rate_limit_window >= '1 second'),
  -- Rows of each public form.
  rate_limit_per_sender integer not null default 10 check (rate_limit_per_sender > 0),
  rate_limit_overall integer not null default 300 check (rate_limit_overall > 0),
  -- Uploads: an application has up to twelve files, and a bad connection sends some twice.
  rate_limit_uploads_per_sender integer not null default 40 check (rate_limit_uploads_per_sender > 0),
  rate_limit_uploads_overall integer not null default 300 check (rate_limit_uploads_overall > 0),
  -- Analytics events.
  rate_limit_visits_per_sender integer not null default 300 check (rate_limit_visits_per_sender > 0),
  rate_limit_visits_overall integer not null default 60000 check (rate_limit_visits_overall > 0),
  -- New visitors: an office or a truck stop shares one address, a flood of invented visitors too.
  rate_limit_visitors_per_sender integer not null default 60 check (rate_limit_visitors_per_sender > 0),
  -- Without a salt, hashing every possible address would reveal the hashed one.
  address_salt text not null default gen_random_uuid()::text || gen_random_uuid()::text,
  -- Makes the tokens of the links in our emails; a new secret makes new links.
  link_secret text not null default gen_random_uuid()::text || gen_random_uuid()::text
);
comment on table private.settings is
  'One row: rate limits (uses per window) and the secrets behind hashes and links.';
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

-- The caller's address: Cloudflare's header, which hosted Supabase sets itself, else the first
-- forwarded one. An IPv6 customer has a /64, so that counts as one sender.
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

-- Counts one use of an action by an address (null: unknown) and raises PT429 when that address or all
-- senders together are over the limit. The error rolls its own count back, so counters stop at the limit.
create function private.rate_limit(action text, address text, per_sender integer, overall integer)
returns void language plpgsql set search_path = '' as $$
declare
  length_of_window interval := (select rate_limit_window from private.settings);
  this_window timestamptz := date_bin(length_of_window, now(), 'epoch');
  seen integer;
begin
  if address is not null then
    seen := private.count_use(action, private.sender_hash(address), this_window);
    if seen > per_sender then
      raise exception
        'Too many requests. Please wait a few minutes and try again.'
        using errcode = 'PT429';
    end if;
  end if;

  seen := private.count_use(action, 'all', this_window);
  if seen > overall then
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

-- Trigger on the tables of the public forms. Each form has counters of its own, so a flood of contact
-- messages does not block quotes. The triggers apply to requests from visitors and signed-in users
-- only; edge functions (service_role), migrations and seeds are not limited.
-- Security definer: visitors have no rights in the private tables.
create function private.enforce_rate_limit()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.rate_limit(
    tg_table_name, private.client_address(), rate_limit_per_sender, rate_limit_overall
  ) from private.settings;
  return new;
end;
$$;
