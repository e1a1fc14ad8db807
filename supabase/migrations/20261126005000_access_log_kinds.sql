-- In a file of their own: a new enum value can't be used in the transaction that adds it.
alter type public.activity_action add value 'opened';
alter type public.activity_action add value 'exported';
alter type public.activity_subject add value 'activity';
