-- Rate limits for everything visitors can send: a limit for each sender and one for all senders
-- together. Windows are fixed (12:00, 12:10 ...), which costs two counters and no scan. Around the
-- change of a window a sender can use twice the limit, which is harmless here.

create table private.settings (
  only_row boolean primary key default true check (only_row),
  brake_window interval not null default '10 minutes' check (brake_window >= '1 second'),
  -- Rows of each public form.
  brake_per_sender integer not null default 10 check (brake_per_sender > 0),
  brake_overall integer not null default 300 check (brake_overall > 0),
  -- Uploads: an application has up to twelve files, and a bad connection sends some twice.
  brake_documents_per_sender integer not null default 40 check (brake_documents_per_sender > 0),
  brake_documents_overall integer not null default 300 check (brake_documents_overall > 0),
  -- Analytics events.
  visits_per_sender integer not null default 300 check (visits_per_sender > 0),
  visits_overall integer not null default 60000 check (visits_overall > 0),
  -- New visitors: an office or a truck stop shares one address, a flood of invented visitors too.
  visitors_per_sender integer not null default 60 check (visitors_per_sender > 0),
  -- Without a salt, hashing every possible address would reveal the hashed one.
  address_salt text not null default gen_random_uuid()::text || gen_random_uuid()::text,
  -- Makes the tokens of the links in our emails; a new secret makes new links.
  link_secret text not null default gen_random_uuid()::text || gen_random_uuid()::text
);
comment on table private.settings is
  'One row: rate limits (uses per window) and the secrets behind hashes and links.';
insert into private.settings default values;

create table private.submission_counts (
  form text not null,
  -- Salted hash of an address, or 'everybody'. The address itself is not stored.
  sender text not null,
  window_start timestamptz not null,
  submissions integer not null default 1,
  primary key (form, sender, window_start)
);
comment on table private.submission_counts is
  'Uses of each rate-limited action per sender and window. Deleted after a day at the latest.';
create index submission_counts_by_age on private.submission_counts (window_start);

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

create function private.count_submission(form text, sender text, window_start timestamptz)
returns integer language sql set search_path = '' as $$
  insert into private.submission_counts as counts (form, sender, window_start)
  values (form, sender, window_start)
  on conflict (form, sender, window_start) do update set submissions = counts.submissions + 1
  returning submissions;
$$;

-- Counts one use of `what` by an address (null: unknown) and raises PT429 when that address or all
-- senders together are over the limit. The error rolls its own count back, so counters stop at the limit.
create function private.hold_back(what text, address text, per_sender integer, overall integer)
returns void language plpgsql set search_path = '' as $$
declare
  length_of_window interval := (select brake_window from private.settings);
  this_window timestamptz := date_bin(length_of_window, now(), 'epoch');
  seen integer;
begin
  if address is not null then
    seen := private.count_submission(what, private.sender_hash(address), this_window);
    if seen > per_sender then
      raise exception
        'You have sent several requests in a short time. Please wait a few minutes and try again.'
        using errcode = 'PT429';
    end if;
  end if;

  seen := private.count_submission(what, 'everybody', this_window);
  if seen > overall then
    raise exception
      'We are receiving more requests than usual. Please wait a few minutes and try again.'
      using errcode = 'PT429';
  end if;
  -- The first use in a window deletes the counters of old windows.
  if seen = 1 then
    delete from private.submission_counts where window_start < this_window - length_of_window;
  end if;
end;
$$;

-- Trigger on the tables of the public forms. Each form has counters of its own, so a flood of contact
-- messages does not block quotes. The triggers apply to requests from visitors and signed-in users
-- only; edge functions (service_role), migrations and seeds are not limited.
-- Security definer: visitors have no rights in the private tables.
create function private.brake()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.hold_back(
    tg_table_name, private.client_address(), brake_per_sender, brake_overall
  ) from private.settings;
  return new;
end;
$$;
