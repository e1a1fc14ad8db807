-- Loads in the activity log, no deletion of a load in transit, and the columns the console sorts by.

alter type public.activity_subject add value if not exists 'load';
alter type public.activity_subject add value if not exists 'permit';
alter type public.activity_subject add value if not exists 'escort';
alter type public.activity_action add value if not exists 'started_anyway';

-- Security definer: no role is granted to write the log. People who are being deleted can't be named.
create function private.log_load_entry(
  _action text, _subject text, _load_id uuid, _label text,
  _old_status text default null, _new_status text default null, _target_id uuid default null,
  _at timestamptz default now()
)
returns void language sql security definer set search_path = '' as $$
  insert into public.activity_log
    (created_at, actor_id, action, subject, record_id, label, old_status, new_status, target_id)
  values (
    _at, (select id from public.profiles where id = (select auth.uid())),
    _action::public.activity_action, _subject::public.activity_subject, _load_id, left(_label, 200),
    _old_status, _new_status, (select id from public.profiles where id = _target_id)
  );
$$;
comment on function private.log_load_entry(
  text, text, uuid, text, text, text, uuid, timestamptz
) is 'Writes an entry about a load, its permit or its escort. record_id is always the load.';

-- Security definer: calls log_load_entry.
create function private.log_load()
returns trigger language plpgsql security definer set search_path = '' as $$
declare
  -- What the other entries say, and what no one edits.
  elsewhere constant text[] :=
    '{status,driver_id,start_override,updated_at,search_text,pickup_sort,pickup_date}';
begin
  if tg_op = 'DELETE' then
    perform private.log_load_entry('deleted', 'load', old.id, old.title);
    return null;
  end if;
  if tg_op = 'INSERT' then
    perform private.log_load_entry(
      'created', 'load', new.id, new.title, _at => new.created_at
    );
    if new.driver_id is not null then
      perform private.log_load_entry(
        'assigned', 'load', new.id, new.title, _target_id => new.driver_id, _at => new.created_at
      );
    end if;
    return null;
  end if;
  if to_jsonb(new) - elsewhere <> to_jsonb(old) - elsewhere then
    perform private.log_load_entry('updated', 'load', new.id, new.title);
  end if;
  if new.driver_id is distinct from old.driver_id then
    perform private.log_load_entry(
      case when new.driver_id is null then 'unassigned' else 'assigned' end,
      'load', new.id, new.title, _target_id => coalesce(new.driver_id, old.driver_id)
    );
  end if;
  -- Planned and assigned follow the driver, whose entry is enough.
  if new.status <> old.status
    and not (array[old.status, new.status] <@ '{planned,assigned}'::public.load_status[])
  then
    perform private.log_load_entry(
      case when old.status = 'assigned' and new.start_override is not null
        then 'started_anyway' else 'status_changed' end,
      'load', new.id, new.title, old.status::text, new.status::text
    );
  end if;
  return null;
end;
$$;
create trigger loads_log_activity after insert or update or delete on public.loads
  for each row execute function private.log_load();

-- For permits and escorts. When their load is deleted, its own entry is enough.
-- Security definer: calls log_load_entry.
create function private.log_load_part()
returns trigger language plpgsql security definer set search_path = '' as $$
declare
  bookkeeping constant text[] := '{updated_at,answered_at,terms_changed_at}';
  part jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
  before jsonb := case when tg_op = 'UPDATE' then to_jsonb(old) end;
  title text := (select title from public.loads where id = (part ->> 'load_id')::uuid);
  is_status_change boolean := before ->> 'status' <> part ->> 'status';
begin
  if title is null or part - bookkeeping = before - bookkeeping then
    return null;
  end if;
  perform private.log_load_entry(
    case
      when tg_op = 'INSERT' then 'created'
      when tg_op = 'DELETE' then 'deleted'
      when is_status_change then 'status_changed'
      else 'updated'
    end,
    tg_argv[0], (part ->> 'load_id')::uuid,
    title || case when part ? 'jurisdiction' then ', ' || (part ->> 'jurisdiction') else '' end,
    case when is_status_change then before ->> 'status' end,
    case when is_status_change then part ->> 'status' end,
    (part ->> 'pilot_id')::uuid,
    case when tg_op = 'INSERT' then (part ->> 'created_at')::timestamptz else now() end
  );
  return null;
end;
$$;
create trigger load_permits_log_activity after insert or update or delete on public.load_permits
  for each row execute function private.log_load_part('permit');
create trigger load_escorts_log_activity after insert or update or delete on public.load_escorts
  for each row execute function private.log_load_part('escort');

create function private.keep_load_in_transit()
returns trigger language plpgsql set search_path = '' as $$
begin
  raise exception 'This load is in transit. Mark it as delivered or cancel it before you delete it.'
    using errcode = '23514';
end;
$$;
create trigger loads_keep_in_transit before delete on public.loads
  for each row when (old.status = 'in_transit')
  execute function private.keep_load_in_transit();

-- Lists page by a column without nulls. A trigger instead of a generated column, which has no value yet
-- in the triggers that compare the row before and after a change.
alter table public.loads
  add column pickup_sort timestamptz not null default 'infinity',
  add column pickup_date date;
comment on column public.loads.pickup_date is
  'The day of pickup_at in its time zone: the console filters by it. A trigger sets it.';
comment on column public.loads.pickup_sort is
  'pickup_at, or infinity while the date is TBD; the console sorts by it. A trigger sets it.';
create function private.set_pickup_sort()
returns trigger language plpgsql set search_path = '' as $$
begin
  new.pickup_sort := coalesce(new.pickup_at, 'infinity');
  new.pickup_date := (new.pickup_at at time zone new.pickup_time_zone::text)::date;
  return new;
end;
$$;
create trigger loads_pickup_sort before insert or update of pickup_at, pickup_time_zone
  on public.loads
  for each row execute function private.set_pickup_sort();
-- Not an edit: nobody should see it in the log, or find a form stale.
alter table public.loads disable trigger user;
update public.loads set
  pickup_sort = coalesce(pickup_at, 'infinity'),
  pickup_date = (pickup_at at time zone pickup_time_zone::text)::date;
alter table public.loads enable trigger user;
create index loads_pickup_sort_idx on public.loads (pickup_sort, id);
create index loads_pickup_date_idx on public.loads (pickup_date);

drop function public.load_status_counts(text);
create function public.load_status_counts(
  _search text default '', _driver_id uuid default null, _from date default null,
  _to date default null
)
returns table (status public.load_status, loads bigint)
language sql stable set search_path = '' as $$
  select every.status, coalesce(found.loads, 0)
  from unnest(enum_range(null::public.load_status)) as every (status)
  left join (
    select loads.status, count(*) as loads
    from public.loads
    where (_search = '' or loads.search_text like (select private.contains_pattern(_search)))
      and (_driver_id is null or loads.driver_id = _driver_id)
      and (_from is null or loads.pickup_date >= _from)
      and (_to is null or loads.pickup_date <= _to)
    group by loads.status
  ) as found using (status)
  order by every.status;
$$;
comment on function public.load_status_counts(text, uuid, date, date) is
  'One row per status, 0 included: how many of the loads the caller can see match the search, the driver '
  'and the days of pickup (both included).';
grant execute on function public.load_status_counts(text, uuid, date, date)
to authenticated, service_role;
