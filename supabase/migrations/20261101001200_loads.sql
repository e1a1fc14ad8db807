-- Moves under way: the load, what happened to it, who escorts it, its permits, and when people are
-- available. Admins plan; drivers and pilots see what is assigned to them.

create type public.load_status as enum
  ('planned', 'assigned', 'in_transit', 'delivered', 'cancelled');
create type public.escort_position as enum ('lead', 'chase', 'high_pole', 'steer');
create type public.escort_status as enum ('offered', 'accepted', 'declined', 'completed');
create type public.permit_status as enum ('requested', 'issued', 'expired');

create table public.loads (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  title text not null check (private.is_filled_line(title, 160)),
  origin text not null check (private.is_filled_line(origin, 160)),
  destination text not null check (private.is_filled_line(destination, 160)),
  equipment text not null default '' check (private.is_line(equipment, 160)),
  -- Feet and pounds.
  length numeric(6, 1) not null default 0 check (length between 0 and 500),
  width numeric(6, 1) not null default 0 check (width between 0 and 100),
  height numeric(6, 1) not null default 0 check (height between 0 and 100),
  weight_lbs integer check (weight_lbs between 0 and 20000000),
  status public.load_status not null default 'planned',
  driver_id uuid references public.profiles (id) on delete set null,
  quote_id uuid references public.quotes (id) on delete set null,
  pickup_at timestamptz,
  delivery_at timestamptz,
  check (delivery_at >= pickup_at)
);
comment on table public.loads is 'Moves, planned or under way.';
create index loads_newest_first on public.loads (created_at desc, id desc);
create index loads_by_driver on public.loads (driver_id, pickup_at);
create index loads_by_quote on public.loads (quote_id);

create table public.load_events (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  load_id uuid not null references public.loads (id) on delete cascade,
  author_id uuid default auth.uid() references public.profiles (id) on delete set null,
  note text not null check (char_length(note) between 1 and 1000)
);
comment on table public.load_events is 'The log of a move.';
create index load_events_by_load on public.load_events (load_id, created_at desc, id desc);
create index load_events_by_author on public.load_events (author_id);

create table public.load_escorts (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  load_id uuid not null references public.loads (id) on delete cascade,
  pilot_id uuid not null references public.profiles (id) on delete cascade,
  position public.escort_position not null,
  status public.escort_status not null default 'offered',
  unique (load_id, pilot_id)
);
comment on table public.load_escorts is 'Pilot cars asked to run with a load.';
create index load_escorts_by_pilot on public.load_escorts (pilot_id, created_at desc, id desc);

create table public.load_permits (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  load_id uuid not null references public.loads (id) on delete cascade,
  -- State or province: 'OH', 'ON'.
  jurisdiction text not null check (jurisdiction ~ '^[A-Z]{2}$'),
  permit_number text check (private.is_line(permit_number, 60)),
  status public.permit_status not null default 'requested',
  valid_from date,
  valid_until date check (valid_until >= valid_from),
  unique (load_id, jurisdiction)
);
comment on table public.load_permits is 'Oversize permits of a load, one per state or province.';

create table public.availability (
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  day date not null,
  available boolean not null default true,
  note text not null default '' check (private.is_line(note, 200)),
  updated_at timestamptz not null default now(),
  primary key (user_id, day)
);
comment on table public.availability is 'Days on which a driver or pilot can, or cannot, be planned.';

create trigger loads_touch before update on public.loads
  for each row execute function private.touch_updated_at();
create trigger load_escorts_touch before update on public.load_escorts
  for each row execute function private.touch_updated_at();
create trigger load_permits_touch before update on public.load_permits
  for each row execute function private.touch_updated_at();
create trigger availability_touch before update on public.availability
  for each row execute function private.touch_updated_at();
