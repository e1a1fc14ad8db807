-- Size and weight rules of states and provinces, with the source, date and certainty of each value
-- (docs/decisions/0039). A change closes a row and opens a new one, so a stored assessment can name the
-- version it used. Everyone reads current rules. Only admins write, through the functions of the rules desk,
-- and each change gets one entry in the activity log.

create function private.rule_states()
returns text[] language sql immutable parallel safe set search_path = ''
return private.jurisdictions() || '{AK,HI}';
comment on function private.rule_states() is
  'Postal codes of all states, the District of Columbia, and the provinces and territories of Canada.';
grant execute on function private.rule_states() to authenticated, service_role;

-- Refuses names that aren't listed: no one would look them up, and the state would seem to have no such rule.
create function private.rule_unit(_rule text)
returns text language sql immutable parallel safe set search_path = ''
return case
  when _rule <> all (string_to_array(
    'legal_width_in legal_height_in legal_length_trailer_ft legal_length_overall_ft legal_gross_lb '
    'legal_gross_non_interstate_lb semitrailer_min_length_nn_ft permit_max_width_in permit_max_height_in '
    'permit_max_length_ft permit_max_gross_lb auto_issue_max_width_in auto_issue_max_height_in '
    'auto_issue_max_length_ft auto_issue_max_gross_lb superload_width_in superload_height_in '
    'superload_length_ft superload_gross_lb superload_lead_days escort_one_width_in escort_two_width_in '
    'escort_three_width_in escort_four_width_in escort_two_night_width_in escort_front_width_in '
    'escort_rear_width_in escort_one_length_ft escort_two_length_ft escort_three_length_ft '
    'escort_rear_length_ft escort_two_height_in escort_one_gross_lb escort_high_pole_height_in '
    'police_escort_width_in police_escort_length_ft police_escort_height_in police_escort_gross_lb '
    'route_survey_height_in daylight_only weekend_travel holiday_travel metro_curfew corridor_note '
    'toll_road_note permit_valid_days permit_lead_business_days issuing_agency', ' ')) then null
  when _rule like '%\_in' then 'in'
  when _rule like '%\_ft' then 'ft'
  when _rule like '%\_lb' then 'lb'
  when _rule like '%\_days' then 'days'
  else 'text'
end;
comment on function private.rule_unit(text) is
  'The unit of a rule''s values: in, ft, lb, days or text. Null for an unknown rule.';
grant execute on function private.rule_unit(text) to authenticated, service_role;

create function private.is_rule_date(_value text)
returns boolean language sql immutable parallel safe set search_path = ''
return _value ~ '^(19|20)\d\d(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$';
comment on function private.is_rule_date(text) is
  'True if a text is a year, a month or a day: 2024, 2024-09 or 2024-09-30. Null for null.';
grant execute on function private.is_rule_date(text) to authenticated, service_role;

create domain public.rule_change_kind as text;
create table private.rule_change_kinds (
  kind public.rule_change_kind primary key check (kind ~ '^[a-z0-9_]{1,40}$')
);
comment on table private.rule_change_kinds is 'Ways to change the state rules.';
insert into private.rule_change_kinds (kind) values
  ('loaded'), ('added'), ('edited'), ('chosen'), ('imported');

create table public.rule_changes (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  -- Null for the files in supabase/rules.
  actor_id uuid references public.profiles (id) on delete set null,
  kind public.rule_change_kind not null references private.rule_change_kinds (kind),
  summary text not null check (private.is_filled_line(summary, 200))
);
comment on table public.rule_changes is
  'Every change of the state rules. The newest id is the rules version: a row of state_rules was current at '
  'version v if opened_in <= v and (closed_in is null or closed_in > v).';
create index rule_changes_actor_id_idx on public.rule_changes (actor_id);

alter table public.rule_changes enable row level security;
grant select on public.rule_changes to authenticated;
grant select, insert, update, delete on public.rule_changes to service_role;

create policy "Admins can read changes" on public.rule_changes
  for select to authenticated using ((select private.is_admin()));

create table public.rule_sources (
  id text primary key check (id ~ '^[A-Za-z0-9][A-Za-z0-9-]{0,39}$'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  title text not null check (private.is_filled_line(title, 200)),
  publisher text not null check (private.is_line(publisher, 200)),
  kind text not null check (
    kind in ('statute', 'regulation', 'state_manual', 'federal_compilation', 'trade_site', 'other')
  ),
  url text not null default '' check (url = '' or (private.is_line(url, 500) and url ~* '^https?://[^\s]+$')),
  as_of text check (private.is_rule_date(as_of)),
  retrieved_on date not null
    constraint rule_sources_retrieved_on_range check (private.is_day_in_range(retrieved_on))
);
comment on table public.rule_sources is
  'Pages, statutes and manuals that rule values were read from. A source keeps its id; a different document '
  'gets a new one.';
comment on column public.rule_sources.as_of is 'The date the source states: a year, month or day.';

alter table public.rule_sources enable row level security;
-- Visitors can read only what an assessment shows.
grant select (id, title, publisher, kind, url, as_of, retrieved_on) on public.rule_sources to anon;
grant select on public.rule_sources to authenticated;
grant select, insert, update, delete on public.rule_sources to service_role;

create policy "Visitors can read sources" on public.rule_sources
  for select to anon using (true);
create policy "Signed-in users can read sources" on public.rule_sources
  for select to authenticated using (true);

create trigger rule_sources_set_updated_at before update on public.rule_sources
  for each row execute function private.set_updated_at();

create table public.state_rules (
  id uuid primary key default gen_random_uuid(),
  state text not null check (state = any (private.rule_states())),
  rule text not null check (private.rule_unit(rule) is not null),
  road_class text not null default 'any' check (road_class in ('any', 'interstate', 'four_lane', 'two_lane')),
  comparison text not null check (comparison in ('over', 'at_or_over', 'text')),
  -- Text, so that a value keeps the decimals of its source.
  value text not null check (private.is_filled_line(value, 200)),
  unit text not null,
  condition_note text not null default '' check (private.is_line(condition_note, 300)),
  certainty text not null check (certainty in ('A', 'B', 'C')),
  as_of text check (private.is_rule_date(as_of)),
  source_ids text[] not null check (cardinality(source_ids) between 1 and 12),
  is_conflict boolean not null default false,
  valid_from timestamptz not null default now(),
  valid_to timestamptz,
  opened_in bigint not null references public.rule_changes (id),
  closed_in bigint references public.rule_changes (id),
  constraint state_rules_unit_check check (unit = private.rule_unit(rule)),
  constraint state_rules_number_check check (
    case comparison when 'text' then true
      else unit <> 'text' and value ~ '^[0-9]{1,8}(\.[0-9]{1,4})?$' and value ~ '[1-9]' end
  ),
  constraint state_rules_closed_check check (
    (valid_to is null) = (closed_in is null) and valid_to >= valid_from and closed_in > opened_in
  )
);
comment on table public.state_rules is
  'Values of size and weight rules per state and kind of road. No row means unknown, never no limit. Current '
  'rows have no valid_to; others are history. Decision support: the issued permit controls.';
comment on column public.state_rules.road_class is 'any unless the source distinguishes kinds of roads.';
comment on column public.state_rules.comparison is
  'over: fires above the value. at_or_over: also at the value. text: shown, not compared.';
comment on column public.state_rules.certainty is
  'A: statute, regulation, state page or federal compilation. B: two independent sources agree. C: one '
  'source.';
comment on column public.state_rules.as_of is 'When the value was true: a year, month or day. Null: undated.';
comment on column public.state_rules.is_conflict is
  'True for a conflicting value of the same rule. The row with false is the one to use.';
create unique index state_rules_used_key on public.state_rules (state, rule, road_class)
  where valid_to is null and not is_conflict;
create unique index state_rules_value_key on public.state_rules (state, rule, road_class, value, comparison)
  where valid_to is null;
create unique index state_rules_sources_key on public.state_rules (state, rule, road_class, source_ids)
  where valid_to is null;
create index state_rules_history_idx on public.state_rules (state, rule, road_class, valid_from);
create index state_rules_opened_in_idx on public.state_rules (opened_in);
create index state_rules_closed_in_idx on public.state_rules (closed_in);

alter table public.state_rules enable row level security;
grant select (
  state, rule, road_class, comparison, value, unit, condition_note, certainty, as_of, source_ids,
  is_conflict, valid_to
) on public.state_rules to anon;
grant select on public.state_rules to authenticated;
grant select, insert, update, delete on public.state_rules to service_role;

create policy "Visitors can read current rules" on public.state_rules
  for select to anon using (valid_to is null);
create policy "Signed-in users can read current rules, admins all" on public.state_rules
  for select to authenticated using (valid_to is null or (select private.is_admin()));

create function private.keep_rule_history()
returns trigger language plpgsql set search_path = '' as $$
begin
  if old.valid_to is not null
    or to_jsonb(new) - '{valid_to,closed_in}'::text[] <> to_jsonb(old) - '{valid_to,closed_in}'::text[]
  then
    raise exception 'A rule value never changes. Close the row and open a new one.' using errcode = '23514';
  end if;
  return new;
end;
$$;
create trigger state_rules_keep_history before update on public.state_rules
  for each row execute function private.keep_rule_history();

create function private.check_rule_sources()
returns trigger language plpgsql set search_path = '' as $$
declare
  unknown constant text := (
    select named from unnest(new.source_ids) as named
    where named not in (select id from public.rule_sources) limit 1
  );
begin
  if unknown is not null then
    raise exception 'There is no source %.', unknown using errcode = '23514';
  end if;
  return new;
end;
$$;
create trigger state_rules_check_sources before insert on public.state_rules
  for each row execute function private.check_rule_sources();

create function private.check_used_rule()
returns trigger language plpgsql set search_path = '' as $$
begin
  if exists (
    select from public.state_rules
    where (state, rule, road_class) = (new.state, new.rule, new.road_class) and valid_to is null
    having count(*) > 0 and count(*) filter (where not is_conflict) = 0
  ) then
    raise exception '% has other values for %, but none to use.', new.state, replace(new.rule, '_', ' ')
      using errcode = '23514';
  end if;
  return null;
end;
$$;
create constraint trigger state_rules_used after insert or update on public.state_rules
  deferrable initially deferred for each row execute function private.check_used_rule();

create table public.rule_reviews (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  state text not null check (state = any (private.rule_states())),
  reviewed_on date not null,
  reviewed_by uuid references public.profiles (id) on delete set null
);
comment on table public.rule_reviews is
  'When an admin compared all values of a state with its sources. The latest review applies.';
create index rule_reviews_state_idx on public.rule_reviews (state, reviewed_on desc);
create index rule_reviews_reviewed_by_idx on public.rule_reviews (reviewed_by);

alter table public.rule_reviews enable row level security;
grant select on public.rule_reviews to authenticated;
grant select, insert, update, delete on public.rule_reviews to service_role;

create policy "Admins can read reviews" on public.rule_reviews
  for select to authenticated using ((select private.is_admin()));

-- Reading the current rules, for the load assessment.

-- Security definer: only admins can read rule_changes.
create function private.rules_version()
returns bigint language sql stable security definer set search_path = ''
return (select coalesce(max(id), 0) from public.rule_changes);
grant execute on function private.rules_version() to anon, authenticated, service_role;

create function public.rules_version()
returns bigint language sql stable set search_path = ''
return private.rules_version();
comment on function public.rules_version() is
  'The number of the latest change to the state rules; 0 before the first. Stored assessments record it.';
grant execute on function public.rules_version() to anon, authenticated, service_role;

-- Arrays, because column names would double the size. One JSON value, because lists stop at 1,000 rows.
create function public.current_rules()
returns jsonb language sql stable set search_path = ''
return (
  select jsonb_build_object(
    'version', private.rules_version(),
    'as_of', (select max(retrieved_on) from public.rule_sources),
    'rules', (
      select coalesce(jsonb_agg(jsonb_build_array(
        row.state, row.rule, row.value, row.unit, row.comparison, row.road_class, row.condition_note,
        row.certainty, row.as_of, to_jsonb(row.source_ids), row.is_conflict
      ) order by row.state, row.rule, row.road_class, row.is_conflict), '[]')
      from public.state_rules as row
      -- Admins may also read closed rows.
      where row.valid_to is null
    ),
    'sources', (
      select coalesce(jsonb_agg(jsonb_build_array(
        source.id, source.title, source.publisher, source.url, source.as_of
      ) order by source.id), '[]')
      from public.rule_sources as source
    )
  )
);
comment on function public.current_rules() is
  'All current rules: {version, as_of, rules, sources}. as_of is the last day a source was read. A rule is '
  '[state, rule, value, unit, comparison, road_class, condition_note, certainty, as_of, source_ids, '
  'is_conflict], a source [id, title, publisher, url, as_of]. Anyone may call it.';
grant execute on function public.current_rules() to anon, authenticated, service_role;

-- The rules desk.

create function public.rules_desk()
returns jsonb language plpgsql stable set search_path = '' as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'version', private.rules_version(),
    'rules', (
      select coalesce(jsonb_agg(to_jsonb(row) - '{valid_to,closed_in,opened_in}'::text[]), '[]')
      from public.state_rules as row where valid_to is null
    ),
    'sources', (
      select coalesce(jsonb_agg(to_jsonb(source) - '{created_at,updated_at}'::text[]), '[]')
      from public.rule_sources as source
    ),
    'reviews', (
      select coalesce(jsonb_agg(to_jsonb(review)), '[]') from (
        select distinct on (review.state) review.state, review.reviewed_on,
          nullif(btrim(concat_ws(' ', person.first_name, person.last_name)), '') as reviewed_by
        from public.rule_reviews as review
        left join public.profiles as person on person.id = review.reviewed_by
        order by review.state, review.reviewed_on desc, review.id desc
      ) as review
    )
  );
end;
$$;
comment on function public.rules_desk() is
  'The data of the rules desk: {version, rules, sources, reviews}, with all current values, all sources and '
  'the latest review of each state. One JSON value, because lists stop at 1,000 rows. Admins only (42501).';
grant execute on function public.rules_desk() to authenticated, service_role;

create function public.rule_history(_state text, _rule text, _road_class text)
returns table (
  id uuid, value text, unit text, comparison text, condition_note text, certainty text, as_of text,
  source_ids text[], is_conflict boolean, valid_from timestamptz, valid_to timestamptz, summary text,
  changed_by text
)
language plpgsql stable set search_path = '' as $$
begin
  perform private.require_admin();
  return query
  select row.id, row.value, row.unit, row.comparison, row.condition_note, row.certainty, row.as_of,
    row.source_ids, row.is_conflict, row.valid_from, row.valid_to, change.summary,
    nullif(btrim(concat_ws(' ', person.first_name, person.last_name)), '')
  from public.state_rules as row
  join public.rule_changes as change on change.id = row.opened_in
  left join public.profiles as person on person.id = change.actor_id
  where (row.state, row.rule, row.road_class) = (_state, _rule, _road_class)
  order by change.id desc, row.is_conflict, row.value
  limit 200;
end;
$$;
comment on function public.rule_history(text, text, text) is
  'All values of a rule on one kind of road, the newest change first, at most 200, with who changed it (null '
  'for the files in supabase/rules or a deleted account). Admins only (42501).';
grant execute on function public.rule_history(text, text, text) to authenticated, service_role;

-- Locks rule_changes, so that versions become visible in their order.
-- Security definer: no role is granted to write the activity log.
create function private.open_rule_change(
  _kind public.rule_change_kind, _state text, _summary text
)
returns bigint language plpgsql security definer set search_path = '' as $$
declare
  change_id bigint;
begin
  perform private.require_admin();
  lock table public.rule_changes in share row exclusive mode;
  insert into public.rule_changes (actor_id, kind, summary)
  values ((select auth.uid()), _kind, left(_summary, 200)) returning id into change_id;
  insert into public.activity_log (actor_id, action, subject, record_id, label)
  values (
    (select auth.uid()), case _kind when 'added' then 'created' else 'updated' end::public.activity_action,
    'rule', md5('rules ' || coalesce(_state, ''))::uuid, left(_summary, 200)
  );
  return change_id;
end;
$$;

create function private.rule_label(_state text, _rule text, _road_class text)
returns text language sql immutable set search_path = ''
return _state || ' ' || replace(_rule, '_', ' ')
  || case _road_class when 'any' then '' else ' (' || replace(_road_class, '_', ' ') || ')' end;

create function private.shown_rule_value(_value text, _unit text)
returns text language sql immutable set search_path = ''
return left(_value, 60) || case _unit when 'text' then '' else ' ' || _unit end;

create function private.take_rule_source(_source jsonb)
returns text language plpgsql set search_path = '' as $$
declare
  source_id text := _source ->> 'id';
begin
  if source_id is not null then
    if not exists (select from public.rule_sources where id = source_id) then
      raise exception 'There is no source %.', source_id using errcode = '23514';
    end if;
    return source_id;
  end if;
  if not coalesce(private.is_filled_line(_source ->> 'title', 200), false) then
    raise exception 'Name the source.' using errcode = '23514';
  end if;
  if coalesce(_source ->> 'url', '') !~* '^(https?://[^\s]+)?$' then
    raise exception 'The link has to start with https://.' using errcode = '23514';
  end if;
  -- The same title and address are the same document.
  select id into source_id from public.rule_sources
  where title = btrim(_source ->> 'title') and url = coalesce(_source ->> 'url', '') limit 1;
  if source_id is null then
    insert into public.rule_sources (id, title, publisher, kind, url, as_of, retrieved_on)
    values (
      'desk-' || left(replace(gen_random_uuid()::text, '-', ''), 12), btrim(_source ->> 'title'),
      btrim(coalesce(_source ->> 'publisher', '')), coalesce(_source ->> 'kind', 'other'),
      coalesce(_source ->> 'url', ''), _source ->> 'as_of', private.business_day(now())
    ) returning id into source_id;
  end if;
  return source_id;
end;
$$;

create function private.close_rules(_ids uuid[], _change bigint)
returns void language sql set search_path = '' as $$
  update public.state_rules set valid_to = now(), closed_in = _change where id = any (_ids);
$$;

create function private.check_rule(_rule public.state_rules, _source jsonb)
returns void language plpgsql stable set search_path = '' as $$
begin
  if _rule.unit is null then
    raise exception 'Choose a rule.' using errcode = '23514';
  elsif not coalesce(_rule.state = any (private.rule_states()), false) then
    raise exception 'Choose a state.' using errcode = '23514';
  elsif not coalesce(private.is_filled_line(_rule.value, 200), false) then
    raise exception 'Enter the value.' using errcode = '23514';
  elsif _rule.comparison <> 'text' and (
    _rule.unit = 'text' or _rule.value !~ '^[0-9]{1,8}(\.[0-9]{1,4})?$' or _rule.value !~ '[1-9]'
  ) then
    raise exception 'Enter a number above zero in %, or compare as text.', _rule.unit using errcode = '23514';
  elsif not coalesce(private.is_rule_date(_rule.as_of), false) then
    raise exception 'Enter the date of the source: a year, month or day, such as 2026-11.'
      using errcode = '23514';
  elsif _source is null then
    raise exception 'Name the source.' using errcode = '23514';
  end if;
end;
$$;
comment on function private.check_rule(public.state_rules, jsonb) is
  'Raises 23514 with a sentence if a rule value can''t be saved or has no source.';

-- Security definer: no API role writes rules.
create function private.save_rule(_id uuid, _replaces uuid, _row jsonb, _source jsonb)
returns void language plpgsql security definer set search_path = '' as $$
declare
  old public.state_rules;
  new public.state_rules := jsonb_populate_record(null::public.state_rules, _row - 'id');
  source_id text;
begin
  perform private.require_admin();
  if exists (select from public.state_rules where id = _id) then
    return;
  end if;
  if _replaces is not null then
    select * into old from public.state_rules where id = _replaces for update;
    if old.id is null or old.valid_to is not null then
      perform private.raise_stale();
    end if;
    new.state := old.state;
    new.rule := old.rule;
    new.road_class := old.road_class;
    new.is_conflict := old.is_conflict;
  end if;
  new.value := btrim(new.value);
  new.condition_note := btrim(coalesce(new.condition_note, ''));
  new.unit := private.rule_unit(new.rule);
  perform private.check_rule(new, _source);
  source_id := private.take_rule_source(_source);
  -- A second source for the same value joins the earlier ones.
  new.source_ids := case
    when (old.value, old.comparison) = (new.value, new.comparison)
      then (old.source_ids || array(select source_id where source_id <> all (old.source_ids)))
    else array[source_id]
  end;
  if _replaces is null then
    new.is_conflict := exists (
      select from public.state_rules
      where (state, rule, road_class) = (new.state, new.rule, new.road_class) and valid_to is null
    );
  end if;
  if exists (
    select from public.state_rules
    where (state, rule, road_class) = (new.state, new.rule, new.road_class) and valid_to is null
      and id is distinct from _replaces
      and ((value, comparison) = (new.value, new.comparison) or source_ids = new.source_ids)
  ) then
    raise exception 'This value or this source is already on file for the rule. Edit that one instead.'
      using errcode = '23505';
  end if;
  new.opened_in := private.open_rule_change(
    case when _replaces is null then 'added' else 'edited' end::public.rule_change_kind, new.state,
    private.rule_label(new.state, new.rule, new.road_class) || ': '
      || coalesce(nullif(private.shown_rule_value(old.value, old.unit), '') || ' → ', '')
      || private.shown_rule_value(new.value, new.unit)
  );
  perform private.close_rules(array[_replaces], new.opened_in);
  new.id := _id;
  new.valid_from := now();
  new.valid_to := null;
  new.closed_in := null;
  insert into public.state_rules select new.*;
end;
$$;
grant execute on function private.save_rule(uuid, uuid, jsonb, jsonb) to authenticated, service_role;

create function public.save_rule(_id uuid, _replaces uuid, _row jsonb, _source jsonb)
returns void language sql set search_path = '' as $$
  select private.save_rule(_id, _replaces, _row, _source);
$$;
comment on function public.save_rule(uuid, uuid, jsonb, jsonb) is
  'Saves a rule value as a new row with this id, which makes a retry harmless. With _replaces, closes that '
  'row. Without, adds a value; it is a conflicting one if the rule already has a value on these roads. '
  '_row: state, rule, road_class (ignored with _replaces), value, comparison, condition_note, certainty, '
  'as_of (required). _source: {id} or a new {title, publisher, kind, url}; it is added to the earlier '
  'sources if the value is the same. Logged. Admins only (42501). 23514 with a sentence for bad input; '
  '23505 if the value is on file; PT412 if the row was changed.';
grant execute on function public.save_rule(uuid, uuid, jsonb, jsonb) to authenticated, service_role;

-- Security definer: no API role writes rules.
create function private.use_rule(_id uuid, _source jsonb, _as_of text)
returns void language plpgsql security definer set search_path = '' as $$
declare
  chosen public.state_rules;
  used public.state_rules;
  source_id text;
begin
  perform private.require_admin();
  select * into chosen from public.state_rules where id = _id for update;
  if chosen.id is null or chosen.valid_to is not null then
    perform private.raise_stale();
  end if;
  if not chosen.is_conflict then
    return;
  end if;
  if not coalesce(private.is_rule_date(_as_of), false) then
    raise exception 'Enter the date of the source: a year, month or day, such as 2026-11.'
      using errcode = '23514';
  elsif _source is null then
    raise exception 'Name the source.' using errcode = '23514';
  end if;
  select * into strict used from public.state_rules
  where (state, rule, road_class) = (chosen.state, chosen.rule, chosen.road_class)
    and valid_to is null and not is_conflict
  for update;
  source_id := private.take_rule_source(_source);
  chosen.opened_in := private.open_rule_change(
    'chosen', chosen.state,
    private.rule_label(chosen.state, chosen.rule, chosen.road_class) || ': uses '
      || private.shown_rule_value(chosen.value, chosen.unit) || ' instead of '
      || private.shown_rule_value(used.value, used.unit)
  );
  perform private.close_rules(array[chosen.id, used.id], chosen.opened_in);
  used.id := gen_random_uuid();
  used.is_conflict := true;
  used.valid_from := now();
  used.opened_in := chosen.opened_in;
  chosen.id := gen_random_uuid();
  chosen.is_conflict := false;
  chosen.valid_from := now();
  chosen.as_of := _as_of;
  if source_id <> all (chosen.source_ids) then
    chosen.source_ids := chosen.source_ids || source_id;
  end if;
  insert into public.state_rules select chosen.*;
  insert into public.state_rules select used.*;
end;
$$;
grant execute on function private.use_rule(uuid, jsonb, text) to authenticated, service_role;

create function public.use_rule(_id uuid, _source jsonb, _as_of text)
returns void language sql set search_path = '' as $$
  select private.use_rule(_id, _source, _as_of);
$$;
comment on function public.use_rule(uuid, jsonb, text) is
  'Uses one of two conflicting values: the other becomes the conflicting one. _source as in save_rule is '
  'added to the chosen value''s sources, and _as_of becomes its date. Does nothing if the value is already '
  'in use. Logged. Admins only (42501). 23514 without a source or date; PT412 if the value was changed.';
grant execute on function public.use_rule(uuid, jsonb, text) to authenticated, service_role;

-- Security definer: no API role writes reviews.
create function private.review_rules(_state text, _on date)
returns void language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  if not coalesce(_state = any (private.rule_states()), false) then
    raise exception 'There is no state %.', coalesce(_state, 'without a code') using errcode = '23514';
  elsif not coalesce(_on between '2020-01-01' and private.business_day(now()), false) then
    raise exception 'Enter the day of the review, today or earlier.' using errcode = '23514';
  end if;
  insert into public.rule_reviews (state, reviewed_on, reviewed_by)
  values (_state, _on, (select auth.uid()));
  insert into public.activity_log (actor_id, action, subject, record_id, label)
  values (
    (select auth.uid()), 'updated', 'rule', md5('rules ' || _state)::uuid,
    _state || ': all values reviewed on ' || to_char(_on, 'FMMon FMDD, YYYY')
  );
end;
$$;
grant execute on function private.review_rules(text, date) to authenticated, service_role;

create function public.review_rules(_state text, _on date)
returns void language sql set search_path = '' as $$
  select private.review_rules(_state, _on);
$$;
comment on function public.review_rules(text, date) is
  'Marks all values of a state as reviewed on a day, by the caller. Logged. Admins only (42501). 23514 for '
  'an unknown state or a day in the future.';
grant execute on function public.review_rules(text, date) to authenticated, service_role;

-- CSV import: a preview, then all rows or none.

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
comment on function private.imported_rules(jsonb) is
  'The rows of a rules file as they would be stored.';
grant execute on function private.imported_rules(jsonb) to authenticated, service_role;

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
comment on function private.imported_sources(jsonb) is
  'The rows of a sources file as they would be stored.';
grant execute on function private.imported_sources(jsonb) to authenticated, service_role;

create function private.rejected_sources(_sources jsonb)
returns table (line integer, reason text)
language sql stable set search_path = '' as $$
  select line, case
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
    when not private.is_day_in_range(retrieved::date) then 'Enter a year from 2000 to 2099 in retrieved.'
  end
  from private.imported_sources(_sources);
$$;
comment on function private.rejected_sources(jsonb) is
  'The sources of an import, each with the first reason why it can''t be stored; null if it can.';
grant execute on function private.rejected_sources(jsonb) to authenticated, service_role;

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
    select 'sources', line, reason from private.rejected_sources(_sources)
  )
  select * from judged where reason is not null order by file desc, line;
$$;
comment on function private.rejected_rules(jsonb, jsonb) is
  'The rows of an import that can’t be stored, each with its first problem.';
grant execute on function private.rejected_rules(jsonb, jsonb) to authenticated, service_role;

-- Previews an import. A file replaces the states it has rows for and leaves the others alone.
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
comment on function private.rule_differences(jsonb) is
  'The additions, changes and removals of importing a rules file.';
grant execute on function private.rule_differences(jsonb) to authenticated, service_role;

create function private.source_differences(_sources jsonb)
returns table (change text, id text)
language sql stable set search_path = '' as $$
  select case when stored.id is null then 'added' else 'changed' end, file.id
  from private.imported_sources(_sources) as file
  left join public.rule_sources as stored on stored.id = file.id
  where (stored.title, stored.publisher, stored.kind, stored.url, stored.as_of, stored.retrieved_on::text)
    is distinct from (file.title, file.publisher, file.kind, file.url, file.as_of, file.retrieved);
$$;
comment on function private.source_differences(jsonb) is
  'The additions and changes of importing a sources file.';
grant execute on function private.source_differences(jsonb) to authenticated, service_role;

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
comment on function private.check_import(jsonb, jsonb) is
  'Raises 42501 for anyone but an admin or service_role, and 23514 for an import without rows or with too '
  'many.';
grant execute on function private.check_import(jsonb, jsonb) to authenticated, service_role;

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
  'Previews import_rules with the rows of a rules file and a sources file (columns as in '
  'supabase/rules, plus line): {version, rejected: [{file, line, reason}], changes: [{change, before, line, '
  'after}], unchanged, sources: [{change, id}]}. change is added, changed or removed. Stores nothing. '
  'For admins and service_role; 42501 for anyone else. 23514 for an empty file and for more than 5,000 rules '
  'or 2,000 sources.';
grant execute on function public.preview_rule_import(jsonb, jsonb) to authenticated, service_role;

-- Security definer: no API role writes rules.
create function private.import_rules(_rules jsonb, _sources jsonb, _seen bigint)
returns bigint language plpgsql security definer set search_path = '' as $$
declare
  problems integer;
  problem record;
  change_id bigint;
  added integer;
  changed integer;
  removed integer;
  -- Only npm run rules:load and the stand-in import as service_role.
  is_load constant boolean := (select auth.role()) = 'service_role';
begin
  perform private.check_import(_rules, _sources);
  lock table public.rule_changes in share row exclusive mode;
  if _seen is distinct from private.rules_version() then
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
    return _seen;
  end if;
  if is_load and exists (select from public.rule_changes where kind <> 'loaded') then
    raise exception 'Rules were changed in the console. Import the files there.' using errcode = '23514';
  end if;
  change_id := private.open_rule_change(
    case when is_load then 'loaded' else 'imported' end::public.rule_change_kind, null,
    format(
      '%s: %s added, %s changed, %s removed',
      case when is_load then 'State rules loaded from supabase/rules' else 'Rules import' end,
      added, changed, removed
    )
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
  -- A closed rule no longer counts as stored, so all of its replacements are now additions.
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
grant execute on function private.import_rules(jsonb, jsonb, bigint) to authenticated, service_role;

create function public.import_rules(_rules jsonb, _sources jsonb, _seen bigint)
returns bigint language sql set search_path = '' as $$
  select private.import_rules(_rules, _sources, _seen);
$$;
comment on function public.import_rules(jsonb, jsonb, bigint) is
  'Imports the rows of a rules file and a sources file, all or none, and returns the new rules version; the '
  'old one if nothing differs. A file replaces the states it has rows for. _seen: of the preview. Logged. '
  'For admins, and for service_role with the files in supabase/rules; 42501 for anyone else. 23514 with the '
  'first problem, and for service_role if rules were changed in the console; PT412 if rules changed since '
  'the preview.';
grant execute on function public.import_rules(jsonb, jsonb, bigint) to authenticated, service_role;
