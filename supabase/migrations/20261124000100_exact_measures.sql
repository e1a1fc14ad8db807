-- Lengths keep a sixteenth of an inch. The columns stay in feet; functions/_shared/contracts/length.ts
-- has the same grid.

create function private.to_sixteenth(feet numeric)
returns numeric language sql immutable parallel safe set search_path = ''
return round(ceil(feet * 192 - 0.001) / 192, 6);
comment on function private.to_sixteenth(numeric) is
  'Feet rounded up to the next sixteenth of an inch (a 192nd of a foot): a load reported smaller than it '
  'is can get a permit that does not cover it. Six decimals, so that a stored length is its own result.';

-- A CHECK would reject clients that send decimal feet, such as 11.3.
create function private.round_lengths_up()
returns trigger language plpgsql set search_path = '' as $$
begin
  new.length := private.to_sixteenth(new.length);
  new.width := private.to_sixteenth(new.width);
  new.height := private.to_sixteenth(new.height);
  return new;
end;
$$;
-- Triggers run as the role that writes the row.
grant execute on function private.to_sixteenth(numeric) to anon, authenticated, service_role;

-- Postgres can't change the type of a column that a view or a trigger's condition uses: those that use
-- the measures are dropped here and created again below.
drop view public.admin_my_quotes;
drop view public.admin_quotes;
drop view private.admin_quotes;
drop trigger loads_mark_escort_terms_changed on public.loads;

alter table public.quotes
  alter column length type numeric(9, 6) using private.to_sixteenth(length),
  alter column width type numeric(9, 6) using private.to_sixteenth(width),
  alter column height type numeric(9, 6) using private.to_sixteenth(height);
alter table public.loads
  alter column length type numeric(9, 6) using private.to_sixteenth(length),
  alter column width type numeric(9, 6) using private.to_sixteenth(width),
  alter column height type numeric(9, 6) using private.to_sixteenth(height);
alter table public.fleet
  alter column length type numeric(9, 6) using private.to_sixteenth(length),
  alter column width type numeric(9, 6) using private.to_sixteenth(width),
  alter column height type numeric(9, 6) using private.to_sixteenth(height);
comment on column public.quotes.length is 'Feet, on a grid of a sixteenth of an inch; 0 if blank.';
comment on column public.loads.length is 'Feet, on a grid of a sixteenth of an inch; 0 if not known.';
comment on column public.fleet.length is
  'Feet, on a grid of a sixteenth of an inch, of the well or deck.';

create trigger quotes_round_lengths_up before insert or update of length, width, height
  on public.quotes for each row execute function private.round_lengths_up();
create trigger loads_round_lengths_up before insert or update of length, width, height
  on public.loads for each row execute function private.round_lengths_up();
create trigger fleet_round_lengths_up before insert or update of length, width, height
  on public.fleet for each row execute function private.round_lengths_up();

create trigger loads_mark_escort_terms_changed after update on public.loads
  for each row when (
    (new.origin, new.destination, new.length, new.width, new.height)
      is distinct from (old.origin, old.destination, old.length, old.width, old.height)
    or (new.pickup_at, new.delivery_at) is distinct from (old.pickup_at, old.delivery_at)
    or (new.status = 'cancelled') <> (old.status = 'cancelled')
  )
  execute function private.mark_escort_terms_changed();

-- A subquery instead of a join keeps the view simple, so that writes fail for a missing grant.
create view private.admin_quotes as
  select quote.*, (
    select jsonb_build_object(
      'id', colleague.id, 'first_name', colleague.first_name, 'last_name', colleague.last_name,
      'email', colleague.email
    )
    from public.quote_assignments as assignment
    join public.profiles as colleague on colleague.id = assignment.assigned_to
    where assignment.quote_id = quote.id
  ) as assignee
  from public.quotes as quote where (select private.is_admin_or_service());
create view public.admin_quotes with (security_invoker = true) as
  select * from private.admin_quotes;
create view public.admin_my_quotes with (security_invoker = true) as
  select * from private.admin_quotes where id in (
    select quote_id from public.quote_assignments where assigned_to = (select auth.uid())
  );
comment on view private.admin_quotes is 'All quotes with their assignee for admins, no rows for others.';
comment on view public.admin_quotes is
  'All quotes for admins, no rows for others. assignee: {id, first_name, last_name, email} or null.';
comment on view public.admin_my_quotes is 'The quotes of admin_quotes that are assigned to the caller.';
grant select on private.admin_quotes, public.admin_quotes, public.admin_my_quotes
to authenticated, service_role;
