-- The activity page: the whole log, filtered and paged, and an export of what the filters find.

-- An index on the person alone reads and sorts all they ever did.
create index activity_log_actor_newest_idx on public.activity_log (actor_id, created_at desc, id desc);
drop index public.activity_log_actor_id_idx;
create index activity_log_subject_newest_idx on public.activity_log (subject, created_at desc, id desc);

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
  search constant text := lower(btrim(_search));
  people uuid[];
begin
  if search <> '' then
    people := array(
      select id from public.profiles
      where position(search in lower(concat_ws(' ', first_name, last_name, email))) > 0
    );
  end if;
  return query
  select * from public.activity_log as entry
  where (_subject is null or entry.subject = _subject)
    and (_action is null or entry.action = _action)
    and (
      search = '' or entry.actor_id = any(people) or entry.target_id = any(people)
      or position(search in lower(entry.label)) > 0
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
  'Entries of the activity log that the caller can read, newest first. Filters: part of a person''s name or '
  'email address or of the record''s name; kind of record; action; first day. null and empty text filter '
  'nothing.';

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

drop function public.start_activity_export();
drop function private.start_activity_export();

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
comment on function private.start_activity_export(
  text, public.activity_subject, public.activity_action, date
) is 'Implements public.start_activity_export.';

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

grant execute on function
  private.find_activity(
    text, public.activity_subject, public.activity_action, date, timestamptz, bigint, integer
  ),
  public.activity_history(
    text, public.activity_subject, public.activity_action, date, timestamptz, bigint, integer
  ),
  private.start_activity_export(
    text, public.activity_subject, public.activity_action, date
  ),
  public.start_activity_export(text, public.activity_subject, public.activity_action, date)
to authenticated, service_role;
