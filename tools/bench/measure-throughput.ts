import type { LocalSupabase } from '../../supabase/local/options.ts';

const EVENTS = 2000;
const CONCURRENCY = 8;
const BROWSER =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** Sends events as browsers do, a tenth of them from new visitors. Returns events stored per second. */
export async function measureThroughput({ url, exec }: LocalSupabase): Promise<number> {
  await exec(
    'update private.settings set rate_limit_visits_overall = 1000000, rate_limit_visits_per_sender = 1000000',
  );
  let sent = 0;
  const worker = async () => {
    while (sent < EVENTS) {
      sent += 1;
      const response = await fetch(`${url}/functions/v1/track-analytics`, {
        method: 'POST',
        headers: {
          'content-type': 'text/plain;charset=UTF-8',
          'user-agent': BROWSER,
          'x-forwarded-for': `198.51.${String(sent % 250)}.1`,
        },
        body: JSON.stringify(eventOf(sent)),
      });
      if (!response.ok) throw new Error(`${String(response.status)}: ${await response.text()}`);
      await response.arrayBuffer();
    }
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  return EVENTS / ((performance.now() - started) / 1000);
}

function eventOf(n: number) {
  return {
    consent_id: String(Math.floor(n / 10)).padStart(32, 'flood'),
    session_id: 'bench',
    site_id: 'default',
    event_name: 'page_view',
    properties: { page_title: 'Fleet' },
    page_url: `https://www.example.com/page-${String(n % 57)}`,
    user_agent: BROWSER,
    timestamp: new Date().toISOString(),
  };
}
