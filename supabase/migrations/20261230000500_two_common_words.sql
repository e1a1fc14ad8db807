-- Since offers are searched too, two common words that never meet read whole tables again: the query went back
-- to one read per kind (20261127002000_rare_searches.sql says why that is slow). One word needs only that read:
-- the planner knows how common it is.

drop function private.admin_search_of_kind(text, text, text, text, text, integer);
create function private.admin_search_of_kind(
  _kind text, _records text, _condition text, _title text, _detail text, _limit integer, _is_one_word boolean
)
returns text language sql immutable set search_path = '' as $$
  select format($query$
    (with %8$s
     select %1$L, record.id, %4$s, %5$s
     from picked join public.%7$I as record on record.id = picked.id
     order by picked.created_at desc, picked.id desc)
  $query$, _kind, _records, _condition, _title, _detail, _limit, case _kind
    when 'message' then 'contact_messages'
    when 'application' then 'job_applications'
    when 'user' then 'profiles'
    else _kind || 's'
  end, format(case when _is_one_word then $picked$
    picked as materialized (
      select id, created_at from (%1$s) as record
      where %2$s order by created_at desc, id desc limit %3$s
    )$picked$
  else $picked$
    recent as materialized (
      -- An expression, because the planner would compare 1,000 sampled values with each word.
      select id, created_at from (
        select id, created_at, search_text || '' as search_text
        from (%1$s) as record order by created_at desc, id desc limit 500
      ) as record
      where %2$s order by created_at desc, id desc limit %3$s
    ), found as materialized (
      select id, created_at from (%1$s) as record
      where %2$s and (select count(*) from recent) < %3$s
    ), picked as (
      select * from recent where (select count(*) from recent) = %3$s
      union all
      (select * from found order by created_at desc, id desc limit %3$s)
    )$picked$
  end, _records, _condition, _limit));
$$;
comment on function private.admin_search_of_kind(text, text, text, text, text, integer, boolean) is
  'SQL that searches one kind of record. Several words are searched in its newest 500 records first, then through '
  'the indexes, because the planner multiplies how common words are, also if they never meet.';

create or replace function private.admin_search_query(_text text, _per_kind integer)
returns text language sql immutable set search_path = '' as $body$
  select concat_ws(' union all ',
    private.admin_search_of_kind(
      'quote', 'select id, created_at, search_text from public.quotes where deleted_at is null',
      condition, 'customer_name', $$reference || ', ' || origin || ' to ' || destination$$, _per_kind, is_one_word),
    private.admin_search_of_kind(
      'load',
      'select load.id, load.created_at, search.search_text
       from private.load_search as search join public.loads as load on load.id = search.load_id',
      condition, 'title',
      format($detail$concat_ws(', ', origin || ' to ' || destination,
        (select nullif(btrim(first_name || ' ' || last_name), '')
         from public.profiles where id = record.driver_id),
        (select 'permit ' || string_agg(permit_number, ', ' order by permit_number)
         from public.load_permits where load_id = record.id and %s))$detail$,
        private.search_condition('lower(permit_number)', _text)), _per_kind, is_one_word),
    private.admin_search_of_kind(
      'offer', 'select id, created_at, search_text from public.offers where is_latest',
      condition, $$number || ', ' || customer_name$$, $$origin || ' to ' || destination$$, _per_kind, is_one_word),
    private.admin_search_of_kind(
      'message',
      'select id, created_at, search_text from public.contact_messages where deleted_at is null',
      condition, 'name', 'subject', _per_kind, is_one_word),
    private.admin_search_of_kind(
      'application',
      'select id, created_at, search_text from public.job_applications where deleted_at is null',
      condition, $$first_name || ' ' || last_name$$, 'job_title', _per_kind, is_one_word),
    private.admin_search_of_kind(
      'user', 'select id, created_at, search_text from public.profiles', condition,
      $$coalesce(nullif(btrim(first_name || ' ' || last_name), ''), email)$$,
      $$concat_ws(', ', initcap(replace(roles[1], '_', ' ')), email)$$, _per_kind, is_one_word)
  )
  from private.search_condition('search_text', _text) as condition,
    lateral (select btrim(_text) !~ '\s' as is_one_word) as words;
$body$;
comment on function public.admin_search(text, integer) is
  'Newest quotes, offers, loads, messages, applications and users that contain every word of the text (two '
  'characters or more, eight words) in any order; two characters match the start of a word, phone numbers '
  'their digits. 1 to 20 of each kind. Staff only (42501); moderators find no users, offers and loads.';
