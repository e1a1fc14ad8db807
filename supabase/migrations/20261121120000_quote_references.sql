-- What a quote is called on the phone, and since when it stands where it stands.

-- Six letters and figures out of 32: no I, L, O or U, so that nothing is misread and no word comes
-- out. A reference is a name, not a key: knowing one opens nothing.
create function private.new_quote_reference()
returns text language plpgsql set search_path = '' as $$
declare
  alphabet constant text := '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  bytes bytea;
  candidate text;
begin
  loop
    -- The first six bytes of a random UUID are random to the last bit.
    bytes := uuid_send(gen_random_uuid());
    select 'Q-' || string_agg(substr(alphabet, 1 + get_byte(bytes, n) % 32, 1), '')
    into candidate from generate_series(0, 5) as n;
    exit when not exists (select from public.quotes where quotes.reference = candidate);
  end loop;
  return candidate;
end;
$$;

alter table public.quotes
  add column reference text,
  -- First reviewed; archived, and not taken out again.
  add column reviewed_at timestamptz,
  add column archived_at timestamptz;

-- Quotes that are there already get theirs as if they had always had them: no trigger, no log.
alter table public.quotes disable trigger user;
update public.quotes set
  reference = private.new_quote_reference(),
  reviewed_at = (select min(created_at) from public.activity_log
    where record_id = quotes.id and new_status = 'reviewed'),
  archived_at = (select max(created_at) from public.activity_log
    where record_id = quotes.id and new_status = 'archived' and quotes.status = 'archived');
alter table public.quotes enable trigger user;

alter table public.quotes
  alter column reference set not null,
  alter column reference set default '',
  add constraint quotes_reference_key unique (reference),
  add check (reference ~ '^Q-[0-9A-HJKMNP-TV-Z]{6}$'),
  -- Dispatch finds a quote by what the caller reads out.
  drop column search_text,
  add column search_text text generated always as (
    lower(reference || ' ' || customer_name || ' ' || email || ' ' || phone || ' ' || origin || ' '
      || destination || ' ' || equipment)
  ) stored;
comment on column public.quotes.search_text is 'Lower case; what the admin list searches.';

-- Security definer: to find one that is free it reads quotes its sender may not.
create function private.give_quote_reference()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  new.reference := private.new_quote_reference();
  return new;
end;
$$;
create trigger quotes_give_reference before insert on public.quotes
  for each row when (new.reference = '') execute function private.give_quote_reference();

create function private.note_quote_status()
returns trigger language plpgsql set search_path = '' as $$
begin
  if new.status = 'reviewed' then
    new.reviewed_at := coalesce(new.reviewed_at, now());
  end if;
  new.archived_at := case when new.status = 'archived' then coalesce(new.archived_at, now()) end;
  return new;
end;
$$;
create trigger quotes_note_status before insert or update of status on public.quotes
  for each row execute function private.note_quote_status();
