-- Edge functions on a schedule: pg_cron runs the jobs, pg_net sends the requests.

create function private.call_scheduled_function(_name text)
returns bigint language plpgsql set search_path = '' as $$
declare
  project_url text;
  secret text;
  request_id bigint;
begin
  -- Dynamic, because the extensions exist on hosted projects only.
  execute 'select decrypted_secret from vault.decrypted_secrets where name = $1'
    into project_url using 'project_url';
  execute 'select decrypted_secret from vault.decrypted_secrets where name = $1'
    into secret using 'cron_secret';
  if project_url is null or secret is null then
    raise exception 'Add project_url and cron_secret to Vault (docs/deploy.md).';
  end if;
  execute 'select net.http_post(url := $1, headers := $2, timeout_milliseconds := 60000)'
    into request_id
    using rtrim(project_url, '/') || '/functions/v1/' || _name,
      jsonb_build_object('content-type', 'application/json', 'x-cron-secret', secret);
  return request_id;
end;
$$;
comment on function private.call_scheduled_function(text) is
  'Calls an edge function with the shared secret and returns pg_net''s id of the request. The project''s '
  'address and the secret come from Vault: project_url and cron_secret.';

do $$
begin
  if 3 = (
    select count(*) from pg_available_extensions
    where name in ('pg_cron', 'pg_net', 'supabase_vault')
  ) then
    create extension if not exists pg_cron with schema pg_catalog;
    create extension if not exists pg_net with schema extensions;
    perform cron.schedule(
      'send-unsent-emails', '* * * * *',
      $job$select private.call_scheduled_function('send-unsent-emails')$job$
    );
    perform cron.schedule(
      'delete-orphaned-documents', '47 3 * * *',
      $job$select private.call_scheduled_function('delete-orphaned-documents')$job$
    );
  end if;
end;
$$;
