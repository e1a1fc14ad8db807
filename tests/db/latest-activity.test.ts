import { describe, expect, it } from 'vitest';
import { FORBIDDEN, PEOPLE, useProject } from './support/project.ts';
import { aQuote } from './support/rows.ts';
import { deleteFromTrash } from './support/trash.ts';

const project = useProject();

interface Entry {
  record_id: string;
  action: string;
  actor: { email: string } | null;
  target: { email: string } | null;
  is_deleted: boolean;
}
const latest = async (_limit = 10) =>
  ((await project.as('admin').rpc('latest_activity', { _limit })).data ?? []) as Entry[];
const request = async () => {
  const { id } = aQuote();
  await project.as('visitor').from('quotes').insert(aQuote({ id }));
  return id;
};
/** Reads if the entries about a record count it as deleted. */
const deletedStates = async (id: string) => [
  ...new Set(
    (await latest(50)).filter(({ record_id }) => record_id === id).map((entry) => entry.is_deleted),
  ),
];

it('the list has the newest entries with the people they name', async () => {
  const id = await request();
  await project.as('admin').rpc('assign_quote', { _quote_id: id, _assignee: PEOPLE.admin });
  await project.as('admin').from('quotes').update({ status: 'reviewed' }).eq('id', id);
  const [newest] = await latest(1);
  expect(newest).toMatchObject({
    record_id: id,
    action: 'status_changed',
    actor: { first_name: 'Morgan', last_name: 'Ellery', email: 'admin@example.com' },
    target: null,
    is_deleted: false,
  });
  expect(await latest(1)).toHaveLength(1);
});

it('an entry says whether its record is deleted, restored or gone', async () => {
  const admin = project.as('admin');
  const id = await request();
  expect(await deletedStates(id)).toEqual([false]);

  const answer = await admin.rpc('trash_records', { _type: 'quote', _ids: [id] });
  expect(await deletedStates(id)).toEqual([true]);

  const [trashed] = answer.data as { updated_at: string }[];
  await admin.rpc('restore_records', {
    _type: 'quote',
    _ids: [id],
    _seen: [trashed?.updated_at],
  });
  expect(await deletedStates(id)).toEqual([false]);

  await deleteFromTrash(project, 'quotes', id);
  expect(await deletedStates(id)).toEqual([true]);
});

it('a load whose permit was deleted isn’t deleted itself', async () => {
  const [load] = await project.sql<{ id: string }>(
    `insert into public.loads (title, origin, destination) values ('Crate', 'Dayton, OH', 'Reno, NV')
     returning id`,
  );
  const id = String(load?.id);
  const permit = { load_id: id, jurisdiction: 'OH' };
  await project.as('admin').from('load_permits').insert(permit);
  await project.as('admin').from('load_permits').delete().eq('load_id', id);
  expect(await deletedStates(id)).toEqual([false]);
});

it.each(['customer', 'driver'] as const)('a %s sees nothing', async (caller) => {
  expect((await project.as(caller).rpc('latest_activity')).data).toEqual([]);
});

describe('The activity page', () => {
  interface Line {
    id: number;
    created_at: string;
    action: string;
    record_id: string;
    actor: { email: string } | null;
  }
  const history = async (filters: object = {}) =>
    ((await project.as('admin').rpc('activity_history', filters)).data ?? []) as Line[];
  const label = (name: string) => `${name}, OH → Reno, NV`;
  /** A quote request of today, assigned by the admin. */
  const assigned = async (origin: string) => {
    const { id } = aQuote();
    const quote = aQuote({ id, origin: `${origin}, OH`, destination: 'Reno, NV' });
    await project.as('visitor').from('quotes').insert(quote);
    await project.as('admin').rpc('assign_quote', { _quote_id: id, _assignee: PEOPLE.moderator });
    return id;
  };
  const actionsOf = (lines: Line[], id: string) =>
    lines.filter(({ record_id }) => record_id === id).map(({ action }) => action);

  it('finds entries by person (who did it or whom it concerns), record, kind and action', async () => {
    const id = await assigned('Xenia');
    const [assignment] = await history({ _search: label('XENIA'), _action: 'assigned' });
    expect(assignment).toMatchObject({ record_id: id, actor: { email: 'admin@example.com' } });

    for (const _search of ['admin@EXAMPLE', 'moderator@example', ' morgan ell']) {
      expect(actionsOf(await history({ _search }), id)).toEqual(['assigned']);
    }
    expect(actionsOf(await history({ _search: 'xenia' }), id)).toEqual(['assigned', 'created']);
    expect(actionsOf(await history({ _subject: 'quote', _action: 'created' }), id)).toEqual([
      'created',
    ]);
    expect(actionsOf(await history({ _subject: 'load' }), id)).toEqual([]);
  });

  it('starts on the first day in Dayton, and continues after the last entry shown', async () => {
    const id = await assigned('Troy');
    await project.sql(
      `update public.activity_log set created_at = '2026-01-02 04:59:59+00'
       where record_id = $1 and action = 'created'`,
      [id],
    );
    expect(actionsOf(await history({ _search: 'troy', _from: '2026-01-01' }), id)).toEqual([
      'assigned',
      'created',
    ]);
    expect(actionsOf(await history({ _search: 'troy', _from: '2026-01-02' }), id)).toEqual([
      'assigned',
    ]);

    const all = await history({ _limit: 1000 });
    const paged: Line[] = [];
    for (let last: Line | undefined; paged.length <= all.length; last = paged.at(-1)) {
      const before = last && { _before_at: last.created_at, _before_id: last.id };
      const page = await history({ ...before, _limit: 2 });
      if (page.length === 0) break;
      paged.push(...page);
    }
    expect(paged).toEqual(all);
  });

  it.each([
    [{ _subject: 'ship' }, 'There is no kind of record “ship”.'],
    [{ _action: 'painted' }, 'There is no action “painted”.'],
  ])('and its export refuse %j', async (filters, message) => {
    for (const name of ['activity_history', 'start_activity_export'] as const) {
      const { status, error } = await project.as('admin').rpc(name, filters);
      expect([status, error?.message], name).toEqual([400, message]);
    }
  });

  it.each(['moderator', 'customer'] as const)('refuses a %s', async (caller) => {
    const { error } = await project.as(caller).rpc('activity_history');
    expect(error?.code).toBe(FORBIDDEN);
  });
});
