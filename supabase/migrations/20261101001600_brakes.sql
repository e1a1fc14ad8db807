-- A brake on the three forms anybody may send: so many rows per sender and window, so many from
-- everybody together. Windows are fixed (12:00, 12:10, …), which costs two counters and no scan; at
-- the change of a window a sender may pass twice the limit in a row, which is harmless here.

-- One row. The numbers apply to each form for itself, so that a flood of contact messages does not
-- keep quotes out.
create table private.settings (
  only_row boolean primary key default true check (only_row),
  brake_window interval not null default '10 minutes' check (brake_window >= '1 second'),
  brake_per_sender integer not null default 10 check (brake_per_sender > 0),
  brake_overall integer not null default 300 check (brake_overall > 0),
  -- Without it the hash of an address could be found by trying all addresses.
  address_salt text not null default gen_random_uuid()::text || gen_random_uuid()::text
);
insert into private.settings default values;

create table private.submission_counts (
  form text not null,
  -- Salted hash of an address, or 'everybody'. The address itself is not stored.
  sender text not null,
  window_start timestamptz not null,
  submissions integer not null default 1,
  primary key (form, sender, window_start)
);
create index submission_counts_by_age on private.submission_counts (window_start);

-- Who is asking, as far as the edge knows: Cloudflare's header, which hosted Supabase sets itself,
-- else the first forwarded address. An IPv6 customer owns a /64, so that counts as one sender.
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
  -- A forged header may hold anything; it still counts as one sender.
  when invalid_text_representation or invalid_parameter_value then
    return address;
end;
$$;

create function private.count_submission(form text, sender text, window_start timestamptz)
returns integer language sql set search_path = '' as $$
  insert into private.submission_counts as counts (form, sender, window_start)
  values (form, sender, window_start)
  on conflict (form, sender, window_start) do update set submissions = counts.submissions + 1
  returning submissions;
$$;

-- Security definer: visitors have no rights in the private tables. A refused row rolls its own
-- count back, so the counters stop at the limit and open again with the next window.
create function private.brake()
returns trigger language plpgsql security definer set search_path = '' as $$
declare
  limits private.settings;
  this_window timestamptz;
  address text := private.client_address();
  seen integer;
begin
  select * into strict limits from private.settings;
  this_window := date_bin(limits.brake_window, now(), 'epoch');

  if address is not null then
    seen := private.count_submission(
      tg_table_name,
      encode(sha256(convert_to(limits.address_salt || address, 'UTF8')), 'hex'),
      this_window
    );
    if seen > limits.brake_per_sender then
      raise exception
        'You have sent several requests in a short time. Please wait a few minutes and try again.'
        using errcode = 'PT429';
    end if;
  end if;

  seen := private.count_submission(tg_table_name, 'everybody', this_window);
  if seen > limits.brake_overall then
    raise exception
      'We are receiving more requests than usual. Please wait a few minutes and try again.'
      using errcode = 'PT429';
  end if;
  -- The first row of a window sweeps the counters of those long past.
  if seen = 1 then
    delete from private.submission_counts where window_start < this_window - limits.brake_window;
  end if;
  return new;
end;
$$;

-- Only what comes through the API as a visitor or a signed-in person: our own functions
-- (service_role), migrations and seeds are not held up.
create trigger quotes_brake before insert on public.quotes
  for each row when (current_user in ('anon', 'authenticated')
    and current_setting('request.headers', true) <> '')
  execute function private.brake();
create trigger contact_messages_brake before insert on public.contact_messages
  for each row when (current_user in ('anon', 'authenticated')
    and current_setting('request.headers', true) <> '')
  execute function private.brake();
create trigger job_applications_brake before insert on public.job_applications
  for each row when (current_user in ('anon', 'authenticated')
    and current_setting('request.headers', true) <> '')
  execute function private.brake();
