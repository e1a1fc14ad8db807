-- Certificates and insurance of pilot-car operators, with a file each (docs/decisions/0052).

create type public.pilot_paper_kind as enum ('certificate', 'insurance');

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
  starts_on date check (starts_on between '1990-01-01' and '2100-01-01'),
  expires_on date not null check (expires_on between '1990-01-01' and '2100-01-01'),
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
  'Certificates and insurance of pilot-car operators, files in the bucket pilot-papers. The operator and '
  'admins read them, no one else. What they cover is private.paper_cover.';
comment on column public.pilot_papers.issuing_state is 'The state or province of a certificate; null for insurance.';
comment on column public.pilot_papers.number is 'Number of the certificate or the policy.';
comment on column public.pilot_papers.limit_cents is 'Limit of the insurance per occurrence, in US cents.';
comment on column public.pilot_papers.starts_on is 'First day it is valid; null: not stated.';
comment on column public.pilot_papers.expires_on is 'Last day it is valid, in the local time of the job.';
comment on column public.pilot_papers.checked_at is
  'When an admin compared the file with these values. A change clears it.';
create index pilot_papers_pilot_id_idx on public.pilot_papers (pilot_id);
create index pilot_papers_checked_by_idx on public.pilot_papers (checked_by);
create index pilot_papers_expires_on_idx on public.pilot_papers (expires_on);
create trigger pilot_papers_set_updated_at before update on public.pilot_papers
  for each row execute function private.set_updated_at();

create function private.is_pilot_car()
returns boolean language sql stable set search_path = ''
return exists (
  select from public.user_roles where user_id = (select auth.uid()) and role = 'pilot_car'
);
comment on function private.is_pilot_car() is 'Whether the caller is a pilot-car operator.';

alter table public.pilot_papers enable row level security;
grant
  select, delete,
  insert (
    id, kind, issuing_state, insurer, number, limit_cents, starts_on, expires_on, file_path, file_name
  ),
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
create policy "Pilots can delete their own papers" on public.pilot_papers
  for delete to authenticated using (pilot_id = (select auth.uid()));

alter publication supabase_realtime add table public.pilot_papers;
create trigger announce_deletions after delete on public.pilot_papers referencing old table as gone
  for each statement execute function private.announce_deletions();

create function private.set_pilot_paper()
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
create trigger pilot_papers_set before insert or update on public.pilot_papers
  for each row execute function private.set_pilot_paper();

-- Security definer: no API role may write checked_at.
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
comment on function private.check_pilot_paper(uuid, timestamptz, boolean) is
  'Implements public.check_pilot_paper.';
create function public.check_pilot_paper(_paper_id uuid, _seen timestamptz, _is_checked boolean default true)
returns void language sql set search_path = ''
return private.check_pilot_paper(_paper_id, _seen, _is_checked);
comment on function public.check_pilot_paper(uuid, timestamptz, boolean) is
  'Marks a pilot car''s certificate or insurance as checked, or takes that back. _seen is the updated_at that '
  'the admin compared with the file: PT412 if it has changed. Admins only (42501).';

-- The files

create function private.is_pilot_file_to_add(_path text)
returns boolean language sql stable set search_path = ''
return _path ~ ('^' || (select auth.uid())
    || '/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}[.](jpg|png|webp|heic|pdf)$')
  and private.is_pilot_car();
comment on function private.is_pilot_file_to_add(text) is
  'Whether the caller may upload this path, {pilot}/{file}.{type}. '
  'functions/_shared/contracts/pilot-papers.ts has the same types.';

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
create policy "Pilots can delete files that no paper names" on storage.objects
  for delete to authenticated
  using (
    bucket_id = 'pilot-papers' and name like (select auth.uid()) || '/%'
    and name not in (select file_path from public.pilot_papers where pilot_id = (select auth.uid()))
  );

create function public.orphaned_pilot_papers(_limit integer default 100)
returns setof text language sql stable set search_path = '' as $$
  select object.name
  from storage.objects as object
  where object.bucket_id = 'pilot-papers'
    and object.created_at < now() - interval '22 hours'
    and not exists (select from public.pilot_papers as paper where paper.file_path = object.name)
  order by object.created_at
  limit least(_limit, 1000);
$$;
comment on function public.orphaned_pilot_papers(integer) is
  'Paths of files in pilot-papers older than 22 hours that no certificate or insurance names, oldest first, '
  '1,000 at most. For delete-orphaned-documents, which deletes them through the Storage API.';

-- check-files compares their content with their type too. Staff can't open a file that differs; the pilot
-- car replaces it.
create or replace function private.submitted_files(_since timestamptz)
returns table (bucket_id text, path text)
language sql stable set search_path = '' as $$
  select 'quote-attachments', unnest(attachments) from public.quotes where created_at >= _since
  union
  select 'job-documents', unnest(
    array_remove(array[resume_document_url, cdl_document_url], null) || other_documents_urls
  )
  from public.job_applications where created_at >= _since
  union
  select 'load-documents', file_path from public.load_documents where created_at >= _since
  union
  select 'pilot-papers', file_path from public.pilot_papers where updated_at >= _since;
$$;
comment on function private.submitted_files(timestamptz) is
  'The files that quotes, applications, documents of loads and papers of pilot cars stored since then name.';
drop policy "Staff can't open quarantined files, others no documents of loads" on storage.objects;
create policy "Staff can't open quarantined files, others no documents of loads" on storage.objects
  as restrictive for select to authenticated
  using (
    bucket_id not in ('quote-attachments', 'job-documents', 'load-documents', 'pilot-papers')
    or not private.is_quarantined(bucket_id, name)
  );

grant execute on function
  private.is_pilot_car(), private.is_pilot_file_to_add(text)
to authenticated, service_role;
grant execute on function
  private.check_pilot_paper(uuid, timestamptz, boolean), public.check_pilot_paper(uuid, timestamptz, boolean)
to authenticated;
grant execute on function public.orphaned_pilot_papers(integer) to service_role;
