-- A refused insert says that rights are missing, not the file. And a pilot car's page shows what dispatch
-- cleared without a reload.

create or replace function private.set_pilot_paper()
returns trigger language plpgsql set search_path = '' as $$
begin
  -- Seeds and migrations name files that Storage gets later; policies refuse everyone else.
  if private.is_pilot_car() and (tg_op = 'INSERT' or new.file_path <> old.file_path) then
    if not exists (
      select from storage.objects
      where bucket_id = 'pilot-papers' and name = new.file_path
        and coalesce((metadata ->> 'size')::bigint, 0) > 0
    ) then
      raise exception 'The file wasn’t uploaded, or it’s empty.' using errcode = '23514';
    elsif tg_op = 'INSERT' and 100 <= (
      select count(*) from public.pilot_papers where pilot_id = new.pilot_id
    ) then
      raise exception 'You can have up to 100 certificates and policies. Delete old ones first.'
        using errcode = '23514';
    end if;
  end if;
  if tg_op = 'UPDATE' and (
    new.issuing_state, new.insurer, new.number, new.limit_cents, new.starts_on, new.expires_on, new.file_path
  ) is distinct from (
    old.issuing_state, old.insurer, old.number, old.limit_cents, old.starts_on, old.expires_on, old.file_path
  ) then
    new.checked_at := null;
    new.checked_by := null;
  end if;
  return new;
end;
$$;

create or replace function private.clear_escort(_escort_id uuid, _item text, _problem text, _reason text)
returns void language plpgsql security definer set search_path = '' as $$
declare
  escort public.load_escorts;
  gap record;
begin
  perform private.require_admin();
  escort := private.lock_escort(_escort_id);
  select * into gap from private.escort_cover(_escort_id) where item = _item and problem = _problem;
  if not found then
    perform private.raise_stale();
  elsif gap.is_cleared then
    return;
  elsif not coalesce(case gap.cover
    when 'not_known' then private.is_line(_reason, 500) else private.is_filled_line(_reason, 500)
  end, false) then
    raise exception 'Enter a reason of up to 500 characters.' using errcode = '23514';
  end if;
  insert into public.escort_clearances (escort_id, item, cover, problem, reason, cleared_by)
  values (_escort_id, _item, gap.cover, _problem, btrim(_reason), (select auth.uid()));
  insert into public.load_events (load_id, author_id, note)
  select escort.load_id, (select auth.uid()), left(
    case gap.cover when 'not_known' then 'Confirmed ' else 'Allowed ' end
      || coalesce(nullif(btrim(person.first_name || ' ' || person.last_name), ''), split_part(person.email, '@', 1))
      || case when _item = 'insurance' then '' else ' for ' || _item end
      || case gap.cover when 'not_known' then ': ' else ' despite: ' end || _problem
      || case when btrim(_reason) = '' then '' else '. Reason: ' || btrim(_reason) end,
    1000
  ) from public.profiles as person where person.id = escort.pilot_id;
  perform private.log_load_entry(
    'cleared', 'escort', escort.load_id,
    (select title from public.loads where id = escort.load_id) || ', ' || _problem,
    _target_id => escort.pilot_id
  );
  -- Announces it to the pilot car, who doesn't read clearances, and can make the load ready.
  update public.load_escorts set status = status where id = _escort_id;
end;
$$;
