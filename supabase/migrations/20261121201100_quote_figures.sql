-- The figures beside the quotes' filter, read through the view an index helps and planned anew for
-- each text, as those of messages and applications are: without a search from the index by status
-- alone. Admins only; others count nothing.
create or replace function public.quote_status_counts(
  _search text default '', _assigned_to uuid default null
)
returns table (status public.quote_status, quotes bigint)
language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  pattern constant text := private.containing(_search);
begin
  return query
    select every.status, coalesce(found.quotes, 0)
    from unnest(enum_range(null::public.quote_status)) as every (status)
    left join (
      select quote.status, count(*) as quotes
      from private.admin_quotes as quote
      where (_search = '' or quote.search_text like pattern)
        and (_assigned_to is null or quote.id in (
          select quote_id from public.quote_assignments where assigned_to = _assigned_to))
      group by quote.status
    ) as found on found.status = every.status
    order by every.status;
end;
$$;
