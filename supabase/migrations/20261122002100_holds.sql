-- Holds: why a load may not move. It can't start or enter its next leg until dispatch has cleared every hold.
-- The driver and admins place holds; the database does when the load outgrows a permit or the route of a
-- permit's leg changes (docs/decisions/0036).

create table public.load_holds (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  load_id uuid not null references public.loads (id) on delete cascade,
  reason text not null check (private.is_filled_line(reason, 500)),
  -- Null if the database placed the hold, or the account was deleted.
  raised_by uuid references public.profiles (id) on delete set null,
  -- The permit that the load outgrew, or whose leg changed.
  permit_id uuid references public.load_permits (id) on delete cascade,
  leg_before jsonb check (pg_column_size(leg_before) <= 4000),
  cleared_at timestamptz,
  cleared_by uuid references public.profiles (id) on delete set null,
  clear_reason text check (private.is_filled_line(clear_reason, 500)),
  customer_reason text check (private.is_filled_line(customer_reason, 300))
);
comment on table public.load_holds is
  'Why a load may not move: it can''t start or enter its next leg until every hold is cleared. Its driver '
  'and admins place them with hold_load; the database does when the load is larger than a permit allows or '
  'the route of a permit''s leg changes.';
comment on column public.load_holds.leg_before is
  'The leg of the permit and its route before the change that caused the hold; null for other causes.';
comment on column public.load_holds.clear_reason is 'Why the hold was cleared; null while it is open.';
comment on column public.load_holds.customer_reason is
  'The reason the customer sees. They never see reason, which is for dispatch and the crew.';
create index load_holds_load_id_idx on public.load_holds (load_id, created_at desc);
create index load_holds_permit_id_idx on public.load_holds (permit_id);
create index load_holds_raised_by_idx on public.load_holds (raised_by);
create index load_holds_cleared_by_idx on public.load_holds (cleared_by);
create unique index load_holds_permit_key on public.load_holds (permit_id) where cleared_at is null;

alter table public.load_holds enable row level security;
grant select on public.load_holds to authenticated;
grant select, insert, update, delete on public.load_holds to service_role;

create policy "Drivers can see holds of their loads, admins all" on public.load_holds
  for select to authenticated
  using (load_id in (select private.my_load_ids()) or (select private.is_admin()));

alter publication supabase_realtime add table public.load_holds;
create trigger announce_deletions after delete on public.load_holds referencing old table as gone
  for each statement execute function private.announce_deletions();

-- Security definer: no API role may call log_load_entry.
create function private.log_hold()
returns trigger language plpgsql security definer set search_path = '' as $$
declare
  this_load public.loads;
  actor constant uuid := (select id from public.profiles where id = (select auth.uid()));
  cleared text;
begin
  select * into this_load from public.loads where id = new.load_id;
  if tg_op = 'INSERT' or new.reason <> old.reason then
    perform private.log_load_entry(
      'created', 'hold', new.load_id, this_load.number || ', ' || this_load.title || ': ' || new.reason
    );
    insert into public.load_events (load_id, author_id, note)
    values (new.load_id, actor, left('On hold: ' || new.reason, 1000));
  elsif new.cleared_at is not null and old.cleared_at is null then
    cleared := regexp_replace(new.reason, '\.\s*$', '') || coalesce('. Cleared because: ' || new.clear_reason, '');
    perform private.log_load_entry(
      'cleared', 'hold', new.load_id, this_load.number || ', ' || this_load.title || ': ' || cleared
    );
    insert into public.load_events (load_id, author_id, note)
    values (new.load_id, actor, left('Hold cleared: ' || cleared, 1000));
  end if;
  return null;
end;
$$;
create trigger load_holds_log after insert or update on public.load_holds
  for each row execute function private.log_hold();

create function private.hold_oversize(_load_id uuid)
returns void language plpgsql set search_path = '' as $$
declare
  permit public.load_permits;
  excess text;
begin
  if not exists (
    select from public.loads where id = _load_id and status in ('planned', 'assigned', 'in_transit')
  ) then
    return;
  end if;
  for permit in
    select * from public.load_permits
    where load_id = _load_id and status in ('issued', 'amending') order by jurisdiction, id
  loop
    excess := private.permit_excess(permit);
    continue when excess is null;
    perform private.hold_for_permit(permit, excess);
  end loop;
end;
$$;
comment on function private.hold_oversize(uuid) is
  'Puts a load on hold for every issued permit it is larger than, and marks those permits as amending.';

create function private.clear_undone_holds(_load_id uuid)
returns void language plpgsql set search_path = '' as $$
declare
  hold public.load_holds;
  permit public.load_permits;
begin
  for hold in
    select * from public.load_holds
    where load_id = _load_id and cleared_at is null
      and leg_before = private.permit_legs(_load_id) -> permit_id::text
  loop
    select * into permit from public.load_permits where id = hold.permit_id;
    continue when permit.status <> 'amending' or private.permit_excess(permit) is not null
      or private.permit_window_problem(permit) is not null;
    update public.load_permits set status = 'issued' where id = permit.id;
    update public.load_holds set
      cleared_at = now(), cleared_by = (select auth.uid()), clear_reason = 'The change of the leg was undone.'
    where id = hold.id;
  end loop;
end;
$$;
comment on function private.clear_undone_holds(uuid) is
  'Clears the holds for permits whose leg is again as it was before the hold, if they cover it.';

-- Security definer: no API role may write holds.
create function private.hold_load(_id uuid, _load_id uuid, _reason text)
returns void language plpgsql security definer set search_path = '' as $$
declare
  this_load constant public.loads := private.require_driver_or_admin(_load_id);
begin
  if exists (select from public.load_holds where id = _id and load_id = _load_id) then
    return;
  end if;
  if this_load.status in ('delivered', 'cancelled') then
    raise exception 'This load is closed, so it can’t be put on hold.' using errcode = '23514';
  end if;
  if not coalesce(private.is_filled_line(_reason, 500), false) then
    raise exception 'Enter a reason of up to 500 characters.' using errcode = '23514';
  end if;
  insert into public.load_holds (id, load_id, reason, raised_by)
  values (_id, _load_id, btrim(_reason), (select auth.uid()));
end;
$$;
grant execute on function private.hold_load(uuid, uuid, text) to authenticated, service_role;

create function public.hold_load(_id uuid, _load_id uuid, _reason text)
returns void language sql set search_path = '' as $$
  select private.hold_load(_id, _load_id, _reason);
$$;
comment on function public.hold_load(uuid, uuid, text) is
  'Puts a load on hold: it can''t start or enter its next leg until an admin clears the hold. _id is made by '
  'the caller, so a repeat changes nothing. 23514 without a reason (up to 500 characters) or for a closed '
  'load. For the load''s driver and admins; 42501 for anyone else.';
grant execute on function public.hold_load(uuid, uuid, text) to authenticated, service_role;

-- Security definer: no API role may write holds.
create function private.clear_hold(_id uuid, _reason text)
returns void language plpgsql security definer set search_path = '' as $$
declare
  hold public.load_holds;
  excess text;
begin
  perform private.require_admin();
  select * into hold from public.load_holds where id = _id for update;
  if hold.id is null then
    raise exception 'This hold was deleted. Reload.' using errcode = '23514';
  elsif hold.cleared_at is not null then
    return;
  end if;
  if not coalesce(private.is_filled_line(_reason, 500), false) then
    raise exception 'Enter a reason of up to 500 characters.' using errcode = '23514';
  end if;
  select private.permit_excess(permit) into excess
  from public.load_permits as permit where permit.id = hold.permit_id;
  if excess is not null then
    raise exception 'The load is still larger than the permit allows: %. Enter the amended permit first.',
      excess using errcode = '23514';
  end if;
  update public.load_holds
  set cleared_at = now(), cleared_by = (select auth.uid()), clear_reason = btrim(_reason)
  where id = _id;
end;
$$;
grant execute on function private.clear_hold(uuid, text) to authenticated, service_role;

create function public.clear_hold(_id uuid, _reason text)
returns void language sql set search_path = '' as $$
  select private.clear_hold(_id, _reason);
$$;
comment on function public.clear_hold(uuid, text) is
  'Clears a hold. _reason stays in the load''s log, which its driver reads. A repeat changes nothing. 23514 '
  'without a reason (up to 500 characters), while the load is still larger than the permit the hold is '
  'about, or if the hold is gone. Admins only (42501).';
grant execute on function public.clear_hold(uuid, text) to authenticated, service_role;

-- Security definer: no API role may write holds.
create function private.explain_hold(_id uuid, _reason text)
returns void language plpgsql security definer set search_path = '' as $$
declare
  hold public.load_holds;
  words constant text := nullif(btrim(coalesce(_reason, '')), '');
begin
  perform private.require_admin();
  select * into hold from public.load_holds where id = _id for update;
  if hold.id is null then
    raise exception 'This hold was deleted. Reload.' using errcode = '23514';
  elsif words is not null and not private.is_filled_line(words, 300) then
    raise exception 'Enter one line of up to 300 characters.' using errcode = '23514';
  elsif words is not distinct from hold.customer_reason then
    return;
  end if;
  update public.load_holds set customer_reason = words where id = _id;
  insert into public.load_events (load_id, author_id, note)
  values (
    hold.load_id, (select id from public.profiles where id = (select auth.uid())),
    coalesce('The customer reads about the hold: ' || words, 'The customer reads no reason for the hold.')
  );
end;
$$;
grant execute on function private.explain_hold(uuid, text) to authenticated, service_role;

create function public.explain_hold(_id uuid, _reason text)
returns void language sql set search_path = '' as $$
  select private.explain_hold(_id, _reason);
$$;
comment on function public.explain_hold(uuid, text) is
  'Sets the reason for a hold that the customer sees; an empty text removes it. A repeat changes '
  'nothing. 23514 with a sentence if it is longer than 300 characters or several lines, or the hold '
  'is gone. Admins only (42501).';
grant execute on function public.explain_hold(uuid, text) to authenticated, service_role;
