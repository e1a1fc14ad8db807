-- New values of enums, which can't be used in the transaction that adds them.

alter type public.escort_position add value if not exists 'police';
-- Another pilot accepted the slot.
alter type public.escort_status add value if not exists 'taken';
-- The offer's time ran out.
alter type public.escort_status add value if not exists 'lapsed';
-- The pilot car gave an accepted job back.
alter type public.escort_status add value if not exists 'withdrawn';
alter type public.activity_subject add value if not exists 'escort_slot';
