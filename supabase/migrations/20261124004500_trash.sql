-- Deleted quotes, messages and applications stay in the trash for 30 days, with their emails, notes and
-- documents, and can be restored (docs/decisions/0023).

alter type public.activity_action add value 'restored';
-- Deleted from the trash.
alter type public.activity_action add value 'purged';

alter table public.quotes
  add column deleted_at timestamptz,
  add column deleted_by uuid references public.profiles (id) on delete set null;
alter table public.contact_messages
  add column deleted_at timestamptz,
  add column deleted_by uuid references public.profiles (id) on delete set null;
alter table public.job_applications
  add column deleted_at timestamptz,
  add column deleted_by uuid references public.profiles (id) on delete set null;
comment on column public.quotes.deleted_at is 'When it was moved to the trash; null if it was not.';
comment on column public.contact_messages.deleted_at is
  'When it was moved to the trash; null if it was not.';
comment on column public.job_applications.deleted_at is
  'When it was moved to the trash; null if it was not.';

create index quotes_deleted_at_idx on public.quotes (deleted_at desc, id desc)
  where deleted_at is not null;
create index contact_messages_deleted_at_idx on public.contact_messages (deleted_at desc, id desc)
  where deleted_at is not null;
create index job_applications_deleted_at_idx on public.job_applications (deleted_at desc, id desc)
  where deleted_at is not null;
create index quotes_deleted_by_idx on public.quotes (deleted_by);
create index contact_messages_deleted_by_idx on public.contact_messages (deleted_by);
create index job_applications_deleted_by_idx on public.job_applications (deleted_by);
drop index public.quotes_unanswered_idx;
create index quotes_unanswered_idx on public.quotes (created_at, id)
  where replied_at is null and status <> 'archived' and deleted_at is null;

-- A blank experience is null; 0 is "less than 1 year". Lists page by a column that is never null.
alter table public.job_applications
  alter column experience_years drop not null,
  add column experience_sort integer
    generated always as (coalesce(experience_years, -1)) stored;
comment on column public.job_applications.experience_sort is
  'experience_years for sorting; -1 if not given.';
drop index public.job_applications_experience_years_idx;
create index job_applications_experience_sort_idx
  on public.job_applications (experience_sort, id);

-- Policies: customers and the status buttons no longer reach what is in the trash, and only what is in
-- the trash can be deleted.
drop policy "Users can read their own quotes, admins all" on public.quotes;
create policy "Users can read their own quotes, admins all" on public.quotes
  for select to authenticated
  using (
    (user_id = (select auth.uid()) and deleted_at is null) or (select private.is_admin())
  );
drop policy "Admins can update quotes" on public.quotes;
create policy "Admins can update quotes" on public.quotes
  for update to authenticated
  using (deleted_at is null and (select private.is_admin()))
  with check ((select private.is_admin()));
drop policy "Admins can delete quotes" on public.quotes;
create policy "Admins can delete quotes from the trash" on public.quotes
  for delete to authenticated
  using (deleted_at is not null and (select private.is_admin()));

drop policy "Admins can update messages" on public.contact_messages;
create policy "Admins can update messages" on public.contact_messages
  for update to authenticated
  using (deleted_at is null and (select private.is_admin()))
  with check ((select private.is_admin()));
drop policy "Admins can delete messages" on public.contact_messages;
create policy "Admins can delete messages from the trash" on public.contact_messages
  for delete to authenticated
  using (deleted_at is not null and (select private.is_admin()));

drop policy "Admins can update applications" on public.job_applications;
create policy "Admins can update applications" on public.job_applications
  for update to authenticated
  using (deleted_at is null and (select private.is_admin()))
  with check ((select private.is_admin()));
drop policy "Admins can delete applications" on public.job_applications;
create policy "Admins can delete applications from the trash" on public.job_applications
  for delete to authenticated
  using (deleted_at is not null and (select private.is_admin()));

-- The activity log: moved to the trash ("deleted"), restored, deleted from the trash ("purged").
-- Trigger arguments: the subject, the columns of its label.
-- Security definer: no role is granted to write the log.
create function private.log_trash()
returns trigger language plpgsql security definer set search_path = '' as $$
declare
  this_row constant jsonb := to_jsonb(old);
begin
  insert into public.activity_log (actor_id, action, subject, record_id, label)
  values (
    (select id from public.profiles where id = (select auth.uid())),
    case
      when tg_op = 'DELETE' and old.deleted_at is not null then 'purged'
      when tg_op = 'DELETE' or new.deleted_at is not null then 'deleted'
      else 'restored'
    end::public.activity_action,
    tg_argv[0]::public.activity_subject,
    old.id,
    left(
      (select string_agg(this_row ->> name, ' → ' order by position)
       from unnest(tg_argv[1:]) with ordinality as label_columns (name, position)),
      200
    )
  );
  return null;
end;
$$;

drop trigger quotes_log_activity on public.quotes;
create trigger quotes_log_activity after insert on public.quotes
  for each row execute function private.log_activity('quote', 'id', 'origin', 'destination');
drop trigger quotes_log_update on public.quotes;
create trigger quotes_log_update after update on public.quotes
  for each row when (
    not (old.user_id is null and new.user_id is not null)
    and old.replied_at is not distinct from new.replied_at
    and old.deleted_at is not distinct from new.deleted_at
    and old.deleted_by is not distinct from new.deleted_by
  )
  execute function private.log_activity('quote', 'id', 'origin', 'destination');
create trigger quotes_log_trash after update of deleted_at on public.quotes
  for each row when (old.deleted_at is distinct from new.deleted_at)
  execute function private.log_trash('quote', 'origin', 'destination');
create trigger quotes_log_delete after delete on public.quotes
  for each row execute function private.log_trash('quote', 'origin', 'destination');

drop trigger contact_messages_log_activity on public.contact_messages;
create trigger contact_messages_log_activity after insert on public.contact_messages
  for each row execute function private.log_activity('message', 'id', 'subject');
create trigger contact_messages_log_update after update on public.contact_messages
  for each row when (
    old.deleted_at is not distinct from new.deleted_at
    and old.deleted_by is not distinct from new.deleted_by
  )
  execute function private.log_activity('message', 'id', 'subject');
create trigger contact_messages_log_trash after update of deleted_at on public.contact_messages
  for each row when (old.deleted_at is distinct from new.deleted_at)
  execute function private.log_trash('message', 'subject');
create trigger contact_messages_log_delete after delete on public.contact_messages
  for each row execute function private.log_trash('message', 'subject');

drop trigger job_applications_log_activity on public.job_applications;
create trigger job_applications_log_activity after insert on public.job_applications
  for each row execute function private.log_activity('application', 'id', 'job_title');
create trigger job_applications_log_update after update on public.job_applications
  for each row when (
    old.deleted_at is not distinct from new.deleted_at
    and old.deleted_by is not distinct from new.deleted_by
  )
  execute function private.log_activity('application', 'id', 'job_title');
create trigger job_applications_log_trash after update of deleted_at on public.job_applications
  for each row when (old.deleted_at is distinct from new.deleted_at)
  execute function private.log_trash('application', 'job_title');
create trigger job_applications_log_delete after delete on public.job_applications
  for each row execute function private.log_trash('application', 'job_title');

create function private.record_table(_type public.email_record_type)
returns text language sql immutable set search_path = ''
return case _type
  when 'quote' then 'quotes'
  when 'message' then 'contact_messages'
  when 'application' then 'job_applications'
end;

-- Security definer: no API role is granted to write deleted_at.
create function private.trash_records(_type public.email_record_type, _ids uuid[])
returns table (id uuid, updated_at timestamptz)
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query execute format(
    'update public.%I as record set deleted_at = now(), deleted_by = $2
     where record.id = any ($1) and record.deleted_at is null
     returning record.id, record.updated_at', private.record_table(_type)
  ) using _ids, (select profiles.id from public.profiles where profiles.id = (select auth.uid()));
end;
$$;
comment on function private.trash_records(public.email_record_type, uuid[]) is
  'Implements public.trash_records.';

create function public.trash_records(_type public.email_record_type, _ids uuid[])
returns table (id uuid, updated_at timestamptz) language sql set search_path = '' as $$
  select * from private.trash_records(_type, _ids);
$$;
comment on function public.trash_records(public.email_record_type, uuid[]) is
  'Moves quotes, messages or applications to the trash. Returns id and new version of those it moved; '
  'what is deleted already is left alone. Admins only (42501).';

-- Security definer: no API role is granted to write deleted_at.
create function private.restore_records(
  _type public.email_record_type, _ids uuid[], _versions timestamptz[]
)
returns table (id uuid, updated_at timestamptz)
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query execute format(
    'update public.%I as record set deleted_at = null, deleted_by = null
     from unnest($1, $2) as seen (id, version)
     where record.id = seen.id and record.updated_at = seen.version and record.deleted_at is not null
     returning record.id, record.updated_at', private.record_table(_type)
  ) using _ids, _versions;
end;
$$;
comment on function private.restore_records(public.email_record_type, uuid[], timestamptz[]) is
  'Implements public.restore_records.';

create function public.restore_records(
  _type public.email_record_type, _ids uuid[], _versions timestamptz[]
)
returns table (id uuid, updated_at timestamptz) language sql set search_path = '' as $$
  select * from private.restore_records(_type, _ids, _versions);
$$;
comment on function public.restore_records(public.email_record_type, uuid[], timestamptz[]) is
  'Restores records from the trash, each only if its updated_at is still the one in _versions (same '
  'order as _ids). Returns id and new version of those it restored. Admins only (42501).';

grant execute on function
  private.trash_records(public.email_record_type, uuid[]),
  private.restore_records(public.email_record_type, uuid[], timestamptz[]),
  public.trash_records(public.email_record_type, uuid[]),
  public.restore_records(public.email_record_type, uuid[], timestamptz[])
to authenticated, service_role;

-- The API deletes an application's files first. The nightly job runs as the owner and leaves them to
-- delete-orphaned-documents, because SQL cannot delete the bytes of a file.
drop trigger job_applications_require_documents_deleted on public.job_applications;
create trigger job_applications_require_documents_deleted before delete on public.job_applications
  for each row when (current_user in ('authenticated', 'service_role'))
  execute function private.require_documents_deleted();

create function private.purge_trash()
returns void language sql set search_path = '' as $$
  delete from public.quotes where deleted_at < now() - interval '30 days';
  delete from public.contact_messages where deleted_at < now() - interval '30 days';
  delete from public.job_applications where deleted_at < now() - interval '30 days';
$$;
comment on function private.purge_trash() is
  'Deletes what has been in the trash for 30 days, with its emails and notes.';

-- As in retention.sql, and the trash.
create or replace function private.delete_expired_rows()
returns void language plpgsql set search_path = '' as $$
begin
  perform private.rotate_event_partitions();
  delete from public.analytics_events where created_at < now() - private.event_retention();
  delete from private.event_pages as known where not exists (
    select from public.analytics_events as event
    where (event.page, event.event_name) = (known.page, known.event_name)
  );
  delete from public.analytics_visitor_days
  where day < private.business_day(now() - private.event_retention());
  delete from public.unique_visitors where last_seen_at < now() - private.event_retention();
  delete from public.consent_records where created_at < now() - private.event_retention();
  delete from public.activity_log where created_at < now() - interval '2 years';
  delete from private.rate_limit_counts where window_start < now() - interval '1 day';
  perform private.purge_trash();
end;
$$;

-- Private links of a deleted quote open nothing, and are not sent again.
create or replace function private.track_quote(_token text)
returns table (
  reference text, status public.quote_status, origin text, destination text,
  created_at timestamptz, reviewed_at timestamptz, archived_at timestamptz
)
language plpgsql security definer set search_path = '' as $$
declare
  hash text := private.hash_link_token(coalesce(_token, ''));
begin
  -- A wrong token raises no error, so it counts too. Six times a form's limits: a form is sent once, a
  -- link is opened repeatedly.
  perform private.rate_limit(
    'quote_links', private.client_address(), rate_limit_per_sender * 6, rate_limit_overall * 6
  ) from private.settings;
  return query
  select quotes.reference, quotes.status, private.remove_contact_details(quotes.origin),
    private.remove_contact_details(quotes.destination), quotes.created_at, quotes.reviewed_at,
    quotes.archived_at
  from public.quotes
  where quotes.deleted_at is null and quotes.id = (
    select sent.id from public.quotes as sent where sent.link_hash = hash
    union all
    select links.quote_id from private.quote_links as links where links.token_hash = hash
    limit 1
  );
end;
$$;

create or replace function private.request_quote_link(_reference text, _email text)
returns uuid language plpgsql security definer set search_path = '' as $$
declare
  request_id uuid;
begin
  perform private.rate_limit(
    'quote_link_requests', private.client_address(), rate_limit_per_sender, rate_limit_overall
  ) from private.settings;
  delete from private.quote_link_requests where created_at < now() - interval '1 day';
  insert into private.quote_link_requests (quote_id) values ((
    select id from public.quotes
    where reference = upper(btrim(_reference))
      and lower(email collate "C") = lower(btrim(_email) collate "C")
      and deleted_at is null
  ))
  returning id into request_id;
  return request_id;
end;
$$;

-- The console's views leave the trash out, so that lists, counts and search do too.
drop view public.admin_my_quotes;
drop view public.admin_quotes;
drop view private.admin_quotes;
drop view public.admin_contact_messages;
drop view private.admin_contact_messages;
drop view public.admin_job_applications;
drop view private.admin_job_applications;

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
  from public.quotes as quote
  where quote.deleted_at is null and (select private.is_admin_or_service());
create view public.admin_quotes with (security_invoker = true) as
  select * from private.admin_quotes;
create view public.admin_my_quotes with (security_invoker = true) as
  select * from private.admin_quotes where id in (
    select quote_id from public.quote_assignments where assigned_to = (select auth.uid())
  );
comment on view private.admin_quotes is
  'All quotes with their assignee for admins, no rows for others. Without the trash.';
comment on view public.admin_quotes is
  'All quotes for admins, no rows for others. assignee: {id, first_name, last_name, email} or null.';
comment on view public.admin_my_quotes is 'The quotes of admin_quotes that are assigned to the caller.';

create view private.admin_contact_messages as
  select * from public.contact_messages
  where deleted_at is null and (select private.is_admin_or_service());
create view public.admin_contact_messages with (security_invoker = true) as
  select * from private.admin_contact_messages;
comment on view private.admin_contact_messages is
  'All messages for admins, no rows for others. Without the trash.';
comment on view public.admin_contact_messages is
  'All messages for admins, no rows for others. Fast search on search_text.';

create view private.admin_job_applications as
  select * from public.job_applications
  where deleted_at is null and (select private.is_admin_or_service());
create view public.admin_job_applications with (security_invoker = true) as
  select * from private.admin_job_applications;
comment on view private.admin_job_applications is
  'All applications for admins, no rows for others. Without the trash.';
comment on view public.admin_job_applications is
  'All applications for admins, no rows for others. Fast search on search_text.';

grant select on
  private.admin_quotes, public.admin_quotes, public.admin_my_quotes,
  private.admin_contact_messages, public.admin_contact_messages,
  private.admin_job_applications, public.admin_job_applications
to authenticated, service_role;

-- A document that an application in the trash names must stay, too.
create or replace function public.application_documents(_application_id uuid)
returns table (path text, bytes bigint, is_shared boolean)
language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  folder text;
begin
  for folder in
    select distinct split_part(file.name, '/', 1)
    from public.job_applications as application,
      unnest(
        array[application.cdl_document_url, application.resume_document_url]
          || application.other_documents_urls
      ) as file (name)
    where application.id = _application_id and file.name is not null
    order by 1
  loop
    -- '0' is the character after '/'.
    for path, bytes in
      select object.name, (object.metadata ->> 'size')::bigint
      from storage.objects as object
      where object.bucket_id = 'job-documents'
        and object.name collate "C" >= folder || '/'
        and object.name collate "C" < folder || '0'
      order by object.name
    loop
      -- count(*), because the planner prefers a table scan for `exists`.
      is_shared := (
        select count(*) from public.job_applications as other
        where other.id <> _application_id
          and (array[other.cdl_document_url, other.resume_document_url] || other.other_documents_urls)
            @> array[path]
      ) > 0;
      return next;
    end loop;
  end loop;
end;
$$;
