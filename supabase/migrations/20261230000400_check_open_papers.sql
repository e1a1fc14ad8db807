-- No admin can have compared a paper with a file that no one can open.

create function private.refuse_closed_check()
returns trigger language plpgsql set search_path = '' as $$
begin
  if private.is_closed_paper(new) then
    raise exception 'Its file is quarantined. Release it before you mark it as checked.' using errcode = '23514';
  end if;
  return new;
end;
$$;
create trigger pilot_papers_refuse_closed_check before update of checked_at on public.pilot_papers
  for each row when (new.checked_at is not null) execute function private.refuse_closed_check();
comment on function public.check_pilot_paper(uuid, timestamptz, boolean) is
  'Marks a pilot car''s certificate or insurance as checked, or takes that back. _seen is the updated_at that '
  'the admin compared with the file: PT412 if it has changed. 23514 while the file is quarantined. Admins only '
  '(42501).';
