-- Clearing a hold needs a reason, as raising one does.

alter table public.load_holds
  add column clear_reason text check (private.is_filled_line(clear_reason, 500));
comment on column public.load_holds.clear_reason is
  'Why the hold was cleared. Null for an open hold and for holds cleared before reasons were kept.';

create or replace function private.log_hold()
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

drop function public.clear_hold(uuid);
drop function private.clear_hold(uuid);
create function private.clear_hold(_id uuid, _reason text)
returns void language plpgsql security definer set search_path = '' as $$
declare
  hold public.load_holds;
  excess text;
begin
  perform private.require_admin();
  select * into hold from public.load_holds where id = _id for update;
  if hold.cleared_at is not null then
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
comment on function private.clear_hold(uuid, text) is 'Implements public.clear_hold.';
create function public.clear_hold(_id uuid, _reason text)
returns void language sql set search_path = '' as $$
  select private.clear_hold(_id, _reason);
$$;
comment on function public.clear_hold(uuid, text) is
  'Clears a hold. _reason stays in the load''s log, which its driver reads. A repeat changes nothing. 23514 '
  'without a reason (up to 500 characters) and while the load is still larger than the permit the hold is '
  'about. Admins only (42501).';

grant execute on function private.clear_hold(uuid, text), public.clear_hold(uuid, text)
  to authenticated, service_role;
