-- Documents of a load: BOL, POD, rate confirmation, permits and photos, with files in the private bucket
-- load-documents (docs/decisions/0037). Admins and the load's driver add them. Anyone who can read the row
-- can read the file, because the storage policy selects the row as the caller.

create domain public.load_document_kind as text;
create table private.load_document_kinds (
  kind public.load_document_kind primary key check (kind ~ '^[a-z0-9_]{1,40}$')
);
comment on table private.load_document_kinds is 'Kinds of documents of a load.';
insert into private.load_document_kinds (kind) values
  ('bol'), ('pod'), ('rate_confirmation'), ('coi'), ('w9'), ('permit'), ('photo'), ('other');

create table public.load_documents (
  -- Created once by the browser, so that a retry adds nothing.
  id uuid primary key,
  created_at timestamptz not null default now(),
  load_id uuid not null references public.loads (id) on delete cascade,
  kind public.load_document_kind not null references private.load_document_kinds (kind),
  name text not null check (private.is_filled_line(name, 200)),
  file_path text not null unique,
  size integer not null check (size > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  uploaded_by uuid references public.profiles (id) on delete set null,
  permit_id uuid references public.load_permits (id) on delete set null,
  check (permit_id is null or kind = 'permit'),
  constraint load_documents_path_check
    check (file_path ~ ('^' || load_id || '/' || id || '[.](jpg|png|webp|heic|pdf|docx|xlsx)$')),
  -- The same page sent twice over a bad connection is one document.
  unique (load_id, kind, sha256)
);
comment on table public.load_documents is
  'Documents of a load, with files in the bucket load-documents. Rows never change: delete one and upload it '
  'again. Drivers read everything on their loads except rate confirmations, pilot cars the files of permits '
  'they may read, customers BOL and POD. Only add_load_document adds rows.';
comment on column public.load_documents.name is 'The file''s name on the uploader''s device.';
comment on column public.load_documents.size is 'In bytes, as Storage received it.';
comment on column public.load_documents.sha256 is
  'SHA-256 of the content, computed by the uploader''s browser.';
comment on column public.load_documents.permit_id is
  'The permit in the file. Pilot cars can read it if they may read the permit; null: they can''t.';
create index load_documents_permit_id_idx on public.load_documents (permit_id);
create index load_documents_load_id_idx on public.load_documents (load_id, created_at desc);
create index load_documents_uploaded_by_idx on public.load_documents (uploaded_by);

alter table public.load_documents enable row level security;
grant select, delete on public.load_documents to authenticated;
grant select, insert, update, delete on public.load_documents to service_role;

create policy "Crew and customers see the documents meant for them, admins all"
  on public.load_documents for select to authenticated
  using (
    (select private.is_admin())
    or (kind <> 'rate_confirmation'
      and load_id in (select id from public.loads where driver_id = (select auth.uid())))
    or permit_id in (select private.my_escorted_permit_ids())
    or (kind in ('bol', 'pod') and load_id in (select private.my_shipped_load_ids()))
  );
create policy "Admins can delete documents of loads" on public.load_documents
  for delete to authenticated using ((select private.is_admin()));

alter publication supabase_realtime add table public.load_documents;
create trigger announce_deletions after delete on public.load_documents referencing old table as gone
  for each statement execute function private.announce_deletions();

-- Security definer: API roles have no grant on log_load_entry.
create function private.log_load_document()
returns trigger language plpgsql security definer set search_path = '' as $$
declare
  document constant public.load_documents := case when tg_op = 'DELETE' then old else new end;
  this_load public.loads;
begin
  select * into this_load from public.loads where id = document.load_id;
  -- If the load is deleted with its documents, its own entry is enough.
  if this_load.id is not null then
    perform private.log_load_entry(
      case when tg_op = 'DELETE' then 'deleted' else 'created' end, 'document', this_load.id,
      this_load.number || ', ' || this_load.title || ': ' || document.name
    );
  end if;
  return null;
end;
$$;
create trigger load_documents_log after insert or delete on public.load_documents
  for each row execute function private.log_load_document();

-- Security definer: the answer must not depend on the policies of loads.
create function private.may_add_document(_load_id uuid)
returns boolean language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.loads
    where id = _load_id and (
      private.is_admin()
      or driver_id = (select auth.uid()) and status in ('assigned', 'in_transit', 'delivered')
    )
  );
$$;
comment on function private.may_add_document(uuid) is
  'True if the caller may add documents to a load: admins to every load, drivers to their own unless it is '
  'canceled.';
grant execute on function private.may_add_document(uuid) to authenticated, service_role;

create function private.is_load_file_to_add(_path text)
returns boolean language sql stable set search_path = ''
return case
  when _path ~ ('^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}'
    || '[.](jpg|png|webp|heic|pdf|docx|xlsx)$')
  then private.may_add_document(split_part(_path, '/', 1)::uuid)
  else false
end;
comment on function private.is_load_file_to_add(text) is
  'True if the caller may upload this path, {load}/{document}.{type}. '
  'functions/_shared/contracts/attachments.ts has the same types.';
grant execute on function private.is_load_file_to_add(text) to authenticated, service_role;

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('load-documents', 'load-documents', false, 20 * 1024 * 1024, array[
  'image/jpeg', 'image/png', 'image/webp', 'image/heic', 'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
])
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- There is no update policy: an uploaded file is never overwritten.
create policy "Admins and drivers can upload documents of their loads" on storage.objects
  for insert to authenticated
  with check (bucket_id = 'load-documents' and private.is_load_file_to_add(name));

create policy "Users can read documents of loads they see, admins all" on storage.objects
  for select to authenticated
  using (bucket_id = 'load-documents' and (
    (select private.is_admin()) or name in (select file_path from public.load_documents)
  ));

create policy "Admins can delete documents of loads" on storage.objects
  for delete to authenticated
  using (bucket_id = 'load-documents' and (select private.is_admin()));

-- Security definer: users can't insert documents, and drivers can't read a file before it has a row.
create function private.add_load_document(
  _id uuid, _load_id uuid, _kind public.load_document_kind, _file_path text, _name text, _sha256 text,
  _permit_id uuid
)
returns void language plpgsql security definer set search_path = '' as $$
declare
  file storage.objects;
begin
  if not private.may_add_document(_load_id) then
    raise exception 'Only the driver of this load or an admin can add documents.' using errcode = '42501';
  elsif not private.is_admin() and _kind not in ('bol', 'pod', 'photo') then
    raise exception 'Drivers can add bills of lading, PODs and photos.' using errcode = '42501';
  end if;
  -- Locks the load, so that two uploads of the same file can't both pass the check below.
  perform from public.loads where id = _load_id for update;
  if exists (select from public.load_documents where id = _id and load_id = _load_id) then
    return;
  end if;
  if exists (
    select from public.load_documents where load_id = _load_id and kind = _kind and sha256 = _sha256
  ) then
    raise exception 'This file is already on the load.' using errcode = '23514';
  elsif (select count(*) from public.load_documents where load_id = _load_id) >= 200 then
    raise exception 'A load can have up to 200 documents.' using errcode = '23514';
  elsif not coalesce(private.is_filled_line(_name, 200), false) then
    raise exception 'The file name can’t be longer than 200 characters.' using errcode = '23514';
  elsif _permit_id is not null and not exists (
    select from public.load_permits where id = _permit_id and load_id = _load_id
  ) then
    raise exception 'This permit isn’t on the load anymore.' using errcode = '23514';
  end if;
  select * into file from storage.objects
  where bucket_id = 'load-documents' and name = _file_path and owner_id = (select auth.uid())::text;
  if file.id is null then
    raise exception 'The file wasn’t uploaded.' using errcode = '23514';
  elsif coalesce((file.metadata ->> 'size')::bigint, 0) = 0 then
    raise exception 'This file is empty.' using errcode = '23514';
  end if;
  insert into public.load_documents (
    id, load_id, kind, name, file_path, size, sha256, uploaded_by, permit_id
  )
  values (
    _id, _load_id, _kind, btrim(_name), _file_path, (file.metadata ->> 'size')::integer, _sha256,
    (select auth.uid()), _permit_id
  );
end;
$$;
grant execute on function private.add_load_document(uuid, uuid, public.load_document_kind, text, text, text, uuid)
to authenticated;

create function public.add_load_document(
  _id uuid, _load_id uuid, _kind public.load_document_kind, _file_path text, _name text, _sha256 text,
  _permit_id uuid default null
)
returns void language sql set search_path = '' as $$
  select private.add_load_document(_id, _load_id, _kind, _file_path, _name, _sha256, _permit_id);
$$;
comment on function public.add_load_document(uuid, uuid, public.load_document_kind, text, text, text, uuid) is
  'Adds a file that the caller uploaded to load-documents as {load}/{_id}.{type} to the load''s documents. A '
  'repeat with the same id changes nothing. _permit_id is the permit in a file of that kind. 23514 with a '
  'sentence if the file is missing or empty, or already on the load. Admins, and the load''s driver for BOL, '
  'POD and photos; 42501 for anyone else.';
grant execute on function public.add_load_document(uuid, uuid, public.load_document_kind, text, text, text, uuid)
to authenticated;

-- Security definer: the holder of a link may have no account.
create function private.document_of_link(_document_id uuid, _token text)
returns text language sql stable security definer set search_path = ''
return (
  select document.file_path
  from public.load_documents as document
  join public.loads as load on load.id = document.load_id
  join private.live_quotes as quote on quote.id = load.quote_id
  where document.id = _document_id and document.kind in ('bol', 'pod')
    and (
      quote.link_hash = private.hash_link_token(_token)
      or exists (
        select from private.quote_links as links
        where links.quote_id = quote.id and links.token_hash = private.hash_link_token(_token)
      )
    )
    and not exists (
      select from public.file_checks as checked
      where checked.bucket_id = 'load-documents' and checked.path = document.file_path
        and checked.is_quarantined and checked.released_at is null
    )
);
grant execute on function private.document_of_link(uuid, text) to service_role;

create function public.document_of_link(_document_id uuid, _token text)
returns text language sql stable set search_path = ''
return private.document_of_link(_document_id, _token);
comment on function public.document_of_link(uuid, text) is
  'The path of a BOL or POD in load-documents if a private link lists it; null otherwise. For load-document.';
grant execute on function public.document_of_link(uuid, text) to service_role;
