-- Applications from the careers page. The documents lie in the bucket job-documents; the row holds
-- their paths.

create type public.application_status as enum ('new', 'reviewed', 'interview', 'hired', 'rejected');

create table public.job_applications (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  job_title text not null check (private.is_filled_line(job_title, 120)),
  first_name text not null check (private.is_filled_line(first_name, 80)),
  last_name text not null check (private.is_filled_line(last_name, 80)),
  email text not null check (private.is_email_address(email)),
  phone text not null check (private.is_filled_line(phone, 40)),
  address text check (private.is_line(address, 160)),
  city text check (private.is_line(city, 120)),
  state text check (private.is_line(state, 40)),
  zip_code text check (private.is_line(zip_code, 20)),
  experience_years integer not null default 0 check (experience_years between 0 and 60),
  cdl_license boolean not null default false,
  cover_letter text check (char_length(cover_letter) <= 4000),
  availability_date date check (availability_date between '2000-01-01' and '2100-01-01'),
  cdl_document_url text check (private.is_job_document_path(cdl_document_url, 'cdl')),
  resume_document_url text check (private.is_job_document_path(resume_document_url, 'resume')),
  other_documents_urls text[] not null default '{}'
    check (private.are_job_document_paths(other_documents_urls, 'other', 10)),
  status public.application_status not null default 'new',
  website text not null default '' check (website = ''),
  fill_ms bigint check (fill_ms >= 1500),
  search_text text generated always as (
    lower(first_name || ' ' || last_name || ' ' || email || ' ' || phone || ' ' || job_title)
  ) stored
);
comment on table public.job_applications is 'Applications from the careers page (specification 1, section 3).';

create index job_applications_newest_first on public.job_applications (created_at desc, id desc);
create index job_applications_by_status
  on public.job_applications (status, created_at desc, id desc);
create trigger job_applications_touch before update on public.job_applications
  for each row execute function private.touch_updated_at();

-- new → reviewed → interview, hired or rejected, and no other way (specification 2, section 4).
create function private.guard_application_status()
returns trigger language plpgsql set search_path = '' as $$
begin
  if (old.status, new.status) not in (
    ('new', 'reviewed'),
    ('reviewed', 'interview'),
    ('reviewed', 'hired'),
    ('reviewed', 'rejected')
  ) then
    raise exception 'An application that is % cannot become %.', old.status, new.status
      using errcode = '23514';
  end if;
  return new;
end;
$$;
create trigger job_applications_status before update of status on public.job_applications
  for each row when (old.status <> new.status)
  execute function private.guard_application_status();

alter table public.job_applications enable row level security;
grant insert (
  id, job_title, first_name, last_name, email, phone, address, city, state, zip_code,
  experience_years, cdl_license, cover_letter, availability_date, cdl_document_url,
  resume_document_url, other_documents_urls, website, fill_ms
) on public.job_applications to anon, authenticated;
grant select, update (status), delete on public.job_applications to authenticated;
grant select, insert, update, delete on public.job_applications to service_role;

create policy "anybody applies" on public.job_applications
  for insert to anon, authenticated with check (status = 'new');
create policy "admins read applications" on public.job_applications
  for select to authenticated using ((select private.is_admin()));
create policy "admins set the status" on public.job_applications
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admins delete applications" on public.job_applications
  for delete to authenticated using ((select private.is_admin()));
