import { afterEach, expect, it, vi } from 'vitest';
import { subscribed } from '../contract/support/subscribe.ts';
import { planLoad } from './support/loads.ts';
import { PEOPLE, useProject } from './support/project.ts';
import { aQuote } from './support/rows.ts';

const project = useProject();
const LISTENERS = ['customer', 'driver', 'pilot'] as const;
type Listener = (typeof LISTENERS)[number];

afterEach(async () => {
  for (const caller of LISTENERS) await project.as(caller).removeAllChannels();
});

/**
 * Joins the caller's own channel; returns the tables whose deletions it's told about, including later ones.
 */
async function listen(caller: Listener, kind: 'quotes' | 'person'): Promise<string[]> {
  const tables: string[] = [];
  const config = { private: true };
  const client = await project.listeningAs(caller);
  await subscribed(
    client
      .channel(`${kind}:${PEOPLE[caller]}`, { config })
      .on('broadcast', { event: 'deleted' }, ({ payload }) =>
        tables.push((payload as { table: string }).table),
      ),
  );
  return tables;
}
const heard = (tables: string[], table: string) =>
  vi.waitFor(
    () => {
      expect(tables).toContain(table);
    },
    { timeout: 10_000 },
  );

it('a customer learns that their quote is gone', async () => {
  const tables = await listen('customer', 'quotes');
  const own = aQuote();
  await project.as('customer').from('quotes').insert(own);
  await project.sql('delete from public.quotes where id = $1', [own.id]);
  await heard(tables, 'quotes');
});

it.each([
  ['load_events', `insert into public.load_events (load_id, note) values ($1, 'Rolling')`],
  ['load_permits', `insert into public.load_permits (load_id, jurisdiction) values ($1, 'OH')`],
])('the driver and the accepted pilot car learn about deleted %s', async (table, insert) => {
  const load = await planLoad(project);
  await project.sql(insert, [load]);
  await project.sql(`update public.load_escorts set status = 'accepted' where load_id = $1`, [
    load,
  ]);
  const driver = await listen('driver', 'person');
  const pilot = await listen('pilot', 'person');
  await project.sql(`delete from public.${table} where load_id = $1`, [load]);
  await heard(driver, table);
  await heard(pilot, table);
});
