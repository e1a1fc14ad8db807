import { beforeAll, expect, it } from 'vitest';
import { useProject } from './support/project.ts';
import { aQuote, aReply } from './support/rows.ts';

const project = useProject();
const collect = () => project.sql('select private.collect_limit_hits()');
const hits = async () =>
  Object.fromEntries(
    (
      await project.sql<{ name: string; hits: number }>(
        `select limit_name as name, sum(hits)::integer as hits from private.limit_hits
         group by limit_name order by 1`,
      )
    ).map(({ name, hits }) => [name, hits]),
  );

beforeAll(async () => {
  await project.sql('update private.settings set rate_limit_per_sender = 2');
});

it('each refusal is counted once, although it is rolled back', async () => {
  const statuses = [];
  for (let sent = 0; sent < 5; sent++) {
    statuses.push((await project.as('visitor').from('quotes').insert(aQuote())).status);
  }
  expect(statuses).toEqual([201, 201, 429, 429, 429]);

  await collect();
  expect(await hits()).toEqual({ quotes: 3 });
  await collect();
  expect(await hits()).toEqual({ quotes: 3 });
});

it('refusals of edge functions are counted, which call as service_role', async () => {
  await project.sql(
    `insert into public.emails (record_type, record_id, kind, to_email, subject, body, sent_by)
     select 'message', $1, 'reply', 'jo@example.com', 'A', 'B', $2 from generate_series(1, 30)`,
    [aReply().record_id, 'a1000000-0000-4000-8000-000000000001'],
  );
  const { error } = await project.as('service').rpc('claim_reply', {
    _reply_id: 'd9000000-0000-4000-8000-000000000001',
    _record_type: 'message',
    _record_id: aReply().record_id,
    _subject: 'A',
    _body: 'B',
    _sent_by: 'a1000000-0000-4000-8000-000000000001',
  });
  expect(error?.code).toBe('PT429');

  await collect();
  expect(await hits()).toMatchObject({ replies: 1 });
});

it('refusals of an unlisted limit are counted as others', async () => {
  await project.sql(`select private.record_limit_hit('not_listed')`);
  await collect();
  expect(await hits()).toMatchObject({ other: 1 });
});

it('every limit that functions use is listed', async () => {
  const named = await project.sql<{ name: string }>(`
    select distinct found.names[1] as name
    from pg_proc, regexp_matches(
      prosrc, '(?:private\\.rate_limit|enforce_rate_limit|record_limit_hit)\\(\\s*''([a-z_]+)''', 'g'
    ) as found (names)
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    order by 1`);
  const listed = await project.sql<{ name: string }>('select name from private.limits order by 1');

  expect(named.length).toBeGreaterThan(8);
  expect([...named.map(({ name }) => name), 'other'].sort()).toEqual(
    listed.map(({ name }) => name),
  );
});
