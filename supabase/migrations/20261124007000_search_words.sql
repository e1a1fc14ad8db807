-- Search over the console: words in any order, phone numbers by their digits, purchase orders,
-- commodities, and loads by their people, permits and quote.

create function private.phone_digits(typed text)
returns text language sql immutable parallel safe set search_path = ''
return regexp_replace(typed, '\D', '', 'g');

-- Trigger arguments: the columns to search. A generated column can't gain columns without a rewrite of
-- every view that selects it, so a trigger writes search_text from here on.
create function private.write_search_text()
returns trigger language plpgsql set search_path = '' as $$
declare
  this_row constant jsonb := to_jsonb(new);
begin
  new.search_text := lower(concat_ws(' ',
    (select string_agg(this_row ->> name, ' ' order by position)
     from unnest(tg_argv) with ordinality as columns (name, position)),
    (select string_agg(piece ->> 'description', ' ')
     from jsonb_array_elements(
       case when jsonb_typeof(this_row -> 'pieces') = 'array' then this_row -> 'pieces' else '[]' end
     ) as piece),
    private.phone_digits(this_row ->> 'phone')
  ));
  return new;
end;
$$;
grant execute on function private.phone_digits(text) to anon, authenticated, service_role;
comment on function private.phone_digits(text) is 'A phone number without its punctuation.';

alter table public.quotes alter column search_text drop expression;
alter table public.contact_messages alter column search_text drop expression;
alter table public.job_applications alter column search_text drop expression;
alter table public.profiles alter column search_text drop expression;

-- Triggers run in the order of their names: on quotes, this one must come after quotes_set_reference.
create trigger quotes_write_search_text before insert or update of
  reference, customer_name, email, phone, origin, destination, equipment, commodity, po_number, pieces,
  search_text
  on public.quotes for each row execute function private.write_search_text(
    'reference', 'customer_name', 'email', 'phone', 'origin', 'destination', 'equipment', 'commodity',
    'po_number'
  );
create trigger contact_messages_write_search_text before insert or update of
  name, email, phone, subject, search_text
  on public.contact_messages for each row execute function private.write_search_text(
    'name', 'email', 'phone', 'subject'
  );
create trigger job_applications_write_search_text before insert or update of
  first_name, last_name, email, phone, job_title, search_text
  on public.job_applications for each row execute function private.write_search_text(
    'first_name', 'last_name', 'email', 'phone', 'job_title'
  );
create trigger profiles_write_search_text before insert or update of
  first_name, last_name, email, phone, company_name, search_text
  on public.profiles for each row execute function private.write_search_text(
    'first_name', 'last_name', 'email', 'phone', 'company_name'
  );
-- All triggers on these tables leave search_text out of versions and logs.
update public.quotes set search_text = '';
update public.contact_messages set search_text = '';
update public.job_applications set search_text = '';
update public.profiles set search_text = '';

-- Not a column of loads: drivers and pilot-car operators read their loads, but not who else is on them
-- or who asked for them.
create table private.load_search (
  load_id uuid primary key references public.loads (id) on delete cascade,
  search_text text not null
);
comment on table private.load_search is
  'What the console''s search finds a load by: its text, people, permit numbers and quote. Lower case.';
create index load_search_text_idx on private.load_search
  using gin (search_text extensions.gin_trgm_ops);

-- Security definer: drivers and pilot-car operators change loads, but no API role may write here.
create function private.refresh_load_search(_load_ids uuid[])
returns void language sql security definer set search_path = '' as $$
  insert into private.load_search (load_id, search_text)
  select load.id, lower(concat_ws(' ',
    load.title, load.origin, load.destination, load.equipment,
    (select concat_ws(' ', quote.reference, quote.customer_name, quote.commodity, quote.po_number)
     from public.quotes as quote where quote.id = load.quote_id),
    (select string_agg(person.first_name || ' ' || person.last_name, ' ')
     from public.profiles as person
     where person.id = load.driver_id or person.id in (
       select escort.pilot_id from public.load_escorts as escort
       where escort.load_id = load.id and escort.status <> 'declined'
     )),
    (select string_agg(permit.permit_number, ' ')
     from public.load_permits as permit where permit.load_id = load.id)
  ))
  from public.loads as load where load.id = any (_load_ids)
  on conflict (load_id) do update set search_text = excluded.search_text;
$$;

-- Security definer: calls refresh_load_search. Trigger argument: the column with the load's id.
create function private.refresh_changed_load_search()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.refresh_load_search(array[
    (to_jsonb(old) ->> tg_argv[0])::uuid, (to_jsonb(new) ->> tg_argv[0])::uuid
  ]);
  return null;
end;
$$;
create trigger loads_refresh_search after insert or update of
  title, origin, destination, equipment, driver_id, quote_id
  on public.loads for each row execute function private.refresh_changed_load_search('id');
create trigger load_escorts_refresh_search after insert or delete or update of load_id, pilot_id, status
  on public.load_escorts for each row execute function private.refresh_changed_load_search('load_id');
create trigger load_permits_refresh_search after insert or delete or update of load_id, permit_number
  on public.load_permits for each row execute function private.refresh_changed_load_search('load_id');

-- Security definer: calls refresh_load_search.
create function private.refresh_load_search_of_person()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.refresh_load_search(array(
    select id from public.loads where driver_id = new.id
    union
    select load_id from public.load_escorts where pilot_id = new.id
  ));
  return null;
end;
$$;
create trigger profiles_refresh_load_search after update of first_name, last_name on public.profiles
  for each row when ((old.first_name, old.last_name) is distinct from (new.first_name, new.last_name))
  execute function private.refresh_load_search_of_person();

select private.refresh_load_search(array(select id from public.loads));

create function private.search_words(_column text, _text text)
returns text language sql immutable set search_path = '' as $$
  select string_agg(format('%s like %L', _column, private.contains_pattern(word)), ' and ')
  from (
    select word from regexp_split_to_table(btrim(_text), '\s+') as word limit 8
  ) as words;
$$;

-- A literal condition instead of parameters, so that the planner sees how rare each word is.
create function private.search_condition(_column text, _text text)
returns text language plpgsql immutable set search_path = '' as $$
declare
  digits constant text := regexp_replace(private.phone_digits(_text), '^1(\d{10})$', '\1');
  -- The text without the punctuation of its phone numbers.
  dialed constant text := case
    when _text ~ '^[-+()./\s\d]+$' and char_length(digits) >= 4 then digits
    else regexp_replace(
      _text, '(?:\+?1[-.\s]*)?\(?(\d{3})\)?[-.\s]*(\d{3})[-.\s]*(\d{4})', ' \1\2\3 ', 'g'
    )
  end;
begin
  if dialed = _text then
    return private.search_words(_column, _text);
  end if;
  return format(
    '(%s or %s)', private.search_words(_column, _text), private.search_words(_column, dialed)
  );
end;
$$;

create function private.admin_search_query(_text text, _per_kind integer)
returns text language sql immutable set search_path = '' as $$
  select format($query$
    (select 'quote', id, customer_name, reference || ', ' || origin || ' to ' || destination
     from public.quotes where deleted_at is null and %1$s
     order by created_at desc, id desc limit %2$s)
    union all
    (select 'load', load.id, load.title, concat_ws(', ',
       load.origin || ' to ' || load.destination,
       (select nullif(btrim(first_name || ' ' || last_name), '')
        from public.profiles where id = load.driver_id),
       (select 'permit ' || string_agg(permit_number, ', ' order by permit_number)
        from public.load_permits where load_id = load.id and %3$s))
     from private.load_search as search join public.loads as load on load.id = search.load_id
     where %4$s
     order by load.created_at desc, load.id desc limit %2$s)
    union all
    (select 'message', id, name, subject
     from public.contact_messages where deleted_at is null and %1$s
     order by created_at desc, id desc limit %2$s)
    union all
    (select 'application', id, first_name || ' ' || last_name, job_title
     from public.job_applications where deleted_at is null and %1$s
     order by created_at desc, id desc limit %2$s)
    union all
    (select 'user', id, coalesce(nullif(btrim(first_name || ' ' || last_name), ''), email),
       concat_ws(', ', initcap(replace(roles[1], '_', ' ')), email)
     from public.profiles where %1$s
     order by created_at desc, id desc limit %2$s)
  $query$,
    private.search_condition('search_text', _text), _per_kind,
    private.search_condition('lower(permit_number)', _text),
    private.search_condition('search.search_text', _text));
$$;

-- Security definer: under the tables' policies, LIKE can't use the trigram indexes, and no API role may
-- read load_search.
create function private.admin_search(_text text, _per_kind integer)
returns table (kind text, id uuid, title text, detail text)
language plpgsql stable security definer set search_path = '' as $$
declare
  typed constant text := left(btrim(_text), 200);
begin
  perform private.require_admin();
  -- A single letter matches almost every record.
  if coalesce(char_length(typed), 0) < 2 then
    return;
  end if;
  return query execute private.admin_search_query(typed, least(greatest(coalesce(_per_kind, 5), 1), 20));
end;
$$;
comment on function private.admin_search(text, integer) is 'Implements public.admin_search.';

create or replace function public.admin_search(_text text, _per_kind integer default 5)
returns table (kind text, id uuid, title text, detail text)
language sql stable set search_path = '' as $$
  select * from private.admin_search(_text, _per_kind);
$$;
comment on function public.admin_search(text, integer) is
  'Newest quotes, loads, messages, applications and users that contain every word of the text (two '
  'characters or more, eight words) in any order; phone numbers match by their digits. 1 to 20 of each '
  'kind. Admins only (42501).';
grant execute on function private.admin_search(text, integer) to authenticated, service_role;
