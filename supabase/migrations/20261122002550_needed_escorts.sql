-- Needed escorts: the pilot cars and police that permits, the offer and the customer's assessment name, by state,
-- and the ones dispatch marked as not needed (docs/decisions/0061). Readiness and enter_leg block a state with a
-- needed escort that no slot covers.

create table public.escorts_not_needed (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  load_id uuid not null references public.loads (id) on delete cascade,
  -- Null: the offer names no state.
  jurisdiction text check (jurisdiction = any (private.jurisdictions())),
  -- Null: any pilot car.
  position public.escort_position,
  reason text not null check (private.is_filled_line(reason, 500)),
  created_by uuid references public.profiles (id) on delete set null,
  unique nulls not distinct (load_id, jurisdiction, position)
);
comment on table public.escorts_not_needed is
  'Needed escorts that dispatch marked as not needed, with the reason. Only set_escort_not_needed writes it.';
create index escorts_not_needed_created_by_idx on public.escorts_not_needed (created_by);

alter table public.escorts_not_needed enable row level security;
grant select on public.escorts_not_needed to authenticated;
grant select, insert, update, delete on public.escorts_not_needed to service_role;

create policy "Admins can see escorts that aren't needed" on public.escorts_not_needed
  for select to authenticated using ((select private.is_admin()));

alter publication supabase_realtime add table public.escorts_not_needed;
create trigger announce_deletions after delete on public.escorts_not_needed referencing old table as gone
  for each statement execute function private.announce_deletions();

create function private.permitted_escorts(_load_id uuid)
returns table (jurisdiction text, "position" public.escort_position, cars bigint, source text)
language sql stable set search_path = '' as $$
  select listed.jurisdiction, listed.position, max(listed.cars),
    'permit ' || string_agg(coalesce(listed.permit_number, 'without a number'), ', ' order by listed.permit_number)
  from (
    select permit.jurisdiction, permit.permit_number, escort.position, count(*) as cars
    from public.load_permits as permit
    cross join lateral unnest(permit.escorts) as escort (position)
    where permit.load_id = _load_id and permit.status in ('issued', 'amending')
    group by permit.id, escort.position
  ) as listed
  group by listed.jurisdiction, listed.position;
$$;
comment on function private.permitted_escorts(uuid) is
  'The escorts that the issued permits of a load list. Several permits of a state can mean the same pilot car.';

create function private.assessed_escorts(_load_id uuid)
returns table (jurisdiction text, "position" public.escort_position, cars bigint)
language sql stable set search_path = '' as $$
  select state.value ->> 'state', escort.position, escort.cars
  from public.loads as load
  join public.quotes as quote on quote.id = load.quote_id
  cross join lateral jsonb_array_elements(quote.assessment -> 'states') as state
  cross join lateral (
    select named.position::public.escort_position, count(*) as cars
    from jsonb_array_elements_text(state.value #> '{escorts,positions}') as named (position)
    group by named.position
    union all
    -- Older requests have only a number of pilot cars.
    select null, (state.value #>> '{escorts,atLeast}')::bigint
    where state.value #> '{escorts,positions}' is null
  ) as escort
  where load.id = _load_id and escort.cars > 0;
$$;
comment on function private.assessed_escorts(uuid) is
  'The escorts in the assessment that the customer of a load saw; without a position, any pilot cars.';

create function private.needed_escorts(_load_id uuid)
returns table (
  leg_id uuid, jurisdiction text, "position" public.escort_position, cars bigint, source text
)
language sql stable set search_path = '' as $$
  with permitted as materialized (
    select * from private.permitted_escorts(_load_id)
  ), named as (
    select * from permitted
    union all
    select assessed.*, 'assessment' from private.assessed_escorts(_load_id) as assessed
    where assessed.jurisdiction not in (select permitted.jurisdiction from permitted)
    union all
    select line.jurisdiction, line.escort_position, count(*), 'offer'
    from public.loads as load
    join public.offer_lines as line on line.offer_id = load.offer_id
    where load.id = _load_id and line.escort_position is not null and not exists (
      select from permitted where permitted.jurisdiction = coalesce(line.jurisdiction, permitted.jurisdiction)
    )
    group by line.jurisdiction, line.escort_position
  )
  select leg.id, named.jurisdiction, named.position, max(named.cars),
    string_agg(distinct named.source, ' and ')
  from named
  left join lateral (
    select ahead.id from public.load_legs as ahead
    where ahead.load_id = _load_id and ahead.jurisdiction = named.jurisdiction and ahead.left_at is null
    order by ahead.sequence limit 1
  ) as leg on true
  where leg.id is not null or named.jurisdiction is null
    or not exists (select from public.load_legs where load_legs.load_id = _load_id)
  group by leg.id, named.jurisdiction, named.position;
$$;
comment on function private.needed_escorts(uuid) is
  'The escorts a load needs in the states it hasn''t left, each with its leg and where it comes from. An issued '
  'permit with a list of escorts speaks for its state; otherwise the offer and the customer''s assessment do. A '
  'permit without a list doesn''t: dispatch marks what they name as not needed. position is null for any pilot '
  'car, jurisdiction for a line of the offer without a state, which counts while no permit lists escorts.';

create function private.escort_words(_position public.escort_position, _cars bigint)
returns text language sql immutable set search_path = ''
return case _position
  when 'lead' then 'lead ' when 'chase' then 'chase ' when 'high_pole' then 'high-pole '
  when 'steer' then 'steer ' when 'police' then 'police ' else ''
end || case _position when 'police' then 'escort' else 'pilot car' end || case when _cars > 1 then 's' else '' end;
comment on function private.escort_words(public.escort_position, bigint) is
  'lead pilot car, chase pilot cars, police escort; pilot car without a position.';

create function private.escort_needs(_load_id uuid)
returns table (
  jurisdiction text, "position" public.escort_position, cars bigint, slots bigint, source text,
  not_needed_reason text, problem text
)
language sql stable set search_path = '' as $$
  select need.jurisdiction, need.position, need.cars, found.slots, need.source, waived.reason,
    case when found.slots = 0 then 'No ' || private.escort_words(need.position, 1)
      else 'Only ' || found.slots || ' of ' || need.cars || ' ' || private.escort_words(need.position, need.cars)
    end || coalesce(' for ' || need.jurisdiction, '') || ' (' || need.source || ')'
  from private.needed_escorts(_load_id) as need
  cross join lateral (
    select count(*) as slots from public.escort_slots as slot
    where slot.load_id = _load_id and (need.jurisdiction is null or need.jurisdiction = any (slot.states))
      and case when need.position is null then slot.position <> 'police' else slot.position = need.position end
  ) as found
  left join public.escorts_not_needed as waived on waived.load_id = _load_id
    and waived.jurisdiction is not distinct from need.jurisdiction
    and waived.position is not distinct from need.position
  where found.slots < need.cars;
$$;
comment on function private.escort_needs(uuid) is
  'The needed escorts of a load without enough slots that cover their state, each with its problem, and with the '
  'reason if dispatch marked it as not needed.';

-- Security definer: no API role may call escort_needs.
create function private.load_escort_needs(_load_id uuid)
returns table (
  jurisdiction text, "position" public.escort_position, cars bigint, slots bigint, source text,
  not_needed_reason text, problem text
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query select * from private.escort_needs(_load_id) as need
    order by need.jurisdiction, need.position;
end;
$$;
grant execute on function private.load_escort_needs(uuid) to authenticated, service_role;

create function public.escort_needs(_load_id uuid)
returns table (
  jurisdiction text, "position" public.escort_position, cars bigint, slots bigint, source text,
  not_needed_reason text, problem text
)
language sql stable set search_path = '' as $$
  select * from private.load_escort_needs(_load_id);
$$;
comment on function public.escort_needs(uuid) is
  'The escorts that issued permits, the offer or the customer''s assessment name for a load and that no slot '
  'covers, by state. not_needed_reason is set if dispatch marked one as not needed. Admins only (42501).';
grant execute on function public.escort_needs(uuid) to authenticated, service_role;

-- Security definer: no API role may write escorts_not_needed.
create function private.set_escort_not_needed(
  _load_id uuid, _jurisdiction text, _position public.escort_position, _reason text
)
returns void language plpgsql security definer set search_path = '' as $$
declare
  this_load public.loads;
  reason constant text := nullif(btrim(regexp_replace(_reason, '\s+', ' ', 'g')), '');
  what constant text := private.escort_words(_position, 1) || coalesce(' for ' || _jurisdiction, '');
  note text;
begin
  perform private.require_admin();
  select * into this_load from public.loads where id = _load_id for update;
  if not found then
    raise exception 'This load was deleted.' using errcode = '23514';
  elsif _reason is not null and not coalesce(private.is_filled_line(reason, 500), false) then
    raise exception 'Enter a reason of up to 500 characters.' using errcode = '23514';
  elsif reason is null then
    delete from public.escorts_not_needed as waived
    where load_id = _load_id and jurisdiction is not distinct from _jurisdiction
      and waived.position is not distinct from _position;
    note := 'Needed again: ' || what;
  else
    insert into public.escorts_not_needed (load_id, jurisdiction, position, reason, created_by)
    values (_load_id, _jurisdiction, _position, reason, (select id from public.profiles where id = (select auth.uid())))
    on conflict do nothing;
    note := 'Not needed: ' || what || '. Reason: ' || reason;
  end if;
  if not found then
    return;
  end if;
  insert into public.load_events (load_id, author_id, note)
  values (_load_id, (select id from public.profiles where id = (select auth.uid())), note);
  perform private.log_load_entry(
    'updated', 'escort_slot', _load_id, this_load.number || ', ' || this_load.title || ': ' || note
  );
  perform private.queue_confirmation_email(_load_id);
end;
$$;
grant execute on function private.set_escort_not_needed(uuid, text, public.escort_position, text)
to authenticated, service_role;

create function public.set_escort_not_needed(
  _load_id uuid, _jurisdiction text default null, _position public.escort_position default null,
  _reason text default null
)
returns void language sql set search_path = '' as $$
  select private.set_escort_not_needed(_load_id, _jurisdiction, _position, _reason);
$$;
comment on function public.set_escort_not_needed(uuid, text, public.escort_position, text) is
  'Marks an escort of escort_needs as not needed, with a reason of up to 500 characters (23514); without a reason, '
  'it is needed again. The load''s log keeps both. A repeat changes nothing. Admins only (42501).';
grant execute on function public.set_escort_not_needed(uuid, text, public.escort_position, text)
to authenticated, service_role;
