-- The two mails about a quote stand in the log of mails too, beside what the office answers.

create type public.mail_kind as enum ('reply', 'confirmation', 'dispatch');

alter table public.mail_log
  alter column id set default gen_random_uuid(),
  add column kind public.mail_kind not null default 'reply',
  -- What the site writes itself carries the customer's private link and is not kept.
  alter column body drop not null,
  add constraint mail_log_keeps_replies check ((kind = 'reply') = (body is not null));
comment on table public.mail_log is 'Mails to customers from the console, and the site''s own about quotes.';

-- A mail that is tried again after the other one failed is the same mail.
create unique index mail_log_site_mails_once on public.mail_log (record_type, record_id, kind)
  where kind <> 'reply';
