import type { Query } from '../../supabase/local/database/database.ts';

const BATCH_VISITORS = 4000;
/** Events per visitor: page views and some goals. */
const EVENTS_EACH = 12;

/** Time after their first visit until a visitor comes back. */
const RETURNS = `case when n % 3 = 0 then n % 90 * interval '1 day' else interval '0' end`;

/**
 * Inserts visitors and events of the last 397 days, the oldest of which the next cleanup deletes. Every third
 * visitor comes back within 90 days. Events go through the triggers. Returns events inserted per second.
 */
export async function seedEvents(query: Query, events: number): Promise<number> {
  const visitors = Math.ceil(events / EVENTS_EACH);
  await query(
    `insert into public.unique_visitors (consent_id, first_seen_at, last_seen_at, ip_address)
     select md5(n::text), came, least(came + ${RETURNS}, now()), '203.0.113.0'
     from generate_series(1, $1::integer) as n,
       lateral (select now() - interval '397 days' * (1 - n::float / $1::integer) as came) as visit`,
    [visitors],
  );
  await query(
    `insert into public.consent_records (created_at, choice, consent_id)
     select first_seen_at, 'accepted', consent_id from public.unique_visitors
     on conflict do nothing`,
  );

  const started = performance.now();
  for (let first = 1; first <= visitors; first += BATCH_VISITORS) {
    const last = Math.min(first + BATCH_VISITORS - 1, visitors);
    await query(INSERT, [first, last, visitors, EVENTS_EACH]);
  }
  return events / ((performance.now() - started) / 1000);
}

/** Sixty pages, some visited often; ten of a visitor's twelve events are page views. */
const INSERT = `
  insert into public.analytics_events
    (created_at, event_name, visitor_id, consent_id, session_id, properties, device, ip_address, user_agent)
  select
    least(
      now() - interval '397 days' * (1 - n::float / $3::integer)
        + case when step >= 6 then ${RETURNS} else interval '0' end,
      now()
    ) + step * interval '40 seconds' - interval '10 minutes',
    case step when 0 then 'consent_accept_all'
      when 11 then (array['quote_started', 'quote_started', 'quote_sent', 'call_clicked'])[1 + n % 4]
      else 'page_view' end,
    n::text, md5(n::text), 'bench-' || n,
    jsonb_build_object(
      'page_url', 'https://www.example.com' || case
        when step = 10 and n % 3 = 0 then '/quote'
        when (n + step) % 5 = 0 then '/'
        when n % 500 = 7 then '/services/heavy-haul'
        else '/page-' || (n * 7 + step * step) % 57 end,
      'page_title', 'Gem City Heavy Haul'
    ) || case when step = 1
      then jsonb_build_object('referrer', 'https://site-' || n % 40 || '.example/')
      else '{}' end,
    (array['desktop', 'mobile', 'mobile', 'tablet'])[1 + n % 4], '203.0.113.0',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15'
  from generate_series($1::integer, $2::integer) as n, generate_series(0, $4::integer - 1) as step`;
