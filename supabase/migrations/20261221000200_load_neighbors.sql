-- Previous and next load in the list by pickup, for the load's page. Its other orders are paged by one column
-- in both directions, so they need no function.

create function public.neighbors_by_pickup(
  _load_id uuid, _search text default '', _status public.load_status default null,
  _driver_id uuid default null, _from date default null, _to date default null, _list text default null
)
returns table (previous text, next text)
language plpgsql stable rows 1 set search_path = '' as $$
declare
  here public.loads;
  -- Its own group, also while the filters leave it out: a load that was just started keeps its place.
  here_group public.pickup_group;
  before_id uuid;
  after_id uuid;
  closed_id uuid;
begin
  perform private.require_admin();
  select * into here from public.loads where id = _load_id;
  if not found then
    return;
  end if;
  select open.pickup_group into here_group
  from private.open_loads_by_pickup('', null, null, null, null, null) as open where open.load_id = _load_id;
  here_group := coalesce(here_group, 'closed');
  with place as (
    select open.load_id, (open.pickup_group, open.pickup_sort, open.load_id)
        < (here_group, here.pickup_sort, _load_id) as is_before,
      row_number() over (order by open.pickup_group, open.pickup_sort, open.load_id) as number
    from private.open_loads_by_pickup(_search, _status, _driver_id, _from, _to, _list) as open
    where open.load_id <> _load_id
  )
  select
    (array_agg(load_id order by number desc) filter (where is_before))[1],
    (array_agg(load_id order by number) filter (where not is_before))[1]
  into before_id, after_id from place;
  if _status is null or _status in ('delivered', 'cancelled') then
    if here_group = 'closed' then
      -- Closed loads are listed from the latest pickup back, so the one before has a later pickup.
      select load.id into closed_id from public.loads as load
      where load.status in ('delivered', 'cancelled')
        and (_status is null or load.status = _status)
        and (_search = '' or load.id in (select private.found_load_ids(_search)))
        and (_driver_id is null or load.driver_id = _driver_id)
        and (_from is null or load.pickup_date >= _from)
        and (_to is null or load.pickup_date <= _to)
        and (_list is null or load.id in (select private.board_load_ids(_list)))
        and (load.pickup_sort, load.id) > (here.pickup_sort, here.id)
      order by load.pickup_sort, load.id limit 1;
      before_id := coalesce(closed_id, before_id);
    end if;
    if after_id is null then
      select load.id into after_id from public.loads as load
      where load.status in ('delivered', 'cancelled')
        and (_status is null or load.status = _status)
        and (_search = '' or load.id in (select private.found_load_ids(_search)))
        and (_driver_id is null or load.driver_id = _driver_id)
        and (_from is null or load.pickup_date >= _from)
        and (_to is null or load.pickup_date <= _to)
        and (_list is null or load.id in (select private.board_load_ids(_list)))
        and (here_group <> 'closed' or (load.pickup_sort, load.id) < (here.pickup_sort, here.id))
      order by load.pickup_sort desc, load.id desc limit 1;
    end if;
  end if;
  return query select
    (select load.number from public.loads as load where load.id = before_id),
    (select load.number from public.loads as load where load.id = after_id);
end;
$$;
comment on function public.neighbors_by_pickup(uuid, text, public.load_status, uuid, date, date, text) is
  'The numbers of the loads before and after a load in loads_by_pickup with the same filters, null at the '
  'ends; no row if it was deleted. A load that the filters leave out has the place it would have. Admins only '
  '(42501).';
grant execute on function
  public.neighbors_by_pickup(uuid, text, public.load_status, uuid, date, date, text)
to authenticated, service_role;
