-- The console asks for the quarantined files that no one has released.
create index file_checks_closed_idx on public.file_checks (checked_at desc)
where is_quarantined and released_at is null;
