-- New enum values can be used only after the transaction that adds them.

alter type public.email_kind add value if not exists 'load_eta';
