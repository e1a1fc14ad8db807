-- What is assigned to somebody appears while they look: everybody may join the channel that bears
-- their own id. Rows still come through the select policies; a change only says "fetch again".

alter publication supabase_realtime
  add table public.loads, public.load_escorts, public.load_events, public.load_permits;

create policy "people join their own channel" on realtime.messages
  for select to authenticated
  using (
    extension = 'broadcast'
    and (select realtime.topic()) = 'person:' || (select auth.uid())::text
  );
