-- A private link opens the documents that its page lists: BOL and POD of the loads of its quote.

-- Security definer: the holder of a link may have no account.
create function private.document_of_link(_document_id uuid, _token text)
returns text language sql stable security definer set search_path = ''
return (
  select document.file_path
  from public.load_documents as document
  join public.loads as load on load.id = document.load_id
  join public.quotes as quote on quote.id = load.quote_id
  where document.id = _document_id and document.kind in ('bol', 'pod') and quote.deleted_at is null
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
comment on function private.document_of_link(uuid, text) is 'Implements public.document_of_link.';

create function public.document_of_link(_document_id uuid, _token text)
returns text language sql stable set search_path = ''
return private.document_of_link(_document_id, _token);
comment on function public.document_of_link(uuid, text) is
  'The path of a BOL or POD in load-documents if a private link lists it; null otherwise. For load-document.';
grant execute on function
  private.document_of_link(uuid, text), public.document_of_link(uuid, text)
to service_role;
