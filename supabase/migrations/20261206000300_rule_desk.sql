-- The rules desk: every write of an admin, as one change with one entry in the activity log.

-- Security definer: no role is granted to write the log. One change at a time, so that versions become
-- visible in their order.
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

-- The id of an existing source, or of a new one.
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
  if new.unit is null then
    raise exception 'Choose a rule.' using errcode = '23514';
  elsif not coalesce(new.state = any (private.rule_states()), false) then
    raise exception 'Choose a state.' using errcode = '23514';
  elsif not coalesce(private.is_filled_line(new.value, 200), false) then
    raise exception 'Enter the value.' using errcode = '23514';
  elsif new.comparison <> 'text' and (
    new.unit = 'text' or new.value !~ '^[0-9]{1,8}(\.[0-9]{1,4})?$' or new.value !~ '[1-9]'
  ) then
    raise exception 'Enter a number above zero in %, or compare as text.', new.unit using errcode = '23514';
  elsif not coalesce(private.is_rule_date(new.as_of), false) then
    raise exception 'Enter the date of the source: a year, month or day, such as 2026-11.'
      using errcode = '23514';
  elsif _source is null then
    raise exception 'Name the source.' using errcode = '23514';
  end if;
  source_id := private.take_rule_source(_source);
  -- The same value from another source is confirmed by both.
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
comment on function private.save_rule(uuid, uuid, jsonb, jsonb) is 'Implements public.save_rule.';
create function public.save_rule(_id uuid, _replaces uuid, _row jsonb, _source jsonb)
returns void language sql set search_path = '' as $$
  select private.save_rule(_id, _replaces, _row, _source);
$$;
comment on function public.save_rule(uuid, uuid, jsonb, jsonb) is
  'Saves a rule value as a new row with this id, which makes a retry harmless. With _replaces, closes that '
  'row. Without, adds a value; if the rule has one on these roads, as a conflicting one. _row: state, rule, '
  'road_class (ignored with _replaces), value, comparison, condition_note, certainty, as_of (required). '
  '_source: {id} or a new {title, publisher, kind, url}; if the value stays, it joins the earlier sources. '
  'Logged. Admins only (42501). 23514 with a sentence for bad input; 23505 if the value is on file; PT412 if '
  'the row was changed.';

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
comment on function private.use_rule(uuid, jsonb, text) is 'Implements public.use_rule.';
create function public.use_rule(_id uuid, _source jsonb, _as_of text)
returns void language sql set search_path = '' as $$
  select private.use_rule(_id, _source, _as_of);
$$;
comment on function public.use_rule(uuid, jsonb, text) is
  'Uses one of two conflicting values: the other becomes the conflicting one. _source as in save_rule joins '
  'the chosen value''s sources, _as_of becomes its date. A value in use stays as it is. Logged. Admins only '
  '(42501). 23514 without a source or date; PT412 if the value was changed.';

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
comment on function private.review_rules(text, date) is 'Implements public.review_rules.';
create function public.review_rules(_state text, _on date)
returns void language sql set search_path = '' as $$
  select private.review_rules(_state, _on);
$$;
comment on function public.review_rules(text, date) is
  'Marks all values of a state as reviewed on a day, by the caller. Logged. Admins only (42501). 23514 for an '
  'unknown state and a day in the future.';

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
  'The rules desk: {version, rules, sources, reviews}: all current values, all sources and the latest review '
  'of each state, in one response, because lists stop at 1,000 rows. Admins only (42501).';

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
  'for a migration or a deleted account). Admins only (42501).';

grant execute on function
  private.save_rule(uuid, uuid, jsonb, jsonb), public.save_rule(uuid, uuid, jsonb, jsonb),
  private.use_rule(uuid, jsonb, text), public.use_rule(uuid, jsonb, text),
  private.review_rules(text, date), public.review_rules(text, date),
  public.rules_desk(), public.rule_history(text, text, text)
to authenticated, service_role;
