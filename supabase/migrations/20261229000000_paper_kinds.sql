-- New enum values can be used only after the transaction that adds them. A pilot car whose papers are checked
-- and emailed about, a log entry about one of them, and the email before one expires:

alter type public.email_record_type add value if not exists 'pilot_car';
alter type public.activity_subject add value if not exists 'paper';
alter type public.email_kind add value if not exists 'paper_expires';
