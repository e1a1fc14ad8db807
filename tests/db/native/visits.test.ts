import { beforeEach, expect, it } from 'vitest';
import { useProject } from '../support/project.ts';
import { useSessions, waitForLockWaits } from '../support/sessions.ts';
import { consentId, visits } from '../support/visits.ts';

// PGlite has one session: nothing there happens at the same time.
const project = useProject();
const WRITERS = 24;
const sessions = useSessions(project, WRITERS);
const gate = useSessions(project, 1);
const { deleteVisits, kept, recounted } = visits(project);

const importIn = (session: ReturnType<typeof sessions>, consent: string, daysAgo: number[]) =>
  session`
    insert into public.analytics_events (event_name, consent_id, created_at)
    select 'page_view', ${consent}, now() - days * interval '1 day' from unnest(${daysAgo}::integer[]) as days`;

const VISITORS = 300;
const visitor = (n: number) => consentId(String(n % VISITORS));
const visitIn = (session: ReturnType<typeof sessions>, consent: string) =>
  session`select public.record_visit(
    'page_view', ${consent}, 's', 'default', '{"page_url": "https://www.example.com/fleet"}', '', 'desktop',
    null, null, null)`;

beforeEach(async () => {
  await deleteVisits();
  // First and last seen on many different days.
  await project.sql(
    `insert into public.unique_visitors (consent_id, first_seen_at, last_seen_at)
     select lpad(n::text, 32, '0'), now() - (60 + n % 7) * interval '1 day', now() - n % 30 * interval '1 day'
     from generate_series(0, ${String(VISITORS - 1)}) as n`,
  );
});

it('a visit and an import of the same visitor’s earlier days wait for each other', async () => {
  await gate().unsafe('begin');
  await visitIn(gate(), visitor(1));
  const importing = importIn(sessions(), visitor(1), [9, 4]).execute();
  await waitForLockWaits(gate(), 1);
  await gate().unsafe('commit');
  await importing;
  expect(await kept()).toEqual(await recounted());
});

it('imports that change the same days’ counters in a different order run one after the other', async () => {
  await importIn(sessions(), visitor(1), [11]);
  await importIn(sessions(), visitor(2), [15]);
  // Holds up the first import between its day and the visitor's next one.
  await gate().unsafe('begin');
  await gate()`
    update private.analytics_returns set visitors = visitors
    where day = private.business_day(now() - interval '15 days')`;
  const first = importIn(sessions(), visitor(1), [15]).execute();
  await waitForLockWaits(gate(), 1);
  const second = importIn(sessions(), visitor(2), [19, 11]).execute();
  await waitForLockWaits(gate(), 2);
  await gate().unsafe('commit');
  await Promise.all([first, second]);
  expect(await kept()).toEqual(await recounted());
});

it('visits, imports and deletions at the same time are counted correctly and without a deadlock', async () => {
  const write = (n: number) => {
    const days = [3, 17, 8, 25, 11].map((day) => (day * (n + 1)) % 29);
    if (n % 8 === 0) return visitIn(sessions(), visitor(n));
    if (n % 8 === 1 || n % 8 === 5) return importIn(sessions(), visitor(n % 20), days);
    if (n % 8 === 2) {
      return sessions()`
        delete from public.analytics_events where consent_id in (${visitor(n - 1)}, ${visitor(n * 7)})`;
    }
    // Moves visitors who were seen on the same days as the visitors of the other statements.
    return sessions()`
      with mine as materialized (
        select consent_id from public.unique_visitors
        where right(consent_id, 3)::integer % 10 = ${n % 10} order by consent_id for update
      )
      update public.unique_visitors as visitor set last_seen_at = last_seen_at - interval '1 day'
      from mine where visitor.consent_id = mine.consent_id`;
  };
  const done = await Promise.allSettled(
    Array.from({ length: 10 * WRITERS }, async (_, n) => write(n)),
  );
  expect(done.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))).toEqual(
    [],
  );
  expect(await kept()).toEqual(await recounted());
});
