-- CSV import of the rules desk: a preview, then all rows or none.

-- A file's row as it will be stored; what can't be stored stays text and is rejected.
create function private.imported_rules(_rows jsonb)
returns table (
  line integer, country text, state text, rule text, value text, unit text, comparison text,
  road_class text, condition_note text, certainty text, as_of text, source_ids text[], conflicts text
)
language sql immutable set search_path = '' as $$
  select line, btrim(country), btrim(state), btrim(rule), btrim(value), btrim(unit), btrim(comparison),
    coalesce(nullif(btrim(road_class), ''), 'any'), btrim(coalesce(condition_note, '')), btrim(certainty),
    nullif(btrim(as_of), ''),
    array(
      select btrim(id) from regexp_split_to_table(source_id, ';') with ordinality as ids (id, position)
      where btrim(id) <> '' order by position
    ),
    coalesce(nullif(btrim(conflicts), ''), '0')
  from jsonb_to_recordset(_rows) as rows (
    line integer, country text, state text, rule text, value text, unit text, comparison text,
    road_class text, condition_note text, certainty text, as_of text, source_id text, conflicts text
  );
$$;

create function private.imported_sources(_rows jsonb)
returns table (
  line integer, id text, title text, publisher text, kind text, url text, as_of text, retrieved text
)
language sql immutable set search_path = '' as $$
  select line, btrim(source_id), btrim(title), btrim(coalesce(publisher, '')), btrim(kind),
    btrim(coalesce(url, '')), nullif(btrim(as_of), ''), btrim(retrieved)
  from jsonb_to_recordset(_rows) as rows (
    line integer, source_id text, title text, publisher text, kind text, url text, as_of text,
    retrieved text
  );
$$;

create function private.rejected_rules(_rules jsonb, _sources jsonb)
returns table (file text, line integer, reason text)
language sql stable set search_path = '' as $$
  with rows as materialized (
    select *,
      first_value(line) over same_key as first_line,
      first_value(line) over same_value as first_same_value,
      first_value(line) over same_sources as first_same_sources,
      bool_or(conflicts = '0') over (partition by state, rule, road_class) as has_used
    from private.imported_rules(_rules)
    window
      same_key as (partition by state, rule, road_class, conflicts order by line),
      same_value as (partition by state, rule, road_class, value, comparison order by line),
      same_sources as (partition by state, rule, road_class, source_ids order by line)
  ), known as materialized (
    select id from public.rule_sources union select id from private.imported_sources(_sources)
  ), judged as (
    select 'rules' as file, line, case
      when not coalesce(state = any (private.rule_states()), false)
        then 'There is no state or province ' || coalesce(nullif(left(state, 20), ''), '(empty)') || '.'
      when country <> '' and country <> case when private.is_province(state) then 'CA' else 'US' end
        then state || ' isn’t in ' || left(country, 20) || '.'
      when private.rule_unit(rule) is null
        then 'There is no rule ' || coalesce(nullif(left(rule, 60), ''), '(empty)') || '.'
      when unit is distinct from private.rule_unit(rule)
        then 'The unit of ' || rule || ' is ' || private.rule_unit(rule) || ', not '
          || coalesce(nullif(left(unit, 20), ''), 'empty') || '.'
      when not coalesce(comparison in ('over', 'at_or_over', 'text'), false)
        then 'The comparison has to be over, at_or_over or text.'
      when not coalesce(private.is_filled_line(value, 200), false)
        then 'The value is missing or longer than 200 characters.'
      when comparison <> 'text' and (
        unit = 'text' or value !~ '^[0-9]{1,8}(\.[0-9]{1,4})?$' or value !~ '[1-9]'
      ) then left(value, 40) || ' isn’t a number above zero, so it can’t be compared.'
      when road_class not in ('any', 'interstate', 'four_lane', 'two_lane')
        then 'The road class has to be any, interstate, four_lane or two_lane.'
      when not private.is_line(condition_note, 300) then 'The note is longer than 300 characters.'
      when not coalesce(certainty in ('A', 'B', 'C'), false) then 'The certainty has to be A, B or C.'
      when not private.is_rule_date(as_of) then 'The date has to be like 2026, 2026-11 or 2026-11-22.'
      when conflicts not in ('0', '1') then 'The column conflicts has to be 0 or 1.'
      when cardinality(source_ids) = 0 then 'The source is missing.'
      when cardinality(source_ids) > 12 then 'More than 12 sources.'
      when exists (select from unnest(source_ids) as id where id not in (select known.id from known))
        then 'There is no source '
          || (select left(id, 40) from unnest(source_ids) as id where id not in (select known.id from known) limit 1)
          || '. Add it to the file of sources.'
      when conflicts = '0' and first_line <> line
        then 'Duplicate: line ' || first_line || ' has the value to use for the same rule and roads.'
      when first_same_value <> line then 'Duplicate: line ' || first_same_value || ' has the same value.'
      when first_same_sources <> line
        then 'Duplicate: line ' || first_same_sources || ' has the same rule from the same sources.'
      when not has_used then 'A conflicting value needs a row with conflicts 0 for the same rule and roads.'
    end as reason
    from rows
    union all
    select 'sources', line, case
      when not coalesce(id ~ '^[A-Za-z0-9][A-Za-z0-9-]{0,39}$', false)
        then 'The source_id has to be letters, digits and hyphens, up to 40.'
      when first_value(line) over (partition by id order by line) <> line
        then 'Duplicate: line ' || first_value(line) over (partition by id order by line)
          || ' has the same source_id.'
      when not coalesce(private.is_filled_line(title, 200), false) then 'The title is missing or too long.'
      when not private.is_line(publisher, 200) then 'The publisher is longer than 200 characters.'
      when not coalesce(kind in (
        'statute', 'regulation', 'state_manual', 'federal_compilation', 'trade_site', 'other'
      ), false) then 'There is no kind of source ' || coalesce(nullif(left(kind, 40), ''), '(empty)') || '.'
      when url <> '' and not (private.is_line(url, 500) and url ~* '^https?://[^\s]+$')
        then 'The link has to start with https:// or http://.'
      when not private.is_rule_date(as_of) then 'The date has to be like 2026, 2026-11 or 2026-11-22.'
      when not coalesce(
        retrieved ~ '^\d{4}-\d\d-\d\d$' and pg_input_is_valid(retrieved, 'date'), false
      ) then 'The column retrieved has to be a day like 2026-11-22.'
    end
    from private.imported_sources(_sources)
  )
  select * from judged where reason is not null order by file desc, line;
$$;

-- What an import would do. A file replaces the states it has rows for and leaves the others alone.
create function private.rule_differences(_rules jsonb)
returns table (change text, closes uuid, before jsonb, line integer, after jsonb)
language sql stable set search_path = '' as $$
  with file as (
    select line, state, rule, road_class, conflicts = '1' as is_conflict,
      case conflicts when '1' then comparison || ' ' || value else '' end as slot,
      jsonb_build_object(
        'state', state, 'rule', rule, 'road_class', road_class, 'is_conflict', conflicts = '1',
        'value', value, 'unit', unit, 'comparison', comparison, 'condition_note', condition_note,
        'certainty', certainty, 'as_of', as_of, 'source_ids', source_ids
      ) as content
    from private.imported_rules(_rules)
  ), stored as (
    select id, state, rule, road_class, is_conflict,
      case when is_conflict then comparison || ' ' || value else '' end as slot,
      to_jsonb(row) - '{id,valid_from,valid_to,opened_in,closed_in}'::text[] as content
    from public.state_rules as row
    where valid_to is null and state in (select file.state from file)
  )
  select
    case when id is null then 'added' when line is null then 'removed' else 'changed' end,
    id, stored.content, line, file.content
  from file full join stored using (state, rule, road_class, is_conflict, slot)
  where file.content is distinct from stored.content
  order by coalesce(file.state, stored.state), coalesce(file.rule, stored.rule), line;
$$;

create function private.source_differences(_sources jsonb)
returns table (change text, id text)
language sql stable set search_path = '' as $$
  select case when stored.id is null then 'added' else 'changed' end, file.id
  from private.imported_sources(_sources) as file
  left join public.rule_sources as stored on stored.id = file.id
  where (stored.title, stored.publisher, stored.kind, stored.url, stored.as_of, stored.retrieved_on::text)
    is distinct from (file.title, file.publisher, file.kind, file.url, file.as_of, file.retrieved);
$$;

create function private.check_import(_rules jsonb, _sources jsonb)
returns void language plpgsql stable set search_path = '' as $$
begin
  perform private.require_admin();
  if jsonb_typeof(_rules) is distinct from 'array' or jsonb_typeof(_sources) is distinct from 'array'
    or jsonb_array_length(_rules) + jsonb_array_length(_sources) = 0 then
    raise exception 'The file has no rows.' using errcode = '23514';
  elsif jsonb_array_length(_rules) > 5000 or jsonb_array_length(_sources) > 2000 then
    raise exception 'The file has too many rows: import at most 5,000 rules and 2,000 sources.'
      using errcode = '23514';
  end if;
end;
$$;

create function public.preview_rule_import(_rules jsonb, _sources jsonb)
returns jsonb language plpgsql stable set search_path = '' as $$
declare
  changes jsonb;
  rejected jsonb;
begin
  perform private.check_import(_rules, _sources);
  select coalesce(jsonb_agg(to_jsonb(problem)), '[]') into rejected
  from private.rejected_rules(_rules, _sources) as problem;
  select coalesce(jsonb_agg(to_jsonb(difference) - 'closes'), '[]') into changes
  from private.rule_differences(_rules) as difference;
  return jsonb_build_object(
    'version', private.rules_version(),
    'rejected', rejected,
    'changes', changes,
    'unchanged', jsonb_array_length(_rules) - (
      select count(*) from jsonb_array_elements(changes) as change where change ->> 'change' <> 'removed'
    ),
    'sources', (
      select coalesce(jsonb_agg(to_jsonb(difference)), '[]')
      from private.source_differences(_sources) as difference
    )
  );
end;
$$;
comment on function public.preview_rule_import(jsonb, jsonb) is
  'What import_rules would do with the rows of a rules file and a sources file (columns as in supabase/rules, '
  'plus line): {version, rejected: [{file, line, reason}], changes: [{change, before, line, after}], '
  'unchanged, sources: [{change, id}]}. change is added, changed or removed. Stores nothing. Admins only '
  '(42501). 23514 for an empty file and for more than 5,000 rules or 2,000 sources.';

-- Security definer: no API role writes rules.
create function private.import_rules(_rules jsonb, _sources jsonb, _version bigint)
returns bigint language plpgsql security definer set search_path = '' as $$
declare
  problems integer;
  problem record;
  change_id bigint;
  added integer;
  changed integer;
  removed integer;
begin
  perform private.check_import(_rules, _sources);
  lock table public.rule_changes in share row exclusive mode;
  if _version is distinct from private.rules_version() then
    perform private.raise_stale();
  end if;
  select count(*) into problems from private.rejected_rules(_rules, _sources);
  if problems > 0 then
    select * into problem from private.rejected_rules(_rules, _sources) limit 1;
    raise exception 'Nothing was imported. % of the rows can’t be stored; the first is line % of the %: %',
      problems, problem.line, problem.file, problem.reason using errcode = '23514';
  end if;
  select count(*) filter (where change = 'added'), count(*) filter (where change = 'changed'),
    count(*) filter (where change = 'removed')
  into added, changed, removed from private.rule_differences(_rules);
  if added + changed + removed = 0 and not exists (select from private.source_differences(_sources)) then
    return _version;
  end if;
  change_id := private.open_rule_change(
    'imported', null, format('Rules import: %s added, %s changed, %s removed', added, changed, removed)
  );
  insert into public.rule_sources as stored (id, title, publisher, kind, url, as_of, retrieved_on)
  select id, title, publisher, kind, url, as_of, retrieved::date
  from private.imported_sources(_sources)
  where id in (select difference.id from private.source_differences(_sources) as difference)
  on conflict (id) do update set title = excluded.title, publisher = excluded.publisher,
    kind = excluded.kind, url = excluded.url, as_of = excluded.as_of, retrieved_on = excluded.retrieved_on;
  with differences as materialized (
    select * from private.rule_differences(_rules)
  ), closed as (
    update public.state_rules set valid_to = now(), closed_in = change_id
    where id in (select closes from differences)
    returning id
  )
  select count(*) into removed from closed;
  -- What was closed no longer counts as stored, so all of its replacements are now additions.
  insert into public.state_rules (
    state, rule, road_class, is_conflict, value, unit, comparison, condition_note, certainty, as_of,
    source_ids, opened_in
  )
  select row.state, row.rule, row.road_class, row.is_conflict, row.value, row.unit, row.comparison,
    row.condition_note, row.certainty, row.as_of, row.source_ids, change_id
  from private.rule_differences(_rules) as difference
  cross join jsonb_populate_record(null::public.state_rules, difference.after) as row
  where difference.change = 'added';
  return change_id;
end;
$$;
comment on function private.import_rules(jsonb, jsonb, bigint) is 'Implements public.import_rules.';
create function public.import_rules(_rules jsonb, _sources jsonb, _version bigint)
returns bigint language sql set search_path = '' as $$
  select private.import_rules(_rules, _sources, _version);
$$;
comment on function public.import_rules(jsonb, jsonb, bigint) is
  'Imports the rows of a rules file and a sources file, all or none, and returns the new rules version; the '
  'old one if nothing differs. A file replaces the states it has rows for. _version: of the preview. Logged. '
  'Admins only (42501). 23514 with the first problem; PT412 if rules changed since the preview.';

comment on function private.is_province(text) is 'Whether a postal code is a province or territory of Canada.';
comment on function private.imported_rules(jsonb) is
  'The rows of a rules file as they would be stored.';
comment on function private.imported_sources(jsonb) is
  'The rows of a sources file as they would be stored.';
comment on function private.rejected_rules(jsonb, jsonb) is
  'The rows of an import that can’t be stored, each with its first problem.';
comment on function private.rule_differences(jsonb) is
  'What importing a rules file would add, change and remove.';
comment on function private.source_differences(jsonb) is
  'What importing a sources file would add and change.';
comment on function private.check_import(jsonb, jsonb) is
  'Raises 42501 for anyone but an admin and 23514 for an import without rows or with too many.';

grant execute on function
  private.rejected_rules(jsonb, jsonb), private.rule_differences(jsonb), private.source_differences(jsonb),
  private.imported_rules(jsonb), private.imported_sources(jsonb), private.check_import(jsonb, jsonb),
  private.is_province(text), public.preview_rule_import(jsonb, jsonb),
  private.import_rules(jsonb, jsonb, bigint), public.import_rules(jsonb, jsonb, bigint)
to authenticated, service_role;
