-- Describes the function in plainer words.

comment on function public.assignment_conflicts(date, date, text, text, uuid) is
  'Why drivers and pilot-car operators may not be able to take a load from _from to _to (both included), '
  'one row per conflict: a load they drive, an escort job they accepted or an offer they have on those '
  'days; days in a row they marked not available; and, for pilot-car operators, the states of the origin, '
  'the destination and the load''s permits in which they aren''t certified (states). _load_id is the load '
  'that needs them; it doesn''t conflict with itself. Without days only certifications are checked. Admins '
  'only (42501).';
