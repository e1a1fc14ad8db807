-- New enum values can be used only after the transaction that adds them.

alter type public.activity_subject add value if not exists 'offer';
alter type public.activity_action add value if not exists 'sent';
alter type public.activity_action add value if not exists 'accepted';
alter type public.activity_action add value if not exists 'declined';
alter type public.activity_action add value if not exists 'withdrawn';
alter type public.activity_action add value if not exists 'revised';
alter type public.activity_action add value if not exists 'expired';
-- The customer asked for a new offer after one expired.
alter type public.activity_action add value if not exists 'requested';

alter type public.email_record_type add value if not exists 'offer';
alter type public.email_kind add value if not exists 'offer';
alter type public.email_kind add value if not exists 'offer_reminder';
alter type public.email_kind add value if not exists 'offer_accepted';
alter type public.email_kind add value if not exists 'offer_accepted_dispatch';
alter type public.email_kind add value if not exists 'offer_declined';
alter type public.email_kind add value if not exists 'offer_withdrawn';
alter type public.email_kind add value if not exists 'offer_requested';
