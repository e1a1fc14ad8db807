-- Every console page reads what waits for staff in one call: the sidebar's counts, the newest quote (later
-- ones are announced), and the automatic emails that failed.

-- Almost only automatic emails that failed: a reply is unsent only while it is being sent.
create index email_log_unsent_idx on public.email_log (attempted_at desc) where sent_at is null;

-- The result has more columns.
drop function public.admin_unread_counts();
-- Through the views, each count is read from the index on status, and nothing in the trash is listed.
create function public.admin_unread_counts()
returns table (
  quotes bigint,
  applications bigint,
  messages bigint,
  newest_quote_at timestamptz,
  failed_emails jsonb
)
language plpgsql stable set search_path = '' as $$
begin
  perform private.require_staff();
  return query select
    (select count(*) from private.admin_quotes where status = 'new'),
    (select count(*) from private.admin_job_applications where status = 'new'),
    (select count(*) from private.admin_contact_messages where status = 'new'),
    coalesce((select max(created_at) from private.admin_quotes), '-infinity'),
    (
      select coalesce(jsonb_agg(to_jsonb(latest) - 'attempted_at' order by latest.attempted_at desc), '[]')
      from (
        select email.id, email.kind, email.record_type, email.record_id, email.to_email, email.attempted_at
        from public.email_log as email
        where email.sent_at is null and email.kind <> 'reply'
          -- private.overdue_emails has the same number.
          and email.attempts >= 5
          and email.attempted_at > now() - interval '14 days'
          and (
            exists (select from private.admin_quotes where id = email.quote_id)
            or exists (select from private.admin_contact_messages where id = email.message_id)
            or exists (select from private.admin_job_applications where id = email.application_id)
          )
        order by email.attempted_at desc
        limit 20
      ) as latest
    );
end;
$$;
comment on function public.admin_unread_counts() is
  'One row: how many quotes, applications and messages are new; when the newest quote was stored (-infinity '
  'without quotes); and the automatic emails whose last attempt failed in the last 14 days, latest first, '
  'at most 20: [{id, kind, record_type, record_id, to_email}]. Without the trash. Staff only (42501).';
grant execute on function public.admin_unread_counts() to authenticated, service_role;
