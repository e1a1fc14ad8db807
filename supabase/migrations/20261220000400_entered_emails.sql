-- An email to the customer when the load enters its next state, in the outbox of the step emails
-- (docs/decisions/0042). Off until an admin turns it on: a long route crosses many states.

insert into public.step_email_settings (kind, is_on) values ('load_entered', false);

-- Security definer: no API role may write the outbox.
create function private.queue_entered_email()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  -- The load is in its first state when it is loaded, which has an email of its own.
  if exists (
    select from public.load_legs
    where load_id = new.load_id and sequence < new.sequence and entered_at is not null
  ) then
    perform private.queue_load_email(
      new.load_id, 'load_entered', private.next_email_version(new.load_id, 'load_entered')
    );
  end if;
  return null;
end;
$$;
create trigger load_legs_zz_entered_email after update of entered_at on public.load_legs
  for each row when (old.entered_at is null and new.entered_at is not null)
  execute function private.queue_entered_email();

create or replace function private.is_due_load_email(_email private.load_emails)
returns boolean language sql stable set search_path = '' as $$
  select exists (select from public.step_email_settings where kind = _email.kind and is_on)
    and (num_nonnulls(_email.driver_id, _email.pilot_id) > 0 or exists (
      select from public.load_customers
      where load_id = _email.load_id and email <> '' and wants_emails
    ))
    and case _email.kind
      when 'load_confirmed' then load.status = 'assigned'
      when 'load_loaded' then load.status in ('in_transit', 'delivered')
      -- The email about a later state says it all.
      when 'load_entered' then load.status = 'in_transit' and not exists (
        select from private.load_emails as later
        where later.load_id = load.id and later.kind = 'load_entered' and later.version > _email.version
      )
      when 'load_hold' then load.status in ('assigned', 'in_transit') and exists (
        select from public.load_holds where id = _email.hold_id and cleared_at is null
      )
      when 'load_eta' then load.status in ('assigned', 'in_transit') and exists (
        select from private.last_stop(load.id) as stop
        where stop.arrived_at is null and private.is_eta_moved(_email.told_before, stop.eta_at)
      )
      when 'load_delivered' then load.status = 'delivered'
      when 'load_cancelled' then load.status = 'cancelled'
      when 'driver_cancelled'
        then load.status = 'cancelled' or load.driver_id is distinct from _email.driver_id
      when 'pilot_offered' then load.status in ('planned', 'assigned', 'in_transit') and exists (
        select from public.load_escorts as escort
        where escort.id = _email.escort_id and private.is_open_offer(escort)
      )
      when 'pilot_changed' then load.status in ('planned', 'assigned', 'in_transit') and exists (
        select from public.load_escorts as escort
        where escort.id = _email.escort_id and (escort.status = 'accepted' or private.is_open_offer(escort))
      )
      when 'pilot_withdrawn' then not exists (
        select from public.load_escorts where id = _email.escort_id and status in ('offered', 'accepted')
      )
      when 'pilot_cancelled' then load.status = 'cancelled'
      else load.driver_id = _email.driver_id and load.status = 'assigned'
    end
  from public.loads as load where load.id = _email.load_id;
$$;
