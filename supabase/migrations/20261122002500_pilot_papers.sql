-- Certificates and insurance of pilot-car operators, with a file each, and whether they cover a job
-- (docs/decisions/0047). Pilot cars write their papers and admins check them. Accepting an escort, readiness
-- and the conflicts that dispatch sees all use private.paper_cover. A state that isn't known to accept a
-- certificate never counts as covered; dispatch can clear a gap for one escort.

create type public.pilot_paper_kind as enum ('certificate', 'insurance');

create type public.paper_cover as enum ('covered', 'none_needed', 'expired', 'missing', 'not_known');

create function private.is_pilot_car()
returns boolean language sql stable set search_path = ''
return exists (
  select from public.user_roles where user_id = (select auth.uid()) and role = 'pilot_car'
);
comment on function private.is_pilot_car() is 'True if the caller is a pilot-car operator.';
grant execute on function private.is_pilot_car() to authenticated, service_role;

create table public.pilot_papers (
  -- Created once by the browser, so that a retry adds nothing.
  id uuid primary key,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  pilot_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  kind public.pilot_paper_kind not null,
  issuing_state text check (issuing_state = any (private.jurisdictions())),
  insurer text check (private.is_filled_line(insurer, 120)),
  number text not null check (private.is_filled_line(number, 60)),
  limit_cents bigint check (limit_cents between 1 and 100000000000),
  starts_on date constraint pilot_papers_starts_on_range check (private.is_day_in_range(starts_on, 1990)),
  expires_on date not null
    constraint pilot_papers_expires_on_range check (private.is_day_in_range(expires_on, 1990)),
  file_path text not null unique,
  file_name text not null check (private.is_filled_line(file_name, 200)),
  checked_at timestamptz,
  checked_by uuid references public.profiles (id) on delete set null,
  check (expires_on >= starts_on),
  check (case kind
    when 'certificate' then issuing_state is not null and insurer is null and limit_cents is null
    else issuing_state is null and insurer is not null and limit_cents is not null
  end),
  check (checked_by is null or checked_at is not null),
  constraint pilot_papers_path_check check (
    file_path ~ ('^' || pilot_id || '/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}[.](jpg|png|webp|heic|pdf)$')
  )
);
comment on table public.pilot_papers is
  'Certificates and insurance of pilot-car operators, with files in the bucket pilot-papers. Only the '
  'operator and admins read them. private.paper_cover says what they cover.';
comment on column public.pilot_papers.issuing_state is
  'The state or province that issued a certificate; null for insurance.';
comment on column public.pilot_papers.number is 'Number of the certificate or the policy.';
comment on column public.pilot_papers.limit_cents is 'Limit of the insurance per occurrence, in US cents.';
comment on column public.pilot_papers.starts_on is 'First day it is valid; null: not stated.';
comment on column public.pilot_papers.expires_on is 'Last day it is valid, in the local time of the job.';
comment on column public.pilot_papers.checked_at is
  'When an admin compared the file with these values. A change clears it.';
create index pilot_papers_pilot_id_idx on public.pilot_papers (pilot_id);
create index pilot_papers_checked_by_idx on public.pilot_papers (checked_by);
create index pilot_papers_expires_on_idx on public.pilot_papers (expires_on);

create function private.is_closed_paper(_paper public.pilot_papers)
returns boolean language sql stable set search_path = ''
return exists (
  select from public.file_checks
  where bucket_id = 'pilot-papers' and path = _paper.file_path and is_quarantined and released_at is null
);
comment on function private.is_closed_paper(public.pilot_papers) is
  'True if the paper''s file is quarantined and no admin has released it.';
-- The delete policy calls it as the role that deletes the row.
grant execute on function private.is_closed_paper(public.pilot_papers) to authenticated, service_role;

alter table public.pilot_papers enable row level security;
grant
  select, delete,
  insert (id, kind, issuing_state, insurer, number, limit_cents, starts_on, expires_on, file_path, file_name),
  update (issuing_state, insurer, number, limit_cents, starts_on, expires_on, file_path, file_name)
on public.pilot_papers to authenticated;
grant select, insert, update, delete on public.pilot_papers to service_role;

create policy "Pilots can read their own papers, admins all" on public.pilot_papers
  for select to authenticated
  using (pilot_id = (select auth.uid()) or (select private.is_admin()));
create policy "Pilots can add their own papers" on public.pilot_papers
  for insert to authenticated
  with check (pilot_id = (select auth.uid()) and (select private.is_pilot_car()));
create policy "Pilots can update their own papers" on public.pilot_papers
  for update to authenticated
  using (pilot_id = (select auth.uid())) with check (pilot_id = (select auth.uid()));
create policy "Pilots can delete their own papers, admins quarantined ones" on public.pilot_papers
  for delete to authenticated
  using (
    pilot_id = (select auth.uid())
    or ((select private.is_admin()) and private.is_closed_paper(pilot_papers))
  );

alter publication supabase_realtime add table public.pilot_papers;
create trigger announce_deletions after delete on public.pilot_papers referencing old table as gone
  for each statement execute function private.announce_deletions();
create trigger pilot_papers_set_updated_at before update on public.pilot_papers
  for each row execute function private.set_updated_at();

create function private.set_pilot_paper()
returns trigger language plpgsql set search_path = '' as $$
begin
  -- Checks pilot cars only: policies let no one else write, and seeds name files that Storage gets later.
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
create trigger pilot_papers_set before insert or update on public.pilot_papers
  for each row execute function private.set_pilot_paper();

-- An admin can't have compared a paper with a file that no one can open.
create function private.refuse_closed_check()
returns trigger language plpgsql set search_path = '' as $$
begin
  if private.is_closed_paper(new) then
    raise exception 'Its file is quarantined. Release it before you mark it as checked.' using errcode = '23514';
  end if;
  return new;
end;
$$;
create trigger pilot_papers_refuse_closed_check before update of checked_at on public.pilot_papers
  for each row when (new.checked_at is not null) execute function private.refuse_closed_check();

create function private.paper_name(_paper public.pilot_papers)
returns text language sql immutable parallel safe set search_path = ''
return case _paper.kind
  when 'certificate' then _paper.issuing_state || ' certificate'
  else 'Insurance, ' || _paper.insurer
end;
comment on function private.paper_name(public.pilot_papers) is
  'OH certificate; Insurance, Lakeside Mutual. src/features/pilot-papers/model/paper.ts has the same words.';
grant execute on function private.paper_name(public.pilot_papers) to authenticated, service_role;

-- Security definer: API roles have no grant to write the log.
create function private.log_paper_deletion()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  -- Logs only deletions by someone else. When the account is deleted, its own entry is enough.
  insert into public.activity_log (actor_id, action, subject, record_id, label)
  select actor.id, 'deleted', 'paper', old.pilot_id, private.paper_name(old)
  from public.profiles as actor
  where actor.id = (select auth.uid()) and actor.id <> old.pilot_id
    and exists (select from public.profiles where id = old.pilot_id);
  return null;
end;
$$;
create trigger pilot_papers_log_deletion after delete on public.pilot_papers
  for each row execute function private.log_paper_deletion();

create function private.is_pilot_file_to_add(_path text)
returns boolean language sql stable set search_path = ''
return _path ~ ('^' || (select auth.uid())
    || '/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}[.](jpg|png|webp|heic|pdf)$')
  and private.is_pilot_car();
comment on function private.is_pilot_file_to_add(text) is
  'True if the caller may upload this path, {pilot}/{file}.{type}. '
  'functions/_shared/contracts/pilot-papers.ts has the same types.';
grant execute on function private.is_pilot_file_to_add(text) to authenticated, service_role;

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('pilot-papers', 'pilot-papers', false, 10 * 1024 * 1024, array[
  'image/jpeg', 'image/png', 'image/webp', 'image/heic', 'application/pdf'
])
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- There is no update policy: an uploaded file is never overwritten.
create policy "Pilots can upload their own papers" on storage.objects
  for insert to authenticated
  with check (bucket_id = 'pilot-papers' and private.is_pilot_file_to_add(name));

create policy "Pilots can open their own papers, admins all" on storage.objects
  for select to authenticated
  using (bucket_id = 'pilot-papers' and (
    name like (select auth.uid()) || '/%' or (select private.is_admin())
  ));

create table public.certificate_rules (
  id uuid primary key default gen_random_uuid(),
  updated_at timestamptz not null default now(),
  work_state text not null check (work_state = any (private.jurisdictions())),
  issuing_state text check (issuing_state = any (private.jurisdictions())),
  is_accepted boolean not null,
  source text not null check (private.is_filled_line(source, 300)),
  checked_on date not null
    constraint certificate_rules_checked_on_range check (private.is_day_in_range(checked_on)),
  unique nulls not distinct (work_state, issuing_state),
  -- Each state accepts its own certificate.
  check (issuing_state <> work_state)
);
comment on table public.certificate_rules is
  'A state''s acceptance of the pilot-car certificate of another one, with the source and the date an admin '
  'checked it. A pair without a row isn''t known, which never qualifies. Starts empty, because the rules '
  'files don''t cover certificates.';
comment on column public.certificate_rules.issuing_state is
  'Null: the row says whether pilot cars may work in the state without a certificate.';

alter table public.certificate_rules enable row level security;
grant
  select, delete,
  insert (work_state, issuing_state, is_accepted, source, checked_on),
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

create trigger certificate_rules_set_updated_at before update on public.certificate_rules
  for each row execute function private.set_updated_at();

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
  'Gaps in a pilot car''s certificates or insurance that an admin confirmed (cover not_known) or '
  'overrode with a reason, for one escort of a load. Valid as long as the text of the gap stays the '
  'same, like loads.start_override. Only clear_escort writes it.';
create index escort_clearances_cleared_by_idx on public.escort_clearances (cleared_by);

alter table public.escort_clearances enable row level security;
grant select on public.escort_clearances to authenticated;
grant select, insert, update, delete on public.escort_clearances to service_role;

create policy "Admins can read what was cleared" on public.escort_clearances
  for select to authenticated using ((select private.is_admin()));

-- Security definer: admins have no grant to write checked_at.
create function private.check_pilot_paper(_paper_id uuid, _seen timestamptz, _is_checked boolean)
returns void language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  update public.pilot_papers set
    checked_at = case when _is_checked then now() end,
    checked_by = case when _is_checked then (select auth.uid()) end
  where id = _paper_id and updated_at = _seen;
  if not found then
    perform private.raise_stale();
  end if;
end;
$$;
grant execute on function private.check_pilot_paper(uuid, timestamptz, boolean) to authenticated;

create function public.check_pilot_paper(_paper_id uuid, _seen timestamptz, _is_checked boolean default true)
returns void language sql set search_path = ''
return private.check_pilot_paper(_paper_id, _seen, _is_checked);
comment on function public.check_pilot_paper(uuid, timestamptz, boolean) is
  'Marks a pilot car''s certificate or insurance as checked, or undoes that. _seen is the updated_at of the '
  'version that the admin compared with the file: PT412 if it has changed. 23514 while the file is '
  'quarantined. Admins only (42501).';
grant execute on function public.check_pilot_paper(uuid, timestamptz, boolean) to authenticated;

create function private.is_renewed_paper(_paper public.pilot_papers)
returns boolean language sql stable set search_path = '' as $$
  select exists (
    select from public.pilot_papers as renewed
    where renewed.pilot_id = _paper.pilot_id
      -- All insurance counts as one, as in private.paper_cover.
      and renewed.issuing_state is not distinct from _paper.issuing_state
      and renewed.expires_on > _paper.expires_on
      -- Continues without a gap, or is valid by today.
      and (
        renewed.starts_on is null
        or renewed.starts_on <= greatest(_paper.expires_on + 1, private.business_day(now()))
      )
      and not private.is_closed_paper(renewed)
  );
$$;
comment on function private.is_renewed_paper(public.pilot_papers) is
  'True if the pilot car has a newer paper for the same state, or newer insurance: one that expires '
  'later and is valid by the day after this one''s last day, or by today in Dayton if that day has '
  'passed. A quarantined paper doesn''t count.';
-- The dashboard runs as the admin who reads it.
grant execute on function private.is_renewed_paper(public.pilot_papers) to authenticated, service_role;

create function private.paper_day(_day date)
returns text language sql immutable parallel safe set search_path = ''
return to_char(_day, 'FMMon FMDD, YYYY');
comment on function private.paper_day(date) is 'Dec 5, 2026.';
grant execute on function private.paper_day(date) to authenticated, service_role;

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
grant execute on function private.paper_gap(text, public.pilot_papers[], date, date)
to authenticated, service_role;

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
  'The cover of these states by a pilot car''s certificates and insurance, from the first through the last day: '
  'one row per state (item: postal code) and one for the insurance. problem is a sentence without its '
  'period, null if covered or none is needed; expires_on is when the paper that counts expires.';
grant execute on function private.paper_cover(uuid, text[], date, date) to authenticated, service_role;

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
  'The states a pilot car escorts in: the slot''s, otherwise the states of the load''s origin, destination '
  'and permits.';

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
      -- For a job that has started, only today and later count.
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
  'private.paper_cover of an escort: for its states, from its first local day (today, if that is later) '
  'through its last one, with what dispatch cleared.';

-- Security definer: pilot cars call it for offers whose load they can't read.
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
grant execute on function private.escort_covers(uuid[]) to authenticated, service_role;

create function public.escort_covers(_escort_ids uuid[])
returns table (
  escort_id uuid, item text, cover public.paper_cover, problem text, expires_on date,
  is_cleared boolean, reason text, cleared_by text
)
language sql stable set search_path = '' as $$
  select * from private.escort_covers(_escort_ids);
$$;
comment on function public.escort_covers(uuid[]) is
  'The cover of these escorts by the certificates and insurance of their pilot cars: one row per escort and '
  'state (item: postal code), and one for the insurance (item: insurance). problem is a sentence without its '
  'period, null if covered. is_cleared: dispatch confirmed or overrode it; only admins see the reason and '
  'the name. Pilot cars get their own escorts, admins all.';
grant execute on function public.escort_covers(uuid[]) to authenticated, service_role;

create function public.covers(public.load_escorts)
returns jsonb language sql stable set search_path = '' as $$
  -- A column is called cover, too.
  select coalesce(jsonb_agg(to_jsonb(found)), '[]')
  from private.escort_covers(array[$1.id]) as found
  where $1.status in ('offered', 'accepted') and exists (
    select from public.loads as load
    where load.id = $1.load_id and load.status in ('planned', 'assigned', 'in_transit')
  )
  having (select private.is_admin_or_service());
$$;
comment on function public.covers(public.load_escorts) is
  'escort_covers of an escort of an open load that is offered or accepted, to select with it: covers. Null for '
  'everyone but admins.';
grant execute on function public.covers(public.load_escorts) to authenticated, service_role;

create function private.escort_cover_problems(_escort_id uuid)
returns table (place integer, item text, cover public.paper_cover, problem text)
language sql stable set search_path = '' as $$
  select place, item, cover, problem from private.escort_cover(_escort_id)
  where problem is not null and not is_cleared;
$$;
comment on function private.escort_cover_problems(uuid) is
  'The gaps of private.escort_cover that dispatch hasn''t cleared.';

-- Security definer: the operator can't read the load until they accept, nor what dispatch cleared.
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
  'Raises 23514 with every gap in an escort''s certificates and insurance that dispatch hasn''t cleared.';

-- Security definer: admins have no grant to write clearances.
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
  -- Clearances aren't sent in realtime: this update makes clients reload the escort and the load's readiness.
  update public.load_escorts set status = status where id = _escort_id;
end;
$$;
grant execute on function private.clear_escort(uuid, text, text, text) to authenticated, service_role;

create function public.clear_escort(_escort_id uuid, _item text, _problem text, _reason text default '')
returns void language sql set search_path = ''
return private.clear_escort(_escort_id, _item, _problem, _reason);
comment on function public.clear_escort(uuid, text, text, text) is
  'Lets a pilot car accept, and keep, an escort despite a gap of escort_covers: item and problem as the '
  'admin read them. If a state isn''t known to accept the certificate, the admin confirms it and may leave '
  'the reason empty; any other gap needs a reason (23514). The load''s log shows both. PT412 if the gap '
  'changed; repeating a call changes nothing. Admins only (42501).';
grant execute on function public.clear_escort(uuid, text, text, text) to authenticated, service_role;
