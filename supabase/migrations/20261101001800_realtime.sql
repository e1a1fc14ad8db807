-- Live lists for admins, live visitors for admins. Every channel is private ('Allow public access'
-- is off); who may do what on a topic is decided by these policies on realtime.messages.

-- Row changes reach a subscriber only as far as its select policies go.
alter publication supabase_realtime
  add table public.quotes, public.job_applications, public.contact_messages;

-- The presence channel is named by the site id, 'default' (specification 2, sections 7 and 9).
-- Joining a private channel takes the right to read its broadcasts; nobody may send any.
create policy "everybody joins the site's channel" on realtime.messages
  for select to anon, authenticated
  using (extension = 'broadcast' and (select realtime.topic()) = 'default');
create policy "everybody announces themselves" on realtime.messages
  for insert to anon, authenticated
  with check (extension = 'presence' and (select realtime.topic()) = 'default');
-- Who is there is for admins (design 3.9).
create policy "admins see who is there" on realtime.messages
  for select to authenticated
  using (
    extension = 'presence' and (select realtime.topic()) = 'default'
    and (select private.is_admin())
  );

-- Channels that carry row changes to the console: 'admin:quotes' and so on.
create policy "admins join the console's channels" on realtime.messages
  for select to authenticated
  using (
    extension = 'broadcast' and (select realtime.topic()) like 'admin:%'
    and (select private.is_admin())
  );
