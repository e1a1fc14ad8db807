-- Whether a pilot car's certificates and insurance cover a job: one function for acceptance, readiness and the
-- conflicts that dispatch sees (docs/decisions/0052).

create table public.certificate_rules (
  id uuid primary key default gen_random_uuid(),
  updated_at timestamptz not null default now(),
  work_state text not null check (work_state = any (private.jurisdictions())),
  issuing_state text check (issuing_state = any (private.jurisdictions())),
  is_accepted boolean not null,
  source text not null check (private.is_filled_line(source, 300)),
  checked_on date not null,
  unique nulls not distinct (work_state, issuing_state),
  -- Each state accepts its own certificate.
  check (issuing_state <> work_state)
);
comment on table public.certificate_rules is
  'Whether a state accepts the pilot-car certificate of another one, with source and the date an admin checked '
  'it. A pair without a row isn''t known, which never qualifies. Starts empty: the rules files state nothing '
  'about certificates.';
comment on column public.certificate_rules.issuing_state is
  'Null: whether the state lets pilot cars work without a certificate.';
create trigger certificate_rules_set_updated_at before update on public.certificate_rules
  for each row execute function private.set_updated_at();
alter table public.certificate_rules enable row level security;
grant
  select, delete, insert (work_state, issuing_state, is_accepted, source, checked_on),
  update (is_accepted, source, checked_on)
  on public.certificate_rules to authenticated;
grant select, insert, update, delete on public.certificate_rules to service_role;
create policy "Admins can read certificate rules" on public.certificate_rules
  for select to authenticated using ((select private.is_admin()));
create policy "Admins can add certificate rules" on public.certificate_rules
  for insert to authenticated with check ((select private.is_admin()));
create policy "Admins can update certificate rules" on public.certificate_rules
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "Admins can delete certificate rules" on public.certificate_rules
  for delete to authenticated using ((select private.is_admin()));

create type public.paper_cover as enum ('covered', 'none_needed', 'expired', 'missing', 'not_known');

create function private.paper_day(_day date)
returns text language sql immutable parallel safe set search_path = ''
return to_char(_day, 'FMMon FMDD, YYYY');
comment on function private.paper_day(date) is 'Dec 5, 2026.';

create function private.paper_gap(_name text, _papers public.pilot_papers[], _from date, _to date)
returns text language sql immutable set search_path = '' as $$
  select _name || case
    when expires_on < _from then ' expired ' || private.paper_day(expires_on)
    when expires_on < _to
      then ' expires ' || private.paper_day(expires_on) || ', before the job ends ' || private.paper_day(_to)
    when starts_on > _from
      then ' starts ' || private.paper_day(starts_on) || ', after the job starts ' || private.paper_day(_from)
    else ' doesn’t cover ' || private.paper_day(_from) || ' to ' || private.paper_day(_to)
  end
  from unnest(_papers) order by expires_on desc, starts_on limit 1;
$$;
comment on function private.paper_gap(text, public.pilot_papers[], date, date) is
  'Why these papers don''t cover the days: a sentence about the last one to expire, without its period.';

create function private.paper_cover(_pilot_id uuid, _states text[], _from date, _to date)
returns table (
  place integer, item text, cover public.paper_cover, problem text, expires_on date
)
language sql stable set search_path = '' as $$
  with issuers as (
    -- Two papers in a row cover the days together.
    select paper.issuing_state as issuer, array_agg(paper) as papers,
      range_agg(daterange(paper.starts_on, paper.expires_on, '[]')) @> daterange(_from, _to, '[]') as is_valid,
      max(paper.expires_on) as expires_on
    from public.pilot_papers as paper
    where paper.pilot_id = _pilot_id
    group by paper.issuing_state
  ), states as (
    select listed.state, listed.place::integer as place, coalesce(none.is_accepted, false) as needs_none,
      best.*, unknown.issuers as unknown
    from unnest(_states) with ordinality as listed (state, place)
    left join public.certificate_rules as none
      on none.work_state = listed.state and none.issuing_state is null
    left join lateral (
      select issuers.issuer, issuers.papers, issuers.is_valid, issuers.expires_on
      from issuers left join public.certificate_rules as rule
        on rule.work_state = listed.state and rule.issuing_state = issuers.issuer
      where issuers.issuer = listed.state or rule.is_accepted
      order by issuers.is_valid desc, issuers.expires_on desc, issuers.issuer = listed.state desc, issuers.issuer
      limit 1
    ) as best on true
    cross join lateral (
      select string_agg(issuers.issuer, ', ' order by issuers.issuer) as issuers
      from issuers
      where issuers.is_valid and issuers.issuer <> listed.state and not exists (
        select from public.certificate_rules as rule
        where rule.work_state = listed.state and rule.issuing_state = issuers.issuer
      )
    ) as unknown
  )
  select place, state,
    case
      when is_valid then 'covered' when needs_none then 'none_needed' when issuer is not null then 'expired'
      when unknown is not null then 'not_known' else 'missing'
    end::public.paper_cover,
    case
      when is_valid or needs_none then null
      when issuer is not null then private.paper_gap(issuer || ' certificate', papers, _from, _to)
      when unknown is not null
        then 'It isn’t known whether ' || state || ' accepts a certificate from ' || unknown
      else 'No certificate for ' || state
    end,
    expires_on
  from states
  union all
  select 1000, 'insurance',
    case when is_valid then 'covered' when papers is not null then 'expired' else 'missing' end::public.paper_cover,
    case
      when is_valid then null
      when papers is not null then private.paper_gap('Insurance', papers, _from, _to)
      else 'No insurance on file'
    end,
    expires_on
  from (values (1)) as always (one) left join issuers on issuers.issuer is null
  where cardinality(_states) > 0
  order by 1;
$$;
comment on function private.paper_cover(uuid, text[], date, date) is
  'Whether a pilot car''s certificates cover these states, and their insurance, from the first through the last '
  'day; one row per state (item: postal code) and one for the insurance. problem is a sentence without its '
  'period, null if covered or none is needed; expires_on when the paper that counts expires.';

-- What dispatch decided

create table public.escort_clearances (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  escort_id uuid not null references public.load_escorts (id) on delete cascade,
  item text not null check (private.is_filled_line(item, 20)),
  cover public.paper_cover not null,
  problem text not null check (private.is_filled_line(problem, 1000)),
  reason text not null check (private.is_line(reason, 500)),
  cleared_by uuid references public.profiles (id) on delete set null,
  unique (escort_id, item, problem),
  check (cover = 'not_known' or private.is_filled_line(reason, 500))
);
comment on table public.escort_clearances is
  'Gaps in a pilot car''s certificates or insurance that an admin confirmed (cover not_known) or overrode with a '
  'reason, for one escort of a load. Counts while the gap reads the same, as loads.start_override does. Only '
  'clear_escort writes it.';
create index escort_clearances_cleared_by_idx on public.escort_clearances (cleared_by);
alter table public.escort_clearances enable row level security;
grant select on public.escort_clearances to authenticated;
grant select, insert, update, delete on public.escort_clearances to service_role;
create policy "Admins can read what was cleared" on public.escort_clearances
  for select to authenticated using ((select private.is_admin()));

create function private.escort_states(_load public.loads, _slot public.escort_slots)
returns text[] language sql stable set search_path = ''
return coalesce(_slot.states, array(
  select state from (
    select private.jurisdiction_of(_load.origin) as state
    union select private.jurisdiction_of(_load.destination)
    union select jurisdiction::text from public.load_permits where load_id = _load.id
  ) as crossed
  where state is not null order by state
));
comment on function private.escort_states(public.loads, public.escort_slots) is
  'The states a pilot car escorts in: of the slot, otherwise of the load''s origin, destination and permits.';

-- Security definer: the operator can't read the load until they accept.
create function private.escort_cover(_escort_id uuid)
returns table (
  place integer, item text, cover public.paper_cover, problem text, expires_on date,
  is_cleared boolean, reason text, cleared_by uuid
)
language sql stable security definer set search_path = '' as $$
  select found.place, found.item, found.cover, found.problem, found.expires_on,
    clearance.id is not null, clearance.reason, clearance.cleared_by
  from public.load_escorts as escort
  join public.loads as load on load.id = escort.load_id
  left join public.escort_slots as slot on slot.id = escort.slot_id
  cross join lateral (
    select
      coalesce(slot.meet_at at time zone slot.time_zone::text, load.pickup_at at time zone load.pickup_time_zone::text)::date
        as first_day,
      coalesce(slot.ends_at at time zone slot.time_zone::text, load.delivery_at at time zone load.delivery_time_zone::text)::date
        as last_day,
      -- What was valid before today doesn't help a job that goes on.
      (now() at time zone coalesce(slot.time_zone, load.pickup_time_zone)::text)::date as today
  ) as days
  cross join lateral private.paper_cover(
    escort.pilot_id, private.escort_states(load, slot), greatest(days.first_day, days.today),
    greatest(days.first_day, days.last_day, days.today)
  ) as found
  left join public.escort_clearances as clearance
    on clearance.escort_id = escort.id and clearance.item = found.item and clearance.problem = found.problem
  where escort.id = _escort_id;
$$;
comment on function private.escort_cover(uuid) is
  'private.paper_cover of an escort: for its states, from its first local day (today, if that is later) through '
  'its last one, with what dispatch cleared.';

create function private.escort_cover_problems(_escort_id uuid)
returns table (place integer, item text, cover public.paper_cover, problem text)
language sql stable set search_path = '' as $$
  select place, item, cover, problem from private.escort_cover(_escort_id)
  where problem is not null and not is_cleared;
$$;
comment on function private.escort_cover_problems(uuid) is 'The gaps of private.escort_cover that dispatch hasn''t cleared.';

-- Security definer: pilots call it for offers whose load they can't read.
create function private.escort_covers(_escort_ids uuid[])
returns table (
  escort_id uuid, item text, cover public.paper_cover, problem text, expires_on date,
  is_cleared boolean, reason text, cleared_by text
)
language sql stable security definer set search_path = '' as $$
  select escort.id, found.item, found.cover, found.problem, found.expires_on, found.is_cleared,
    case when (select private.is_admin()) then found.reason end,
    case when (select private.is_admin()) then coalesce(
      nullif(btrim(person.first_name || ' ' || person.last_name), ''), split_part(person.email, '@', 1)
    ) end
  from public.load_escorts as escort
  cross join lateral private.escort_cover(escort.id) as found
  left join public.profiles as person on person.id = found.cleared_by
  where escort.id = any (_escort_ids)
    and (escort.pilot_id = (select auth.uid()) or (select private.is_admin()))
  order by escort.id, found.place;
$$;
comment on function private.escort_covers(uuid[]) is 'Implements public.escort_covers.';
create function public.escort_covers(_escort_ids uuid[])
returns table (
  escort_id uuid, item text, cover public.paper_cover, problem text, expires_on date,
  is_cleared boolean, reason text, cleared_by text
)
language sql stable set search_path = '' as $$
  select * from private.escort_covers(_escort_ids);
$$;
comment on function public.escort_covers(uuid[]) is
  'Whether the certificates and the insurance of the pilot cars cover these escorts: one row per escort and state '
  '(item: postal code), and one for the insurance (item: insurance). problem is a sentence without its period, '
  'null if covered. is_cleared: dispatch confirmed or overrode it; reason and name for admins. Only escorts of '
  'the caller; all for admins.';

-- Security definer: no API role writes clearances.
create function private.clear_escort(_escort_id uuid, _item text, _problem text, _reason text)
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
comment on function private.clear_escort(uuid, text, text, text) is 'Implements public.clear_escort.';
create function public.clear_escort(_escort_id uuid, _item text, _problem text, _reason text default '')
returns void language sql set search_path = ''
return private.clear_escort(_escort_id, _item, _problem, _reason);
comment on function public.clear_escort(uuid, text, text, text) is
  'Lets a pilot car accept, and keep, an escort despite a gap of escort_covers: item and problem as the admin '
  'read them. For a state that isn''t known it is a confirmation, and the reason may be empty; any other gap needs '
  'one (23514). Both are in the load''s log. PT412 if the gap changed; a repeat changes nothing. Admins only '
  '(42501).';

-- Jobs accepted before anyone could upload papers don't stop.
insert into public.escort_clearances (escort_id, item, cover, problem, reason)
select escort.id, gap.item, gap.cover, gap.problem, 'Accepted before certificates and insurance were kept here'
from public.load_escorts as escort
cross join lateral private.escort_cover(escort.id) as gap
where escort.status = 'accepted' and gap.problem is not null;

-- Acceptance

-- Security definer: as private.escort_cover.
create function private.require_cover(_escort_id uuid)
returns void language plpgsql stable security definer set search_path = '' as $$
declare
  gaps text;
  is_unknown boolean;
begin
  select string_agg(problem, '; ' order by place), bool_and(cover = 'not_known') into gaps, is_unknown
  from private.escort_cover_problems(_escort_id);
  if gaps is not null then
    raise exception '%', case
      when is_unknown then 'Dispatch has to confirm this job first: ' || gaps || '.'
      else 'Your certificates and insurance don’t cover this job: ' || gaps || '.'
    end using errcode = '23514';
  end if;
end;
$$;
comment on function private.require_cover(uuid) is
  'Raises 23514 with every gap in the certificates and the insurance of an escort that dispatch hasn''t cleared.';

create or replace function private.answer_escort(
  _escort_id uuid, _from public.escort_status, _to public.escort_status, _seen timestamptz
)
returns void language plpgsql security definer set search_path = '' as $$
declare
  escort public.load_escorts;
  load_status public.load_status;
  begins_at timestamptz;
begin
  if not exists (
    select from public.load_escorts where id = _escort_id and pilot_id = (select auth.uid())
  ) then
    perform private.raise_stale();
  end if;
  escort := private.lock_escort(_escort_id);
  -- A repeat after a lost response finds what it wanted.
  if escort.status = _to then
    return;
  end if;
  select load.status, coalesce(slot.meet_at, load.pickup_at) into load_status, begins_at
  from public.loads as load left join public.escort_slots as slot on slot.id = escort.slot_id
  where load.id = escort.load_id;
  if _to in ('accepted', 'offered') and exists (
    select from public.load_escorts as other
    where other.slot_id = escort.slot_id and other.id <> escort.id and other.status in ('accepted', 'completed')
  ) then
    raise exception 'Another pilot took this job.' using errcode = '23514';
  elsif _to = 'accepted' and (escort.status = 'lapsed' or escort.lapses_at <= clock_timestamp()) then
    raise exception 'This offer has ended. Call dispatch if you still want the job.' using errcode = '23514';
  elsif escort.status is distinct from _from
    or _to = 'accepted' and escort.terms_changed_at is distinct from _seen
  then
    perform private.raise_stale();
  elsif _from = 'accepted' and _to = 'withdrawn' and load_status in ('planned', 'assigned')
    and begins_at <= now() + interval '24 hours'
  then
    raise exception 'This job starts in less than 24 hours. Call dispatch to give it back.'
      using errcode = '23514';
  elsif (case
    when (_from, _to) = ('offered', 'accepted') then load_status in ('planned', 'assigned', 'in_transit')
    when (_from, _to) = ('offered', 'declined') then true
    when (_from, _to) = ('accepted', 'completed') then load_status in ('in_transit', 'delivered')
    when (_from, _to) = ('accepted', 'withdrawn') then load_status in ('planned', 'assigned')
    when _from in ('accepted', 'declined') and _to = 'offered'
      then escort.answered_at > now() - interval '10 minutes' and load_status in ('planned', 'assigned')
    else false
  end) is not true then
    raise exception 'Pilot-car operators can only accept, decline, give back or complete an escort.'
      using errcode = '42501';
  end if;
  if _to = 'accepted' then
    perform private.require_cover(_escort_id);
  end if;
  update public.load_escorts set status = _to where id = _escort_id;
end;
$$;
comment on function public.answer_escort(uuid, public.escort_status, public.escort_status, timestamptz) is
  'The caller''s answer to an escort offered to them: _from the status they saw, _to accepted, declined, '
  'completed, withdrawn (up to 24 hours before the job starts) or offered (undo, for ten minutes). Accepting '
  'names the terms_changed_at they saw (_seen). Of several who accept a slot, the first gets it; the others '
  'get 23514 “Another pilot took this job.” 23514 with a sentence, too, for an offer whose time ran out, for a '
  'time at which they escort another load, and for certificates or insurance that don''t cover the job '
  '(escort_covers). Repeating an answer changes nothing. PT412 if dispatch changed or withdrew the offer; 42501 '
  'for any other step.';

-- Readiness and conflicts

create or replace function private.escort_problems(_load_id uuid)
returns table (place integer, code text, problem text, record_id uuid, states text[])
language sql stable set search_path = '' as $$
  select slot.sequence,
    case
      when slot.position = 'police' then 'escort_not_arranged'
      when holder.id is not null then 'escort_not_confirmed'
      when offers.waiting > 0 then 'escort_not_accepted'
      else 'escort_slot_open'
    end,
    private.slot_name(slot.position, slot.states) || case
      when slot.position = 'police' then ' isn’t arranged'
      when holder.id is not null then ' isn’t confirmed'
      when offers.waiting > 0 then ' hasn’t been accepted (offered to ' || offers.waiting || ')'
      else ' has no pilot car yet'
    end,
    slot.id, slot.states
  from public.escort_slots as slot
  left join public.load_escorts as holder
    on holder.slot_id = slot.id and holder.status in ('accepted', 'completed')
  cross join lateral (
    select count(*) as waiting from public.load_escorts as escort
    where escort.slot_id = slot.id and private.is_open_offer(escort)
  ) as offers
  where slot.load_id = _load_id and not slot.is_arranged
    and not (holder.id is not null and (holder.status = 'completed' or holder.confirmed_at is not null))
  union all
  select 1000, 'escort_not_accepted',
    private.slot_name(escort.position, '{}') || ' hasn’t accepted the escort', escort.id, '{}'
  from public.load_escorts as escort
  where escort.load_id = _load_id and escort.slot_id is null and private.is_open_offer(escort)
  union all
  -- Accepted with papers that have changed since, or whose days moved.
  select coalesce(slot.sequence, 1000), 'escort_papers',
    private.slot_name(escort.position, coalesce(slot.states, '{}')) || ': ' || gap.problem,
    coalesce(slot.id, escort.id),
    case when gap.item = 'insurance' then coalesce(slot.states, '{}') else array[gap.item] end
  from public.load_escorts as escort
  left join public.escort_slots as slot on slot.id = escort.slot_id
  cross join lateral private.escort_cover_problems(escort.id) as gap
  where escort.load_id = _load_id and escort.status = 'accepted';
$$;
comment on function private.escort_problems(uuid) is
  'Which escorts of a load aren''t certain, one row per slot: no pilot car yet, not accepted, accepted but '
  'not confirmed, or a police escort that isn''t arranged; offers without a slot that wait for an answer; and '
  'each gap in the certificates or the insurance of a pilot car that accepted. record_id is the slot or the '
  'offer, states where it is needed.';

create or replace function public.assignment_conflicts(
  _from date default null, _to date default null,
  _origin text default '', _destination text default '', _load_id uuid default null,
  _states text[] default null
)
returns table (
  kind public.conflict_kind, person_id uuid, person_name text, load_id uuid, title text,
  origin text, destination text, from_day date, to_day date, states text[]
)
language plpgsql stable set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    with bookings as (
      select 'load'::public.conflict_kind as booked_as, drives.driver_id as booked, drives as booked_load
      from public.loads as drives
      where drives.driver_id is not null and drives.status in ('assigned', 'in_transit')
      union all
      select
        case escort.status when 'accepted' then 'escort_job' else 'escort_offer' end::public.conflict_kind,
        escort.pilot_id, escorted
      from public.load_escorts as escort
      join public.loads as escorted on escorted.id = escort.load_id
      where (escort.status = 'accepted' or private.is_open_offer(escort))
        and escorted.status in ('planned', 'assigned', 'in_transit')
    ), days_off as (
      -- Days in a row differ from their number by the same day.
      select entry.user_id, entry.day, entry.day - row_number() over (
        partition by entry.user_id order by entry.day
      )::integer as run
      from public.availability as entry
      where not entry.available and entry.day between _from and _to
    ), route as (
      select code
      from (
        select unnest(_states)
        union select private.jurisdiction_of(_origin) where _states is null
        union select private.jurisdiction_of(_destination) where _states is null
        union select permit.jurisdiction from public.load_permits as permit
          where permit.load_id = _load_id and _states is null
      ) as codes (code)
      where code is not null
    ), found as (
      select booked_as as kind, booked as person_id, (booked_load).id as load_id,
        (booked_load).title as title, (booked_load).origin as origin,
        (booked_load).destination as destination, lower(days) as from_day,
        case when upper(days) < 'infinity' then upper(days) - 1 end as to_day, '{}'::text[] as states
      from bookings
      cross join lateral (
        -- A pilot car is free when its job ends.
        select case booked_as when 'load' then private.held_days(booked_load)
          else private.load_days(booked_load) end
      ) as held (days)
      where days && daterange(_from, _to, '[]') and _from is not null and _to is not null
        and (booked_load).id is distinct from _load_id
      union all
      select 'not_available', user_id, null, null, null, null, min(day), max(day), '{}'
      from days_off group by user_id, run
      union all
      -- The days a job without days is checked for: today.
      select
        case
          when gap.item = 'insurance' then 'not_insured'
          when gap.cover = 'expired' then 'certificate_expired'
          when gap.cover = 'not_known' then 'certificate_unknown'
          else 'not_certified'
        end::public.conflict_kind, pilot.user_id, null, null, null, null, null, null,
        coalesce(
          array_agg(gap.item order by gap.item) filter (where gap.item <> 'insurance'), '{}'
        )
      from public.user_roles as pilot
      cross join lateral private.paper_cover(
        pilot.user_id, array(select code from route order by code), greatest(_from, private.business_day(now())),
        greatest(_from, _to, private.business_day(now()))
      ) as gap
      where pilot.role = 'pilot_car' and gap.problem is not null
      group by pilot.user_id, 1
    )
    select found.kind, found.person_id,
      coalesce(
        nullif(btrim(person.first_name || ' ' || person.last_name), ''),
        split_part(person.email, '@', 1)
      ),
      found.load_id, found.title, found.origin, found.destination, found.from_day, found.to_day,
      found.states
    from found
    join public.profiles as person on person.id = found.person_id
    order by found.person_id, found.kind, found.from_day, found.load_id;
end;
$$;
comment on function public.assignment_conflicts(date, date, text, text, uuid, text[]) is
  'Why drivers and pilot-car operators may not be able to take a load from _from to _to (both included), '
  'one row per conflict: a load they drive, in transit until it arrives (to_day is null while it is on hold), '
  'an escort job they accepted or an offer they have on those days; days in a row they marked not available; '
  'and, for pilot-car operators, states (of _states, or of the origin, the destination and the load''s permits) '
  'for which they have no certificate, one that doesn''t cover the days, or one that isn''t known to be accepted, '
  'and insurance that doesn''t cover the days. _load_id is the load that needs them; it doesn''t conflict with '
  'itself. Without days, certificates and insurance are checked for today. Admins only (42501).';

grant execute on function
  private.paper_day(date), private.paper_gap(text, public.pilot_papers[], date, date),
  private.paper_cover(uuid, text[], date, date),
  private.escort_covers(uuid[]), public.escort_covers(uuid[]),
  private.clear_escort(uuid, text, text, text), public.clear_escort(uuid, text, text, text)
to authenticated, service_role;
