-- Who may join which private Realtime channel; the site uses no others (docs/decisions/0025). Joining one
-- requires the right to read its broadcasts, and no role may broadcast. On private and public channels, row
-- changes reach subscribers only through the select policies of their tables.

-- default: shows who is on the site.
create policy "Anyone can join the site channel" on realtime.messages
  for select to anon, authenticated
  using (extension = 'broadcast' and (select realtime.topic()) = 'default');

create policy "Anyone can announce their presence" on realtime.messages
  for insert to anon, authenticated
  with check (extension = 'presence' and (select realtime.topic()) = 'default');

create policy "Admins can see who is online" on realtime.messages
  for select to authenticated
  using (
    extension = 'presence' and (select realtime.topic()) = 'default'
    and (select private.is_admin())
  );

-- admin:…: notices to the console.
create policy "Staff can join admin channels" on realtime.messages
  for select to authenticated
  using (
    extension = 'broadcast' and (select realtime.topic()) like 'admin:%'
    and (select private.is_staff())
  );

-- quotes:<user id>: changes of a user's own quotes.
create policy "Users can join the channel of their own quotes" on realtime.messages
  for select to authenticated
  using (
    extension = 'broadcast'
    and (select realtime.topic()) = 'quotes:' || (select auth.uid())::text
  );

-- person:<user id>: changes of a user's loads and escorts.
create policy "Users can join their own channel" on realtime.messages
  for select to authenticated
  using (
    extension = 'broadcast'
    and (select realtime.topic()) = 'person:' || (select auth.uid())::text
  );
