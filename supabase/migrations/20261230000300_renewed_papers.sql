-- Whether a paper of a pilot car was renewed: one answer for the reminder and the dashboard, which also counts
-- its days in Dayton now.

create function private.is_renewed_paper(_paper public.pilot_papers)
returns boolean language sql stable set search_path = '' as $$
  select exists (
    select from public.pilot_papers as renewed
    where renewed.pilot_id = _paper.pilot_id
      -- As for private.paper_cover, all insurance counts as one.
      and renewed.issuing_state is not distinct from _paper.issuing_state
      and renewed.expires_on > _paper.expires_on
      -- Without a day in between, or valid by today.
      and (
        renewed.starts_on is null
        or renewed.starts_on <= greatest(_paper.expires_on + 1, private.business_day(now()))
      )
      and not private.is_closed_paper(renewed)
  );
$$;
comment on function private.is_renewed_paper(public.pilot_papers) is
  'Whether another paper of the same pilot car and state, or insurance, is valid longer: from the day after this '
  'one''s last day at the latest, or, if that has passed, from today, in Dayton. A quarantined one doesn''t count.';
-- The dashboard runs as the admin who reads it.
grant execute on function private.is_renewed_paper(public.pilot_papers) to authenticated, service_role;

create or replace function private.needs_reminder(_paper public.pilot_papers)
returns boolean language sql stable set search_path = '' as $$
  -- As text: a parsed body would keep Auth from changing its table.
  select _paper.expires_on between private.business_day(now()) and private.business_day(now()) + 30
    and exists (select from public.step_email_settings where kind = 'paper_expires' and is_on)
    and exists (
      select from public.user_roles as role
      join public.profiles as pilot on pilot.id = role.user_id
      join auth.users as account on account.id = role.user_id
      where role.user_id = _paper.pilot_id and role.role = 'pilot_car' and pilot.email <> ''
        and account.deleted_at is null and (account.banned_until is null or account.banned_until <= now())
    )
    and not private.is_closed_paper(_paper)
    and not private.is_renewed_paper(_paper);
$$;
comment on function private.needs_reminder(public.pilot_papers) is
  'Whether a pilot car should hear that this certificate or insurance expires: its last day is today, in Dayton, '
  'or within 30 days, the email is on, the account can sign in and is a pilot car, and it wasn''t renewed. A '
  'paper whose file is quarantined doesn''t count.';

create or replace function public.admin_dashboard()
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
      where paper.expires_on between private.business_day(now()) - 30 and private.business_day(now()) + 30
        and not private.is_renewed_paper(paper)
      order by paper.expires_on, paper.id
      limit 50
    ) as expiring
  )
  from public.admin_counts() as counts, public.board_numbers() as board;
$$;
comment on function public.admin_dashboard() is
  'The row of admin_counts, that of board_numbers as board, and as expiring_papers up to 50 certificates and '
  'policies of pilot cars that expired in the last 30 days, in Dayton, or do in the next 30 and weren''t renewed, '
  'first to expire first: [{id, kind, issuing_state, insurer, expires_on, pilot_id, pilot: {first_name, '
  'last_name, email}}]. Admins only (42501).';
