-- The steps when a part of a load is added, changed or deleted, as in load_steps.sql. Other steps, such as the log,
-- have triggers of their own.

-- Security definer: no API role may write holds, permits or the outbox.
create function private.after_assignment_insert()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  -- A trailer or tractor makes the load higher or heavier, so its permits may no longer cover it.
  if new.unit_id is not null then
    perform private.hold_oversize(new.load_id);
    perform private.add_needed_permits(new.load_id);
  end if;
  -- In either order: readiness compares the permits with the load's size itself.
  perform private.queue_confirmation_email(new.load_id);
  return null;
end;
$$;
create trigger assignments_after_insert after insert on public.assignments
  for each row execute function private.after_assignment_insert();

-- Security definer: no API role may write terms_changed_at or the outbox.
create function private.after_slot_update()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if (new.position, new.states, new.meet_place, new.meet_at, new.ends_at)
    is distinct from (old.position, old.states, old.meet_place, old.meet_at, old.ends_at)
  then
    perform private.change_slot(old, new);
  end if;
  -- In either order: change_slot changes the slot's offers, and only a police slot, which has none, is arranged.
  if new.is_arranged then
    perform private.queue_confirmation_email(new.load_id);
  end if;
  return null;
end;
$$;
create trigger escort_slots_after_update after update on public.escort_slots
  for each row execute function private.after_slot_update();

-- Security definer: no API role may execute the steps.
create function private.before_charge_write()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'DELETE' then
    -- In either order: every function that writes charges locks the load first, and so does export_invoice.
    perform private.check_charge(new);
  end if;
  perform private.keep_invoiced_charge(old, new);
  if tg_op = 'UPDATE' and private.is_new_version(to_jsonb(old), to_jsonb(new)) then
    new.updated_at := now();
  end if;
  return coalesce(new, old);
end;
$$;
create trigger charges_before_write before insert or update or delete on public.charges
  for each row execute function private.before_charge_write();
