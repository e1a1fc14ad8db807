-- Sending the mails about a quote exactly once, and the figures beside the admin list's filter.

-- Takes the quote for sending and returns it, or no row when somebody took it before. One UPDATE,
-- so of two calls at the same time one waits and then finds nothing. For send-quote-emails only.
create function public.claim_quote_email(_quote_id uuid)
returns setof public.quotes language sql set search_path = '' as $$
  update public.quotes set emailed_at = now()
  where id = _quote_id and emailed_at is null
  returning *;
$$;

-- Gives the claim back when sending failed, so that a later call may try again.
create function public.release_quote_email(_quote_id uuid)
returns void language sql set search_path = '' as $$
  update public.quotes set emailed_at = null where id = _quote_id;
$$;
grant execute on function public.claim_quote_email(uuid), public.release_quote_email(uuid)
to service_role;

-- The LIKE pattern for rows whose search_text contains what was typed, wildcards taken literally.
create function private.containing(typed text)
returns text language sql immutable parallel safe set search_path = ''
return '%' || regexp_replace(lower(typed), '([\\%_])', '\\\1', 'g') || '%';
grant execute on function private.containing(text) to authenticated, service_role;

-- How many quotes there are of each status among those the search finds: every status has its row,
-- 0 included. Counts what the caller may read.
create function public.quote_status_counts(_search text default '')
returns table (status public.quote_status, quotes bigint)
language sql stable set search_path = '' as $$
  select every.status, coalesce(found.quotes, 0)
  from unnest(enum_range(null::public.quote_status)) as every (status)
  left join (
    select quotes.status, count(*) as quotes
    from public.quotes
    where _search = '' or quotes.search_text like (select private.containing(_search))
    group by quotes.status
  ) as found using (status)
  order by every.status;
$$;
grant execute on function public.quote_status_counts(text) to authenticated, service_role;
