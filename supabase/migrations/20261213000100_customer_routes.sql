-- The route a customer chose beside their quote request is the one we propose for the load.

create or replace function private.is_quote_assessment(_assessment jsonb)
returns boolean language sql immutable parallel safe set search_path = ''
return case
  when jsonb_typeof(_assessment) is distinct from 'object' then false
  when jsonb_typeof(_assessment -> 'states') is distinct from 'array' then false
  else char_length(_assessment::text) <= 20000
    and coalesce(jsonb_typeof(_assessment -> 'rules_version'), '') = 'number'
    and coalesce(_assessment ->> 'rules_as_of', '') ~ '^\d{4}-\d\d-\d\d$'
    and coalesce(private.is_filled_line(_assessment ->> 'trailer', 160), false)
    -- Missing in requests from before routes were stored as changed.
    and coalesce(jsonb_typeof(_assessment -> 'isRouteChanged'), 'boolean') = 'boolean'
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
comment on column public.quotes.assessment is
  'What the customer saw beside the form, as their browser computed it: version and day of the rules, the '
  'trailer, the loaded size, and what to expect in each state, in the order of the route. isRouteChanged: '
  'they changed the proposed route. Null if there was no answer. A record of what we said: dispatch '
  'assesses the load again.';

create function private.assessed_route(_assessment jsonb, _from text, _to text)
returns text[] language sql stable set search_path = ''
return (
  select array_agg(code order by position)
  from (
    select state ->> 'state' as code, position,
      lag(state ->> 'state') over (order by position) as before
    from jsonb_array_elements(_assessment -> 'states') with ordinality as states (state, position)
  ) as leg
  having (array_agg(code order by position))[1] = _from
    and (array_agg(code order by position desc))[1] = _to
    and bool_and(before is null or private.do_border(before, code))
    and count(distinct code) = count(*)
);
comment on function private.assessed_route(jsonb, text, text) is
  'The states of a stored assessment, in order; null unless they lead from one state to another over road '
  'borders, each once.';

-- Security definer: a trigger calls it for every role.
create or replace function private.proposed_legs(_load_id uuid)
returns table (
  jurisdiction text, entry_place text, exit_place text, time_zone public.load_time_zone
)
language sql stable security definer set search_path = '' as $$
  select code,
    case when position = 1 then load.origin else '' end,
    case when position = cardinality(chain) then load.destination else '' end,
    case position
      when 1 then load.pickup_time_zone
      when cardinality(chain) then load.delivery_time_zone
      else private.state_time_zone(code)
    end
  from public.loads as load
  left join public.quotes as quote on quote.id = load.quote_id
  cross join lateral (
    select private.jurisdiction_of(load.origin) as start, private.jurisdiction_of(load.destination) as goal
  ) as ends
  cross join lateral coalesce(
    private.assessed_route(quote.assessment, ends.start, ends.goal),
    private.state_chain(ends.start, ends.goal)
  ) as chain
  cross join lateral unnest(chain) with ordinality as legs (code, position)
  where load.id = _load_id
  order by position;
$$;
comment on function public.propose_legs(uuid) is
  'The legs we suggest for a load: the route its customer saw beside their request, if that leads from its '
  'origin to its destination over road borders; otherwise the shortest chain of states. No rows if a state '
  'is unknown or no road leads there. Stores nothing. Admins only (42501).';
