-- A permit's life: needed, applied for, issued, being amended, expired or used. Requested becomes applied.
-- In its own migration, because a new value can't be used in the transaction that adds it.

alter type public.permit_status rename value 'requested' to 'applied';
alter type public.permit_status add value 'needed' before 'applied';
alter type public.permit_status add value 'amending' after 'issued';
alter type public.permit_status add value 'used';

alter type public.activity_subject add value if not exists 'stops';
alter type public.activity_subject add value if not exists 'legs';
alter type public.activity_subject add value if not exists 'hold';
alter type public.activity_subject add value if not exists 'measure';
alter type public.activity_action add value if not exists 'cleared';
