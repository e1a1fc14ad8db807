import { expect, it } from 'vitest';
import { STALE, useProject } from '../support/project.ts';
import { useSessions, waitForLockWaits } from '../support/sessions.ts';

// PGlite has one session: nothing there happens at the same time.
const project = useProject();
/** Another session, with a transaction that the tests keep open, and one that watches. */
const others = useSessions(project, 2);
const admin = () => project.as('admin');
const picture = (n: number) => `b1000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** Sends a request while the statement's transaction is open, and commits once the request waits for it. */
async function during<Answer>(statement: string, request: () => PromiseLike<Answer>) {
  const other = await others().reserve();
  await other.unsafe(`begin; ${statement}`);
  const answer = Promise.resolve(request());
  await waitForLockWaits(others(), 1);
  await other.unsafe('commit');
  other.release();
  return answer;
}

it('an update of a vehicle that a colleague changes at the same time is refused, and both fields stay', async () => {
  const id = 'f1000000-0000-4000-8000-000000000001';
  const theirs = `update public.fleet set description = 'Theirs' where id = '${id}'`;

  const { error } = await during(theirs, () =>
    admin().from('fleet').update({ name: 'Mine' }).eq('id', id),
  );

  expect(error?.code).toBe(STALE);
  const { data } = await admin().from('fleet').select('name, description').eq('id', id).single();
  expect(data).toEqual({ name: '6-axle RGN lowboy', description: 'Theirs' });
});

it('the later of two admins sets the Load of the Month', async () => {
  const set = (n: number) =>
    `update public.gallery_images set is_load_of_the_month = true where id = '${picture(n)}'`;

  const { error } = await during(set(1), () =>
    admin().from('gallery_images').update({ is_load_of_the_month: true }).eq('id', picture(2)),
  );

  expect(error).toBeNull();
  const holders = await project.sql(
    'select id from public.gallery_images where is_load_of_the_month',
  );
  expect(holders).toEqual([{ id: picture(2) }]);
});
