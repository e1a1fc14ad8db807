-- A reply stops the reply clock, and marking a quote as reviewed does not. New can be restored, and an
-- interview leads to hired or rejected.

alter table public.quotes add column replied_at timestamptz;
comment on column public.quotes.replied_at is
  'When the first reply was emailed: it stops the reply clock. For quotes reviewed before replies '
  'counted, when they were marked as reviewed.';
update public.quotes as quote set replied_at = coalesce(
  (select min(sent_at) from public.email_log as log where log.quote_id = quote.id and log.kind = 'reply'),
  quote.reviewed_at
);
-- The quotes that wait for a reply, oldest first.
create index quotes_unanswered_idx on public.quotes (created_at, id)
  where replied_at is null and status <> 'archived';

create function private.stop_reply_clock()
returns trigger language plpgsql set search_path = '' as $$
begin
  update public.quotes set replied_at = new.sent_at where id = new.quote_id and replied_at is null;
  return null;
end;
$$;
create trigger email_log_stop_reply_clock after insert or update of sent_at on public.email_log
  for each row when (new.kind = 'reply' and new.quote_id is not null and new.sent_at is not null)
  execute function private.stop_reply_clock();

-- A sent reply must not make a colleague's open quote stale, and has its own entry in the log.
drop trigger quotes_set_updated_at on public.quotes;
create trigger quotes_set_updated_at before update on public.quotes
  for each row when (old.replied_at is not distinct from new.replied_at)
  execute function private.set_updated_at();
drop trigger quotes_log_update on public.quotes;
create trigger quotes_log_update after update on public.quotes
  for each row when (
    not (old.user_id is null and new.user_id is not null)
    and old.replied_at is not distinct from new.replied_at
  )
  execute function private.log_activity('quote', 'id', 'origin', 'destination');

drop trigger quotes_prevent_return_to_new on public.quotes;
drop function private.prevent_return_to_new();

create or replace function private.set_quote_status_times()
returns trigger language plpgsql set search_path = '' as $$
begin
  -- A quote that is new again shows its customer no review.
  new.reviewed_at := case new.status
    when 'reviewed' then coalesce(new.reviewed_at, now())
    when 'archived' then new.reviewed_at
  end;
  new.archived_at := case when new.status = 'archived' then coalesce(new.archived_at, now()) end;
  return new;
end;
$$;

-- new → reviewed → interview, hired or rejected; interview → hired or rejected; and no other way.
create or replace function private.enforce_application_status()
returns trigger language plpgsql set search_path = '' as $$
begin
  if (old.status, new.status) not in (
    ('new', 'reviewed'),
    ('reviewed', 'interview'),
    ('reviewed', 'hired'),
    ('reviewed', 'rejected'),
    ('interview', 'hired'),
    ('interview', 'rejected')
  ) then
    raise exception 'An application cannot go from % to %.', old.status, new.status
      using errcode = '23514';
  end if;
  return new;
end;
$$;

-- The views list their columns when they are created.
drop view public.admin_my_quotes;
drop view public.admin_quotes;
drop view private.admin_quotes;
-- A subquery instead of a join keeps the view simple, so that writes fail for a missing grant.
create view private.admin_quotes as
  select quote.*, (
    select jsonb_build_object(
      'id', colleague.id, 'first_name', colleague.first_name, 'last_name', colleague.last_name,
      'email', colleague.email
    )
    from public.quote_assignments as assignment
    join public.profiles as colleague on colleague.id = assignment.assigned_to
    where assignment.quote_id = quote.id
  ) as assignee
  from public.quotes as quote where (select private.is_admin_or_service());
create view public.admin_quotes with (security_invoker = true) as
  select * from private.admin_quotes;
create view public.admin_my_quotes with (security_invoker = true) as
  select * from private.admin_quotes where id in (
    select quote_id from public.quote_assignments where assigned_to = (select auth.uid())
  );
comment on view private.admin_quotes is 'All quotes with their assignee for admins, no rows for others.';
comment on view public.admin_quotes is
  'All quotes for admins, no rows for others. assignee: {id, first_name, last_name, email} or null.';
comment on view public.admin_my_quotes is 'The quotes of admin_quotes that are assigned to the caller.';
grant select on private.admin_quotes, public.admin_quotes, public.admin_my_quotes
to authenticated, service_role;
