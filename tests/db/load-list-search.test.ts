import { describe, expect, it } from 'vitest';
import { insertLoad } from './support/loads.ts';
import { type Person, useProject } from './support/project.ts';

const project = useProject();

describe('The list’s search', () => {
  it('finds a load by number, customer, PO, BOL and city, for admins only', async () => {
    const load = await insertLoad(project, {
      title: 'Press bed',
      origin: 'Xenia, OH',
      destination: 'Gary, IN',
      po_number: 'PO-SEARCHED',
      bol_number: 'BOL-SEARCHED',
    });
    await project.sql(
      `insert into public.load_customers (load_id, name, email) values ($1, 'Odette Searched', 'o@example.com')`,
      [load],
    );
    const [{ number } = { number: '' }] = await project.sql<{ number: string }>(
      'select number from public.loads where id = $1',
      [load],
    );
    const search = async (person: Person, text: string) => {
      const call = (name: string) => project.as(person).rpc(name, { _search: text });
      const [placed, groups, statuses, found] = await Promise.all([
        call('loads_by_pickup'),
        call('pickup_group_counts'),
        call('load_status_counts'),
        call('board_loads'),
      ]);
      const sum = (rows: unknown) =>
        (rows as { loads: number }[] | null)?.reduce((total, { loads }) => total + loads, 0);
      return {
        placed: (placed.data as { id: string }[] | null)?.map(({ id }) => id),
        groups: sum(groups.data),
        statuses: sum(statuses.data),
        found: (found.data as { id: string }[] | null)?.map(({ id }) => id),
      };
    };
    for (const text of [number, 'odette s', 'po-searched', 'BOL-SEARCHED', 'Xenia']) {
      expect([text, await search('admin', text)]).toEqual([
        text,
        { placed: [load], groups: 1, statuses: 1, found: [load] },
      ]);
    }
    expect((await search('admin', 'nothing has this')).found).toEqual([]);
    expect(await search('driver', 'turbine')).toMatchObject({ placed: undefined, statuses: 0 });
  });
});
