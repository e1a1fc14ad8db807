-- The current rules for the load assessment, in one request without an account.

grant select (retrieved_on) on public.rule_sources to anon;
grant select (valid_to) on public.state_rules to anon;

-- Arrays, because the names of the columns would double the size. Lists stop at 1,000 rows; this doesn't.
create function public.current_rules()
returns jsonb language sql stable set search_path = ''
return (
  select jsonb_build_object(
    'version', private.rules_version(),
    'as_of', (select max(retrieved_on) from public.rule_sources),
    'rules', (
      select coalesce(jsonb_agg(jsonb_build_array(
        row.state, row.rule, row.value, row.unit, row.comparison, row.road_class, row.condition_note,
        row.certainty, row.as_of, to_jsonb(row.source_ids), row.is_conflict
      ) order by row.state, row.rule, row.road_class, row.is_conflict), '[]')
      from public.state_rules as row
      -- Admins may also read former rows.
      where row.valid_to is null
    ),
    'sources', (
      select coalesce(jsonb_agg(jsonb_build_array(
        source.id, source.title, source.publisher, source.url, source.as_of
      ) order by source.id), '[]')
      from public.rule_sources as source
    )
  )
);
comment on function public.current_rules() is
  'All current rules: {version, as_of, rules, sources}. as_of is the last day a source was read. A rule is '
  '[state, rule, value, unit, comparison, road_class, condition_note, certainty, as_of, source_ids, '
  'is_conflict], a source [id, title, publisher, url, as_of]. For everyone.';
grant execute on function public.current_rules() to anon, authenticated, service_role;
