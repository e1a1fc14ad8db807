-- Escort slots: the positions of a load that need a pilot car or the police, with where and when they meet.
-- Several pilot cars may have an offer for a slot; one of them gets it (docs/decisions/0046).

create table public.escort_slots (
  -- Created once by the browser, so that a retry adds nothing.
  id uuid primary key,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  load_id uuid not null references public.loads (id) on delete cascade,
  sequence integer not null check (sequence > 0),
  position public.escort_position not null,
  states text[] not null check (
    cardinality(states) between 1 and 60 and private.are_jurisdictions(states)
  ),
  meet_place text not null default '' check (private.is_line(meet_place, 160)),
  meet_at timestamptz,
  ends_at timestamptz,
  time_zone public.load_time_zone not null,
  channel text not null default '' check (private.is_line(channel, 40)),
  is_arranged boolean not null default false,
  check (ends_at > meet_at),
  check (position = 'police' or not is_arranged)
);
comment on table public.escort_slots is
  'Escorts a load needs: position, states, meet point, radio channel. Who has an offer for a slot and who '
  'accepted it is in load_escorts.';
comment on column public.escort_slots.sequence is 'Order on the load''s page.';
comment on column public.escort_slots.ends_at is 'When the job is done, about. Null: with the delivery.';
comment on column public.escort_slots.time_zone is 'The zone in which people read meet_at and ends_at.';
comment on column public.escort_slots.is_arranged is
  'Dispatch has arranged this police escort. Always false for pilot cars.';
create index escort_slots_load_id_idx on public.escort_slots (load_id, sequence);
create trigger escort_slots_set_updated_at before update on public.escort_slots
  for each row execute function private.set_updated_at();

alter table public.escort_slots enable row level security;
grant
  select, delete,
  update (position, states, meet_place, meet_at, ends_at, time_zone, channel, is_arranged)
  on public.escort_slots to authenticated;
grant select, insert, update, delete on public.escort_slots to service_role;
create policy "Crew can see the slots of their loads, admins all" on public.escort_slots
  for select to authenticated
  using (load_id in (select private.my_load_ids()) or (select private.is_admin()));
create policy "Admins can update slots" on public.escort_slots
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "Admins can delete slots" on public.escort_slots
  for delete to authenticated using ((select private.is_admin()));

alter publication supabase_realtime add table public.escort_slots;
create trigger announce_deletions after delete on public.escort_slots referencing old table as gone
  for each statement execute function private.announce_deletions();

create function private.slot_name(_position public.escort_position, _states text[])
returns text language sql immutable parallel safe set search_path = ''
return case _position
  when 'lead' then 'Lead car' when 'chase' then 'Chase car' when 'high_pole' then 'High pole'
  when 'steer' then 'Steer car' else 'Police escort'
end || coalesce(' for ' || nullif(array_to_string(_states, ', '), ''), '');
comment on function private.slot_name(public.escort_position, text[]) is
  'What people call an escort: Chase car for AR, TX.';

-- Offers

alter table public.load_escorts
  add column slot_id uuid references public.escort_slots (id) on delete cascade,
  add column lapses_at timestamptz,
  add column confirmed_at timestamptz,
  add column during tstzrange,
  add check (position <> 'police'),
  drop constraint load_escorts_load_id_pilot_id_key,
  -- Someone who lost one slot of a load can get an offer for another one.
  add constraint load_escorts_one_offer unique nulls not distinct (load_id, pilot_id, slot_id);
comment on table public.load_escorts is
  'Who has an offer for an escort of a load, and their answers. For a slot, all but the one who accepted '
  'first end as taken.';
comment on column public.load_escorts.slot_id is 'Null for an offer made without a slot.';
comment on column public.load_escorts.lapses_at is 'When the offer ends without an answer; null: never.';
comment on column public.load_escorts.confirmed_at is
  'When the pilot car, or dispatch for them, confirmed that they''ll be there on the terms of that time.';
comment on column public.load_escorts.during is
  'The time an accepted job holds its pilot car, from meeting up to but not including its end; null while a '
  'time is TBD and for every other status.';
create index load_escorts_slot_id_idx on public.load_escorts (slot_id);
create unique index load_escorts_one_per_slot on public.load_escorts (slot_id)
  where status in ('accepted', 'completed');

create function private.is_open_offer(_escort public.load_escorts)
returns boolean language sql stable set search_path = ''
return _escort.status = 'offered' and coalesce(_escort.lapses_at > now(), true);
comment on function private.is_open_offer(public.load_escorts) is
  'Whether an offer still waits for an answer. The clock decides, not the job that marks lapsed offers.';

create function private.escort_times(_load public.loads, _slot public.escort_slots)
returns tstzrange language sql immutable parallel safe set search_path = ''
return (
  select case
    when _load.status = 'cancelled' or starts is null or ends is null then null
    -- Delivered early: free from then on, as its driver is.
    when _load.status = 'delivered'
      then tstzrange(starts, greatest(starts, least(ends, coalesce(_load.closed_at, ends))), '[)')
    else tstzrange(starts, greatest(ends, starts + interval '1 minute'), '[)')
  end
  from (values (
    coalesce(_slot.meet_at, _load.pickup_at), coalesce(_slot.ends_at, _load.delivery_at)
  )) as job (starts, ends)
);
comment on function private.escort_times(public.loads, public.escort_slots) is
  'The time an escort takes: from its meet time to its end, of the load where the slot has none.';

-- The sentence comes from here. The exclusion constraint refuses what this can't see: it holds at every
-- isolation level.
-- Security definer: a pilot car reads neither the load before accepting it nor other pilots' names.
create function private.set_escort_booking()
returns trigger language plpgsql security definer set search_path = '' as $$
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
      to_char(lower(other.during) at time zone other.zone, 'FMMon FMDD, FMHH12:MI AM'),
      to_char(upper(other.during) at time zone other.zone, 'FMMon FMDD, FMHH12:MI AM')
      using errcode = '23514';
  end if;
  return new;
end;
$$;

-- Jobs accepted before. Of two that overlap, the later one has no booking until it is answered again.
do $$
declare
  accepted record;
begin
  for accepted in
    select escort.id, private.escort_times(load, null) as during
    from public.load_escorts as escort join public.loads as load on load.id = escort.load_id
    where escort.status = 'accepted' order by load.pickup_at, escort.id
  loop
    update public.load_escorts set during = accepted.during
    where id = accepted.id and not exists (
      select from public.load_escorts as other
      where other.pilot_id = load_escorts.pilot_id and other.during && accepted.during
    );
  end loop;
end;
$$;
alter table public.load_escorts
  add constraint load_escorts_pilot_is_free exclude using gist (pilot_id with =, during with &&);
create trigger load_escorts_set_terms_booking before insert or update on public.load_escorts
  for each row execute function private.set_escort_booking();

-- What a slot's pilot cars agreed to changed, and so did the time they are booked.
-- Security definer: no role is granted to write terms_changed_at.
create or replace function private.mark_escort_terms_changed()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.load_escorts set terms_changed_at = now(), confirmed_at = null
  where load_id = new.id and status in ('offered', 'accepted');
  return null;
end;
$$;
create function private.rebook_escorts()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.load_escorts set status = status where id in (
    select escort.id from public.load_escorts as escort
    left join public.escort_slots as slot on slot.id = escort.slot_id
    where escort.load_id = new.id and escort.status = 'accepted'
      and escort.during is distinct from private.escort_times(new, slot)
  );
  return null;
end;
$$;
create trigger loads_rebook_escorts after update of pickup_at, delivery_at, status on public.loads
  for each row execute function private.rebook_escorts();

create function private.change_slot()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if new.position = 'police' and old.position <> 'police'
    and exists (select from public.load_escorts where slot_id = new.id)
  then
    raise exception 'Pilot cars have offers for this slot. Add a slot for the police instead.'
      using errcode = '23514';
  end if;
  update public.load_escorts set
    position = new.position, terms_changed_at = now(), confirmed_at = null
  where slot_id = new.id and status in ('offered', 'accepted');
  return null;
end;
$$;
create trigger escort_slots_change after update on public.escort_slots
  for each row when (
    (new.position, new.states, new.meet_place, new.meet_at, new.ends_at)
      is distinct from (old.position, old.states, old.meet_place, old.meet_at, old.ends_at)
  )
  execute function private.change_slot();

create function private.keep_taken_slot()
returns trigger language plpgsql set search_path = '' as $$
declare
  holder constant public.escort_status := (
    select status from public.load_escorts
    where slot_id = old.id and status in ('accepted', 'completed')
  );
begin
  -- With its load, a slot goes without a question.
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

-- Who has the slot decides what becomes of the other offers for it.
-- Security definer: a pilot car doesn't read the offers of others.
create function private.settle_slot()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'DELETE' and new.status = 'accepted' then
    if tg_op = 'INSERT' or old.status <> 'accepted' then
      update public.load_escorts set status = 'taken'
      where slot_id = new.slot_id and status = 'offered' and id <> new.id;
    end if;
  elsif tg_op <> 'INSERT' and old.status = 'accepted'
    and (tg_op = 'DELETE' or new.status in ('offered', 'declined', 'withdrawn'))
  then
    update public.load_escorts set status = 'offered'
    where slot_id = old.slot_id and status = 'taken' and coalesce(lapses_at > now(), true);
  end if;
  return null;
end;
$$;
create trigger load_escorts_settle_slot after insert or update of status or delete
  on public.load_escorts for each row execute function private.settle_slot();

create function private.job_lapse_escort_offers(_limit integer)
returns integer language plpgsql set search_path = '' as $$
declare
  done integer;
begin
  update public.load_escorts set status = 'lapsed' where id in (
    select id from public.load_escorts
    where status in ('offered', 'taken') and lapses_at <= now()
    order by lapses_at limit _limit for update skip locked
  );
  get diagnostics done = row_count;
  return done;
end;
$$;
create index load_escorts_lapses_at_idx on public.load_escorts (lapses_at)
  where status in ('offered', 'taken');
select private.add_job(
  'lapse-escort-offers', 'sql', '1 minute', 'Marks escort offers whose time ran out as lapsed.'
);

-- The log

create or replace function private.log_load_part()
returns trigger language plpgsql security definer set search_path = '' as $$
declare
  bookkeeping constant text[] :=
    '{updated_at,answered_at,terms_changed_at,during,lapses_at,confirmed_at,sequence}';
  part jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
  before jsonb := case when tg_op = 'UPDATE' then to_jsonb(old) end;
  title text := (select title from public.loads where id = (part ->> 'load_id')::uuid);
  is_status_change boolean := before ->> 'status' <> part ->> 'status';
begin
  if title is null or part - bookkeeping = before - bookkeeping then
    return null;
  end if;
  -- The entry of the one who accepted or gave the slot back is enough.
  if part ->> 'status' in ('taken', 'lapsed') or before ->> 'status' = 'taken' then
    return null;
  end if;
  perform private.log_load_entry(
    case
      when tg_op = 'INSERT' then 'created'
      when tg_op = 'DELETE' then 'deleted'
      when is_status_change then 'status_changed'
      else 'updated'
    end,
    tg_argv[0], (part ->> 'load_id')::uuid,
    title || case
      when part ? 'jurisdiction' then ', ' || (part ->> 'jurisdiction')
      when part ? 'states' then ', ' || private.slot_name(
        (part ->> 'position')::public.escort_position,
        array(select jsonb_array_elements_text(part -> 'states'))
      )
      else ''
    end,
    case when is_status_change then before ->> 'status' end,
    case when is_status_change then part ->> 'status' end,
    (part ->> 'pilot_id')::uuid,
    case when tg_op = 'INSERT' then (part ->> 'created_at')::timestamptz else now() end
  );
  return null;
end;
$$;
create trigger escort_slots_log_activity after insert or update or delete on public.escort_slots
  for each row execute function private.log_load_part('escort_slot');

-- Security definer: no API role may insert slots.
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
comment on function private.add_escort_slots(uuid, jsonb) is 'Implements public.add_escort_slots.';
create function public.add_escort_slots(_load_id uuid, _slots jsonb)
returns integer language sql set search_path = ''
return private.add_escort_slots(_load_id, _slots);
comment on function public.add_escort_slots(uuid, jsonb) is
  'Adds escort slots to a load, all or none, and returns how many are new. Each has an id the caller made, '
  'position, states (postal codes), and may have meet_place, meet_at, ends_at, time_zone (the pickup''s if '
  'missing) and channel. Repeating an id adds nothing. 23514 with a sentence for a slot without states, a '
  'closed load or more than 60 slots. Admins only (42501).';

grant execute on function
  private.add_escort_slots(uuid, jsonb), public.add_escort_slots(uuid, jsonb),
  private.is_open_offer(public.load_escorts), private.slot_name(public.escort_position, text[])
to authenticated, service_role;
