-- The trailers and tractors carriers run, so that dispatch knows who can take a load.

create type public.carrier_equipment_kind as enum (
  'rgn', 'lowboy', 'step_deck', 'double_drop', 'flatbed', 'extendable', 'perimeter', 'schnabel',
  'tractor'
);

-- functions/_shared/contracts/carrier-equipment.ts has the same kinds and limits.
create table public.carrier_equipment (
  -- Created once per form by the browser, so that a retry conflicts with its own row (23505).
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  kind public.carrier_equipment_kind not null,
  axles integer not null check (axles between 1 and 19),
  deck_length numeric(9, 6) check (deck_length > 0 and deck_length <= 500),
  capacity_lbs integer not null check (capacity_lbs between 1 and 2000000),
  quantity integer not null default 1 check (quantity between 1 and 99),
  available boolean not null default true
);
comment on table public.carrier_equipment is
  'Trailers and tractors of a carrier, 50 rows at most. Units of the same kind and size share a row.';
comment on column public.carrier_equipment.deck_length is
  'Feet, on a grid of a sixteenth of an inch; null if not given.';
comment on column public.carrier_equipment.available is 'Whether dispatch can book it now.';
create index carrier_equipment_user_id_idx on public.carrier_equipment (user_id, kind, id);
create trigger carrier_equipment_set_updated_at before update on public.carrier_equipment
  for each row execute function private.set_updated_at();

create function private.round_deck_length_up()
returns trigger language plpgsql set search_path = '' as $$
begin
  new.deck_length := private.to_sixteenth(new.deck_length);
  return new;
end;
$$;
create trigger carrier_equipment_round_deck_length before insert or update of deck_length
  on public.carrier_equipment for each row execute function private.round_deck_length_up();

-- The lock makes concurrent inserts of one carrier count each other.
create function private.limit_carrier_equipment()
returns trigger language plpgsql set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('carrier equipment of ' || new.user_id, 0));
  if 50 <= (select count(*) from public.carrier_equipment where user_id = new.user_id) then
    raise exception 'You can list 50 pieces of equipment at most.' using errcode = '23514';
  end if;
  return new;
end;
$$;
create trigger carrier_equipment_limit before insert on public.carrier_equipment
  for each row execute function private.limit_carrier_equipment();

alter table public.carrier_equipment enable row level security;
grant
  select,
  insert (id, kind, axles, deck_length, capacity_lbs, quantity, available),
  update (kind, axles, deck_length, capacity_lbs, quantity, available),
  delete
  on public.carrier_equipment to authenticated;
grant select, insert, update, delete on public.carrier_equipment to service_role;

create policy "Carriers can read their own equipment, admins all" on public.carrier_equipment
  for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));
create policy "Carriers can add their own equipment" on public.carrier_equipment
  for insert to authenticated
  with check (
    user_id = (select auth.uid())
    and exists (
      select from public.user_roles
      where user_roles.user_id = (select auth.uid()) and role = 'carrier'
    )
  );
create policy "Carriers can update their own equipment" on public.carrier_equipment
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "Carriers can delete their own equipment" on public.carrier_equipment
  for delete to authenticated using (user_id = (select auth.uid()));
