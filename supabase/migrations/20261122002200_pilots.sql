-- Drivers and pilot-car operators: the days they can work, where pilot cars start, how they are equipped and
-- which states they say they are certified in. People enter their own; admins read everything and can also
-- edit availability.

create table public.availability (
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  day date not null,
  available boolean not null default true,
  note text not null default '' check (private.is_line(note, 200)),
  updated_at timestamptz not null default now(),
  primary key (user_id, day)
);
comment on table public.availability is
  'Days on which a driver or pilot-car operator is available or not. No row: unknown.';
create index availability_day_idx on public.availability (day);

alter table public.availability enable row level security;
grant
  select, delete,
  insert (user_id, day, available, note),
  update (day, available, note)
on public.availability to authenticated;
grant select, insert, update, delete on public.availability to service_role;

create policy "Users can read their own availability, admins all" on public.availability
  for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));
create policy "Users can add their own availability, admins all" on public.availability
  for insert to authenticated
  with check (user_id = (select auth.uid()) or (select private.is_admin()));
create policy "Users can update their own availability, admins all" on public.availability
  for update to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()))
  with check (user_id = (select auth.uid()) or (select private.is_admin()));
create policy "Users can delete their own availability, admins all" on public.availability
  for delete to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));

create trigger availability_set_updated_at before update on public.availability
  for each row execute function private.set_updated_at();

create function private.check_availability_day()
returns trigger language plpgsql set search_path = '' as $$
begin
  if abs(new.day - current_date) > 731 then
    raise exception 'Choose days within two years from today.' using errcode = '23514';
  end if;
  return new;
end;
$$;
-- A trigger, because a CHECK can't depend on today's date. Like rate limits, it applies to the API only.
create trigger availability_check_day before insert or update of day on public.availability
  for each row when (current_user in ('authenticated', 'service_role'))
  execute function private.check_availability_day();

create table public.pilot_profiles (
  user_id uuid primary key default auth.uid() references public.profiles (id) on delete cascade,
  home_base_city text not null default '' check (private.is_line(home_base_city, 120)),
  home_base_state text check (home_base_state = any (private.jurisdictions())),
  has_high_pole boolean not null default false,
  certified_states text[] not null default '{}' check (private.are_jurisdictions(certified_states)),
  updated_at timestamptz not null default now()
);
comment on table public.pilot_profiles is
  'Home base, equipment and certifications of a pilot-car operator.';

alter table public.pilot_profiles enable row level security;
grant
  select,
  insert (user_id, home_base_city, home_base_state, has_high_pole, certified_states),
  update (home_base_city, home_base_state, has_high_pole, certified_states)
on public.pilot_profiles to authenticated;
grant select, insert, update, delete on public.pilot_profiles to service_role;

create policy "Pilots can read their own equipment, admins all" on public.pilot_profiles
  for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));
create policy "Users can add their own equipment" on public.pilot_profiles
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "Users can update their own equipment" on public.pilot_profiles
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create trigger pilot_profiles_set_updated_at before update on public.pilot_profiles
  for each row execute function private.set_updated_at();

-- Sorted in this order, because dispatch calls available pilot cars first.
create type public.pilot_answer as enum ('available', 'unknown', 'unavailable');

create function public.pilots_available(_day date)
returns table (
  pilot_id uuid, name text, email text, phone text, home_base_city text, home_base_state text,
  has_high_pole boolean, certified_states text[], answer public.pilot_answer, note text
)
language plpgsql stable set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    select
      person.id,
      coalesce(
        nullif(btrim(person.first_name || ' ' || person.last_name), ''),
        split_part(person.email, '@', 1)
      ),
      person.email, person.phone,
      coalesce(equipment.home_base_city, ''), equipment.home_base_state,
      coalesce(equipment.has_high_pole, false), coalesce(equipment.certified_states, '{}'),
      case
        when entry.available then 'available'
        when not entry.available then 'unavailable'
        else 'unknown'
      end::public.pilot_answer as day_answer,
      coalesce(entry.note, '')
    from public.profiles as person
    join public.user_roles as held on held.user_id = person.id and held.role = 'pilot_car'
    left join public.pilot_profiles as equipment on equipment.user_id = person.id
    left join public.availability as entry on entry.user_id = person.id and entry.day = _day
    order by day_answer, 2, person.id;
end;
$$;
comment on function public.pilots_available(date) is
  'Every pilot-car operator and what they entered for one day, available ones first. Admins only (42501).';
grant execute on function public.pilots_available(date) to authenticated, service_role;
