-- The dashboard leads with the board's ten numbers. One request reads them together with its own figures.

create function public.admin_dashboard()
returns table (
  unique_visitors bigint,
  analytics_events bigint,
  page_views bigint,
  consent_records bigint,
  total_users bigint,
  gallery_images bigint,
  services bigint,
  board jsonb
)
language sql stable set search_path = '' as $$
  select counts.*, to_jsonb(board) from public.admin_counts() as counts, public.board_numbers() as board;
$$;
comment on function public.admin_dashboard() is
  'The row of admin_counts, and that of board_numbers as board. Admins only (42501).';
grant execute on function public.admin_dashboard() to authenticated, service_role;
