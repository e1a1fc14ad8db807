-- What text the tables take. The same rules stand in functions/_shared/contracts/text.ts, so that
-- a form can say what is wrong before the database refuses it.
-- All return null for null: an empty optional field satisfies a CHECK.

-- One line of at most `max_length` characters, perhaps empty. Control characters and the Unicode
-- line and paragraph separators are refused: CR and LF would reach mail headers.
create function private.is_line(value text, max_length integer)
returns boolean language sql immutable parallel safe set search_path = ''
return char_length(value) <= max_length
  and value !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]';

-- The same with something in it that can be seen.
create function private.is_filled_line(value text, max_length integer)
returns boolean language sql immutable parallel safe set search_path = ''
return private.is_line(value, max_length) and value ~ '\S';

-- Exactly one mail address (254 characters, RFC 5321): no display name, no list, no line break.
create function private.is_email_address(value text)
returns boolean language sql immutable parallel safe set search_path = ''
return private.is_line(value, 254)
  and value ~* '^[^\s@,;:<>()\[\]\\"]+@[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$';

-- An address a browser loads a picture from: on this site, or http(s). Never javascript: or data:.
create function private.is_image_url(value text)
returns boolean language sql immutable parallel safe set search_path = ''
return private.is_line(value, 2048) and value ~* '^(https?://[^/\\\s]|/[^/\\\s])\S*$';

-- Where an applicant's file lies in the bucket job-documents (specification 1, sections 5 and 7):
-- {uuid}/{prefix}{name}, the prefix naming the document and so the file types it may have.
create function private.is_job_document_path(path text, prefix text default '(cdl|resume|other)')
returns boolean language sql immutable parallel safe set search_path = ''
return path ~ ('^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/' || prefix || '_[A-Za-z0-9._-]{1,120}$')
  and case substring(path from '/([a-z]+)_')
    when 'cdl' then path ~* '\.(pdf|jpe?g|png)$'
    when 'resume' then path ~* '\.(pdf|docx?)$'
    else path ~* '\.(pdf|docx?|jpe?g|png)$'
  end;

create function private.are_job_document_paths(paths text[], prefix text, max_count integer)
returns boolean language sql immutable parallel safe set search_path = ''
return cardinality(paths) <= max_count
  and (select coalesce(bool_and(path is not null and private.is_job_document_path(path, prefix)), true)
       from unnest(paths) as path);

-- A CHECK runs its function as whoever writes the row.
grant execute on function
  private.is_line(text, integer),
  private.is_filled_line(text, integer),
  private.is_email_address(text),
  private.is_image_url(text),
  private.is_job_document_path(text, text),
  private.are_job_document_paths(text[], text, integer)
to anon, authenticated, service_role;

-- Keeps updated_at; every table with that column has a trigger on it.
create function private.touch_updated_at()
returns trigger language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end;
$$;
