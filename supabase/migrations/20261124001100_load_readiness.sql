-- The console shows what blocks each load of a list: one call per page instead of one per row.

create function public.load_readiness(_load_ids uuid[])
returns table (load_id uuid, code text, problem text, jurisdiction text, record_id uuid)
language sql stable set search_path = '' as $$
  select load.id, problems.*
  from public.loads as load
  cross join lateral private.start_problems(load.id) as problems
  where load.id = any (_load_ids) and load.status in ('planned', 'assigned')
    and (load.driver_id = (select auth.uid()) or (select private.is_admin_or_service()));
$$;
comment on function public.load_readiness(uuid[]) is
  'load_start_problems of several loads, with the load of each reason. A load without rows is ready, has '
  'already started, or is not the caller''s to start.';

create or replace function public.load_start_problems(_load_id uuid)
returns table (code text, problem text, jurisdiction text, record_id uuid)
language sql stable set search_path = '' as $$
  select code, problem, jurisdiction, record_id from public.load_readiness(array[_load_id]);
$$;

grant execute on function public.load_readiness(uuid[]) to authenticated, service_role;
