-- The dashboard reads the papers that expire with its figures, in the same request.

drop function public.admin_dashboard();
create function public.admin_dashboard()
returns table (
  unique_visitors bigint,
  analytics_events bigint,
  page_views bigint,
  consent_records bigint,
  total_users bigint,
  gallery_images bigint,
  services bigint,
  board jsonb,
  expiring_papers jsonb
)
language sql stable set search_path = '' as $$
  select counts.*, to_jsonb(board), (
    select coalesce(jsonb_agg(to_jsonb(expiring) order by expiring.expires_on, expiring.id), '[]')
    from (
      select paper.id, paper.kind, paper.issuing_state, paper.insurer, paper.expires_on, paper.pilot_id,
        jsonb_build_object(
          'first_name', pilot.first_name, 'last_name', pilot.last_name, 'email', pilot.email
        ) as pilot
      from public.pilot_papers as paper join public.profiles as pilot on pilot.id = paper.pilot_id
      where paper.expires_on between current_date - 30 and current_date + 30
      order by paper.expires_on, paper.id
      limit 50
    ) as expiring
  )
  from public.admin_counts() as counts, public.board_numbers() as board;
$$;
comment on function public.admin_dashboard() is
  'The row of admin_counts, that of board_numbers as board, and as expiring_papers up to 50 certificates and '
  'policies of pilot cars that expired in the last 30 days or do in the next 30, first to expire first: '
  '[{id, kind, issuing_state, insurer, expires_on, pilot_id, pilot: {first_name, last_name, email}}]. Admins '
  'only (42501).';
grant execute on function public.admin_dashboard() to authenticated, service_role;
