-- Who is on a load, and how they reach each other.

create type public.load_part as enum ('driver', 'pilot', 'dispatch', 'former');

-- The driver and the escorts who accepted are told each other's names; numbers only while the load
-- has not arrived, and only to somebody who is on it then. Whoever wrote in the log is told as
-- 'dispatch', or as 'former' once they are off the load, without a name. An offer that is not
-- accepted names nobody.
-- Security definer: people read no profile but their own.
create function private.load_people(_load_ids uuid[])
returns table (
  load_id uuid, person_id uuid, part public.load_part, first_name text, last_name text, phone text
)
language sql stable security definer set search_path = '' as $$
  with crew as (
    select id as load_id, driver_id as person_id, 'driver'::public.load_part as part,
      status in ('assigned', 'in_transit') as is_on
    from public.loads where id = any (_load_ids) and driver_id is not null
    union all
    select escort.load_id, escort.pilot_id, 'pilot'::public.load_part,
      escort.status = 'accepted' and load.status in ('planned', 'assigned', 'in_transit')
    from public.load_escorts as escort
    join public.loads as load on load.id = escort.load_id
    where escort.load_id = any (_load_ids) and escort.status in ('accepted', 'completed')
  ), mine as (
    select load_id, is_on from crew where person_id = (select auth.uid())
    union all
    select id, true from unnest(_load_ids) as id where (select private.is_admin())
  )
  select crew.load_id, crew.person_id, crew.part, person.first_name, person.last_name,
    case when crew.is_on and bool_or(mine.is_on) then nullif(person.phone, '') end
  from crew
  join mine on mine.load_id = crew.load_id
  join public.profiles as person on person.id = crew.person_id
  group by crew.load_id, crew.person_id, crew.part, crew.is_on, person.id
  union all
  select distinct event.load_id, event.author_id,
    case when exists (
      select from public.user_roles where user_id = event.author_id and role = 'admin'
    ) then 'dispatch' else 'former' end::public.load_part,
    '', '', null
  from public.load_events as event
  join mine on mine.load_id = event.load_id
  where event.author_id is not null and not exists (
    select from crew where crew.load_id = event.load_id and crew.person_id = event.author_id
  );
$$;

-- The people of these loads, as far as the caller is on them too; admins see those of every load.
create function public.load_people(_load_ids uuid[])
returns table (
  load_id uuid, person_id uuid, part public.load_part, first_name text, last_name text, phone text
)
language sql stable set search_path = '' as $$
  select * from private.load_people(_load_ids);
$$;
grant execute on function private.load_people(uuid[]), public.load_people(uuid[])
to authenticated, service_role;
