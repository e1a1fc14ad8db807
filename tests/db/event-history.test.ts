import { beforeAll, describe, expect, it } from 'vitest';
import { FORBIDDEN, useProject } from './support/project.ts';

const project = useProject();
const consentId = (n: number) => String(n).padStart(32, 'h');

interface Event {
  id: number;
  created_at: string;
  event_name: string;
  page: string;
}

const ask = async (filters: object = {}) => {
  const { data, error } = await project
    .as('admin')
    .rpc('analytics_history', filters)
    .select('id, created_at, event_name, page')
    .overrideTypes<Event[]>();
  expect(error).toBeNull();
  return (data ?? []) as Event[];
};

/** The expected events, read with plain SQL filters. */
const expected = (where: string) =>
  project.sql<{ id: number }>(
    `select id::integer from public.analytics_events as event where ${where}
     order by created_at desc, event.id desc`,
  );
const idsOf = (events: readonly { id: number }[]) => events.map(({ id }) => id);

beforeAll(async () => {
  await project.sql('delete from public.analytics_events');
  await project.sql('delete from public.unique_visitors');
  await project.sql(
    `insert into public.unique_visitors (consent_id) select lpad(n::text, 32, 'h')
     from generate_series(1, 5) as n`,
  );
  // Several per timestamp, so that only the id orders them.
  await project.sql(`
    insert into public.analytics_events (created_at, event_name, consent_id, properties)
    select now() - (n / 3) * interval '7 hours',
      (array['page_view', 'page_view', 'quote_started', 'call_clicked'])[1 + n % 4],
      lpad((1 + n % 5)::text, 32, 'h'),
      jsonb_build_object('page_url', 'https://www.example.com'
        || (array['/', '/fleet', '/services/heavy-haul', '/Quote?x=1', '/50%_off'])[1 + n % 5])
    from generate_series(0, 199) as n`);
});

describe('Event history', () => {
  it('pages without gaps or repeats', async () => {
    const walked: Event[] = [];
    for (let pages = 0; pages < 20; pages += 1) {
      const last = walked.at(-1);
      const page = await ask({
        // Not a multiple of three: pages end between events with the same timestamp.
        _limit: 31,
        ...(last && { _before_at: last.created_at, _before_id: last.id }),
      });
      if (page.length === 0) break;
      walked.push(...page);
    }
    expect(idsOf(walked)).toEqual(idsOf(await expected('true')));
  });

  const from = "private.business_day(now() - interval '7 days')";
  const visitorOf = (n: number) => `event.consent_id = '${consentId(n)}'`;
  it.each([
    [{ _event: 'quote_started' }, "event_name = 'quote_started'"],
    [{ _event: 'never' }, 'false'],
    [{ _page: 'heavy' }, "page = '/services/heavy-haul'"],
    [{ _page: 'quote' }, "page = '/Quote'"],
    [{ _page: '%_' }, "page = '/50%_off'"],
    [{ _page: 'nowhere' }, 'false'],
    [{ _page: 'e', _event: 'call_clicked' }, "page like '%e%' and event_name = 'call_clicked'"],
    [{ _page: 'fleet', _before_id: 1, _before_at: 'infinity' }, "page = '/fleet'"],
  ])('filters by %j', async (filters, where) => {
    expect(idsOf(await ask({ ...filters, _limit: 100 }))).toEqual(
      idsOf(await expected(where)).slice(0, 100),
    );
  });

  it('filters by the company’s days and by visitor', async () => {
    const [day] = await project.sql<{ day: string }>(`select ${from}::text as day`);
    const week = `private.business_day(created_at) >= ${from}`;
    expect(idsOf(await ask({ _from: day?.day, _limit: 100 }))).toEqual(idsOf(await expected(week)));

    const [visitor] = await project.sql<{ number: number }>(
      `select visitor_number::integer as number from public.unique_visitors as event
       where ${visitorOf(2)}`,
    );
    const all = { _visitor: visitor?.number, _limit: 100 };
    expect(idsOf(await ask(all))).toEqual(idsOf(await expected(visitorOf(2))));
    expect(idsOf(await ask({ ...all, _page: 'FLEET', _from: day?.day }))).toEqual(
      idsOf(await expected(`${visitorOf(2)} and page = '/fleet' and ${week}`)),
    );
    expect(await ask({ _visitor: 999_999 })).toEqual([]);
  });

  it('returns at most a hundred events per call', async () => {
    expect(await ask({ _limit: 5000 })).toHaveLength(100);
  });

  it.each(['visitor', 'customer', 'driver'] as const)(
    'event history is refused to a %s',
    async (caller) => {
      const { error } = await project.as(caller).rpc('analytics_history');
      expect(error?.code).toBe(FORBIDDEN);
    },
  );
});
