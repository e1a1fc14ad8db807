-- Who was here in a period is counted from the index alone: eighty thousand rows are too many to
-- look at for one figure.
drop index public.unique_visitors_newest_first;
create index unique_visitors_newest_first
  on public.unique_visitors (last_seen_at desc, consent_id) include (first_seen_at);
