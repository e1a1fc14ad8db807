-- Escorts: a slot is a position of a load that needs a pilot car or the police, with its states, meet point
-- and times (docs/decisions/0041). Several pilot cars may have an offer for a slot; the first to accept gets
-- it. Dispatch writes slots and offers. Pilot cars answer through functions, which make sure that they accept
-- only terms they have seen (docs/decisions/0035).

create type public.escort_status as enum (
  'offered', 'accepted', 'declined', 'completed',
  -- Another pilot accepted the slot.
  'taken',
  -- No answer before the offer ended.
  'lapsed',
  -- The pilot car gave an accepted job back.
  'withdrawn'
);

create type public.load_part as enum ('driver', 'pilot', 'dispatch', 'former');

create table public.escort_slots (
  -- Created once by the browser, so that a retry adds nothing.
  id uuid primary key,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  load_id uuid not null references public.loads (id) on delete cascade,
  sequence integer not null check (sequence > 0),
  position public.escort_position not null,
  states text[] not null check (cardinality(states) between 1 and 60 and private.are_jurisdictions(states)),
  meet_place text not null default '' check (private.is_line(meet_place, 160)),
  meet_at timestamptz constraint escort_slots_meet_at_range check (private.is_time_in_range(meet_at)),
  ends_at timestamptz constraint escort_slots_ends_at_range check (private.is_time_in_range(ends_at)),
  time_zone public.load_time_zone not null,
  channel text not null default '' check (private.is_line(channel, 40)),
  is_arranged boolean not null default false,
  check (ends_at > meet_at),
  check (position = 'police' or not is_arranged),
  -- An offer of the slot repeats its load and position.
  unique (id, load_id, position)
);
comment on table public.escort_slots is
  'Escorts a load needs: position, states, meet point, radio channel. Who has an offer for a slot and who '
  'accepted it is in load_escorts.';
comment on column public.escort_slots.sequence is 'Order on the load''s page.';
comment on column public.escort_slots.ends_at is 'Estimated end of the job; null: the load''s delivery.';
comment on column public.escort_slots.time_zone is 'Time zone in which meet_at and ends_at are shown.';
comment on column public.escort_slots.is_arranged is
  'Dispatch has arranged this police escort. Always false for pilot cars.';
create index escort_slots_load_id_idx on public.escort_slots (load_id, sequence);

alter table public.escort_slots enable row level security;
grant
  select, delete,
  update (position, states, meet_place, meet_at, ends_at, time_zone, channel, is_arranged)
on public.escort_slots to authenticated;
grant select, insert, update, delete on public.escort_slots to service_role;

create policy "Admins can update slots" on public.escort_slots
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "Admins can delete slots" on public.escort_slots
  for delete to authenticated using ((select private.is_admin()));

alter publication supabase_realtime add table public.escort_slots;
create trigger announce_deletions after delete on public.escort_slots referencing old table as gone
  for each statement execute function private.announce_deletions();
create trigger escort_slots_set_updated_at before update on public.escort_slots
  for each row execute function private.set_updated_at();
create trigger escort_slots_log_activity after insert or update or delete on public.escort_slots
  for each row execute function private.log_load_part('escort_slot');

-- Before the position is cascaded to the offers, whose check would refuse it without a sentence.
-- Security definer: it has to see every offer.
create function private.keep_pilot_slot()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.load_escorts where slot_id = new.id) then
    raise exception 'Pilot cars have offers for this slot. Add a slot for the police instead.'
      using errcode = '23514';
  end if;
  return new;
end;
$$;
create trigger escort_slots_keep_pilots before update on public.escort_slots
  for each row when (new.position = 'police' and old.position <> 'police')
  execute function private.keep_pilot_slot();

create function private.change_slot(old public.escort_slots, new public.escort_slots)
returns void language plpgsql set search_path = '' as $$
begin
  update public.load_escorts set terms_changed_at = now(), confirmed_at = null
  where slot_id = new.id and status in ('offered', 'accepted');
end;
$$;

create function private.keep_taken_slot()
returns trigger language plpgsql set search_path = '' as $$
declare
  holder constant public.escort_status := (
    select status from public.load_escorts
    where slot_id = old.id and status in ('accepted', 'completed')
  );
begin
  -- Deleting the load deletes its slots too.
  if holder is not null and exists (select from public.loads where id = old.load_id) then
    raise exception '%', case holder
      when 'accepted' then 'A pilot car accepted this slot. Withdraw them before you delete it.'
      else 'This escort was completed. Its slot stays.'
    end using errcode = '23514';
  end if;
  return old;
end;
$$;
create trigger escort_slots_keep_taken before delete on public.escort_slots
  for each row execute function private.keep_taken_slot();

create table public.load_escorts (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  load_id uuid not null references public.loads (id) on delete cascade,
  pilot_id uuid not null references public.profiles (id) on delete cascade,
  position public.escort_position not null,
  status public.escort_status not null default 'offered',
  answered_at timestamptz,
  -- When dispatch last changed position, days, route or size. An answer names the terms it is for, so
  -- that no one accepts terms they haven't seen.
  terms_changed_at timestamptz not null default now(),
  slot_id uuid,
  lapses_at timestamptz constraint load_escorts_lapses_at_range check (private.is_time_in_range(lapses_at)),
  confirmed_at timestamptz,
  during tstzrange,
  check (position <> 'police'),
  constraint load_escorts_slot_fkey foreign key (slot_id, load_id, position)
    references public.escort_slots (id, load_id, position) on update cascade on delete cascade,
  -- Per slot, so that a pilot car who lost one slot of a load can get an offer for another one.
  constraint load_escorts_one_offer unique nulls not distinct (load_id, pilot_id, slot_id),
  constraint load_escorts_pilot_is_free exclude using gist (pilot_id with =, during with &&)
);
comment on table public.load_escorts is
  'Offers of escorts to pilot cars, and their answers. Once a pilot car accepts a slot, the other open '
  'offers for it become taken.';
comment on column public.load_escorts.position is
  'The position of its slot, which a foreign key copies; an offer without a slot has its own.';
comment on column public.load_escorts.slot_id is 'Null for an offer made without a slot.';
comment on column public.load_escorts.lapses_at is 'When the offer ends without an answer; null: never.';
comment on column public.load_escorts.confirmed_at is
  'When the pilot car, or dispatch for them, confirmed that they''ll be there. Cleared when the terms change '
  'or they give the job back.';
comment on column public.load_escorts.during is
  'The time an accepted job books its pilot car, from its meet time up to but not including its end; null '
  'while a time is TBD and for every other status.';
create index load_escorts_pilot_id_idx on public.load_escorts (pilot_id, created_at desc, id desc);
create index load_escorts_slot_id_idx on public.load_escorts (slot_id);
create unique index load_escorts_one_per_slot on public.load_escorts (slot_id)
  where status in ('accepted', 'completed');
create index load_escorts_lapses_at_idx on public.load_escorts (lapses_at)
  where status in ('offered', 'taken');

alter table public.load_escorts enable row level security;
-- No grant to update the status: security definer functions decide which answers a pilot car may give.
grant
  select, delete,
  insert (load_id, pilot_id, position, status),
  update (position)
on public.load_escorts to authenticated;
grant select, insert, update, delete on public.load_escorts to service_role;

-- Security definer: it's called by policies, and pilot cars can't read loads.
create function private.my_accepted_escort_ids()
returns setof uuid language sql stable security definer set search_path = '' as $$
  select escort.id from public.load_escorts as escort
  join public.loads as load on load.id = escort.load_id
  where escort.pilot_id = (select auth.uid())
    -- Only dispatch can change a completed escort, so updated_at says when it was completed.
    and (escort.status = 'accepted'
      or escort.status = 'completed' and escort.updated_at > now() - interval '30 days')
    and coalesce(load.closed_at > now() - interval '30 days', true);
$$;
comment on function private.my_accepted_escort_ids() is
  'The jobs the caller accepted, until 30 days after they completed them or the load was delivered or '
  'canceled.';
grant execute on function private.my_accepted_escort_ids() to authenticated, service_role;

create policy "Crew can see their slots, admins all" on public.escort_slots
  for select to authenticated
  using (
    load_id in (select private.my_load_ids())
    or id in (
      select slot_id from public.load_escorts
      where id in (select private.my_accepted_escort_ids())
    )
    or (select private.is_admin())
  );
create policy "Crew can see their escorts, admins all" on public.load_escorts
  for select to authenticated
  using (
    pilot_id = (select auth.uid()) or load_id in (select private.my_load_ids())
    or (select private.is_admin())
  );
create policy "Admins can add escorts" on public.load_escorts
  for insert to authenticated with check ((select private.is_admin()));
create policy "Admins can delete escorts" on public.load_escorts
  for delete to authenticated using ((select private.is_admin()));
create policy "Admins can update escorts" on public.load_escorts
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));

alter publication supabase_realtime add table public.load_escorts;
create trigger announce_deletions after delete on public.load_escorts referencing old table as gone
  for each statement execute function private.announce_deletions();

-- Functions with the rows old and new are steps of escort_steps.sql or load_steps.sql.

create function private.set_escort_terms(old public.load_escorts, new public.load_escorts)
returns public.load_escorts language plpgsql set search_path = '' as $$
begin
  if new.position <> old.position then
    new.terms_changed_at := now();
    -- A confirmation is for the old position; a completed escort keeps its own.
    if new.status in ('offered', 'accepted') then
      new.confirmed_at := null;
    end if;
  end if;
  if old.id is null or new.status <> old.status then
    new.answered_at := case
      when new.status in ('accepted', 'declined', 'withdrawn') then now()
      when new.status = 'completed' then coalesce(new.answered_at, now())
    end;
    if new.status not in ('accepted', 'completed') then
      new.confirmed_at := null;
    end if;
  end if;
  return new;
end;
$$;

create function private.mark_escort_terms_changed(new public.loads)
returns void language plpgsql set search_path = '' as $$
begin
  update public.load_escorts set terms_changed_at = now(), confirmed_at = null
  where load_id = new.id and status in ('offered', 'accepted');
end;
$$;

-- Pilot cars can't read loads and measures, so a change there has to reach them as one of their own row.
create function private.announce_to_escorts(_load_id uuid)
returns void language sql set search_path = '' as $$
  update public.load_escorts set updated_at = now() where load_id = _load_id and status = 'accepted';
$$;

-- Security definer: drivers can't write load_escorts.
create function private.announce_measure()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.announce_to_escorts(new.load_id);
  return null;
end;
$$;
create trigger load_measures_announce_to_escorts after insert on public.load_measures
  for each row execute function private.announce_measure();

create function private.escort_times(_load public.loads, _slot public.escort_slots)
returns tstzrange language sql immutable parallel safe set search_path = ''
return (
  select case
    when _load.status = 'cancelled' or starts is null or ends is null then null
    -- After an early delivery, the pilot car is free from then on, like the driver.
    when _load.status = 'delivered'
      then tstzrange(starts, greatest(starts, least(ends, coalesce(_load.closed_at, ends))), '[)')
    else tstzrange(starts, greatest(ends, starts + interval '1 minute'), '[)')
  end
  from (values (
    coalesce(_slot.meet_at, _load.pickup_at), coalesce(_slot.ends_at, _load.delivery_at)
  )) as job (starts, ends)
);
comment on function private.escort_times(public.loads, public.escort_slots) is
  'The time an escort takes, from its meet time to its end, or from pickup to delivery where the slot has '
  'none.';

-- Checks for overlaps only to name the other load in the error. The exclusion constraint also catches rows
-- this transaction can't see.
create function private.set_escort_booking(new public.load_escorts)
returns public.load_escorts language plpgsql set search_path = '' as $$
declare
  this_load public.loads;
  slot public.escort_slots;
  other record;
begin
  if new.status <> 'accepted' then
    new.during := null;
    return new;
  end if;
  perform pg_advisory_xact_lock(private.assignee_lock(new.pilot_id));
  select * into this_load from public.loads where id = new.load_id;
  select * into slot from public.escort_slots where id = new.slot_id;
  new.during := private.escort_times(this_load, slot);
  select loads.title, escort.during, coalesce(booked.time_zone, loads.pickup_time_zone)::text as zone,
    case when new.pilot_id = (select auth.uid()) then 'You already escort' else coalesce(
      nullif(btrim(person.first_name || ' ' || person.last_name), ''), split_part(person.email, '@', 1)
    ) || ' already escorts' end as who
  into other
  from public.load_escorts as escort
  join public.loads on loads.id = escort.load_id
  join public.profiles as person on person.id = escort.pilot_id
  left join public.escort_slots as booked on booked.id = escort.slot_id
  where escort.pilot_id = new.pilot_id and escort.id <> new.id and escort.during && new.during
  order by escort.during limit 1;
  if found then
    raise exception '% % from % to % (local time).', other.who, other.title,
      private.time_text(lower(other.during) at time zone other.zone),
      private.time_text(upper(other.during) at time zone other.zone)
      using errcode = '23514';
  end if;
  return new;
end;
$$;

create function private.rebook_escorts(new public.loads)
returns void language plpgsql set search_path = '' as $$
begin
  update public.load_escorts set status = status where id in (
    select escort.id from public.load_escorts as escort
    left join public.escort_slots as slot on slot.id = escort.slot_id
    where escort.load_id = new.id and escort.status = 'accepted'
      and escort.during is distinct from private.escort_times(new, slot)
  );
end;
$$;

-- The slot of an accepted offer is taken for the others, until the pilot car gives it back.
create function private.settle_slot(old public.load_escorts, new public.load_escorts)
returns void language plpgsql set search_path = '' as $$
begin
  if new.status = 'accepted' then
    if old.status is distinct from 'accepted' then
      update public.load_escorts set status = 'taken'
      where slot_id = new.slot_id and status = 'offered' and id <> new.id;
    end if;
  elsif old.status = 'accepted'
    and (new.id is null or new.status in ('offered', 'declined', 'withdrawn'))
  then
    update public.load_escorts set status = 'offered'
    where slot_id = old.slot_id and status = 'taken' and coalesce(lapses_at > now(), true);
  end if;
end;
$$;

create function private.slot_name(_position public.escort_position, _states text[])
returns text language sql immutable parallel safe set search_path = ''
return case _position
  when 'lead' then 'Lead car' when 'chase' then 'Chase car' when 'high_pole' then 'High pole'
  when 'steer' then 'Steer car' else 'Police escort'
end || coalesce(' for ' || nullif(array_to_string(_states, ', '), ''), '');
comment on function private.slot_name(public.escort_position, text[]) is
  'Display name of an escort: Chase car for AR, TX.';
grant execute on function private.slot_name(public.escort_position, text[]) to authenticated, service_role;

-- Security definer: admins have no grant to insert slots.
create function private.add_escort_slots(_load_id uuid, _slots jsonb)
returns integer language plpgsql security definer set search_path = '' as $$
declare
  this_load public.loads;
  item jsonb;
  slot public.escort_slots;
  added integer := 0;
begin
  perform private.require_admin();
  select * into this_load from public.loads where id = _load_id for update;
  if not found then
    raise exception 'This load was deleted.' using errcode = '23514';
  elsif this_load.status in ('delivered', 'cancelled') then
    raise exception 'This load is closed. Reopen it to add escort slots.' using errcode = '23514';
  elsif jsonb_typeof(_slots) is distinct from 'array' or jsonb_array_length(_slots) not between 1 and 40 then
    raise exception 'Add 1 to 40 escort slots.' using errcode = '23514';
  end if;
  for item in select value from jsonb_array_elements(_slots) loop
    begin
      slot := jsonb_populate_record(null::public.escort_slots, item);
    exception when data_exception then
      raise exception 'A value of this slot isn’t in the list.' using errcode = '23514';
    end;
    if slot.id is null or slot.position is null then
      raise exception 'Choose a position.' using errcode = '23514';
    elsif coalesce(cardinality(slot.states), 0) = 0 or not private.are_jurisdictions(slot.states) then
      raise exception '%: choose the states it covers, each once.', private.slot_name(slot.position, '{}')
        using errcode = '23514';
    elsif not (private.is_time_in_range(slot.meet_at) and private.is_time_in_range(slot.ends_at)) then
      raise exception '%: enter a year from 2000 to 2099.', private.slot_name(slot.position, slot.states)
        using errcode = '23514';
    elsif slot.ends_at <= slot.meet_at then
      raise exception '%: the end must be after the meet time.', private.slot_name(slot.position, slot.states)
        using errcode = '23514';
    end if;
    insert into public.escort_slots (
      id, load_id, sequence, position, states, meet_place, meet_at, ends_at, time_zone, channel
    )
    values (
      slot.id, _load_id,
      coalesce((select max(sequence) from public.escort_slots where load_id = _load_id), 0) + 1,
      slot.position, slot.states, coalesce(slot.meet_place, ''), slot.meet_at, slot.ends_at,
      coalesce(slot.time_zone, this_load.pickup_time_zone), coalesce(slot.channel, '')
    )
    on conflict (id) do nothing;
    added := added + case when found then 1 else 0 end;
  end loop;
  if (select count(*) from public.escort_slots where load_id = _load_id) > 60 then
    raise exception 'A load can have up to 60 escort slots.' using errcode = '23514';
  end if;
  return added;
end;
$$;
grant execute on function private.add_escort_slots(uuid, jsonb) to authenticated, service_role;

create function public.add_escort_slots(_load_id uuid, _slots jsonb)
returns integer language sql set search_path = ''
return private.add_escort_slots(_load_id, _slots);
comment on function public.add_escort_slots(uuid, jsonb) is
  'Adds escort slots to a load, all or none, and returns how many are new. Each has an id the caller made, '
  'position, states (postal codes), and may have meet_place, meet_at, ends_at, time_zone (the pickup''s if '
  'missing) and channel. Repeating an id adds nothing. 23514 with a sentence for a slot without states, a '
  'closed load or more than 60 slots. Admins only (42501).';
grant execute on function public.add_escort_slots(uuid, jsonb) to authenticated, service_role;

-- Security definer: people can read no profile but their own.
create function private.load_people(_load_ids uuid[])
returns table (
  load_id uuid, person_id uuid, part public.load_part, first_name text, last_name text, phone text
)
language sql stable security definer set search_path = '' as $$
  with crew as (
    select id as load_id, driver_id as person_id, 'driver'::public.load_part as part,
      status in ('assigned', 'in_transit') as is_on
    from public.loads where id = any (_load_ids) and driver_id is not null
    union all
    select escort.load_id, escort.pilot_id, 'pilot'::public.load_part,
      escort.status = 'accepted' and load.status in ('planned', 'assigned', 'in_transit')
    from public.load_escorts as escort
    join public.loads as load on load.id = escort.load_id
    where escort.load_id = any (_load_ids) and escort.status in ('accepted', 'completed')
  ), mine as (
    select load_id, is_on, part = 'driver' as sees_all from crew
    where person_id = (select auth.uid())
      -- Pilot cars whose access to the job ended no longer see names either.
      and (part = 'driver' or load_id in (
        select escort.load_id from public.load_escorts as escort
        where escort.id in (select private.my_accepted_escort_ids())
      ))
    union all
    select id, true, true from unnest(_load_ids) as id where (select private.is_admin())
  )
  select crew.load_id, crew.person_id, crew.part, person.first_name, person.last_name,
    case when crew.is_on and bool_or(mine.is_on) then nullif(person.phone, '') end
  from crew
  join mine on mine.load_id = crew.load_id
    and (mine.sees_all or crew.part = 'driver' or crew.person_id = (select auth.uid()))
  join public.profiles as person on person.id = crew.person_id
  group by crew.load_id, crew.person_id, crew.part, crew.is_on, person.id
  union all
  select distinct event.load_id, event.author_id,
    case when exists (
      select from public.user_roles where user_id = event.author_id and role = 'admin'
    ) then 'dispatch' else 'former' end::public.load_part,
    '', '', null
  from public.load_events as event
  join mine on mine.load_id = event.load_id and mine.sees_all
  where event.author_id is not null and not exists (
    select from crew where crew.load_id = event.load_id and crew.person_id = event.author_id
  );
$$;
grant execute on function private.load_people(uuid[]) to authenticated, service_role;

create function public.load_people(_load_ids uuid[])
returns table (
  load_id uuid, person_id uuid, part public.load_part, first_name text, last_name text, phone text
)
language sql stable set search_path = '' as $$
  select * from private.load_people(_load_ids);
$$;
comment on function public.load_people(uuid[]) is
  'The people of these loads. The driver and each escort who accepted see each other''s names, but escorts '
  'don''t see other escorts; phone numbers only until the load arrives, and only between people still on it. '
  'To drivers and admins, other authors in the log appear without a name as dispatch, or as former once '
  'they are off the load. An open offer shows no one. Admins see every load.';
grant execute on function public.load_people(uuid[]) to authenticated, service_role;
