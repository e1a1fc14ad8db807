-- The steps when a contact message is added, changed or deleted, as in quote_steps.sql.

-- Security definer: visitors send messages, and no API role may execute the steps.
create function private.before_message_insert()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.enforce_rate_limit('contact_messages', new.id);
  new.search_text := private.message_search_text(new);
  return new;
end;
$$;
create trigger contact_messages_before_insert before insert on public.contact_messages
  for each row execute function private.before_message_insert();

-- Security definer: no API role may write what the steps write.
create function private.after_message_insert()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.log_change('message', new.id, new.subject, null, to_jsonb(new));
  perform private.queue_record_emails('message', new.id, new.created_at, 'confirmation', 'dispatch');
  return null;
end;
$$;
create trigger contact_messages_after_insert after insert on public.contact_messages
  for each row execute function private.after_message_insert();

-- Security definer, like before_message_insert.
create function private.before_message_update()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if (new.name, new.email, new.phone, new.subject, new.search_text)
    is distinct from (old.name, old.email, old.phone, old.subject, old.search_text)
  then
    new.search_text := private.message_search_text(new);
  end if;
  if private.is_new_version(to_jsonb(old), to_jsonb(new)) then
    new.updated_at := now();
  end if;
  return new;
end;
$$;
create trigger contact_messages_before_update before update on public.contact_messages
  for each row execute function private.before_message_update();

-- Security definer: as after_message_insert.
create function private.after_message_update()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if new.deleted_at is distinct from old.deleted_at then
    perform private.log_trash('message', old.id, old.subject, to_jsonb(old), to_jsonb(new));
  elsif new.deleted_by is not distinct from old.deleted_by then
    perform private.log_change('message', new.id, new.subject, to_jsonb(old), to_jsonb(new));
  end if;
  return null;
end;
$$;
create trigger contact_messages_after_update after update on public.contact_messages
  for each row execute function private.after_message_update();

-- Runs as the caller, like before_quote_delete.
create function private.before_message_delete()
returns trigger language plpgsql set search_path = '' as $$
begin
  -- A delete by an admin moves the row to the trash. Postgres then reports that no row was deleted.
  if current_user = 'authenticated' then
    perform private.trash_records('message', array[old.id]);
    return null;
  end if;
  return old;
end;
$$;
create trigger contact_messages_before_delete before delete on public.contact_messages
  for each row execute function private.before_message_delete();

-- Security definer: as after_message_insert.
create function private.after_message_delete()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.log_trash('message', old.id, old.subject, to_jsonb(old), null);
  return null;
end;
$$;
create trigger contact_messages_after_delete after delete on public.contact_messages
  for each row execute function private.after_message_delete();
