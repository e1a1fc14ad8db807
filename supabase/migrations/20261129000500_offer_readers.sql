-- Who may have an offer's PDF.

-- Security definer: customers can't read the tables of offers.
create function private.may_read_offer(_offer_id uuid)
returns boolean language sql stable security definer set search_path = ''
return private.is_admin() or exists (
  select from public.offers as offer join public.quotes on quotes.id = offer.quote_id
  where offer.id = _offer_id and offer.status <> 'draft'
    and quotes.user_id = (select auth.uid()) and quotes.deleted_at is null
);
comment on function private.may_read_offer(uuid) is 'Implements public.may_read_offer.';

create function public.may_read_offer(_offer_id uuid)
returns boolean language sql stable set search_path = ''
return private.may_read_offer(_offer_id);
comment on function public.may_read_offer(uuid) is
  'Whether the caller may read this version of an offer: admins all, the quote''s owner what was sent.';
grant execute on function private.may_read_offer(uuid), public.may_read_offer(uuid)
to authenticated, service_role;

-- Security definer: service_role has no rights in the private tables. Not limited: the function that
-- calls it counts calls per network and offer.
create function private.is_offer_of_link(_offer_id uuid, _token text)
returns boolean language sql stable security definer set search_path = ''
return exists (
  select from public.offers as offer join public.quotes on quotes.id = offer.quote_id
  where offer.id = _offer_id and offer.status <> 'draft' and quotes.deleted_at is null
    and (
      quotes.link_hash = private.hash_link_token(_token)
      or exists (
        select from private.quote_links as links
        where links.quote_id = quotes.id
          and links.token_hash = private.hash_link_token(_token)
      )
    )
);
comment on function private.is_offer_of_link(uuid, text) is 'Implements public.is_offer_of_link.';

create function public.is_offer_of_link(_offer_id uuid, _token text)
returns boolean language sql stable set search_path = ''
return private.is_offer_of_link(_offer_id, _token);
comment on function public.is_offer_of_link(uuid, text) is
  'Whether a private link opens this version of an offer. For offer-pdf.';
grant execute on function
  private.is_offer_of_link(uuid, text), public.is_offer_of_link(uuid, text)
to service_role;
