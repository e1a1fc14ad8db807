-- Lists in sentences: 'width', 'width and height', 'width, height, and weight'.
create function private.join_words(_words text[])
returns text language sql immutable parallel safe set search_path = ''
return case cardinality(_words)
  when 0 then null
  when 1 then _words[1]
  when 2 then _words[1] || ' and ' || _words[2]
  else array_to_string(trim_array(_words, 1), ', ') || ', and ' || _words[cardinality(_words)]
end;
comment on function private.join_words(text[]) is
  'Words as they are listed in a sentence, such as ''width, height, and weight''; null if there are none.';

create or replace function private.over_legal_axes(_load public.loads)
returns text language sql immutable set search_path = ''
-- Width: 102 inches, 23 CFR 658.15. Length: a 53 ft semitrailer, the usual limit under 23 CFR 658.13.
-- Weight: 80,000 lb gross, 23 CFR 658.17 and 23 U.S.C. 127. Height: no federal limit; most states allow
-- 13.5 ft. The deck is unknown, so only the load's own height counts. 0 and null mean "not known yet".
return private.join_words(array_remove(array[
  case when _load.length > 53 then 'length' end,
  case when _load.width > 8.5 then 'width' end,
  case when _load.height > 13.5 then 'height' end,
  case when _load.weight_lbs > 80000 then 'weight' end
], null));
comment on function private.over_legal_axes(public.loads) is
  'In what a load alone is over legal size or weight, such as ''width, height, and weight''; null if in nothing.';
