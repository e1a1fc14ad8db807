-- The console says 'handled': a message is not done because somebody has read it.
alter type public.message_status rename value 'read' to 'handled';
