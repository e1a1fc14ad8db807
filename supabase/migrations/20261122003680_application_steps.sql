-- The steps when a job application is added, changed or deleted, as in quote_steps.sql.

-- Security definer: visitors send applications, and no API role may execute the steps.
create function private.before_application_insert()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.enforce_rate_limit('job_applications', new.id);
  new.search_text := private.application_search_text(new);
  return new;
end;
$$;
create trigger job_applications_before_insert before insert on public.job_applications
  for each row execute function private.before_application_insert();

-- Security definer: no API role may write what the steps write.
create function private.after_application_insert()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.log_change('application', new.id, new.job_title, null, to_jsonb(new));
  perform private.queue_record_emails('application', new.id, new.created_at, 'confirmation');
  return null;
end;
$$;
create trigger job_applications_after_insert after insert on public.job_applications
  for each row execute function private.after_application_insert();

-- Security definer, like before_application_insert.
create function private.before_application_update()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if new.status <> old.status then
    perform private.enforce_application_status(old, new);
  end if;
  if (new.first_name, new.last_name, new.email, new.phone, new.job_title, new.search_text)
    is distinct from (old.first_name, old.last_name, old.email, old.phone, old.job_title, old.search_text)
  then
    new.search_text := private.application_search_text(new);
  end if;
  if private.is_new_version(to_jsonb(old), to_jsonb(new)) then
    new.updated_at := now();
  end if;
  return new;
end;
$$;
create trigger job_applications_before_update before update on public.job_applications
  for each row execute function private.before_application_update();

-- Security definer: as after_application_insert.
create function private.after_application_update()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if new.deleted_at is distinct from old.deleted_at then
    perform private.log_trash('application', old.id, old.job_title, to_jsonb(old), to_jsonb(new));
  elsif new.deleted_by is not distinct from old.deleted_by then
    perform private.log_change('application', new.id, new.job_title, to_jsonb(old), to_jsonb(new));
  end if;
  return null;
end;
$$;
create trigger job_applications_after_update after update on public.job_applications
  for each row execute function private.after_application_update();

-- Runs as the caller, like before_quote_delete.
create function private.before_application_delete()
returns trigger language plpgsql set search_path = '' as $$
begin
  -- A delete by an admin moves the row to the trash. Postgres then reports that no row was deleted.
  if current_user = 'authenticated' then
    perform private.trash_records('application', array[old.id]);
    return null;
  end if;
  if current_user = 'service_role' then
    perform private.require_documents_deleted(old.id);
  end if;
  return old;
end;
$$;
create trigger job_applications_before_delete before delete on public.job_applications
  for each row execute function private.before_application_delete();

-- Security definer: as after_application_insert.
create function private.after_application_delete()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.log_trash('application', old.id, old.job_title, to_jsonb(old), null);
  return null;
end;
$$;
create trigger job_applications_after_delete after delete on public.job_applications
  for each row execute function private.after_application_delete();
