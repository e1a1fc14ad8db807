-- New enum values can be used only after the transaction that adds them.

alter type public.email_record_type add value if not exists 'load';
-- To the customer.
alter type public.email_kind add value if not exists 'load_confirmed';
alter type public.email_kind add value if not exists 'load_loaded';
alter type public.email_kind add value if not exists 'load_hold';
alter type public.email_kind add value if not exists 'load_delivered';
alter type public.email_kind add value if not exists 'load_cancelled';
-- To the driver.
alter type public.email_kind add value if not exists 'driver_assigned';
alter type public.email_kind add value if not exists 'driver_changed';
alter type public.email_kind add value if not exists 'driver_cancelled';
