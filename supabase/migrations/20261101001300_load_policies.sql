-- Who sees and changes loads: admins everything, drivers and pilots what is theirs.

-- Security definer: the policies on loads and load_escorts would otherwise ask each other without
-- end. Answers only about the caller. Who declined an escort is no longer on the load.
create function private.my_load_ids()
returns setof uuid language sql stable security definer set search_path = '' as $$
  select id from public.loads where driver_id = (select auth.uid())
  union
  select load_id from public.load_escorts
  where pilot_id = (select auth.uid()) and status <> 'declined';
$$;
grant execute on function private.my_load_ids() to authenticated, service_role;

-- A grant cannot tell an admin from a driver, who are the same Postgres role: this says which
-- columns anybody else may change, and to what.
create function private.guard_load_update()
returns trigger language plpgsql set search_path = '' as $$
begin
  if to_jsonb(new) - '{status,updated_at}'::text[] <> to_jsonb(old) - '{status,updated_at}'::text[]
    or (old.status, new.status) not in (('assigned', 'in_transit'), ('in_transit', 'delivered'))
  then
    raise exception 'A driver may only report a load as under way, then as delivered.'
      using errcode = '42501';
  end if;
  return new;
end;
$$;
create function private.guard_escort_update()
returns trigger language plpgsql set search_path = '' as $$
begin
  if to_jsonb(new) - '{status,updated_at}'::text[] <> to_jsonb(old) - '{status,updated_at}'::text[]
    or (old.status, new.status) not in (
      ('offered', 'accepted'), ('offered', 'declined'), ('accepted', 'completed')
    )
  then
    raise exception 'A pilot may only accept, decline or complete an escort.'
      using errcode = '42501';
  end if;
  return new;
end;
$$;
create trigger loads_driver_columns before update on public.loads
  for each row when (current_user = 'authenticated' and not private.is_admin())
  execute function private.guard_load_update();
create trigger load_escorts_pilot_columns before update on public.load_escorts
  for each row when (current_user = 'authenticated' and not private.is_admin())
  execute function private.guard_escort_update();

alter table public.loads enable row level security;
alter table public.load_events enable row level security;
alter table public.load_escorts enable row level security;
alter table public.load_permits enable row level security;
alter table public.availability enable row level security;

grant
  select, delete,
  insert (
    title, origin, destination, equipment, length, width, height, weight_lbs, status, driver_id,
    quote_id, pickup_at, delivery_at
  ),
  update (
    title, origin, destination, equipment, length, width, height, weight_lbs, status, driver_id,
    quote_id, pickup_at, delivery_at
  ) on public.loads to authenticated;
grant select, insert (load_id, note), delete on public.load_events to authenticated;
grant select, insert (load_id, pilot_id, position, status), update (position, status), delete
  on public.load_escorts to authenticated;
grant
  select, delete,
  insert (load_id, jurisdiction, permit_number, status, valid_from, valid_until),
  update (permit_number, status, valid_from, valid_until) on public.load_permits to authenticated;
grant select, insert (user_id, day, available, note), update (day, available, note), delete
  on public.availability to authenticated;
grant select, insert, update, delete on
  public.loads, public.load_events, public.load_escorts, public.load_permits, public.availability
to service_role;

create policy "people see their loads, admins all" on public.loads
  for select to authenticated
  using (id in (select private.my_load_ids()) or (select private.is_admin()));
create policy "admins plan loads" on public.loads
  for insert to authenticated with check ((select private.is_admin()));
create policy "drivers report on their loads, admins change all" on public.loads
  for update to authenticated
  using (driver_id = (select auth.uid()) or (select private.is_admin()))
  with check (driver_id = (select auth.uid()) or (select private.is_admin()));
create policy "admins delete loads" on public.loads
  for delete to authenticated using ((select private.is_admin()));

create policy "people read the log of their loads, admins all" on public.load_events
  for select to authenticated
  using (load_id in (select private.my_load_ids()) or (select private.is_admin()));
create policy "people write in the log of their loads, admins in all" on public.load_events
  for insert to authenticated
  with check (
    author_id = (select auth.uid())
    and (load_id in (select private.my_load_ids()) or (select private.is_admin()))
  );
create policy "admins delete log entries" on public.load_events
  for delete to authenticated using ((select private.is_admin()));

create policy "people see the escorts of their loads, pilots their offers" on public.load_escorts
  for select to authenticated
  using (
    pilot_id = (select auth.uid()) or load_id in (select private.my_load_ids())
    or (select private.is_admin())
  );
create policy "admins ask for escorts" on public.load_escorts
  for insert to authenticated with check ((select private.is_admin()));
create policy "pilots answer, admins change all" on public.load_escorts
  for update to authenticated
  using (pilot_id = (select auth.uid()) or (select private.is_admin()))
  with check (pilot_id = (select auth.uid()) or (select private.is_admin()));
create policy "admins delete escorts" on public.load_escorts
  for delete to authenticated using ((select private.is_admin()));

create policy "people see the permits of their loads, admins all" on public.load_permits
  for select to authenticated
  using (load_id in (select private.my_load_ids()) or (select private.is_admin()));
create policy "admins file permits" on public.load_permits
  for insert to authenticated with check ((select private.is_admin()));
create policy "admins change permits" on public.load_permits
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admins delete permits" on public.load_permits
  for delete to authenticated using ((select private.is_admin()));

create policy "people see their own days, admins all" on public.availability
  for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));
create policy "people enter their own days" on public.availability
  for insert to authenticated
  with check (user_id = (select auth.uid()) or (select private.is_admin()));
create policy "people change their own days" on public.availability
  for update to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()))
  with check (user_id = (select auth.uid()) or (select private.is_admin()));
create policy "people remove their own days" on public.availability
  for delete to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));
