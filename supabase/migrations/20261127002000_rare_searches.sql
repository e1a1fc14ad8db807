-- Searches that found few rows read whole tables when the planner expected many.

-- From 100 sampled values, one hit makes a word of ten rows look like one of a thousand: the planner then
-- reads the table from its newest row until a page is full.
alter table public.quotes alter column search_text set statistics 1000;
alter table public.contact_messages alter column search_text set statistics 1000;
alter table public.job_applications alter column search_text set statistics 1000;
alter table public.profiles alter column search_text set statistics 1000;
analyze public.quotes (search_text);
analyze public.contact_messages (search_text);
analyze public.job_applications (search_text);
analyze public.profiles (search_text);

-- PostgREST prepares its statements, so after five searches Postgres may keep one plan for every text.
create or replace function private.check_request()
returns void language plpgsql set search_path = '' as $$
declare
  headers constant jsonb := nullif(current_setting('request.headers', true), '')::jsonb;
  is_estimate constant boolean := coalesce(
    (headers ->> 'prefer') ~* 'count\W*(planned|estimated)'
    or (headers ->> 'accept') ~* 'vnd\.pgrst\.plan', false);
begin
  if is_estimate or current_setting('request.path', true) ~ '^/admin_' then
    -- A condition of its own: visitors can't execute the function in the next one.
    if current_user <> 'anon' then
      if private.is_staff_or_service() then
        perform set_config('plan_cache_mode', 'force_custom_plan', true);
        return;
      end if;
    end if;
    if is_estimate then
      raise sqlstate 'PT403' using
        message = 'Only staff can request an estimated count or a query plan.',
        hint = 'Use count=exact.';
    end if;
    raise sqlstate 'PT403' using message = 'Only staff can read this.';
  end if;
end;
$$;
comment on function private.check_request() is
  'PostgREST calls this before every request. Raises PT403 (HTTP 403) if anyone but staff or an edge '
  'function requests a planner''s estimate, a query plan or a view of staff (admin_…). Staff get a plan '
  'of its own for each request.';

-- The index holds groups of three characters. It finds two letters only with the space before them.
create or replace function private.search_words(_column text, _text text)
returns text language sql immutable set search_path = '' as $$
  select string_agg(
    case when char_length(word) = 2
      then format('(%1$s like %2$L or %1$s like %3$L)', _column, substr(pattern, 2), '% ' || substr(pattern, 2))
      else format('%s like %L', _column, pattern)
    end, ' and ')
  from (
    select word from regexp_split_to_table(btrim(_text), '\s+') as word limit 8
  ) as words, private.contains_pattern(word) as pattern;
$$;

-- The planner multiplies how common two words are, also if they never meet. So no plan depends on it:
-- first the newest records, where common words are found, then everything the indexes find.
create function private.admin_search_of_kind(
  _kind text, _records text, _condition text, _title text, _detail text, _limit integer
)
returns text language sql immutable set search_path = '' as $$
  select format($query$
    (with recent as materialized (
       -- An expression, because the planner would compare 1,000 sampled values with each word.
       select id, created_at from (
         select id, created_at, search_text || '' as search_text
         from (%2$s) as record order by created_at desc, id desc limit 500
       ) as record
       where %3$s order by created_at desc, id desc limit %6$s
     ), found as materialized (
       select id, created_at from (%2$s) as record
       where %3$s and (select count(*) from recent) < %6$s
     ), picked as (
       select * from recent where (select count(*) from recent) = %6$s
       union all
       (select * from found order by created_at desc, id desc limit %6$s)
     )
     select %1$L, record.id, %4$s, %5$s
     from picked join public.%7$I as record on record.id = picked.id
     order by picked.created_at desc, picked.id desc)
  $query$, _kind, _records, _condition, _title, _detail, _limit, case _kind
    when 'message' then 'contact_messages'
    when 'application' then 'job_applications'
    when 'user' then 'profiles'
    else _kind || 's'
  end);
$$;

create or replace function private.admin_search_query(_text text, _per_kind integer)
returns text language sql immutable set search_path = '' as $body$
  select concat_ws(' union all ',
    private.admin_search_of_kind(
      'quote', 'select id, created_at, search_text from public.quotes where deleted_at is null',
      condition, 'customer_name', $$reference || ', ' || origin || ' to ' || destination$$, _per_kind),
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
        private.search_condition('lower(permit_number)', _text)), _per_kind),
    private.admin_search_of_kind(
      'message',
      'select id, created_at, search_text from public.contact_messages where deleted_at is null',
      condition, 'name', 'subject', _per_kind),
    private.admin_search_of_kind(
      'application',
      'select id, created_at, search_text from public.job_applications where deleted_at is null',
      condition, $$first_name || ' ' || last_name$$, 'job_title', _per_kind),
    private.admin_search_of_kind(
      'user', 'select id, created_at, search_text from public.profiles', condition,
      $$coalesce(nullif(btrim(first_name || ' ' || last_name), ''), email)$$,
      $$concat_ws(', ', initcap(replace(roles[1], '_', ' ')), email)$$, _per_kind)
  )
  from private.search_condition('search_text', _text) as condition;
$body$;

comment on function public.admin_search(text, integer) is
  'Newest quotes, loads, messages, applications and users that contain every word of the text (two '
  'characters or more, eight words) in any order; two characters match the start of a word, phone numbers '
  'their digits. 1 to 20 of each kind. Staff only (42501); moderators find no users and loads.';
