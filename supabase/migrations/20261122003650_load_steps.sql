-- The steps when a load is added, changed or deleted: one trigger per event, which runs its steps in the
-- order written here. Each step is in the file of its domain (docs/decisions/0050). BEFORE steps refuse the
-- change or set columns, AFTER steps write other tables and refuse what only the changed row shows.

-- Security definer: no API role may write number_series.
create function private.before_load_insert()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  new := private.set_pickup_sort(new);
  new := private.set_load_details(new);
  new := private.set_load_status(null, new);
  new.closed_at := case when new.status in ('delivered', 'cancelled') then now() end;
  return new;
end;
$$;
create trigger loads_before_insert before insert on public.loads
  for each row execute function private.before_load_insert();

-- Security definer: no API role may write what the steps write.
create function private.after_load_insert()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.book_load(null, new);
  if new.quote_id is not null then
    perform private.copy_load_customer(new);
  end if;
  perform private.add_first_stops(new);
  perform private.log_load(null, new);
  perform private.propose_new_legs(new);
  if new.driver_id is not null and new.status = 'assigned' then
    perform private.queue_first_driver_email(new);
  end if;
  perform private.refresh_load_search(array[new.id]);
  perform private.require_assignee_role(new.driver_id, 'driver');
  return null;
end;
$$;
create trigger loads_after_insert after insert on public.loads
  for each row execute function private.after_load_insert();

-- Runs as the caller: current_user tells API roles from our functions, which run as the owner of the table.
create function private.before_load_update()
returns trigger language plpgsql set search_path = '' as $$
begin
  -- Refusals come first, because they compare the row as the caller sent it.
  if new.status <> old.status then
    perform private.keep_invoiced_status(old);
  end if;
  if new.number is distinct from old.number then
    perform private.keep_load_number();
  end if;
  if current_user = 'authenticated' and not private.is_admin() then
    perform private.limit_driver_update(old, new);
  end if;
  -- Deleting an account may leave a load in transit without a driver.
  if new.driver_id is null and old.driver_id is not null and new.status = 'in_transit'
    and current_user = 'authenticated'
  then
    perform private.require_driver_in_transit();
  end if;
  if (
    new.origin, new.destination, new.pickup_at, new.delivery_at, new.pickup_time_zone, new.delivery_time_zone
  ) is distinct from (
    old.origin, old.destination, old.pickup_at, old.delivery_at, old.pickup_time_zone, old.delivery_time_zone
  ) then
    perform private.require_facts_of_stops(new);
  end if;

  if (new.pickup_at, new.pickup_time_zone, new.pickup_sort, new.pickup_date)
    is distinct from (old.pickup_at, old.pickup_time_zone, old.pickup_sort, old.pickup_date)
  then
    new := private.set_pickup_sort(new);
  end if;
  if (new.status, new.driver_id) is distinct from (old.status, old.driver_id) then
    new := private.set_load_status(old, new);
  end if;
  if new.status in ('planned', 'assigned') then
    new.start_override := null;
  end if;
  if new.status <> old.status then
    new.closed_at := case when new.status in ('delivered', 'cancelled') then now() end;
    if new.status <> 'cancelled' then
      new.cancel_reason := null;
    -- Only cancel_load cancels a load.
    elsif current_user in ('anon', 'authenticated', 'service_role') then
      perform private.refuse_plain_cancellation();
    end if;
    if new.status <> 'delivered' then
      new.no_pod_reason := null;
    -- deliver_load, which runs as the owner, has checked it already.
    elsif current_user in ('anon', 'authenticated', 'service_role') then
      perform private.require_arrival(new.id, null);
    end if;
  end if;
  if private.is_new_version(to_jsonb(old), to_jsonb(new)) then
    new.updated_at := now();
  end if;
  return new;
end;
$$;
create trigger loads_before_update before update on public.loads
  for each row execute function private.before_load_update();

-- Security definer: no API role may write what the steps write.
create function private.after_load_update()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if (new.driver_id, new.status, new.pickup_at, new.delivery_at, new.closed_at)
    is distinct from (old.driver_id, old.status, old.pickup_at, old.delivery_at, old.closed_at)
  then
    perform private.book_load(old, new);
  end if;
  if (new.length, new.width, new.height, new.weight_lbs)
    is distinct from (old.length, old.width, old.height, old.weight_lbs)
  then
    perform private.hold_oversize(new.id);
    perform private.add_needed_permits(new.id);
  end if;
  perform private.log_load(old, new);
  if new.status <> old.status then
    perform private.log_load_status(old, new);
  end if;
  if (new.origin, new.destination, new.length, new.width, new.height)
    is distinct from (old.origin, old.destination, old.length, old.width, old.height)
    or (new.pickup_at, new.delivery_at) is distinct from (old.pickup_at, old.delivery_at)
    or (new.status = 'cancelled') <> (old.status = 'cancelled')
  then
    perform private.mark_escort_terms_changed(new);
  end if;
  if new.status <> old.status then
    perform private.move_legs_with_load(old, new);
  end if;
  if (new.origin, new.destination, new.pickup_time_zone, new.delivery_time_zone)
    is distinct from (old.origin, old.destination, old.pickup_time_zone, old.delivery_time_zone)
  then
    perform private.propose_new_legs(new);
  end if;
  if (new.status, new.driver_id, new.origin, new.destination, new.pickup_at, new.delivery_at)
    is distinct from (old.status, old.driver_id, old.origin, old.destination, old.pickup_at, old.delivery_at)
  then
    perform private.queue_step_emails(old, new);
  end if;
  if (new.status, new.pickup_at, new.delivery_at)
    is distinct from (old.status, old.pickup_at, old.delivery_at)
  then
    perform private.rebook_escorts(new);
  end if;
  if (
    new.title, new.origin, new.destination, new.equipment, new.driver_id, new.quote_id, new.commodity,
    new.po_number, new.bol_number
  ) is distinct from (
    old.title, old.origin, old.destination, old.equipment, old.driver_id, old.quote_id, old.commodity,
    old.po_number, old.bol_number
  ) then
    perform private.refresh_load_search(array[new.id]);
  end if;
  -- Someone who loses the role stays assigned.
  if new.driver_id is distinct from old.driver_id then
    perform private.require_assignee_role(new.driver_id, 'driver');
  end if;
  -- After the change, so that readiness is checked on the changed row.
  if new.status = 'in_transit' and new.driver_id is not null
    and (old.status <> 'in_transit' or new.driver_id is distinct from old.driver_id)
  then
    perform private.require_ready_start(old, new);
  end if;
  if old.status = 'cancelled' and new.status <> 'cancelled' then
    perform private.withdraw_cancellation_fees(new);
  end if;
  if new.updated_at <> old.updated_at then
    perform private.announce_to_escorts(new.id);
  end if;
  -- Last, because it reads what the other steps wrote.
  if new.status = 'assigned' then
    perform private.queue_confirmation_email(new.id);
  end if;
  return null;
end;
$$;
create trigger loads_after_update after update on public.loads
  for each row execute function private.after_load_update();

-- Runs as the caller: accounts and test data are cleaned up as the owner of the table.
create function private.before_load_delete()
returns trigger language plpgsql set search_path = '' as $$
begin
  perform private.keep_billed_load(old);
  if current_user in ('anon', 'authenticated', 'service_role') then
    perform private.keep_booked_load(old);
  end if;
  if old.status = 'in_transit' then
    perform private.keep_load_in_transit();
  end if;
  perform private.keep_invoiced_load(old);
  return old;
end;
$$;
create trigger loads_before_delete before delete on public.loads
  for each row execute function private.before_load_delete();

-- Security definer: no API role may call log_load_entry.
create function private.after_load_delete()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.log_load_entry('deleted', 'load', old.id, old.title);
  return null;
end;
$$;
create trigger loads_after_delete after delete on public.loads
  for each row execute function private.after_load_delete();
