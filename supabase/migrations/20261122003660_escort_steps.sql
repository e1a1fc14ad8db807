-- The steps when an offer of an escort is added, changed or deleted, as in load_steps.sql.

-- Security definer: a pilot car can't read the load before accepting it, nor other people's names.
create function private.before_escort_insert()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  new := private.set_escort_terms(null, new);
  new := private.set_escort_booking(new);
  return new;
end;
$$;
create trigger load_escorts_before_insert before insert on public.load_escorts
  for each row execute function private.before_escort_insert();

-- Security definer: no API role may write what the steps write.
create function private.after_escort_insert()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.log_part_change('escort', null, to_jsonb(new));
  perform private.refresh_load_search(array[new.load_id]);
  perform private.require_assignee_role(new.pilot_id, 'pilot_car');
  perform private.settle_slot(null, new);
  perform private.queue_pilot_emails(null, new);
  return null;
end;
$$;
create trigger load_escorts_after_insert after insert on public.load_escorts
  for each row execute function private.after_escort_insert();

-- Security definer, like before_escort_insert.
create function private.before_escort_update()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  new := private.set_escort_terms(old, new);
  -- On every update: the times of the load or the slot may have changed.
  new := private.set_escort_booking(new);
  if private.is_new_version(to_jsonb(old), to_jsonb(new)) then
    new.updated_at := now();
  end if;
  return new;
end;
$$;
create trigger load_escorts_before_update before update on public.load_escorts
  for each row execute function private.before_escort_update();

-- Security definer: as after_escort_insert.
create function private.after_escort_update()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.log_part_change('escort', to_jsonb(old), to_jsonb(new));
  if (new.load_id, new.pilot_id, new.status) is distinct from (old.load_id, old.pilot_id, old.status) then
    perform private.refresh_load_search(array[old.load_id, new.load_id]);
  end if;
  if new.status <> old.status then
    perform private.settle_slot(old, new);
  end if;
  -- Also when no column changed: clear_escort updates the escort once its papers allow the load to start.
  if new.status = 'accepted' and (new.slot_id is null or new.confirmed_at is not null) then
    perform private.queue_confirmation_email(new.load_id);
  end if;
  -- After settle_slot, which changes who else has the offer.
  if (new.status, new.terms_changed_at) is distinct from (old.status, old.terms_changed_at) then
    perform private.queue_pilot_emails(old, new);
  end if;
  return null;
end;
$$;
create trigger load_escorts_after_update after update on public.load_escorts
  for each row execute function private.after_escort_update();

-- Security definer: as after_escort_insert.
create function private.after_escort_delete()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.log_part_change('escort', to_jsonb(old), null);
  perform private.refresh_load_search(array[old.load_id]);
  perform private.settle_slot(old, null);
  perform private.queue_pilot_emails(old, null);
  return null;
end;
$$;
create trigger load_escorts_after_delete after delete on public.load_escorts
  for each row execute function private.after_escort_delete();
