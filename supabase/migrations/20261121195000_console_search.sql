-- Searching the console's long lists by an index. Under a policy Postgres gives neither `like` nor
-- `~` to an index, as they are not leakproof: every search read the whole table.

-- Parts of words found by their groups of three letters. Hosted projects have it.
create extension if not exists pg_trgm with schema extensions;

alter table public.profiles add column if not exists search_text text generated always as (
  lower(first_name || ' ' || last_name || ' ' || email || ' ' || coalesce(phone, '') || ' '
    || coalesce(company_name, ''))
) stored;
comment on column public.profiles.search_text is 'Lower case; what the console searches.';

create index quotes_by_text on public.quotes using gin (search_text extensions.gin_trgm_ops);
create index contact_messages_by_text on public.contact_messages
  using gin (search_text extensions.gin_trgm_ops);
create index job_applications_by_text on public.job_applications
  using gin (search_text extensions.gin_trgm_ops);
create index profiles_by_text on public.profiles using gin (search_text extensions.gin_trgm_ops);

-- Whether the caller is one the console serves.
create function private.serves_admin()
returns boolean language sql stable set search_path = ''
return (select auth.role()) = 'service_role' or private.is_admin();
grant execute on function private.serves_admin() to authenticated, service_role;

-- A view of its owner, out of the API's sight, reads past the policies of its table: so each asks
-- once who is calling, before any row is read, and shows an admin everything and others nothing.
-- Through a view of the caller the API reaches it. Columns added to a table later are added here.
create view private.admin_quotes as
  select * from public.quotes where (select private.serves_admin());
create view public.admin_quotes with (security_invoker = true) as
  select * from private.admin_quotes;

create view private.admin_contact_messages as
  select * from public.contact_messages where (select private.serves_admin());
create view public.admin_contact_messages with (security_invoker = true) as
  select * from private.admin_contact_messages;

create view private.admin_job_applications as
  select * from public.job_applications where (select private.serves_admin());
create view public.admin_job_applications with (security_invoker = true) as
  select * from private.admin_job_applications;

create view private.admin_profiles as
  select * from public.profiles where (select private.serves_admin());
create view public.admin_profiles with (security_invoker = true) as
  select * from private.admin_profiles;

grant select on
  private.admin_quotes, public.admin_quotes,
  private.admin_contact_messages, public.admin_contact_messages,
  private.admin_job_applications, public.admin_job_applications,
  private.admin_profiles, public.admin_profiles
to authenticated, service_role;
