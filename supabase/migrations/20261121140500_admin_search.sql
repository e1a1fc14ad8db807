-- One search over what the console keeps: the newest few of each kind that contain the text.

create function public.admin_search(_text text, _per_kind integer default 5)
returns table (kind text, id uuid, title text, detail text)
language plpgsql stable set search_path = '' as $$
declare
  pattern constant text := private.containing(btrim(_text));
  most constant integer := least(greatest(_per_kind, 1), 20);
begin
  perform private.require_admin();
  -- One letter finds nearly everything and says nothing.
  if char_length(btrim(_text)) < 2 then
    return;
  end if;
  return query
    (select 'quote', quote.id, quote.customer_name, quote.origin || ' to ' || quote.destination
     from public.quotes as quote where quote.search_text like pattern
     order by quote.created_at desc, quote.id desc limit most)
    union all
    (select 'application', application.id, application.first_name || ' ' || application.last_name,
       application.job_title
     from public.job_applications as application where application.search_text like pattern
     order by application.created_at desc, application.id desc limit most)
    union all
    (select 'message', message.id, message.name, message.subject
     from public.contact_messages as message where message.search_text like pattern
     order by message.created_at desc, message.id desc limit most)
    union all
    (select 'user', profile.id,
       coalesce(nullif(btrim(profile.first_name || ' ' || profile.last_name), ''), profile.email),
       profile.email
     from public.profiles as profile
     where lower(profile.first_name || ' ' || profile.last_name || ' ' || profile.email || ' '
       || coalesce(profile.company_name, '')) like pattern
     order by profile.created_at desc, profile.id desc limit most)
    union all
    (select 'load', load.id, load.title, load.origin || ' to ' || load.destination
     from public.loads as load
     where lower(load.title || ' ' || load.origin || ' ' || load.destination) like pattern
     order by load.created_at desc, load.id desc limit most);
end;
$$;
grant execute on function public.admin_search(text, integer) to authenticated, service_role;
