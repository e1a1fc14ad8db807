-- The visitors of any past period, from counters: each visitor counts on the first of their days in it, the one
-- whose previous day is before the period.

alter table public.analytics_visitor_days add column previous_day date;
comment on column public.analytics_visitor_days.previous_day is
  'For the step visit: the visitor''s day before this one; null if there was none. It may be one that is no longer '
  'kept.';
-- Finds a visitor's previous and next day.
drop index public.analytics_visitor_days_consent_id_idx;
create index analytics_visitor_days_consent_id_idx on public.analytics_visitor_days (consent_id, day);

create table private.analytics_returns (
  day date not null,
  previous_day date not null,
  visitors bigint not null,
  primary key (day, previous_day)
);
comment on table private.analytics_returns is
  'How many visitors came on a day, by the day they came before (-infinity: never). At most one row per pair of '
  'kept days, however many visitors.';

-- The lock of the new column keeps visits out until the end of the migration.
update public.analytics_visitor_days as taken set previous_day = earlier.day
from (
  select consent_id, day as next_day, lag(day) over (partition by consent_id order by day) as day
  from public.analytics_visitor_days where step = 'visit'
) as earlier
where taken.step = 'visit' and taken.consent_id = earlier.consent_id and taken.day = earlier.next_day
  and earlier.day is not null;
insert into private.analytics_returns (day, previous_day, visitors)
select day, coalesce(previous_day, '-infinity'), count(*)
from public.analytics_visitor_days where step = 'visit' group by 1, 2;

create function private.move_returns(
  _from public.analytics_visitor_days[], _to public.analytics_visitor_days[]
)
returns void language plpgsql set search_path = '' as $$
begin
  -- One order for all writers, to avoid deadlocks.
  insert into private.analytics_returns as returns (day, previous_day, visitors)
  select changed.day, coalesce(changed.previous_day, '-infinity'), sum(changed.visitors)
  from (
    select day, previous_day, 1 as visitors from unnest(_to)
    union all
    select day, previous_day, -1 from unnest(_from)
  ) as changed
  group by 1, 2 having sum(changed.visitors) <> 0
  order by 1, 2
  on conflict (day, previous_day) do update set visitors = returns.visitors + excluded.visitors;
  delete from private.analytics_returns
  where visitors = 0 and day in (select day from unnest(_from));
end;
$$;
comment on function private.move_returns(public.analytics_visitor_days[], public.analytics_visitor_days[]) is
  'Subtracts 1 from analytics_returns for each of the rows _from, and adds 1 for each of the rows _to.';

-- Security definer: no role is granted to write the counters.
create function private.count_returns()
returns trigger language plpgsql security definer set search_path = '' as $$
declare
  rows_from public.analytics_visitor_days[];
  rows_to public.analytics_visitor_days[];
begin
  if tg_op <> 'INSERT' then
    select array_agg(removed::public.analytics_visitor_days) into rows_from from removed where step = 'visit';
  end if;
  if tg_op <> 'DELETE' then
    select array_agg(added::public.analytics_visitor_days) into rows_to from added where step = 'visit';
  end if;
  if coalesce(rows_from, rows_to) is not null then
    perform private.move_returns(rows_from, rows_to);
  end if;
  return null;
end;
$$;
create trigger analytics_visitor_days_count_added after insert on public.analytics_visitor_days
  referencing new table as added
  for each statement execute function private.count_returns();
create trigger analytics_visitor_days_count_changed after update on public.analytics_visitor_days
  referencing old table as removed new table as added
  for each statement execute function private.count_returns();
create trigger analytics_visitor_days_count_removed after delete on public.analytics_visitor_days
  referencing old table as removed
  for each statement execute function private.count_returns();

create function private.lock_visitors(_consent_ids text[], _days date[])
returns void language plpgsql set search_path = '' as $$
begin
  -- Imports and deletions change counters of several days in two passes. A visit changes only today's.
  if exists (select from unnest(_days) as day where day < private.business_day(now())) then
    perform pg_advisory_xact_lock(hashtextextended('analytics days', 0));
  end if;
  perform from public.unique_visitors
  where consent_id = any(_consent_ids) order by consent_id for no key update;
end;
$$;
comment on function private.lock_visitors(text[], date[]) is
  'Makes writers of the same visitor''s days wait for each other, so that each finds the previous day that the '
  'other added or deleted. Before any counter, as record_visit does.';

-- In plpgsql, which keeps its plan.
create function private.correct_previous_days(_consent_ids text[], _after date)
returns void language plpgsql set search_path = '' as $$
begin
  update public.analytics_visitor_days as later set previous_day = (
    select max(earlier.day) from public.analytics_visitor_days as earlier
    where earlier.consent_id = later.consent_id and earlier.day < later.day and earlier.step = 'visit'
  )
  where later.consent_id = any(_consent_ids) and later.day > _after and later.step = 'visit'
    and later.previous_day is distinct from (
      select max(earlier.day) from public.analytics_visitor_days as earlier
      where earlier.consent_id = later.consent_id and earlier.day < later.day and earlier.step = 'visit'
    );
end;
$$;
comment on function private.correct_previous_days(text[], date) is
  'Corrects the previous days of these visitors'' later days after days from _after on were added or deleted.';

-- Also stores the previous days.
create or replace function private.increment_event_counters()
returns trigger language plpgsql security definer set search_path = '' as $$
declare
  consent_ids text[];
  event_days date[];
begin
  select array_agg(distinct consent_id), array_agg(distinct private.business_day(created_at))
  into consent_ids, event_days from changed;
  perform private.lock_visitors(consent_ids, event_days);

  insert into public.analytics_days as days (day, kind, label, events)
  select counter.day, counter.kind, counter.label, count(*)
  from changed, private.event_counters(changed) as counter
  group by counter.day, counter.kind, counter.label
  order by counter.day, counter.kind, counter.label
  on conflict (day, kind, label) do update set events = days.events + excluded.events;

  with taken as (
    insert into public.analytics_visitor_days (day, step, consent_id, previous_day)
    select step.day, step.step, step.consent_id,
      case when step.step = 'visit' then greatest(
        lag(step.day) over (partition by step.consent_id, step.step order by step.day),
        (
          select max(earlier.day) from public.analytics_visitor_days as earlier
          where earlier.consent_id = step.consent_id and earlier.day < step.day and earlier.step = 'visit'
        )
      ) end
    from (
      select distinct private.business_day(changed.created_at) as day, taken.step, changed.consent_id
      from changed, private.event_steps(changed) as taken
    ) as step
    order by 1, 2, 3
    on conflict do nothing
    returning day, step
  )
  insert into public.analytics_days as days (day, kind, label, events)
  select day, 'visitors', step, count(*) from taken group by day, step order by day, step
  on conflict (day, kind, label) do update set events = days.events + excluded.events;
  -- Almost every event is of a step that was already taken that day.
  if not found then
    return null;
  end if;

  perform private.correct_previous_days(consent_ids, (select min(day) from unnest(event_days) as day));
  return null;
end;
$$;

-- Also corrects the previous days, and changes counters in the order of all writers.
create or replace function private.decrement_event_counters()
returns trigger language plpgsql security definer set search_path = '' as $$
declare
  oldest timestamptz := now() - private.event_retention();
  consent_ids text[];
  event_days date[];
begin
  select array_agg(distinct consent_id), array_agg(distinct private.business_day(created_at))
  into consent_ids, event_days from changed where created_at >= oldest;
  if consent_ids is null then
    return null;
  end if;
  perform private.lock_visitors(consent_ids, event_days);

  insert into public.analytics_days as days (day, kind, label, events)
  select counter.day, counter.kind, counter.label, -count(*)
  from changed, private.event_counters(changed) as counter
  where changed.created_at >= oldest
  group by counter.day, counter.kind, counter.label
  order by counter.day, counter.kind, counter.label
  on conflict (day, kind, label) do update set events = days.events + excluded.events;

  with left_over as (
    delete from public.analytics_visitor_days as taken
    using (
      select distinct private.business_day(created_at) as day, consent_id
      from changed where created_at >= oldest
    ) as removed
    where taken.day = removed.day and taken.consent_id = removed.consent_id
      and not exists (
        select 1 from public.analytics_events as event, private.event_steps(event) as kept
        where event.consent_id = taken.consent_id
          and private.business_day(event.created_at) = taken.day
          and kept.step = taken.step
      )
    returning taken.day, taken.step
  )
  insert into public.analytics_days as days (day, kind, label, events)
  select day, 'visitors', step, -count(*) from left_over group by day, step order by day, step
  on conflict (day, kind, label) do update set events = days.events + excluded.events;

  perform private.correct_previous_days(consent_ids, (select min(day) from unnest(event_days) as day));
  delete from public.analytics_days where events = 0 and day = any(event_days);
  return null;
end;
$$;

create or replace function private.analytics_visitors(_from date, _to date)
returns table (visitors bigint, counted_since date, kept_since date)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  kept_since := private.business_day(now() - private.event_retention());
  counted_since := (
    select min(days.day) from public.analytics_days as days
    where days.kind = 'visitors' and days.label = 'visit'
  );
  if _from >= kept_since and _from >= counted_since then
    visitors := (
      select coalesce(sum(returns.visitors), 0)::bigint from private.analytics_returns as returns
      where returns.day between _from and _to and returns.previous_day < _from
    );
  end if;
  return next;
end;
$$;
