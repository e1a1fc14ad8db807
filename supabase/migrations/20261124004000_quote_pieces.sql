-- What a quote request says about its load besides one size: pieces, weight, dates, purchase order.

-- Inside a CASE, because Postgres may evaluate AND in any order and a cast of text would fail.
create function private.is_quote_piece(piece jsonb)
returns boolean language sql immutable parallel safe set search_path = ''
return case
  when jsonb_typeof(piece) is distinct from 'object' then false
  when piece - array['description', 'quantity', 'length', 'width', 'height', 'weight'] <> '{}'
    then false
  when jsonb_typeof(piece -> 'description') is distinct from 'string' then false
  when coalesce(jsonb_typeof(piece -> 'weight'), 'null') not in ('number', 'null') then false
  when exists (
    select from unnest(array['quantity', 'length', 'width', 'height']) as name
    where jsonb_typeof(piece -> name) is distinct from 'number'
  ) then false
  else private.is_filled_line(piece ->> 'description', 160)
    and (piece ->> 'quantity')::numeric between 1 and 999
    and (piece ->> 'quantity')::numeric % 1 = 0
    and (piece ->> 'length')::numeric > 0 and (piece ->> 'length')::numeric <= 500
    and (piece ->> 'width')::numeric > 0 and (piece ->> 'width')::numeric <= 100
    and (piece ->> 'height')::numeric > 0 and (piece ->> 'height')::numeric <= 100
    and coalesce((piece ->> 'weight')::numeric, 1) between 1 and 2000000
    and coalesce((piece ->> 'weight')::numeric, 1) % 1 = 0
end;
comment on function private.is_quote_piece(jsonb) is
  'Whether this is one piece of a quote: {description, quantity, length, width, height, weight}, in feet '
  'and pounds for each item of its quantity; weight may be null. functions/_shared/contracts/piece.ts has '
  'the same limits.';

create function private.are_quote_pieces(pieces jsonb)
returns boolean language plpgsql immutable parallel safe set search_path = '' as $$
begin
  if jsonb_typeof(pieces) is distinct from 'array' or jsonb_array_length(pieces) > 20 then
    return false;
  end if;
  if exists (
    select from jsonb_array_elements(pieces) as piece where not private.is_quote_piece(piece)
  ) then
    return false;
  end if;
  return coalesce((
    select sum((piece ->> 'quantity')::numeric * (piece ->> 'weight')::numeric) <= 20000000
    from jsonb_array_elements(pieces) as piece
  ), true);
end;
$$;
comment on function private.are_quote_pieces(jsonb) is
  'Whether this is a list of at most 20 pieces that weigh at most 20,000,000 lb together.';
-- Constraints and triggers run as the role that writes the row.
grant execute on function private.is_quote_piece(jsonb), private.are_quote_pieces(jsonb)
to anon, authenticated, service_role;

-- The views are created again below, with the new columns.
drop view public.admin_my_quotes;
drop view public.admin_quotes;
drop view private.admin_quotes;

alter table public.quotes
  add column commodity text check (private.is_filled_line(commodity, 160)),
  add column pieces jsonb not null default '[]' check (private.are_quote_pieces(pieces)),
  add column weight_lbs integer check (weight_lbs between 0 and 20000000),
  add column ready_on date check (ready_on between '2000-01-01' and '2100-01-01'),
  add column deliver_by date check (deliver_by between '2000-01-01' and '2100-01-01'),
  add column are_dates_flexible boolean not null default false,
  add column po_number text check (private.is_filled_line(po_number, 60)),
  add constraint quotes_deliver_by_order_check check (deliver_by >= ready_on);
comment on column public.quotes.commodity is 'What is moved, in words; null if only sizes were sent.';
comment on column public.quotes.pieces is
  'List of {description, quantity, length, width, height, weight}; empty if only one size was sent. '
  'length, width and height of the quote are the largest of its pieces.';
comment on column public.quotes.weight_lbs is 'Total of all pieces; null if one has no weight.';
comment on column public.quotes.ready_on is 'First day the load can be picked up, at its origin.';

create function private.measure_quote_pieces()
returns trigger language plpgsql set search_path = '' as $$
begin
  -- The CHECK on the column rejects the row.
  if new.pieces = '[]' or not private.are_quote_pieces(new.pieces) then
    return new;
  end if;
  select jsonb_agg(piece || jsonb_build_object(
      'length', private.to_sixteenth((piece ->> 'length')::numeric),
      'width', private.to_sixteenth((piece ->> 'width')::numeric),
      'height', private.to_sixteenth((piece ->> 'height')::numeric)
    ) order by place),
    max((piece ->> 'length')::numeric), max((piece ->> 'width')::numeric),
    max((piece ->> 'height')::numeric),
    case when bool_and(piece ->> 'weight' is not null)
      then sum((piece ->> 'quantity')::numeric * (piece ->> 'weight')::numeric) end
  into new.pieces, new.length, new.width, new.height, new.weight_lbs
  from jsonb_array_elements(new.pieces) with ordinality as listed (piece, place);
  return new;
end;
$$;
-- Triggers run in the order of their names: this one must come before quotes_round_lengths_up.
create trigger quotes_measure_pieces before insert or update of pieces, length, width, height
  on public.quotes for each row execute function private.measure_quote_pieces();

grant insert (commodity, pieces, ready_on, deliver_by, are_dates_flexible, po_number)
  on public.quotes to anon, authenticated;

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
