import { describe, expect, it } from 'vitest';
import { useProject } from './support/project.ts';

const project = useProject();

describe('forgetting', () => {
  it('removes visits after 13 months and the log after two years, and keeps the rest', async () => {
    const age = async (table: string, column: string, months: number) =>
      project.sql(
        `update public.${table} set ${column} = now() - make_interval(months => ${String(months)})
         where ctid = (select ctid from public.${table} order by ${column} limit 1)`,
      );
    const count = async (table: string) =>
      (await project.sql(`select from public.${table}`)).length;
    const tables = [
      'analytics_events',
      'unique_visitors',
      'consent_records',
      'activity_log',
      'quotes',
    ];
    await age('analytics_events', 'created_at', 14);
    await age('unique_visitors', 'last_seen_at', 14);
    await age('consent_records', 'created_at', 14);
    await age('activity_log', 'created_at', 25);
    await age('quotes', 'created_at', 120);
    const before = await Promise.all(tables.map(count));

    await project.sql('select private.forget_old_rows()');

    const gone = await Promise.all(tables.map(count));
    expect(before.map((rows, i) => rows - (gone[i] ?? 0))).toEqual([1, 1, 1, 1, 0]);
  });
});
