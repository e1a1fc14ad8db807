-- The activity log also records two-step verification. A file of its own: a new value can be used only
-- after its transaction.
alter type public.activity_subject add value 'second_factor';
