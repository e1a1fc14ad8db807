-- Legs: the states and provinces a load crosses, in order, with planned and actual times. A load gets the
-- route its customer saw, otherwise the shortest chain over road borders; dispatch confirms it with
-- save_load_legs, which is with the permits, and drivers record each entry (docs/decisions/0036).

create table public.state_borders (
  state_a text not null check (state_a = any (private.jurisdictions())),
  state_b text not null check (state_b = any (private.jurisdictions())),
  is_ferry_only boolean not null default false,
  primary key (state_a, state_b),
  check (state_a < state_b)
);
comment on table public.state_borders is
  'States and provinces that border each other, each pair once, in alphabetical order. Corner-only and '
  'water-only pairs are left out. A truck route never uses one that only a ferry crosses.';

alter table public.state_borders enable row level security;
grant select on public.state_borders to authenticated;
grant select, insert, update, delete on public.state_borders to service_role;

create policy "Signed-in users can read borders" on public.state_borders
  for select to authenticated using (true);

insert into public.state_borders (state_a, state_b, is_ferry_only) values
  ('AB', 'BC', false), ('AB', 'MT', false), ('AB', 'NT', false), ('AB', 'SK', false), ('AL', 'FL', false),
  ('AL', 'GA', false), ('AL', 'MS', false), ('AL', 'TN', false), ('AR', 'LA', false), ('AR', 'MO', false),
  ('AR', 'MS', false), ('AR', 'OK', false), ('AR', 'TN', false), ('AR', 'TX', false), ('AZ', 'CA', false),
  ('AZ', 'NM', false), ('AZ', 'NV', false), ('AZ', 'UT', false), ('BC', 'ID', false), ('BC', 'MT', false),
  ('BC', 'NT', false), ('BC', 'WA', false), ('BC', 'YT', false), ('CA', 'NV', false), ('CA', 'OR', false),
  ('CO', 'KS', false), ('CO', 'NE', false), ('CO', 'NM', false), ('CO', 'OK', false), ('CO', 'UT', false),
  ('CO', 'WY', false), ('CT', 'MA', false), ('CT', 'NY', false), ('CT', 'RI', false), ('DC', 'MD', false),
  ('DC', 'VA', false), ('DE', 'MD', false), ('DE', 'NJ', false), ('DE', 'PA', false), ('FL', 'GA', false),
  ('GA', 'NC', false), ('GA', 'SC', false), ('GA', 'TN', false), ('IA', 'IL', false), ('IA', 'MN', false),
  ('IA', 'MO', false), ('IA', 'NE', false), ('IA', 'SD', false), ('IA', 'WI', false), ('ID', 'MT', false),
  ('ID', 'NV', false), ('ID', 'OR', false), ('ID', 'UT', false), ('ID', 'WA', false), ('ID', 'WY', false),
  ('IL', 'IN', false), ('IL', 'KY', false), ('IL', 'MO', false), ('IL', 'WI', false), ('IN', 'KY', false),
  ('IN', 'MI', false), ('IN', 'OH', false), ('KS', 'MO', false), ('KS', 'NE', false), ('KS', 'OK', false),
  ('KY', 'MO', true), ('KY', 'OH', false), ('KY', 'TN', false), ('KY', 'VA', false), ('KY', 'WV', false),
  ('LA', 'MS', false), ('LA', 'TX', false), ('MA', 'NH', false), ('MA', 'NY', false), ('MA', 'RI', false),
  ('MA', 'VT', false), ('MB', 'MN', false), ('MB', 'ND', false), ('MB', 'ON', false), ('MB', 'SK', false),
  ('MD', 'PA', false), ('MD', 'VA', false), ('MD', 'WV', false), ('ME', 'NB', false), ('ME', 'NH', false),
  ('ME', 'QC', false), ('MI', 'OH', false), ('MI', 'ON', false), ('MI', 'WI', false), ('MN', 'ND', false),
  ('MN', 'ON', false), ('MN', 'SD', false), ('MN', 'WI', false), ('MO', 'NE', false), ('MO', 'OK', false),
  ('MO', 'TN', false), ('MS', 'TN', false), ('MT', 'ND', false), ('MT', 'SD', false), ('MT', 'SK', false),
  ('MT', 'WY', false), ('NB', 'NS', false), ('NB', 'PE', false), ('NB', 'QC', false), ('NC', 'SC', false),
  ('NC', 'TN', false), ('NC', 'VA', false), ('ND', 'SD', false), ('ND', 'SK', false), ('NE', 'SD', false),
  ('NE', 'WY', false), ('NH', 'QC', false), ('NH', 'VT', false), ('NJ', 'NY', false), ('NJ', 'PA', false),
  ('NL', 'NS', true), ('NL', 'QC', false), ('NM', 'OK', false), ('NM', 'TX', false), ('NS', 'PE', true),
  ('NT', 'YT', false), ('NV', 'OR', false), ('NV', 'UT', false), ('NY', 'ON', false), ('NY', 'PA', false),
  ('NY', 'QC', false), ('NY', 'VT', false), ('OH', 'PA', false), ('OH', 'WV', false), ('OK', 'TX', false),
  ('ON', 'QC', false), ('OR', 'WA', false), ('PA', 'WV', false), ('QC', 'VT', false), ('SD', 'WY', false),
  ('TN', 'VA', false), ('UT', 'WY', false), ('VA', 'WV', false);

create table public.load_legs (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  load_id uuid not null references public.loads (id) on delete cascade,
  sequence integer not null check (sequence between 1 and 60),
  jurisdiction text not null check (jurisdiction = any (private.jurisdictions())),
  entry_place text not null default '' check (private.is_line(entry_place, 160)),
  exit_place text not null default '' check (private.is_line(exit_place, 160)),
  miles integer check (miles between 0 and 5000),
  time_zone public.load_time_zone not null,
  planned_entry_at timestamptz
    constraint load_legs_planned_entry_at_range check (private.is_time_in_range(planned_entry_at)),
  planned_exit_at timestamptz
    constraint load_legs_planned_exit_at_range check (private.is_time_in_range(planned_exit_at)),
  is_confirmed boolean not null default false,
  entered_at timestamptz,
  left_at timestamptz,
  constraint load_legs_plan_check check (planned_exit_at >= planned_entry_at),
  constraint load_legs_way_check check (left_at is null or left_at >= entered_at),
  unique (load_id, sequence) deferrable initially deferred,
  -- A permit of the leg repeats its load and state.
  unique (id, load_id, jurisdiction)
);
comment on table public.load_legs is
  'The states and provinces a load crosses, in order. Legs that aren''t confirmed are a proposal. Only '
  'save_load_legs, enter_leg and triggers on loads write them.';
comment on column public.load_legs.time_zone is 'The time zone in which the leg''s times are shown.';

alter table public.load_legs enable row level security;
grant select on public.load_legs to authenticated;
grant select, insert, update, delete on public.load_legs to service_role;

create policy "Drivers can see the legs of their loads, admins all" on public.load_legs
  for select to authenticated
  using (load_id in (select private.my_load_ids()) or (select private.is_admin()));

alter publication supabase_realtime add table public.load_legs;
create trigger announce_deletions after delete on public.load_legs referencing old table as gone
  for each statement execute function private.announce_deletions();
create trigger load_legs_set_updated_at before update on public.load_legs
  for each row execute function private.set_updated_at();

create function private.do_border(_a text, _b text)
returns boolean language sql stable set search_path = ''
return exists (
  select from public.state_borders
  where state_a = least(_a, _b) and state_b = greatest(_a, _b) and not is_ferry_only
);
comment on function private.do_border(text, text) is 'True if a road crosses the border between two states.';

-- Deferred to the end of the transaction or of save_load_legs, because reordering passes through invalid
-- orders. Security definer: no API role may call do_border, and a deferred trigger can run as one.
create function private.check_load_legs()
returns trigger language plpgsql security definer set search_path = '' as $$
declare
  of_load constant uuid := coalesce(new.load_id, old.load_id);
  gap record;
begin
  select * into gap from (
    select jurisdiction, lag(jurisdiction) over (order by sequence) as before,
      planned_entry_at, max(planned_exit_at) over (
        order by sequence rows between unbounded preceding and 1 preceding
      ) as earlier_exit
    from public.load_legs where load_id = of_load
  ) as pair
  where before is not null and (
    jurisdiction = before or not private.do_border(before, jurisdiction)
    or planned_entry_at < earlier_exit
  )
  limit 1;
  if not found then
    return null;
  elsif gap.jurisdiction = gap.before then
    raise exception '% is listed twice in a row.', gap.jurisdiction using errcode = '23514';
  elsif not private.do_border(gap.before, gap.jurisdiction) then
    raise exception '% and % don’t share a road border. Add the states between them.',
      gap.before, gap.jurisdiction using errcode = '23514';
  end if;
  raise exception 'The load can’t enter % before it leaves %.', gap.jurisdiction, gap.before
    using errcode = '23514';
end;
$$;
create constraint trigger load_legs_border after insert or update or delete on public.load_legs
  deferrable initially deferred for each row execute function private.check_load_legs();

-- A permit is used once the truck has left its leg. Security definer: drivers may not update permits.
create function private.use_permits()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if new.left_at is not null then
    update public.load_permits set status = 'used'
    where leg_id = new.id and status in ('issued', 'amending');
  else
    update public.load_permits set status = 'issued' where leg_id = new.id and status = 'used';
  end if;
  return null;
end;
$$;
create trigger load_legs_use_permits after update of left_at on public.load_legs
  for each row when (new.left_at is distinct from old.left_at) execute function private.use_permits();

-- Proposed legs

create function private.assessed_states(_assessment jsonb)
returns text[] language sql immutable set search_path = ''
return (
  select coalesce(case when private.are_jurisdictions(states) then states end, '{}')
  from (
    select array_agg(state ->> 'state' order by place) as states
    from jsonb_array_elements(_assessment -> 'states') with ordinality as assessed (state, place)
  ) as listed
);
comment on function private.assessed_states(jsonb) is
  'The states of a load assessment in order; empty without an assessment or if a state is unknown.';

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
  'The states of a stored assessment, in order; null unless they lead from _from to _to over road borders, '
  'each once.';

-- A breadth-first search that takes neighbors in alphabetical order. It first tries to stay in one country,
-- because a domestic load has no business at a border crossing.
create function private.state_chain(_from text, _to text)
returns text[] language plpgsql stable set search_path = '' as $$
declare
  is_domestic boolean;
  -- As text ('OH IN IL'), because arrays in an array must have the same length.
  chains text[];
  arrived text;
begin
  if _from is null or _to is null then
    return null;
  end if;
  foreach is_domestic in array array[true, false] loop
    continue when is_domestic and private.is_province(_from) <> private.is_province(_to);
    chains := array[_from];
    for step in 1..70 loop
      select chain into arrived from unnest(chains) as chain where right(chain, 2) = _to limit 1;
      if found then
        return string_to_array(arrived, ' ');
      end if;
      -- One chain per newly reached state: all chains of this round have the same length.
      select array_agg(chain order by chain) into chains from (
        select distinct on (next) chain || ' ' || next as chain
        from unnest(chains) as chain
        cross join lateral (
          select case right(chain, 2) when state_a then state_b else state_a end as next
          from public.state_borders
          where right(chain, 2) in (state_a, state_b) and not is_ferry_only
        ) as neighbors
        where position(next in chain) = 0
          and not (is_domestic and private.is_province(next) <> private.is_province(_from))
        order by next, chain
      ) as reached;
      exit when chains is null;
    end loop;
  end loop;
  return null;
end;
$$;
comment on function private.state_chain(text, text) is
  'The shortest chain of states and provinces from one to another over road borders, both included; null if '
  'there is none. Stays in one country if both are in it and it can.';

-- Security definer: no API role may call assessed_route and state_chain.
create function private.proposed_legs(_load_id uuid)
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
grant execute on function private.proposed_legs(uuid) to authenticated, service_role;

create function public.propose_legs(_load_id uuid)
returns table (
  jurisdiction text, entry_place text, exit_place text, time_zone public.load_time_zone
)
language plpgsql stable set search_path = '' as $$
begin
  perform private.require_admin();
  return query select * from private.proposed_legs(_load_id);
end;
$$;
comment on function public.propose_legs(uuid) is
  'The legs we suggest for a load: the route its customer saw beside their request, if that leads from its '
  'origin to its destination over road borders; otherwise the shortest chain of states. No rows if a state '
  'is unknown or no road leads there. Stores nothing. Admins only (42501).';
grant execute on function public.propose_legs(uuid) to authenticated, service_role;

create function private.propose_new_legs(new public.loads)
returns void language plpgsql set search_path = '' as $$
begin
  -- Confirmed legs stay as they are; readiness reports it if they no longer fit.
  if exists (select from public.load_legs where load_id = new.id and is_confirmed) then
    return;
  end if;
  delete from public.load_legs where load_id = new.id;
  insert into public.load_legs (load_id, sequence, jurisdiction, entry_place, exit_place, time_zone)
  select new.id, row_number() over (), legs.* from private.proposed_legs(new.id) as legs;
  perform private.attach_permits(new.id);
end;
$$;

-- A load in transit

-- Starting the load enters the first leg, delivering it leaves the last one, and undoing a step undoes this.
create function private.move_legs_with_load(old public.loads, new public.loads)
returns void language plpgsql set search_path = '' as $$
begin
  if new.status = 'in_transit' and old.status = 'assigned' then
    update public.load_legs set entered_at = now()
    where load_id = new.id and entered_at is null
      and sequence = (select min(sequence) from public.load_legs where load_id = new.id);
  elsif new.status = 'delivered' then
    update public.load_legs set left_at = now()
    where load_id = new.id and entered_at is not null and left_at is null;
  elsif new.status = 'in_transit' then
    update public.load_legs set left_at = null
    where load_id = new.id and left_at is not null and sequence = (
      select max(sequence) from public.load_legs where load_id = new.id and entered_at is not null
    );
  elsif new.status = 'assigned' and old.status = 'in_transit' then
    update public.load_legs set entered_at = null, left_at = null
    where load_id = new.id and entered_at is not null;
  end if;
end;
$$;

-- Security definer: no API role may write legs.
create function private.enter_leg(_leg_id uuid, _override_reason text)
returns void language plpgsql security definer set search_path = '' as $$
declare
  leg public.load_legs;
  this_load public.loads;
  reasons text;
begin
  select * into leg from public.load_legs where id = _leg_id;
  this_load := private.require_driver_or_admin(leg.load_id);
  select * into leg from public.load_legs where id = _leg_id;
  if leg.entered_at is not null then
    return;
  end if;
  if _override_reason is not null then
    perform private.require_admin();
    if not coalesce(private.is_filled_line(_override_reason, 500), false) then
      raise exception 'Enter a reason of up to 500 characters.' using errcode = '23514';
    end if;
  end if;
  if this_load.status <> 'in_transit' then
    raise exception 'This load isn’t in transit.' using errcode = '23514';
  end if;
  if exists (
    select from public.load_legs
    where load_id = leg.load_id and sequence < leg.sequence and entered_at is null
  ) then
    raise exception 'Enter the legs in order.' using errcode = '23514';
  end if;
  select string_agg(problem, '; ') into reasons from (
    select code, problem from private.start_problems(leg.load_id)
    where code = 'on_hold'
    union all
    select code, problem from private.permit_problems(leg.load_id) as problems
    where problems.leg_id = leg.id
    union all
    select code, problem from private.escort_problems(leg.load_id) as problems
    where leg.jurisdiction = any (problems.states)
  ) as blocking
  where not coalesce(this_load.start_override -> 'problems', '[]')
    @> jsonb_build_array(jsonb_build_object('code', code, 'problem', problem));
  if reasons is not null and _override_reason is null then
    raise exception 'The load can’t enter %: %.', leg.jurisdiction, reasons using errcode = '23514';
  end if;
  update public.load_legs set left_at = now()
  where load_id = leg.load_id and sequence < leg.sequence and left_at is null;
  update public.load_legs set entered_at = now() where id = _leg_id;
  insert into public.load_events (load_id, author_id, note)
  values (
    leg.load_id, (select id from public.profiles where id = (select auth.uid())),
    left('Entered ' || leg.jurisdiction || case
      when reasons is null then '' else ' despite: ' || reasons || '. Reason: ' || btrim(_override_reason)
    end, 1000)
  );
end;
$$;
grant execute on function private.enter_leg(uuid, text) to authenticated, service_role;

create function public.enter_leg(_leg_id uuid, _override_reason text default null)
returns void language sql set search_path = '' as $$
  select private.enter_leg(_leg_id, _override_reason);
$$;
comment on function public.enter_leg(uuid, text) is
  'Records that a load in transit enters its next leg and left the earlier ones, whose permits are then '
  'used. 23514 with every reason while the load is on hold or the leg''s permit doesn''t cover it; an '
  'admin may go on with _override_reason, which is kept in the load''s log. A repeat changes nothing. For '
  'the load''s driver and admins; 42501 for anyone else.';
grant execute on function public.enter_leg(uuid, text) to authenticated, service_role;
