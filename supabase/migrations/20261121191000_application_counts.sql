-- The applications in the console: how many of each status, and the order the list is read in.

-- How many applications there are of each status among those the search and the position find;
-- every status has its row, 0 included. An empty text narrows nothing. Counts what the caller may
-- read.
create function public.application_status_counts(_search text default '', _position text default '')
returns table (status public.application_status, applications bigint)
language sql stable set search_path = '' as $$
  select every.status, coalesce(found.applications, 0)
  from unnest(enum_range(null::public.application_status)) as every (status)
  left join (
    select application.status, count(*) as applications
    from public.job_applications as application
    where (_search = '' or application.search_text like (select private.containing(_search)))
      and (_position = '' or application.job_title = _position)
    group by application.status
  ) as found using (status)
  order by every.status;
$$;
grant execute on function public.application_status_counts(text, text)
to authenticated, service_role;

create index job_applications_by_position
  on public.job_applications (job_title, created_at desc, id desc);
create index job_applications_by_name on public.job_applications (last_name, id);
create index job_applications_by_experience on public.job_applications (experience_years, id);
