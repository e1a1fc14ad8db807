-- What the console needs across all kinds of records: dashboard counts, unread counts, search.

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
    coalesce(sum(days.events), 0)::bigint,
    coalesce(sum(days.events) filter (where days.label = 'page_view'), 0)::bigint,
    (select count(*) from public.consent_records),
    (select count(*) from public.profiles),
    (select count(*) from public.gallery_images),
    (select count(*) from public.services)
  from public.analytics_days as days
  where days.kind = 'event';
end;
$$;
comment on function public.admin_counts() is
  'One row of counts for the dashboard. Events and page views come from the daily counters. Admins only (42501).';

-- Through the views, each count is read from the index on status.
create function public.admin_unread_counts()
returns table (quotes bigint, applications bigint, messages bigint)
language plpgsql stable set search_path = '' as $$
begin
  perform private.require_admin();
  return query select
    (select count(*) from private.admin_quotes where status = 'new'),
    (select count(*) from private.admin_job_applications where status = 'new'),
    (select count(*) from private.admin_contact_messages where status = 'new');
end;
$$;
comment on function public.admin_unread_counts() is
  'One row: how many quotes, applications and messages are new. Admins only (42501).';

-- plan_cache_mode: one cached plan cannot fit both common and rare search texts.
create function public.admin_search(_text text, _per_kind integer default 5)
returns table (kind text, id uuid, title text, detail text)
language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  pattern constant text := private.contains_pattern(btrim(_text));
  most constant integer := least(greatest(_per_kind, 1), 20);
begin
  perform private.require_admin();
  -- A single letter matches almost every record.
  if char_length(btrim(_text)) < 2 then
    return;
  end if;
  return query
    (select 'quote', quote.id, quote.customer_name, quote.origin || ' to ' || quote.destination
     from private.admin_quotes as quote where quote.search_text like pattern
     order by quote.created_at desc, quote.id desc limit most)
    union all
    (select 'application', application.id, application.first_name || ' ' || application.last_name,
       application.job_title
     from private.admin_job_applications as application where application.search_text like pattern
     order by application.created_at desc, application.id desc limit most)
    union all
    (select 'message', message.id, message.name, message.subject
     from private.admin_contact_messages as message where message.search_text like pattern
     order by message.created_at desc, message.id desc limit most)
    union all
    (select 'user', profile.id,
       coalesce(nullif(btrim(profile.first_name || ' ' || profile.last_name), ''), profile.email),
       profile.email
     from private.admin_profiles as profile where profile.search_text like pattern
     order by profile.created_at desc, profile.id desc limit most)
    union all
    (select 'load', load.id, load.title, load.origin || ' to ' || load.destination
     from public.loads as load
     where lower(load.title || ' ' || load.origin || ' ' || load.destination) like pattern
     order by load.created_at desc, load.id desc limit most);
end;
$$;
comment on function public.admin_search(text, integer) is
  'Newest quotes, applications, messages, users and loads that contain the text (two characters or more), '
  '1 to 20 of each kind. Admins only (42501).';

grant execute on function
  public.admin_counts(), public.admin_unread_counts(), public.admin_search(text, integer)
to authenticated, service_role;
