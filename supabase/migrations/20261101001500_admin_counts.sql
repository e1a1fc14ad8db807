-- The figures on the admin dashboard and above the analytics, in one call (design 3.10).

-- One row. Events and page views come from the kept totals; the rest are counted. Admins only.
create function public.admin_counts()
returns table (
  unique_visitors bigint,
  analytics_events bigint,
  page_views bigint,
  consent_records bigint,
  total_users bigint,
  gallery_images bigint,
  services bigint
)
language plpgsql stable set search_path = '' as $$
begin
  perform private.require_admin();
  return query select
    (select count(*) from public.unique_visitors),
    (select coalesce(sum(events), 0)::bigint from public.analytics_event_totals),
    (select coalesce(sum(events), 0)::bigint from public.analytics_event_totals
     where event_name = 'page_view'),
    (select count(*) from public.consent_records),
    (select count(*) from public.profiles),
    (select count(*) from public.gallery_images),
    (select count(*) from public.services);
end;
$$;
grant execute on function public.admin_counts() to authenticated, service_role;
