-- Escorts: offers to pilot cars, their terms, and the answers (docs/decisions/0010).

create type public.escort_position as enum ('lead', 'chase', 'high_pole', 'steer');
create type public.escort_status as enum ('offered', 'accepted', 'declined', 'completed');

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
  -- that nobody accepts terms they have not seen.
  terms_changed_at timestamptz not null default now(),
  unique (load_id, pilot_id)
);
comment on table public.load_escorts is 'Escorts of a load: one row per pilot-car operator who got an offer.';
create index load_escorts_pilot_id_idx on public.load_escorts (pilot_id, created_at desc, id desc);
create trigger load_escorts_set_updated_at before update on public.load_escorts
  for each row execute function private.set_updated_at();

alter table public.load_escorts enable row level security;
grant select, insert (load_id, pilot_id, position, status), update (position, status), delete
  on public.load_escorts to authenticated;
grant select, insert, update, delete on public.load_escorts to service_role;

create policy "Users can see escorts of their loads, admins all" on public.load_escorts
  for select to authenticated
  using (
    pilot_id = (select auth.uid()) or load_id in (select private.my_load_ids())
    or (select private.is_admin())
  );
create policy "Admins can add escorts" on public.load_escorts
  for insert to authenticated with check ((select private.is_admin()));
create policy "Pilots can answer their offers, admins can update all" on public.load_escorts
  for update to authenticated
  using (pilot_id = (select auth.uid()) or (select private.is_admin()))
  with check (pilot_id = (select auth.uid()) or (select private.is_admin()));
create policy "Admins can delete escorts" on public.load_escorts
  for delete to authenticated using ((select private.is_admin()));

alter publication supabase_realtime add table public.load_escorts;

-- Pilots can take back an answer for ten minutes while the load has not left. A pilot who declined no
-- longer sees the load; taking that back only restores the offer.
create function private.limit_pilot_update()
returns trigger language plpgsql set search_path = '' as $$
declare
  not_theirs constant text[] := '{status,updated_at,answered_at}';
  load_status public.load_status := (select status from public.loads where id = old.load_id);
  is_allowed boolean := case
    when (old.status, new.status) = ('offered', 'accepted')
      then load_status in ('planned', 'assigned', 'in_transit')
    when (old.status, new.status) = ('offered', 'declined') then true
    when (old.status, new.status) = ('accepted', 'completed')
      then load_status in ('in_transit', 'delivered')
    when old.status in ('accepted', 'declined') and new.status = 'offered'
      then old.answered_at > now() - interval '10 minutes'
        and coalesce(load_status in ('planned', 'assigned'), true)
    else false
  end;
begin
  if to_jsonb(new) - not_theirs <> to_jsonb(old) - not_theirs or is_allowed is not true then
    raise exception 'Pilot-car operators can only accept, decline or complete an escort.'
      using errcode = '42501';
  end if;
  return new;
end;
$$;
create trigger load_escorts_limit_pilot_update before update on public.load_escorts
  for each row when (current_user = 'authenticated' and not private.is_admin())
  execute function private.limit_pilot_update();

create function private.set_escort_terms()
returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and new.position <> old.position then
    new.terms_changed_at := now();
  end if;
  if tg_op = 'INSERT' or new.status <> old.status then
    new.answered_at := case
      when new.status in ('accepted', 'declined') then now()
      when new.status = 'completed' then coalesce(new.answered_at, now())
    end;
  end if;
  return new;
end;
$$;
-- Triggers run in the order of their names: the guard must compare the row as it was sent.
create trigger load_escorts_set_terms before insert or update on public.load_escorts
  for each row execute function private.set_escort_terms();
create trigger load_escorts_require_pilot_role after insert on public.load_escorts
  for each row execute function private.require_assignee_role('pilot_id', 'pilot_car');

-- Security definer: no role is granted to write terms_changed_at.
create function private.mark_escort_terms_changed()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.load_escorts set terms_changed_at = now()
  where load_id = new.id and status in ('offered', 'accepted');
  return null;
end;
$$;
create trigger loads_mark_escort_terms_changed after update on public.loads
  for each row when (
    (new.origin, new.destination, new.length, new.width, new.height)
      is distinct from (old.origin, old.destination, old.length, old.width, old.height)
    or (new.pickup_at, new.delivery_at) is distinct from (old.pickup_at, old.delivery_at)
    or (new.status = 'cancelled') <> (old.status = 'cancelled')
  )
  execute function private.mark_escort_terms_changed();
