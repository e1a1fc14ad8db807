-- What the console counts: messages beside the inbox's filter, and what nobody has looked at yet.

-- How many messages there are of each status among those the search finds; every status has its
-- row, 0 included. Counts what the caller may read.
create function public.message_status_counts(_search text default '')
returns table (status public.message_status, messages bigint)
language sql stable set search_path = '' as $$
  select every.status, coalesce(found.messages, 0)
  from unnest(enum_range(null::public.message_status)) as every (status)
  left join (
    select message.status, count(*) as messages
    from public.contact_messages as message
    where _search = '' or message.search_text like (select private.containing(_search))
    group by message.status
  ) as found using (status)
  order by every.status;
$$;

-- The figures in the sidebar: what came in and is still new. Each is read from the index by status.
create function public.admin_unread_counts()
returns table (quotes bigint, applications bigint, messages bigint)
language plpgsql stable set search_path = '' as $$
begin
  perform private.require_admin();
  return query select
    (select count(*) from public.quotes where status = 'new'),
    (select count(*) from public.job_applications where status = 'new'),
    (select count(*) from public.contact_messages where status = 'new');
end;
$$;
grant execute on function
  public.message_status_counts(text),
  public.admin_unread_counts()
to authenticated, service_role;
