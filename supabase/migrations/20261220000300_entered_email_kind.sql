-- New enum values can be used only after the transaction that adds them. To the customer:

alter type public.email_kind add value if not exists 'load_entered';
