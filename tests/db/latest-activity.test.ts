import { expect, it } from 'vitest';
import { PEOPLE, useProject } from './support/project.ts';
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
/** Whether the entries about a record count it as deleted. */
const deletedStates = async (id: string) => [
  ...new Set(
    (await latest(50)).filter(({ record_id }) => record_id === id).map((entry) => entry.is_deleted),
  ),
];

it('returns the newest entries with the people they name', async () => {
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

it('says whether a record is deleted, restored or gone', async () => {
  const admin = project.as('admin');
  const id = await request();
  expect(await deletedStates(id)).toEqual([false]);

  const answer = await admin.rpc('trash_records', { _type: 'quote', _ids: [id] });
  expect(await deletedStates(id)).toEqual([true]);

  const [trashed] = answer.data as { updated_at: string }[];
  await admin.rpc('restore_records', {
    _type: 'quote',
    _ids: [id],
    _versions: [trashed?.updated_at],
  });
  expect(await deletedStates(id)).toEqual([false]);

  await deleteFromTrash(project, 'quotes', id);
  expect(await deletedStates(id)).toEqual([true]);
});

it('keeps a load whose permit was deleted', async () => {
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

it.each(['customer', 'driver'] as const)('shows a %s nothing', async (caller) => {
  expect((await project.as(caller).rpc('latest_activity')).data).toEqual([]);
});
