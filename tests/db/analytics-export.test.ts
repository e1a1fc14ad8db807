import { beforeAll, expect, it } from 'vitest';
import {
  CSV_EVENT,
  EVENT_COLUMNS,
  type CsvEvent,
} from '../../src/features/analytics/model/event-csv.ts';
import { fetchBatch, NEWEST_FIRST } from '../../src/platform/supabase/keyset.ts';
import {
  createCsvExport,
  type ExportProgress,
} from '../../src/shared/console/export/csv-export.ts';
import { useProject } from './support/project.ts';

const EVENTS = 20_000;
const FORMULA = '=HYPERLINK("https://evil.example","Open")';
const project = useProject();

beforeAll(async () => {
  // Inserted directly, because this test is about reading.
  await project.sql('alter table public.analytics_events disable trigger user');
  await project.sql('truncate public.analytics_events');
  // A hundred per timestamp, so that batches end between equal timestamps.
  await project.sql(
    `insert into public.analytics_events (created_at, event_name, consent_id, visitor_id, properties)
     select now() - (n / 100) * interval '1 minute', 'page_view', repeat('x', 32), '7',
       jsonb_build_object('page_url', case n when $2 then $3 else 'https://www.example.com/' || n end)
     from generate_series(1, $1::integer) as n`,
    [EVENTS, EVENTS / 2, FORMULA],
  );
  await project.sql('alter table public.analytics_events enable trigger user');
});

it('an export has many events in batches, each event once', async () => {
  const events = () => project.as('admin').from('analytics_events');
  const told: ExportProgress[] = [];
  let calls = 0;
  const { run } = createCsvExport<CsvEvent>(
    {
      name: 'analytics',
      columns: EVENT_COLUMNS,
      countRows: async () =>
        (await events().select('id', { count: 'exact', head: true })).count ?? 0,
      fetchRows: (cursor, signal) => {
        calls += 1;
        const query = events().select(CSV_EVENT);
        return fetchBatch<CsvEvent>(query, { order: NEWEST_FIRST, cursor, signal });
      },
    },
    (progress) => told.push(progress),
  );

  const { file, rows } = await run(new AbortController().signal);

  expect(rows).toBe(EVENTS);
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer());
  const records = text.split('\r\n').slice(0, -1);
  expect(records[0]).toBe('\uFEFFDate,Event,Visitor ID,Site ID,Page URL,Properties');
  expect(records).toHaveLength(EVENTS + 1);
  expect(new Set(records).size).toBe(EVENTS + 1);
  expect(records.filter((record) => record.includes('evil.example'))).toEqual([
    expect.stringContaining(`,7,default,"'=HYPERLINK(""https://evil.example"",""Open"")",`),
  ]);
  expect(calls).toBe(EVENTS / 1000 + 1);
  expect(told.at(-1)).toEqual({ done: EVENTS, total: EVENTS });
}, 60_000);
