-- The activity log: who did what to which record, for the dashboard, each record and the activity page.
-- Only triggers and security definer functions write it, and admins read it. It also shows who opened or
-- exported applicant data (docs/decisions/0030).

-- Values that grow with features are rows, not an enum (docs/decisions/0055).
create domain public.activity_action as text;
create table private.activity_actions (
  action public.activity_action primary key check (action ~ '^[a-z0-9_]{1,40}$')
);
comment on table private.activity_actions is
  'The actions on a record. purged: deleted from the trash. requested: the customer asked for a new '
  'offer after one expired.';
insert into private.activity_actions (action) values
  ('created'), ('updated'), ('status_changed'), ('deleted'), ('claimed'), ('replied'), ('noted'),
  ('assigned'), ('unassigned'), ('invited'), ('started_anyway'), ('restored'), ('purged'), ('ran'),
  ('opened'), ('exported'), ('released'), ('sent'), ('accepted'), ('declined'), ('withdrawn'),
  ('revised'), ('expired'), ('requested'), ('cleared'), ('approved'), ('voided');

create domain public.activity_subject as text;
create table private.activity_subjects (
  subject public.activity_subject primary key check (subject ~ '^[a-z0-9_]{1,40}$')
);
comment on table private.activity_subjects is 'Kinds of records in the activity log.';
insert into private.activity_subjects (subject) values
  ('quote'), ('application'), ('message'), ('vehicle'), ('picture'), ('service'), ('role'), ('user'),
  ('load'), ('permit'), ('escort'), ('job'), ('second_factor'), ('activity'), ('unit'), ('outage'),
  ('assignment'), ('offer'), ('stops'), ('legs'), ('hold'), ('measure'), ('document'), ('rule'),
  ('charge'), ('escort_slot'), ('invoice'), ('paper'), ('cost');

create table public.activity_log (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  -- Null for visitors and for our edge functions.
  actor_id uuid references public.profiles (id) on delete set null,
  action public.activity_action not null references private.activity_actions (action),
  subject public.activity_subject not null references private.activity_subjects (subject),
  record_id uuid not null,
  -- The record's name, kept after the record is deleted. Nothing personal: a route, a job title, a
  -- vehicle's name.
  label text not null,
  old_status text,
  new_status text,
  -- The colleague a quote was assigned to or taken from.
  target_id uuid references public.profiles (id) on delete set null,
  detail text check (char_length(detail) <= 300)
);
comment on table public.activity_log is 'Who did what to which record, and when. Kept for two years.';
comment on column public.activity_log.detail is
  'Which document was opened, or how many rows were exported and with which filter.';
create index activity_log_created_at_idx on public.activity_log (created_at desc, id desc);
create index activity_log_record_id_idx on public.activity_log (record_id);
create index activity_log_target_id_idx on public.activity_log (target_id);
-- With an index on the person alone, Postgres would read and sort everything they ever did.
create index activity_log_actor_newest_idx on public.activity_log (actor_id, created_at desc, id desc);
create index activity_log_subject_newest_idx on public.activity_log (subject, created_at desc, id desc);

alter table public.activity_log enable row level security;
grant select on public.activity_log to authenticated, service_role;

create policy "Admins can read the activity log" on public.activity_log
  for select to authenticated using ((select private.is_admin()));

create function private.log_change(
  _subject public.activity_subject, _record_id uuid, _label text, _old jsonb, _new jsonb
)
returns void language plpgsql set search_path = '' as $$
declare
  bookkeeping constant text[] := '{updated_at,search_text}';
  is_status_change constant boolean := coalesce(_old ->> 'status' <> _new ->> 'status', false);
begin
  if _old - bookkeeping = _new - bookkeeping then
    return;
  end if;
  insert into public.activity_log
    (created_at, actor_id, action, subject, record_id, label, old_status, new_status)
  values (
    case when _old is null then (_new ->> 'created_at')::timestamptz else now() end,
    (select id from public.profiles where id = (select auth.uid())),
    case
      when _old is null then 'created'
      when _new is null then 'deleted'
      when is_status_change then 'status_changed'
      else 'updated'
    end::public.activity_action,
    _subject,
    _record_id,
    left(_label, 200),
    case when is_status_change then _old ->> 'status' end,
    case when is_status_change then _new ->> 'status' end
  );
end;
$$;
comment on function private.log_change(public.activity_subject, uuid, text, jsonb, jsonb) is
  'Logs that a record was added (_old is null), changed or deleted (_new is null).';

-- Trigger arguments: the subject, the column with the record's id, the columns of its label.
-- Security definer: no role is granted to write the log.
create function private.log_activity()
returns trigger language plpgsql security definer set search_path = '' as $$
declare
  this_row constant jsonb := coalesce(to_jsonb(new), to_jsonb(old));
begin
  perform private.log_change(
    tg_argv[0]::public.activity_subject,
    (this_row ->> tg_argv[1])::uuid,
    (select string_agg(this_row ->> name, ' → ' order by position)
     from unnest(tg_argv[2:]) with ordinality as label_columns (name, position)),
    to_jsonb(old), to_jsonb(new)
  );
  return null;
end;
$$;
create trigger user_roles_log_activity after insert or update or delete on public.user_roles
  for each row execute function private.log_activity('role', 'user_id', 'role');

create function private.log_trash(
  _subject public.activity_subject, _record_id uuid, _label text, _old jsonb, _new jsonb
)
returns void language sql set search_path = '' as $$
  insert into public.activity_log (actor_id, action, subject, record_id, label)
  values (
    (select id from public.profiles where id = (select auth.uid())),
    case
      when _new is null and _old ->> 'deleted_at' is not null then 'purged'
      when _new is null or _new ->> 'deleted_at' is not null then 'deleted'
      else 'restored'
    end::public.activity_action,
    _subject,
    _record_id,
    left(_label, 200)
  );
$$;
comment on function private.log_trash(public.activity_subject, uuid, text, jsonb, jsonb) is
  'Logs that a record was moved to the trash (deleted) or restored, or that it was deleted from the trash '
  '(purged; _new is null).';

-- Without openings, which would push everything else off the dashboard.
create function public.latest_activity(_limit integer default 10)
returns table (
  id bigint, created_at timestamptz, action public.activity_action, subject public.activity_subject,
  record_id uuid, label text, detail text, new_status text, actor jsonb, target jsonb,
  is_deleted boolean
)
language sql stable set search_path = '' as $$
  select entry.id, entry.created_at, entry.action, entry.subject, entry.record_id, entry.label,
    entry.detail, entry.new_status,
    (select jsonb_build_object(
       'first_name', person.first_name, 'last_name', person.last_name, 'email', person.email
     ) from public.profiles as person where person.id = entry.actor_id),
    (select jsonb_build_object(
       'first_name', person.first_name, 'last_name', person.last_name, 'email', person.email
     ) from public.profiles as person where person.id = entry.target_id),
    -- Entries about a part of a record have the record's id: deleting the part doesn't delete the record.
    coalesce((
      select later.action in ('deleted', 'purged') from public.activity_log as later
      where later.record_id = entry.record_id
        and later.action in ('deleted', 'purged', 'restored')
        and later.subject not in ('role', 'permit', 'escort')
      order by later.created_at desc, later.id desc limit 1
    ), false)
  from (
    select * from public.activity_log where action <> 'opened'
    order by created_at desc, id desc limit least(greatest(_limit, 1), 100)
  ) as entry
  order by entry.created_at desc, entry.id desc;
$$;
comment on function public.latest_activity(integer) is
  'The newest entries of the activity log the caller can read, 1 to 100, without openings. actor and '
  'target: {first_name, last_name, email} or null. is_deleted: whether the record is in the trash or gone.';
grant execute on function public.latest_activity(integer) to authenticated, service_role;

-- Security definer: no API role is granted to read the kinds.
create function private.require_activity_kinds(
  _subject public.activity_subject, _action public.activity_action
)
returns void language plpgsql stable security definer set search_path = '' as $$
begin
  if not exists (select from private.activity_subjects where subject = coalesce(_subject, subject)) then
    raise exception 'There is no kind of record “%”.', _subject using errcode = '22023';
  end if;
  if not exists (select from private.activity_actions where action = coalesce(_action, action)) then
    raise exception 'There is no action “%”.', _action using errcode = '22023';
  end if;
end;
$$;
comment on function private.require_activity_kinds(public.activity_subject, public.activity_action) is
  'Raises 22023 unless the activity log can have the kind of record and the action; null is any.';
grant execute on function private.require_activity_kinds(
  public.activity_subject, public.activity_action
) to authenticated, service_role;

-- force_custom_plan: the generic plan misestimates the filters.
create function private.find_activity(
  _search text, _subject public.activity_subject, _action public.activity_action, _from date,
  _before_at timestamptz, _before_id bigint, _limit integer
)
returns setof public.activity_log
language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  begins timestamptz := coalesce(_from::timestamp at time zone 'America/New_York', '-infinity');
  before_at timestamptz := coalesce(_before_at, 'infinity');
  before_id bigint := coalesce(_before_id, 9223372036854775807);
  search constant text := private.fold(btrim(_search));
  people uuid[];
begin
  perform private.require_activity_kinds(_subject, _action);
  if search <> '' then
    people := array(
      select id from public.profiles
      where search_text like private.contains_pattern(search)
    );
  end if;
  return query
  select * from public.activity_log as entry
  where (_subject is null or entry.subject = _subject)
    and (_action is null or entry.action = _action)
    and (
      search = '' or entry.actor_id = any(people) or entry.target_id = any(people)
      -- Calling fold() for every row takes seconds in a large log, and most labels are ASCII with an arrow.
      or position(search in
        case when entry.label ~ '[^ -~→]' then private.fold(entry.label) else lower(entry.label) end) > 0
    )
    and entry.created_at >= begins
    and (entry.created_at, entry.id) < (before_at, before_id)
  order by entry.created_at desc, entry.id desc
  limit _limit;
end;
$$;
comment on function private.find_activity(
  text, public.activity_subject, public.activity_action, date, timestamptz, bigint, integer
) is
  'Entries of the activity log that the caller can read, newest first. Filters: part of a person''s name, '
  'email address, phone number or company, or of the record''s name; kind of record; action; first day. null and empty text filter '
  'nothing; an unknown kind or action is refused (22023).';
grant execute on function private.find_activity(
  text, public.activity_subject, public.activity_action, date, timestamptz, bigint, integer
) to authenticated, service_role;

create function public.activity_history(
  _search text default '',
  _subject public.activity_subject default null,
  _action public.activity_action default null,
  _from date default null,
  _before_at timestamptz default null,
  _before_id bigint default null,
  _limit integer default 50
)
returns table (
  id bigint, created_at timestamptz, action public.activity_action, subject public.activity_subject,
  record_id uuid, label text, detail text, old_status text, new_status text, actor jsonb, target jsonb
)
language plpgsql stable set search_path = '' as $$
begin
  perform private.require_admin();
  return query
  select entry.id, entry.created_at, entry.action, entry.subject, entry.record_id, entry.label,
    entry.detail, entry.old_status, entry.new_status,
    (select jsonb_build_object(
       'first_name', person.first_name, 'last_name', person.last_name, 'email', person.email
     ) from public.profiles as person where person.id = entry.actor_id),
    (select jsonb_build_object(
       'first_name', person.first_name, 'last_name', person.last_name, 'email', person.email
     ) from public.profiles as person where person.id = entry.target_id)
  from private.find_activity(
    _search, _subject, _action, _from, _before_at, _before_id, least(greatest(_limit, 1), 1000)
  ) as entry
  order by entry.created_at desc, entry.id desc;
end;
$$;
comment on function public.activity_history(
  text, public.activity_subject, public.activity_action, date, timestamptz, bigint, integer
) is
  'The activity log, newest first, 1 to 1,000 entries per call. Filters: part of a person''s name or email '
  'address or of the record''s name; kind of record; action; first day in Dayton. _before_at and _before_id '
  'are the last entry already shown. actor and target: {first_name, last_name, email} or null. Admins only '
  '(42501).';
grant execute on function public.activity_history(
  text, public.activity_subject, public.activity_action, date, timestamptz, bigint, integer
) to authenticated, service_role;

-- Security definer: no role is granted to write the log.
create function private.log_access(
  _action public.activity_action, _subject public.activity_subject, _record_id uuid, _label text,
  _detail text
)
returns void language plpgsql security definer set search_path = '' as $$
declare
  actor constant uuid := (select id from public.profiles where id = (select auth.uid()));
begin
  -- Two requests of one page load must not both find no entry.
  perform pg_advisory_xact_lock(hashtextextended(concat_ws('|', actor, _action, _record_id, _detail), 0));
  if _action = 'opened' and exists (
    select from public.activity_log
    where record_id = _record_id and actor_id is not distinct from actor and action = _action
      and detail is not distinct from _detail and created_at > now() - interval '10 minutes'
  ) then
    return;
  end if;
  insert into public.activity_log (actor_id, action, subject, record_id, label, detail)
  values (actor, _action, _subject, _record_id, left(_label, 200), left(_detail, 300));
end;
$$;
comment on function private.log_access(
  public.activity_action, public.activity_subject, uuid, text, text
) is 'Logs an opening, once in 10 minutes per person, record and detail, or an export.';

-- Security definer: no role is granted to write the log.
create function private.start_activity_export(
  _search text, _subject public.activity_subject, _action public.activity_action, _from date
)
returns bigint language plpgsql security definer set search_path = '' as $$
declare
  found_rows bigint;
begin
  perform private.require_admin();
  select count(*) into found_rows
  from private.find_activity(_search, _subject, _action, _from, null, null, null);
  perform private.log_access(
    'exported', 'activity', '00000000-0000-0000-0000-000000000000', 'Activity log',
    concat_ws(', ',
      found_rows || case found_rows when 1 then ' row' else ' rows' end,
      'kind: ' || _subject, 'action: ' || _action, 'from: ' || _from,
      'search: ' || nullif(btrim(_search), ''))
  );
  return found_rows;
end;
$$;
grant execute on function private.start_activity_export(
  text, public.activity_subject, public.activity_action, date
) to authenticated, service_role;

create function public.start_activity_export(
  _search text default '',
  _subject public.activity_subject default null,
  _action public.activity_action default null,
  _from date default null
)
returns bigint language sql set search_path = ''
return private.start_activity_export(_search, _subject, _action, _from);
comment on function public.start_activity_export(
  text, public.activity_subject, public.activity_action, date
) is
  'Logs that the caller exports the entries that the filters of activity_history find, and returns how many '
  'there were before. Admins only (42501).';
grant execute on function public.start_activity_export(
  text, public.activity_subject, public.activity_action, date
) to authenticated, service_role;
