import { expect, it } from 'vitest';
import { insertLoad } from '../support/loads.ts';
import { useProject } from '../support/project.ts';
import { useSessions, waitForLockWaits } from '../support/sessions.ts';

// PGlite has one session: nothing there happens at the same time.
const project = useProject();
const sessions = useSessions(project, 1);
const gate = useSessions(project, 1);

it('the load shows both ends when two sessions change one each at the same time', async () => {
  const load = await insertLoad(project, {
    title: 'Press bed',
    origin: 'Dayton, OH',
    destination: 'Gary, IN',
  });
  const place = (session: ReturnType<typeof sessions>, kind: string, name: string) =>
    session`update public.load_stops set place = ${name} where load_id = ${load} and kind = ${kind}`;
  await gate().unsafe('begin');
  await place(gate(), 'pickup', 'Lima, OH');
  await gate().unsafe('set constraints all immediate');
  const delivery = place(sessions(), 'delivery', 'Hammond, IN').execute();
  await waitForLockWaits(gate(), 1);
  await gate().unsafe('commit');
  await delivery;
  expect(
    await project.sql('select origin, destination from public.loads where id = $1', [load]),
  ).toEqual([{ origin: 'Lima, OH', destination: 'Hammond, IN' }]);
});
