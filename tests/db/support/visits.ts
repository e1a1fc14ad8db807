import type { Project } from './project.ts';

/** A made-up consent id. */
export const consentId = (name: string) => name.padStart(32, '0');

/**
 * The counters recomputed from the events, visitors and consents. Correct for days whose events are all kept:
 * expired events stay counted (retention.test.ts).
 */
const RECOUNT = `
  select day::text, kind, label, count(*)::integer as events
  from public.analytics_events as event, private.event_counters(event)
  group by 1, 2, 3
  union all
  select private.business_day(event.created_at)::text, 'visitors', step,
    count(distinct consent_id)::integer
  from public.analytics_events as event, private.event_steps(event)
  group by 1, 2, 3
  union all
  select private.business_day(created_at)::text, 'consents', choice::text, count(*)::integer
  from public.consent_records group by 1, 2, 3
  union all
  select private.business_day(seen_at)::text, 'seen', label, count(*)::integer
  from public.unique_visitors
  cross join lateral (values ('first', first_seen_at), ('last', last_seen_at)) as seen (label, seen_at)
  group by 1, 2, 3
  union all
  select day::text, 'returns', coalesce(previous_day, '-infinity')::text, count(*)::integer
  from (
    select day, lag(day) over (partition by consent_id order by day) as previous_day
    from (
      select distinct private.business_day(created_at) as day, consent_id from public.analytics_events
    ) as taken
  ) as returns
  group by 1, 2, 3
  order by 1, 2, 3`;
const KEPT = `
  select day::text, kind, label, events::integer from public.analytics_days
  union all
  select day::text, 'returns', previous_day::text, visitors::integer from private.analytics_returns
  order by 1, 2, 3`;

/** Helpers for tests of visits and their figures. */
export function visits(project: Project) {
  return {
    /** Records a visit, as `track-analytics` does. */
    visit: (parts: object = {}) =>
      project.as('service').rpc('record_visit', {
        _event_name: 'page_view',
        _consent_id: consentId('a'),
        _session_id: 's1',
        _site_id: 'default',
        _properties: { page_url: 'https://www.example.com/fleet?x=1', referrer: '' },
        _user_agent: 'Mozilla/5.0',
        _device: 'desktop',
        _address: '203.0.113.7',
        _country: null,
        _city: null,
        ...parts,
      }),
    /** Imports page views of a visitor, each this many days ago, at noon in Ohio. */
    importVisits: (name: string, ...daysAgo: number[]) =>
      project.sql(
        `insert into public.analytics_events (event_name, consent_id, created_at)
         select 'page_view', $1, (private.business_day(now()) - days + time '12:00') at time zone 'America/New_York'
         from unnest($2::integer[]) as days`,
        [consentId(name), daysAgo],
      ),
    deleteVisits: async () => {
      await project.sql('delete from public.analytics_events');
      await project.sql('delete from public.consent_records');
      await project.sql('delete from public.unique_visitors');
    },
    kept: () => project.sql(KEPT),
    recounted: () => project.sql(RECOUNT),
  };
}
