-- Extensions, the private schema, default privileges, and what several tables share.

create schema if not exists extensions;
-- hmac for the tokens of private links; password hashes of the demo accounts in seed.sql.
create extension if not exists pgcrypto with schema extensions;
-- Trigram indexes: search for any part of a word.
create extension if not exists pg_trgm with schema extensions;

-- The API exposes `public` only, so clients can neither call nor read anything in `private`. The API
-- roles still need USAGE to run what policies, constraints and public functions call.
create schema private;
comment on schema private is
  'Helpers of policies, constraints and triggers, and tables no client may read. Not exposed by the API.';
grant usage on schema private to anon, authenticated, service_role;

-- Older hosted projects grant everything new in `public` to the API roles, newer ones nothing. From
-- here on nothing is granted on either kind: each table, column and function states its own grants.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;
-- Postgres lets every role execute a new function. This default names no schema because a default for
-- one schema can only add to the global one.
alter default privileges revoke execute on functions from public;

-- updated_at is the version a client edits. It moves only when a visible column changes: claiming an
-- email must not make an admin's open form stale.
create function private.set_updated_at()
returns trigger language plpgsql set search_path = '' as $$
declare
  -- Generated columns have no value yet in a BEFORE trigger; search_text is compared by its sources.
  bookkeeping constant text[] := '{updated_at,emailed_at,search_text}';
begin
  if to_jsonb(new) - bookkeeping <> to_jsonb(old) - bookkeeping then
    new.updated_at := now();
  end if;
  return new;
end;
$$;

create function private.contains_pattern(typed text)
returns text language sql immutable parallel safe set search_path = ''
return '%' || regexp_replace(lower(typed), '([\\%_])', '\\\1', 'g') || '%';
comment on function private.contains_pattern(text) is
  'LIKE pattern for a search_text that contains what was typed; % _ and \ match themselves.';
grant execute on function private.contains_pattern(text) to authenticated, service_role;

-- Text rules: what the tables accept. functions/_shared/contracts/text.ts holds the same rules, so that a
-- form can report an error before the database does. All return null for null, which satisfies a CHECK.

create function private.is_line(value text, max_length integer)
returns boolean language sql immutable parallel safe set search_path = ''
return char_length(value) <= max_length
  and value !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]';
comment on function private.is_line(text, integer) is
  'Whether a text is one line of at most max_length characters, possibly empty. Control characters and '
  'Unicode line separators are rejected: a line break could inject email headers.';

create function private.is_filled_line(value text, max_length integer)
returns boolean language sql immutable parallel safe set search_path = ''
return private.is_line(value, max_length) and value ~ '\S';
comment on function private.is_filled_line(text, integer) is
  'Like is_line, with at least one visible character.';

create function private.is_email_address(value text)
returns boolean language sql immutable parallel safe set search_path = ''
return private.is_line(value, 254)
  and value ~* '^[^\s@,;:<>()\[\]\\"]+@[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$';
comment on function private.is_email_address(text) is
  'Whether a text is exactly one email address of at most 254 characters (RFC 5321), without a display name.';

create function private.is_image_url(value text)
returns boolean language sql immutable parallel safe set search_path = ''
return private.is_line(value, 2048) and value ~* '^(https?://[^/\\\s]|/[^/\\\s])\S*$';
comment on function private.is_image_url(text) is
  'Whether a text is an http(s) address or a path on this site. Rejects javascript:, data: and //host.';

create function private.is_job_document_path(path text, prefix text default '(cdl|resume|other)')
returns boolean language sql immutable parallel safe set search_path = ''
return path ~ ('^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/' || prefix || '_[A-Za-z0-9._-]{1,120}$')
  and case substring(path from '/([a-z]+)_')
    when 'cdl' then path ~* '\.(pdf|jpe?g|png)$'
    when 'resume' then path ~* '\.(pdf|docx?)$'
    else path ~* '\.(pdf|docx?|jpe?g|png)$'
  end;
comment on function private.is_job_document_path(text, text) is
  'Whether a path in the bucket job-documents is {uuid}/{prefix}_{name} with a file type its prefix allows.';

create function private.are_job_document_paths(paths text[], prefix text, max_count integer)
returns boolean language sql immutable parallel safe set search_path = ''
return cardinality(paths) <= max_count
  and (select coalesce(bool_and(path is not null and private.is_job_document_path(path, prefix)), true)
       from unnest(paths) as path);
comment on function private.are_job_document_paths(text[], text, integer) is
  'Whether these are at most max_count valid document paths with this prefix.';

-- functions/_shared/contracts/jurisdictions.ts holds the same list.
create function private.jurisdictions()
returns text[] language sql immutable parallel safe set search_path = ''
return string_to_array(
  'AL AR AZ CA CO CT DC DE FL GA IA ID IL IN KS KY LA MA MD ME MI MN MO MS MT NC ND NE NH NJ NM NV '
  'NY OH OK OR PA RI SC SD TN TX UT VA VT WA WI WV WY AB BC MB NB NL NS NT NU ON PE QC SK YT', ' ');
comment on function private.jurisdictions() is
  'Postal codes of the lower 48 states, the District of Columbia, and the provinces and territories of Canada.';

create function private.are_jurisdictions(codes text[])
returns boolean language sql immutable parallel safe set search_path = ''
return codes <@ private.jurisdictions()
  and cardinality(codes) = (select count(distinct code) from unnest(codes) as code);
comment on function private.are_jurisdictions(text[]) is
  'Whether all codes are known jurisdictions and none appears twice.';

-- A CHECK runs its function as the role that writes the row.
grant execute on function
  private.is_line(text, integer),
  private.is_filled_line(text, integer),
  private.is_email_address(text),
  private.is_image_url(text),
  private.is_job_document_path(text, text),
  private.are_job_document_paths(text[], text, integer),
  private.jurisdictions(),
  private.are_jurisdictions(text[])
to anon, authenticated, service_role;
