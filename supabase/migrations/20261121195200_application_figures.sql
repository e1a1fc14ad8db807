-- The figures beside the applications' filter, read through the view an index helps and planned anew
-- for each text. Admins only; others count nothing.
create or replace function public.application_status_counts(
  _search text default '', _position text default ''
)
returns table (status public.application_status, applications bigint)
language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  pattern constant text := private.containing(_search);
begin
  return query
    select every.status, coalesce(found.applications, 0)
    from unnest(enum_range(null::public.application_status)) as every (status)
    left join (
      select application.status, count(*) as applications
      from private.admin_job_applications as application
      where (_search = '' or application.search_text like pattern)
        and (_position = '' or application.job_title = _position)
      group by application.status
    ) as found on found.status = every.status
    order by every.status;
end;
$$;
