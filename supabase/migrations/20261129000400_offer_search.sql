-- Offers in the console's search: by number, customer, route, commodity and PO number. Moderators find
-- none (private.admin_search).

create index offers_search_text_idx on public.offers using gin (search_text extensions.gin_trgm_ops);

create or replace function private.admin_search_query(_text text, _per_kind integer)
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
    (select 'offer', id, number || ', ' || customer_name, origin || ' to ' || destination
     from public.offers where is_latest and %1$s
     order by created_at desc, id desc limit %2$s)
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

comment on function public.admin_search(text, integer) is
  'Newest quotes, offers, loads, messages, applications and users that contain every word of the text (two '
  'characters or more, eight words) in any order; phone numbers match by their digits. 1 to 20 of each '
  'kind. Staff only (42501); moderators find no users, offers and loads.';
