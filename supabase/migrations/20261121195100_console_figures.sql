-- The console's figures and its one search, read through the views an index helps. Planned anew for
-- each text: what fits a word of every row does not fit one of none.

-- How many messages there are of each status among those the search finds; every status has its
-- row, 0 included. Admins only; others count nothing.
create or replace function public.message_status_counts(_search text default '')
returns table (status public.message_status, messages bigint)
language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  pattern constant text := private.containing(_search);
begin
  return query
    select every.status, coalesce(found.messages, 0)
    from unnest(enum_range(null::public.message_status)) as every (status)
    left join (
      select message.status, count(*) as messages
      from private.admin_contact_messages as message
      where _search = '' or message.search_text like pattern
      group by message.status
    ) as found on found.status = every.status
    order by every.status;
end;
$$;

-- The figures in the sidebar: what came in and is still new. Each is read from the index by status.
create or replace function public.admin_unread_counts()
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

-- One search over what the console keeps: the newest few of each kind that contain the text.
create or replace function public.admin_search(_text text, _per_kind integer default 5)
returns table (kind text, id uuid, title text, detail text)
language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  pattern constant text := private.containing(btrim(_text));
  most constant integer := least(greatest(_per_kind, 1), 20);
begin
  perform private.require_admin();
  -- One letter finds nearly everything and says nothing.
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
