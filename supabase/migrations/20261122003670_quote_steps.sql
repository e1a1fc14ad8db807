-- The steps when a quote is added, changed or deleted, as in load_steps.sql. The statement trigger
-- announce_deletions stays separate, because it sends one notice for all rows of a statement.

-- Security definer: visitors send quotes, and no API role may execute the steps.
create function private.before_quote_insert()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.enforce_rate_limit('quotes', new.id);
  if new.attachments <> '{}' then
    perform private.refuse_claimed_attachments(new);
  end if;
  -- A bug in the assessment must not cost us the request.
  if not private.is_quote_assessment(new.assessment) then
    new.assessment := null;
  end if;
  new := private.measure_quote_pieces(new);
  if new.reference = '' then
    new.reference := private.generate_quote_reference();
  end if;
  new := private.set_quote_status_times(new);
  -- Last, because it contains the reference.
  new.search_text := private.quote_search_text(new);
  perform private.remember_inserted_quote(new.id);
  return new;
end;
$$;
create trigger quotes_before_insert before insert on public.quotes
  for each row execute function private.before_quote_insert();

-- Security definer: no API role may write what the steps write.
create function private.after_quote_insert()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.log_change(
    'quote', new.id, new.origin || ' → ' || new.destination, null, to_jsonb(new)
  );
  perform private.queue_record_emails('quote', new.id, new.created_at, 'confirmation', 'dispatch');
  return null;
end;
$$;
create trigger quotes_after_insert after insert on public.quotes
  for each row execute function private.after_quote_insert();

-- Security definer, like before_quote_insert.
create function private.before_quote_update()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if new.attachments <> '{}' and new.attachments is distinct from old.attachments then
    perform private.refuse_claimed_attachments(new);
  end if;
  if (new.pieces, new.length, new.width, new.height)
    is distinct from (old.pieces, old.length, old.width, old.height)
  then
    new := private.measure_quote_pieces(new);
  end if;
  if new.status <> old.status then
    new := private.set_quote_status_times(new);
  end if;
  if (
    new.reference, new.customer_name, new.email, new.phone, new.origin, new.destination, new.equipment,
    new.commodity, new.po_number, new.pieces, new.search_text
  ) is distinct from (
    old.reference, old.customer_name, old.email, old.phone, old.origin, old.destination, old.equipment,
    old.commodity, old.po_number, old.pieces, old.search_text
  ) then
    new.search_text := private.quote_search_text(new);
  end if;
  -- A reply must not make a colleague's open form stale.
  if new.replied_at is not distinct from old.replied_at
    and private.is_new_version(to_jsonb(old), to_jsonb(new))
  then
    new.updated_at := now();
  end if;
  return new;
end;
$$;
create trigger quotes_before_update before update on public.quotes
  for each row execute function private.before_quote_update();

-- Security definer: as after_quote_insert.
create function private.after_quote_update()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if new.deleted_at is distinct from old.deleted_at then
    perform private.log_trash(
      'quote', old.id, old.origin || ' → ' || old.destination, to_jsonb(old), to_jsonb(new)
    );
  -- claim_quotes logs claims, and emails_log_activity logs replies.
  elsif not (old.user_id is null and new.user_id is not null)
    and new.replied_at is not distinct from old.replied_at
    and new.deleted_by is not distinct from old.deleted_by
  then
    perform private.log_change(
      'quote', new.id, new.origin || ' → ' || new.destination, to_jsonb(old), to_jsonb(new)
    );
  end if;
  return null;
end;
$$;
create trigger quotes_after_update after update on public.quotes
  for each row execute function private.after_quote_update();

-- Runs as the caller: current_user tells an admin's own delete from purge_records and the cleanup jobs, which
-- run as the owner of the table.
create function private.before_quote_delete()
returns trigger language plpgsql set search_path = '' as $$
begin
  -- A delete by an admin moves the row to the trash. Postgres then reports that no row was deleted.
  if current_user = 'authenticated' then
    perform private.trash_records('quote', array[old.id]);
    return null;
  end if;
  perform private.delete_open_offers(old.id);
  return old;
end;
$$;
create trigger quotes_before_delete before delete on public.quotes
  for each row execute function private.before_quote_delete();

-- Security definer: as after_quote_insert.
create function private.after_quote_delete()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.log_trash('quote', old.id, old.origin || ' → ' || old.destination, to_jsonb(old), null);
  return null;
end;
$$;
create trigger quotes_after_delete after delete on public.quotes
  for each row execute function private.after_quote_delete();
