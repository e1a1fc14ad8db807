-- The console's list of quotes, with the offer of each. Only admins read offers, so moderators see the quotes
-- without them.

create table private.offer_views (
  offer_id uuid primary key references public.offers (id) on delete cascade,
  first_viewed_at timestamptz not null default now(),
  last_viewed_at timestamptz not null default now(),
  views integer not null default 1 check (views > 0)
);
comment on table private.offer_views is
  'How often the customer viewed an open offer. A reload within 30 minutes of the last view isn''t another one.';

-- Security definer: the holder of a link may have no account, and no role may read the private tables.
create function private.record_offer_view(_offer_id uuid, _token text)
returns void language plpgsql security definer set search_path = '' as $$
declare
  quote uuid;
begin
  if _token is not null then
    quote := private.linked_quote(_token);
  else
    select id into quote from private.live_quotes
    where user_id = (select auth.uid())
      and id = (select quote_id from public.offers where id = _offer_id);
  end if;
  -- An admin who opens the customer's link isn't the customer.
  if private.is_staff() then
    return;
  end if;
  insert into private.offer_views as known (offer_id)
  select id from public.offers
  where id = _offer_id and quote_id = quote and status = 'sent' and valid_until > now()
  on conflict (offer_id) do update set
    views = known.views + (known.last_viewed_at < now() - interval '30 minutes')::integer,
    last_viewed_at = now();
end;
$$;
grant execute on function private.record_offer_view(uuid, text) to anon, authenticated, service_role;

create function public.record_offer_view(_offer_id uuid, _token text default null)
returns void language sql set search_path = ''
return private.record_offer_view(_offer_id, _token);
comment on function public.record_offer_view(uuid, text) is
  'Records that the customer sees an open offer on their screen, by private link or as the quote''s owner. '
  'Changes nothing for staff, someone else''s offer or one that isn''t open. PT429 when rate-limited.';
grant execute on function public.record_offer_view(uuid, text) to anon, authenticated, service_role;

create view private.standing_offers as
  select distinct on (offer.quote_id)
    offer.quote_id, offer.id, offer.number, offer.valid_until, offer.decline_reason,
    case
      -- The job may not have marked it as expired yet.
      when offer.status = 'sent' and offer.valid_until <= now() then 'expired'
      when offer.status = 'sent' and offer.valid_until <= now() + interval '24 hours' then 'expiring'
      else offer.status::text
    end as stage
  from public.offers as offer
  order by offer.quote_id,
    (offer.status = 'accepted' or offer.status = 'sent' and offer.valid_until > now()) desc, offer.version desc;
comment on view private.standing_offers is
  'The offer that counts for each quote: the open or accepted version, otherwise the newest. stage: its status, '
  'or expiring if it expires within 24 hours.';

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
  ) as assignee,
  coalesce((
    select offer.stage from private.standing_offers as offer
    where offer.quote_id = quote.id and (select private.is_admin_or_service())
  ), 'none') as offer_stage,
  (
    select jsonb_build_object(
      'number', offer.number, 'valid_until', offer.valid_until,
      'decline_reason', offer.decline_reason,
      'views', coalesce(viewed.views, 0), 'viewed_at', viewed.last_viewed_at,
      'load_number', (select load.number from public.loads as load where load.offer_id = offer.id)
    )
    from private.standing_offers as offer
    left join private.offer_views as viewed on viewed.offer_id = offer.id
    where offer.quote_id = quote.id and (select private.is_admin_or_service())
  ) as offer
  from private.live_quotes as quote
  where (select private.is_staff_or_service());
comment on view private.admin_quotes is
  'All quotes with their assignee for staff, and with their offer for admins; no rows for others. Without the '
  'trash.';
grant select on private.admin_quotes to authenticated, service_role;

create view public.admin_quotes with (security_invoker = true) as
  select * from private.admin_quotes;
comment on view public.admin_quotes is
  'All quotes for staff, no rows for others. assignee: {id, first_name, last_name, email} or null. For admins, '
  'offer_stage: none, or the stage of the offer that counts (private.standing_offers); offer: {number, '
  'valid_until, decline_reason, views, viewed_at, load_number} or null.';
grant select on public.admin_quotes to authenticated, service_role;

create view public.admin_my_quotes with (security_invoker = true) as
  select * from private.admin_quotes where id in (
    select quote_id from public.quote_assignments where assigned_to = (select auth.uid())
  );
comment on view public.admin_my_quotes is 'The quotes of admin_quotes that are assigned to the caller.';
grant select on public.admin_my_quotes to authenticated, service_role;

create function public.quote_status_counts(
  _search text default '', _assigned_to uuid default null, _offer_stage text default null
)
returns table (status public.quote_status, quotes bigint)
language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  pattern constant text := private.contains_pattern(_search);
begin
  return query
    select every.status, coalesce(found.quotes, 0)
    from unnest(enum_range(null::public.quote_status)) as every (status)
    left join (
      select quote.status, count(*) as quotes
      from private.admin_quotes as quote
      where (_search = '' or quote.search_text like pattern)
        and (_assigned_to is null or quote.id in (
          select quote_id from public.quote_assignments where assigned_to = _assigned_to))
        and (_offer_stage is null or quote.offer_stage = _offer_stage)
      group by quote.status
    ) as found on found.status = every.status
    order by every.status;
end;
$$;
comment on function public.quote_status_counts(text, uuid, text) is
  'One row per status, 0 included: how many quotes the search finds; with _assigned_to, only quotes '
  'assigned to that colleague; with _offer_stage, only those whose offer is at that stage. Staff only; others '
  'get zeros.';
grant execute on function public.quote_status_counts(text, uuid, text) to authenticated, service_role;
