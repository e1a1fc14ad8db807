-- A mail that went out stands in Recent Activity, under the record it answers.

alter type public.activity_action add value 'replied';

-- Security definer: nobody is granted to write the log. The mail itself says who sent it; the
-- function that sends carries no user.
create function private.log_reply()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into public.activity_log (actor_id, action, subject, record_id, label)
  values (
    new.sent_by,
    'replied',
    new.record_type::text::public.activity_subject,
    new.record_id,
    coalesce(
      (select origin || ' → ' || destination from public.quotes where id = new.quote_id),
      (select subject from public.contact_messages where id = new.message_id)
    )
  );
  return null;
end;
$$;
create trigger mail_log_logged after update of sent_at on public.mail_log
  for each row when (old.sent_at is null and new.sent_at is not null)
  execute function private.log_reply();
