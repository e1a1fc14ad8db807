-- Rules: what states and provinces allow, with the sources, the date and the certainty of every value. A
-- change closes a row and opens a new one, so a stored assessment can name the version it used.

alter type public.activity_subject add value if not exists 'rule';

create function private.rule_states()
returns text[] language sql immutable parallel safe set search_path = ''
return private.jurisdictions() || '{AK,HI}';
comment on function private.rule_states() is
  'Postal codes of all states, the District of Columbia, and the provinces and territories of Canada.';

-- A name that isn't listed would never be looked up, and the state would wrongly have no such rule.
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

create function private.is_rule_date(_value text)
returns boolean language sql immutable parallel safe set search_path = ''
return _value ~ '^(19|20)\d\d(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$';
comment on function private.is_rule_date(text) is
  'Whether a text is a year, a month or a day: 2024, 2024-09 or 2024-09-30. Null for null.';

create type public.rule_change_kind as enum ('seed', 'added', 'edited', 'chosen', 'imported');

create table public.rule_changes (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  -- Null for a migration.
  actor_id uuid references public.profiles (id) on delete set null,
  kind public.rule_change_kind not null,
  summary text not null check (private.is_filled_line(summary, 200))
);
comment on table public.rule_changes is
  'Every change of the state rules. The newest id is the rules version: a row of state_rules was current at '
  'version v if opened_in <= v and (closed_in is null or closed_in > v).';
create index rule_changes_actor_id_idx on public.rule_changes (actor_id);

create table public.rule_sources (
  id text primary key check (id ~ '^[A-Za-z0-9][A-Za-z0-9-]{0,39}$'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  title text not null check (private.is_filled_line(title, 200)),
  publisher text not null check (private.is_line(publisher, 200)),
  kind text not null check (
    kind in ('statute', 'regulation', 'state_manual', 'federal_compilation', 'trade_site', 'other')
  ),
  url text not null default '' check (
    url = '' or (private.is_line(url, 500) and url ~* '^https?://[^\s]+$')
  ),
  as_of text check (private.is_rule_date(as_of)),
  retrieved_on date not null
);
comment on table public.rule_sources is
  'Pages, statutes and manuals that rule values were read from. A source keeps its id; a different document '
  'gets a new one.';
comment on column public.rule_sources.as_of is 'The date the source states: a year, month or day.';
create trigger rule_sources_set_updated_at before update on public.rule_sources
  for each row execute function private.set_updated_at();

create table public.state_rules (
  id uuid primary key default gen_random_uuid(),
  state text not null check (state = any (private.rule_states())),
  rule text not null check (private.rule_unit(rule) is not null),
  road_class text not null default 'any' check (
    road_class in ('any', 'interstate', 'four_lane', 'two_lane')
  ),
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
comment on column public.state_rules.comparison is
  'over: fires above the value. at_or_over: at the value too. text: read, not compared.';
comment on column public.state_rules.road_class is 'any unless the source tells roads apart.';
comment on column public.state_rules.certainty is
  'A: statute, regulation, state page or federal compilation. B: two independent sources agree. C: one source.';
comment on column public.state_rules.as_of is 'When the value was true: a year, month or day. Null: undated.';
comment on column public.state_rules.is_conflict is
  'Another value found for the same rule. The row without it is the one to use.';
create unique index state_rules_used_key on public.state_rules (state, rule, road_class)
  where valid_to is null and not is_conflict;
create unique index state_rules_value_key on public.state_rules (state, rule, road_class, value, comparison)
  where valid_to is null;
create unique index state_rules_sources_key on public.state_rules (state, rule, road_class, source_ids)
  where valid_to is null;
create index state_rules_history_idx on public.state_rules (state, rule, road_class, valid_from);
create index state_rules_opened_in_idx on public.state_rules (opened_in);
create index state_rules_closed_in_idx on public.state_rules (closed_in);

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
  'When an admin compared all values of a state with its sources. The latest one counts.';
create index rule_reviews_state_idx on public.rule_reviews (state, reviewed_on desc);
create index rule_reviews_reviewed_by_idx on public.rule_reviews (reviewed_by);

alter table public.rule_changes enable row level security;
alter table public.rule_sources enable row level security;
alter table public.state_rules enable row level security;
alter table public.rule_reviews enable row level security;
-- Visitors need what an assessment shows, not who changed a value.
grant select (id, title, publisher, kind, url, as_of) on public.rule_sources to anon;
grant select (
  state, rule, road_class, comparison, value, unit, condition_note, certainty, as_of, source_ids, is_conflict
) on public.state_rules to anon;
grant select on public.rule_changes, public.rule_sources, public.state_rules, public.rule_reviews
  to authenticated;
grant select, insert, update, delete
  on public.rule_changes, public.rule_sources, public.state_rules, public.rule_reviews to service_role;
create policy "Admins can read changes" on public.rule_changes
  for select to authenticated using ((select private.is_admin()));
create policy "Visitors can read sources" on public.rule_sources
  for select to anon using (true);
create policy "Signed-in users can read sources" on public.rule_sources
  for select to authenticated using (true);
create policy "Visitors can read current rules" on public.state_rules
  for select to anon using (valid_to is null);
create policy "Signed-in users can read current rules, admins all" on public.state_rules
  for select to authenticated using (valid_to is null or (select private.is_admin()));
create policy "Admins can read reviews" on public.rule_reviews
  for select to authenticated using ((select private.is_admin()));

-- Security definer: only admins read changes.
create function private.rules_version()
returns bigint language sql stable security definer set search_path = ''
return (select coalesce(max(id), 0) from public.rule_changes);
comment on function private.rules_version() is 'Implements public.rules_version.';
create function public.rules_version()
returns bigint language sql stable set search_path = ''
return private.rules_version();
comment on function public.rules_version() is
  'The number of the latest change of the state rules; 0 before the first. A stored assessment names it.';

-- A CHECK runs its function as the role that writes the row.
grant execute on function private.rules_version(), public.rules_version()
  to anon, authenticated, service_role;
grant execute on function
  private.rule_states(), private.rule_unit(text), private.is_rule_date(text)
to authenticated, service_role;
