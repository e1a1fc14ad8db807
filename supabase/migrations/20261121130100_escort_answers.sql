-- An escort is an offer with terms: what the pilot answered, when, and whether dispatch has changed
-- anything since.

alter table public.load_escorts
  add column answered_at timestamptz,
  -- Position, days, route or size. An answer names the terms it is about, so that nobody accepts
  -- what they have not seen.
  add column terms_changed_at timestamptz not null default now();

-- An answer can be taken back for ten minutes while the load has not left. Whoever declined does
-- not see the load any more; taking that back only brings the offer back.
create or replace function private.guard_escort_update()
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
    raise exception 'A pilot may only accept, decline or complete an escort.'
      using errcode = '42501';
  end if;
  return new;
end;
$$;

create function private.keep_escort_terms()
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
-- The name puts it after the guard, which compares what was sent.
create trigger load_escorts_terms before insert or update on public.load_escorts
  for each row execute function private.keep_escort_terms();

-- Security definer: nobody is granted to write this date.
create function private.change_escort_terms()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.load_escorts set terms_changed_at = now()
  where load_id = new.id and status in ('offered', 'accepted');
  return null;
end;
$$;
create trigger loads_change_terms after update on public.loads
  for each row when (
    (new.origin, new.destination, new.length, new.width, new.height)
      is distinct from (old.origin, old.destination, old.length, old.width, old.height)
    or (new.pickup_at, new.delivery_at) is distinct from (old.pickup_at, old.delivery_at)
    or (new.status = 'cancelled') <> (old.status = 'cancelled')
  )
  execute function private.change_escort_terms();
