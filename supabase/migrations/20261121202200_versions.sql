-- updated_at is the version a change is tied to: it moves when something that people see does.
-- Claiming the mails of a quote or a message is bookkeeping; an admin who works on it in that very
-- second would be told that somebody else had changed it.
create or replace function private.touch_updated_at()
returns trigger language plpgsql set search_path = '' as $$
declare
  -- search_text is not computed yet in a BEFORE trigger; what it is made of is compared.
  bookkeeping constant text[] := '{updated_at,emailed_at,search_text}';
begin
  if to_jsonb(new) - bookkeeping <> to_jsonb(old) - bookkeeping then
    new.updated_at := now();
  end if;
  return new;
end;
$$;
