/** A figure of /admin/analytics: the page's query, and a recount of the events for comparison. */
export interface Figure {
  name: string;
  /** SQL that computes it from the events; omitted if the page's query does that already. */
  recount?: string;
  /** SQL the page runs. */
  query: string;
}

const FROM = 'current_date - 364';
const TO = 'current_date';
const EVENTS = `from public.analytics_events as event where created_at >= now() - interval '364 days'`;
const MIDPOINT = `(now() - interval '180 days', 500000::bigint)`;

const top = (name: string, kind: string, limit: number, label: string, where = '') => ({
  name,
  recount: `select ${label}, count(*) ${EVENTS} ${where} group by 1 order by 2 desc limit ${String(limit)}`,
  query: `select * from public.analytics_top('${kind}', ${FROM}, ${TO}, ${String(limit)})`,
});

const history = (name: string, args: string, where: string) => ({
  name: `Event History, ${name}`,
  recount: `select * from public.analytics_events as event where ${where}
    order by created_at desc, id desc limit 51`,
  query: `select * from public.analytics_history(${args ? `${args}, ` : ''}_limit => 51)`,
});

const pageLike = (part: string) => `private.url_path(properties ->> 'page_url') ilike '%${part}%'`;

/** Every figure of the page, over its longest period of twelve months. */
export const FIGURES: readonly Figure[] = [
  {
    name: 'Four totals, bots and staff',
    recount: `select count(*), count(*) filter (where event_name = 'page_view'),
      count(distinct consent_id),
      (select count(*) from public.consent_records where created_at >= now() - interval '364 days')
      ${EVENTS}`,
    query: `select * from public.analytics_totals(${FROM}, ${TO})`,
  },
  {
    name: 'Unique visitors of the 30 days before',
    recount: `select count(distinct consent_id) from public.analytics_events
      where private.business_day(created_at) between current_date - 59 and current_date - 30`,
    query: 'select * from public.analytics_visitors(current_date - 59, current_date - 30)',
  },
  {
    name: 'Visitors per day',
    recount: `select private.business_day(created_at), count(distinct consent_id),
      count(*) filter (where event_name = 'page_view') ${EVENTS} group by 1 order by 1`,
    query: `select * from public.analytics_series(${FROM}, ${TO})`,
  },
  {
    name: 'From visit to quote',
    recount: `select step, count(distinct (private.business_day(created_at), consent_id))
      from public.analytics_events as event, private.event_steps(event)
      where created_at >= now() - interval '364 days' group by 1`,
    query: `select * from public.analytics_funnel(${FROM}, ${TO})`,
  },
  top('Top Events', 'event', 5, 'event_name'),
  top(
    'Top pages',
    'page',
    10,
    `private.url_path(properties ->> 'page_url')`,
    `and event_name = 'page_view'`,
  ),
  top(
    'Where they came from',
    'referrer',
    10,
    `private.referrer_host(properties ->> 'referrer')`,
    `and event_name = 'page_view' and properties ? 'referrer'`,
  ),
  top('Devices', 'device', 4, 'device', `and event_name = 'page_view'`),
  {
    name: 'Recent Activity',
    query: `select id, created_at, event_name, visitor_id, properties ->> 'page_url'
      from public.analytics_events order by created_at desc, id desc limit 10`,
  },
  {
    name: 'Dashboard counts',
    recount: `select count(*), count(*) filter (where event_name = 'page_view')
      from public.analytics_events`,
    query: 'select * from public.admin_counts()',
  },
  history('first page', '', 'true'),
  history(
    'page 10,000',
    `_before_at => now() - interval '180 days', _before_id => 500000`,
    `(created_at, id) < ${MIDPOINT}`,
  ),
  history('one kind', `_event => 'quote_sent'`, `event_name = 'quote_sent'`),
  history('page contains "heavy"', `_page => 'heavy'`, pageLike('heavy')),
  history('page without visits', `_page => 'nowhere'`, pageLike('nowhere')),
  history(
    'kind, page and 30 days',
    `_event => 'call_clicked', _page => '7', _from => current_date - 29`,
    `event_name = 'call_clicked' and ${pageLike('7')} and created_at >= now() - interval '29 days'`,
  ),
  history(
    'one visitor',
    '_visitor => 4711',
    `consent_id = (select consent_id from public.unique_visitors where visitor_number = 4711)`,
  ),
  {
    name: 'One batch of the export',
    query: `select id, created_at, event_name, visitor_id, site_id, properties
      from public.analytics_events
      where created_at <= now() - interval '180 days'
        and (created_at < now() - interval '180 days'
          or (created_at = now() - interval '180 days' and id < 500000))
      order by created_at desc, id desc limit 1000`,
  },
];

/** The call of track-analytics for an event of a known visitor. */
export const RECORD_VISIT = `select public.record_visit('page_view', md5('4711'), 'bench', 'default',
  '{"page_url": "https://www.example.com/fleet", "page_title": "Fleet"}', 'Mozilla/5.0', 'mobile',
  null, null, null)`;
