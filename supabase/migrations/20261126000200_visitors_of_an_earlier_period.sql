-- unique_visitors knows only a visitor's first and last visit, so it counts exactly only in periods that
-- end today. analytics_visitor_days knows each day, for 13 months.

-- Security definer: no API role may read who took which step.
create function private.analytics_visitors(_from date, _to date)
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
      select count(distinct taken.consent_id) from public.analytics_visitor_days as taken
      where taken.day between _from and _to and taken.step = 'visit'
    );
  end if;
  return next;
end;
$$;
comment on function private.analytics_visitors(date, date) is 'Implements public.analytics_visitors.';

create function public.analytics_visitors(_from date, _to date)
returns table (visitors bigint, counted_since date, kept_since date)
language sql stable set search_path = '' as $$
  select * from private.analytics_visitors(_from, _to);
$$;
comment on function public.analytics_visitors(date, date) is
  'One row: the exact number of unique visitors in any past period, null if we don''t know them for all '
  'of its days; the first day with counted visitors (null: none yet); and the first day whose visitors '
  'are kept, 13 months ago. Days are Ohio days, both ends included. Admins only (42501).';

grant execute on function
  private.analytics_visitors(date, date), public.analytics_visitors(date, date)
to authenticated, service_role;
