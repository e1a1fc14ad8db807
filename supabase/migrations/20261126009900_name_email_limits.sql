-- The limits on emails to strangers on the System page, and the job that deletes what they counted. After
-- private.add_limit and private.add_job, which they need.

select private.add_limit(name, title, rule) from (values
  (
    'confirmations_per_recipient', 'Confirmations to one person',
    '{confirmations_per_recipient} an hour, over all forms; more are not sent'
  ),
  (
    'confirmations_per_project', 'Confirmations in all',
    '{confirmations_per_hour} an hour, {confirmations_per_day} a day; more are sent later'
  ),
  (
    'links_per_recipient', 'Private links emailed to one person',
    '{confirmations_per_recipient} an hour; more are not sent'
  ),
  (
    'links_per_project', 'Private links emailed in all',
    '{confirmations_per_hour} an hour, {confirmations_per_day} a day; more are not sent'
  )
) as known (name, title, rule);

create function private.job_delete_expired_limits(_limit integer)
returns integer language plpgsql set search_path = '' as $$
declare
  given_up integer;
begin
  -- send-unsent-emails sends nothing about older records.
  update public.email_log
  set hold = 'suppressed', last_error = 'there was no room for it within three days.'
  where id in (
    select id from public.email_log
    where hold = 'waiting' and created_at < now() - interval '3 days'
    limit _limit for update skip locked
  );
  get diagnostics given_up = row_count;
  return given_up + private.delete_batch(
    'private.emails_to_strangers', $c$reserved_at < now() - interval '1 day'$c$, _limit
  );
end;
$$;

select private.add_job(
  'delete-expired-limits', 'sql', '1 hour',
  'Deletes the counts of confirmations after a day, and gives up on those that waited three days.',
  '17 minutes'
);
