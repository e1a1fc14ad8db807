-- What the load assessment told the customer when they sent their quote request.

create function private.is_quote_assessment(_assessment jsonb)
returns boolean language sql immutable parallel safe set search_path = ''
return case
  when jsonb_typeof(_assessment) is distinct from 'object' then false
  when jsonb_typeof(_assessment -> 'states') is distinct from 'array' then false
  else char_length(_assessment::text) <= 20000
    and coalesce(jsonb_typeof(_assessment -> 'rules_version'), '') = 'number'
    and coalesce(_assessment ->> 'rules_as_of', '') ~ '^\d{4}-\d\d-\d\d$'
    and coalesce(private.is_filled_line(_assessment ->> 'trailer', 160), false)
    and jsonb_path_exists(_assessment, '$.size ? (
      @.width.type() == "number"
      && (@.height.type() == "number" || @.height.type() == "null")
      && (@.overallLength.type() == "number" || @.overallLength.type() == "null")
      && (@.gross.type() == "number" || @.gross.type() == "null")
    )')
    and jsonb_array_length(_assessment -> 'states') between 1 and 30
    -- Counted, because a comparison with the wrong type is unknown, not false.
    and jsonb_array_length(_assessment -> 'states') = (
      select count(*) from jsonb_path_query(_assessment, '$.states[*] ? (
        @.state like_regex "^[A-Z]{2}$"
        && @.expectation like_regex
          "^(within|unknown|permit_possible|permit|superload_possible|superload)$"
        && @.superload like_regex "^(not_reached|unknown|possible|expected)$"
        && @.over.type() == "array" && @.over.size() <= 4
        && @.isAtThreshold.type() == "boolean"
        && @.escorts.atLeast >= 0 && @.escorts.atLeast <= 20
        && @.escorts.possible >= 0 && @.escorts.possible <= 20
        && @.escorts.isPartlyUnknown.type() == "boolean"
      )')
    )
end;
comment on function private.is_quote_assessment(jsonb) is
  'Whether this is an assessment as functions/_shared/assessment/snapshot.ts writes it.';
-- Constraints run as the role that writes the row.
grant execute on function private.is_quote_assessment(jsonb) to anon, authenticated, service_role;

alter table public.quotes
  add column assessment jsonb
  check (assessment is null or private.is_quote_assessment(assessment));
comment on column public.quotes.assessment is
  'What the customer saw beside the form, as their browser computed it: version and day of the rules, the '
  'trailer, the loaded size, and what to expect in each state. Null if there was no answer. A record of '
  'what we said: dispatch assesses the load again.';
grant insert (assessment) on public.quotes to anon, authenticated;

create function private.drop_bad_assessment()
returns trigger language plpgsql set search_path = '' as $$
begin
  -- An error in what we showed must not cost us the request.
  if not private.is_quote_assessment(new.assessment) then
    new.assessment := null;
  end if;
  return new;
end;
$$;
create trigger quotes_drop_bad_assessment before insert on public.quotes
  for each row when (new.assessment is not null)
  execute function private.drop_bad_assessment();

drop function public.track_quote(text);
drop function private.track_quote(text);
-- Security definer: the holder of a link may have no account.
create function private.track_quote(_token text)
returns table (
  reference text, status public.quote_status, origin text, destination text,
  created_at timestamptz, reviewed_at timestamptz, archived_at timestamptz, equipment text,
  length numeric, width numeric, height numeric, pieces jsonb, weight_lbs integer, ready_on date,
  deliver_by date, are_dates_flexible boolean, commodity text, po_number text, notes text,
  attachments jsonb, assessment jsonb
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
    quotes.archived_at, quotes.equipment, quotes.length, quotes.width, quotes.height, quotes.pieces,
    quotes.weight_lbs, quotes.ready_on, quotes.deliver_by, quotes.are_dates_flexible,
    quotes.commodity, quotes.po_number, private.remove_contacts(quotes.notes),
    (
      select coalesce(jsonb_agg(
        -- Without the folder, which is secret: anyone who knows a path could upload to it.
        jsonb_build_object(
          'name', split_part(named.path, '/', 2), 'bytes', (object.metadata ->> 'size')::bigint
        ) order by named.place
      ), '[]')
      from unnest(quotes.attachments) with ordinality as named (path, place)
      left join storage.objects as object
        on object.bucket_id = 'quote-attachments' and object.name = named.path
    ), quotes.assessment
  from public.quotes
  where quotes.deleted_at is null and quotes.id = (
    select sent.id from public.quotes as sent where sent.link_hash = hash
    union all
    select links.quote_id from private.quote_links as links where links.token_hash = hash
    limit 1
  );
end;
$$;
comment on function private.track_quote(text) is 'Implements public.track_quote.';

create function public.track_quote(_token text)
returns table (
  reference text, status public.quote_status, origin text, destination text,
  created_at timestamptz, reviewed_at timestamptz, archived_at timestamptz, equipment text,
  length numeric, width numeric, height numeric, pieces jsonb, weight_lbs integer, ready_on date,
  deliver_by date, are_dates_flexible boolean, commodity text, po_number text, notes text,
  attachments jsonb, assessment jsonb
)
language sql set search_path = '' as $$
  select * from private.track_quote(_token);
$$;
comment on function public.track_quote(text) is
  'The quote a private link opens: status, times and what was sent, but nothing about people. '
  'attachments: [{name, bytes}], bytes null if the file is missing. assessment: what the customer saw when '
  'they sent it. No row for an invalid token. PT429 when rate-limited.';
grant execute on function private.track_quote(text), public.track_quote(text)
to anon, authenticated, service_role;


-- The console's views have every column of the table.
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
  from public.quotes as quote
  where quote.deleted_at is null and (select private.is_staff_or_service());
create view public.admin_quotes with (security_invoker = true) as
  select * from private.admin_quotes;
create view public.admin_my_quotes with (security_invoker = true) as
  select * from private.admin_quotes where id in (
    select quote_id from public.quote_assignments where assigned_to = (select auth.uid())
  );
comment on view private.admin_quotes is
  'All quotes with their assignee for staff, no rows for others. Without the trash.';
comment on view public.admin_quotes is
  'All quotes for staff, no rows for others. assignee: {id, first_name, last_name, email} or null.';
comment on view public.admin_my_quotes is 'The quotes of admin_quotes that are assigned to the caller.';
grant select on private.admin_quotes, public.admin_quotes, public.admin_my_quotes
to authenticated, service_role;
