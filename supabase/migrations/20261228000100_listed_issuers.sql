create function private.join_words(_words text[], _conjunction text)
returns text language sql immutable parallel safe set search_path = ''
return case
  when cardinality(_words) < 3 then array_to_string(_words, ' ' || _conjunction || ' ')
  else array_to_string(trim_array(_words, 1), ', ') || ', ' || _conjunction || ' ' || _words[cardinality(_words)]
end;
comment on function private.join_words(text[], text) is 'A list in words: "width or height", "width, height, or weight".';

-- As before, and the issuing states read like a list: "OR", "OR or WA", "NV, OR, or WA".
create or replace function private.paper_cover(_pilot_id uuid, _states text[], _from date, _to date)
returns table (
  place integer, item text, cover public.paper_cover, problem text, expires_on date
)
language sql stable set search_path = '' as $$
  with issuers as (
    -- Two papers in a row cover the days together.
    select paper.issuing_state as issuer, array_agg(paper) as papers,
      range_agg(daterange(paper.starts_on, paper.expires_on, '[]')) @> daterange(_from, _to, '[]') as is_valid,
      max(paper.expires_on) as expires_on
    from public.pilot_papers as paper
    where paper.pilot_id = _pilot_id
    group by paper.issuing_state
  ), states as (
    select listed.state, listed.place::integer as place, coalesce(none.is_accepted, false) as needs_none,
      best.*, unknown.issuers as unknown
    from unnest(_states) with ordinality as listed (state, place)
    left join public.certificate_rules as none
      on none.work_state = listed.state and none.issuing_state is null
    left join lateral (
      select issuers.issuer, issuers.papers, issuers.is_valid, issuers.expires_on
      from issuers left join public.certificate_rules as rule
        on rule.work_state = listed.state and rule.issuing_state = issuers.issuer
      where issuers.issuer = listed.state or rule.is_accepted
      order by issuers.is_valid desc, issuers.expires_on desc, issuers.issuer = listed.state desc, issuers.issuer
      limit 1
    ) as best on true
    cross join lateral (
      select private.join_words(array_agg(issuers.issuer order by issuers.issuer), 'or') as issuers
      from issuers
      where issuers.is_valid and issuers.issuer <> listed.state and not exists (
        select from public.certificate_rules as rule
        where rule.work_state = listed.state and rule.issuing_state = issuers.issuer
      )
    ) as unknown
  )
  select place, state,
    case
      when is_valid then 'covered' when needs_none then 'none_needed' when issuer is not null then 'expired'
      when unknown is not null then 'not_known' else 'missing'
    end::public.paper_cover,
    case
      when is_valid or needs_none then null
      when issuer is not null then private.paper_gap(issuer || ' certificate', papers, _from, _to)
      when unknown is not null
        then 'It isn’t known whether ' || state || ' accepts a certificate from ' || unknown
      else 'No certificate for ' || state
    end,
    expires_on
  from states
  union all
  select 1000, 'insurance',
    case when is_valid then 'covered' when papers is not null then 'expired' else 'missing' end::public.paper_cover,
    case
      when is_valid then null
      when papers is not null then private.paper_gap('Insurance', papers, _from, _to)
      else 'No insurance on file'
    end,
    expires_on
  from (values (1)) as always (one) left join issuers on issuers.issuer is null
  where cardinality(_states) > 0
  order by 1;
$$;
