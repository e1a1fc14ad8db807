-- One brake for everything anybody may send, whether a trigger or a function pulls it.

create function private.sender_hash(address text)
returns text language sql stable set search_path = ''
return (
  select encode(sha256(convert_to(address_salt || address, 'UTF8')), 'hex') from private.settings
);

-- Counts one use of `what` by an address (null where the edge told none) and refuses it with PT429
-- when the address, or everybody together, has had enough in the window that runs now.
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
  -- The first use in a window sweeps the counters of those long past.
  if seen = 1 then
    delete from private.submission_counts where window_start < this_window - length_of_window;
  end if;
end;
$$;

-- Security definer: visitors have no rights in the private tables. A refused row rolls its own
-- count back, so the counters stop at the limit and open again with the next window.
create or replace function private.brake()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.hold_back(
    tg_table_name, private.client_address(), brake_per_sender, brake_overall
  ) from private.settings;
  return new;
end;
$$;
