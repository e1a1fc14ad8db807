-- Whose profile was edited by somebody else, and when: what an admin does to a user stands in the log
-- like what they do to a record.

alter type public.activity_subject add value if not exists 'user';

-- The label names what was changed, never what it was or is: nothing personal is in the log. What
-- people change about themselves is theirs, and an invitation has a line of its own.
-- Security definer: nobody is granted to write the log.
create function private.log_edited_user()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into public.activity_log (actor_id, action, subject, record_id, label)
  select id, 'updated', 'user', new.id, initcap(left(fields, 1)) || substr(fields, 2)
  from public.profiles, concat_ws(', ',
    case when (old.first_name, old.last_name) is distinct from (new.first_name, new.last_name)
      then 'name' end,
    case when old.phone is distinct from new.phone then 'phone' end,
    case when old.company_name is distinct from new.company_name then 'company' end
  ) as fields
  where id = (select auth.uid()) and id <> new.id
    and old.invited_at is not distinct from new.invited_at;
  return null;
end;
$$;
create trigger profiles_edited_logged
  after update of first_name, last_name, phone, company_name on public.profiles
  for each row when (
    (old.first_name, old.last_name, old.phone, old.company_name)
      is distinct from (new.first_name, new.last_name, new.phone, new.company_name)
  )
  execute function private.log_edited_user();
