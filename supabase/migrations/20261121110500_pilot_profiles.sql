-- What dispatch needs to know about a pilot-car operator: where they start, what they are equipped
-- for, where they are certified, and on which days they can run.

-- Postal codes of the lower 48 states, the District of Columbia, and the provinces and territories
-- of Canada. The same list stands in functions/_shared/contracts/jurisdictions.ts.
create function private.jurisdictions()
returns text[] language sql immutable parallel safe set search_path = ''
return string_to_array(
  'AL AR AZ CA CO CT DC DE FL GA IA ID IL IN KS KY LA MA MD ME MI MN MO MS MT NC ND NE NH NJ NM NV '
  'NY OH OK OR PA RI SC SD TN TX UT VA VT WA WI WV WY AB BC MB NB NL NS NT NU ON PE QC SK YT', ' ');

-- Known codes, each at most once; null for null.
create function private.are_jurisdictions(codes text[])
returns boolean language sql immutable parallel safe set search_path = ''
return codes <@ private.jurisdictions()
  and cardinality(codes) = (select count(distinct code) from unnest(codes) as code);
grant execute on function private.jurisdictions(), private.are_jurisdictions(text[])
to anon, authenticated, service_role;

create table public.pilot_profiles (
  user_id uuid primary key default auth.uid() references public.profiles (id) on delete cascade,
  home_base_city text not null default '' check (private.is_line(home_base_city, 120)),
  home_base_state text check (home_base_state = any (private.jurisdictions())),
  has_high_pole boolean not null default false,
  certified_states text[] not null default '{}' check (private.are_jurisdictions(certified_states)),
  updated_at timestamptz not null default now()
);
comment on table public.pilot_profiles is 'How a pilot-car operator is equipped and certified.';
create trigger pilot_profiles_touch before update on public.pilot_profiles
  for each row execute function private.touch_updated_at();

alter table public.pilot_profiles enable row level security;
grant
  select,
  insert (user_id, home_base_city, home_base_state, has_high_pole, certified_states),
  update (home_base_city, home_base_state, has_high_pole, certified_states)
  on public.pilot_profiles to authenticated;
grant select, insert, update, delete on public.pilot_profiles to service_role;

create policy "pilots read their own equipment, admins all" on public.pilot_profiles
  for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));
create policy "people enter their own equipment" on public.pilot_profiles
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "people change their own equipment" on public.pilot_profiles
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

-- In the order dispatch asks people: who said yes, who has not said, who said no.
create type public.pilot_answer as enum ('available', 'unknown', 'unavailable');

-- Every pilot-car operator and what they entered for one day. Admins only.
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
grant execute on function public.pilots_available(date) to authenticated, service_role;
