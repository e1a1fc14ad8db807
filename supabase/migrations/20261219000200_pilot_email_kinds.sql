-- New enum values can be used only after the transaction that adds them. To a pilot car:

alter type public.email_kind add value if not exists 'pilot_offered';
alter type public.email_kind add value if not exists 'pilot_changed';
alter type public.email_kind add value if not exists 'pilot_withdrawn';
alter type public.email_kind add value if not exists 'pilot_cancelled';
