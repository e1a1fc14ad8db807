import { beforeAll, describe, expect, it } from 'vitest';
import { documentHelpers } from './support/load-documents.ts';
import { FORBIDDEN, type Caller, REFUSED, useProject } from './support/project.ts';
import { arrive } from './support/loads.ts';
import { starts } from './support/start.ts';

const project = useProject();
const { freeDriver, plan, read, update } = starts(project);
const { store } = documentHelpers(project);

beforeAll(freeDriver);

/** A load in transit from Ohio to Indiana: Ohio is entered, nothing else is recorded. */
const moving = async () => {
  await freeDriver();
  const load = await plan();
  await project.sql(`update public.loads set status = 'in_transit' where id = $1`, [load]);
  return load;
};
const deliver = async (caller: Caller, load: string, reason?: string) =>
  (
    await project.as(caller).rpc('deliver_load', {
      _load_id: load,
      ...(reason !== undefined && { _no_pod_reason: reason }),
    })
  ).error;
const MISSING =
  'This load can’t be delivered yet: The truck hasn’t entered leg 2 (IN); No arrival at stop 2 (Gary, IN); No POD.';
const NO_POD = { code: REFUSED, message: 'This load can’t be delivered yet: No POD.' };

describe('A delivery', () => {
  it.each(['driver', 'admin'] as const)(
    'by a %s is refused with everything that is missing, whichever way it is reported',
    async (caller) => {
      const load = await moving();
      expect(await deliver(caller, load)).toMatchObject({ code: REFUSED, message: MISSING });
      expect(await update(caller, load, { status: 'delivered' })).toMatchObject({
        code: REFUSED,
        message: MISSING,
      });
      expect((await read(load))?.status).toBe('in_transit');
    },
  );

  it('by the service is refused, too', async () => {
    const load = await moving();
    const { error } = await project
      .as('service')
      .from('loads')
      .update({ status: 'delivered' })
      .eq('id', load);
    expect(error).toMatchObject({ code: REFUSED, message: MISSING });
  });

  it('needs legs and arrivals even with a reason for the missing POD', async () => {
    const load = await moving();
    expect(await deliver('admin', load, 'Lost')).toMatchObject({
      message: MISSING.replace('; No POD', ''),
    });
  });

  it('without a POD needs a reason, which the load and its log keep', async () => {
    const load = await moving();
    await arrive(project, load);
    expect(await deliver('driver', load)).toMatchObject(NO_POD);
    expect(await deliver('driver', load, ' \n ')).toMatchObject(NO_POD);
    expect(await update('driver', load, { status: 'delivered' })).toMatchObject(NO_POD);
    expect(await deliver('driver', load, 'x'.repeat(501))).toMatchObject({ code: REFUSED });
    expect(await deliver('driver', load, ' The receiver\nemails it. ')).toBeNull();
    const { data } = await project
      .as('driver')
      .from('loads')
      .select('status, no_pod_reason, events:load_events(status, note)')
      .eq('id', load)
      .eq('load_events.status', 'delivered');
    expect(data).toEqual([
      {
        status: 'delivered',
        no_pod_reason: 'The receiver emails it.',
        events: [{ status: 'delivered', note: 'No POD: The receiver emails it.' }],
      },
    ]);
  });

  it('with a POD needs no reason, and doesn’t keep one', async () => {
    const load = await moving();
    await arrive(project, load);
    await store('driver', load, 'pod');
    expect(await deliver('driver', load, 'Not needed')).toBeNull();
    const [stored] = await project.sql('select no_pod_reason from public.loads where id = $1', [
      load,
    ]);
    expect(stored).toEqual({ no_pod_reason: null });
  });

  it('can be a plain update once nothing is missing', async () => {
    const load = await moving();
    await arrive(project, load);
    await store('admin', load, 'pod');
    expect(await update('admin', load, { status: 'delivered' })).toBeNull();
  });

  it('changes nothing when it is repeated, and is checked again after an undo', async () => {
    const load = await moving();
    await arrive(project, load);
    expect(await deliver('driver', load, 'Later')).toBeNull();
    expect(await deliver('admin', load)).toBeNull();
    expect(await deliver('driver', load, 'Another reason')).toBeNull();
    const count = () =>
      project.sql(
        `select count(*)::int as deliveries from public.load_events where load_id = $1 and status = 'delivered'`,
        [load],
      );
    expect(await count()).toEqual([{ deliveries: 1 }]);
    expect(await update('admin', load, { status: 'in_transit' })).toBeNull();
    expect(await deliver('driver', load)).toMatchObject(NO_POD);
  });

  it('is for the load’s driver and admins', async () => {
    const load = await moving();
    for (const caller of ['pilot', 'moderator', 'customer', 'visitor'] as const) {
      expect([caller, await deliver(caller, load, 'x')]).toMatchObject([
        caller,
        { code: FORBIDDEN },
      ]);
    }
    const planned = await plan();
    expect(await deliver('driver', planned, 'x')).toMatchObject({
      code: REFUSED,
      message: 'This load isn’t in transit.',
    });
  });

  it('no one but deliver_load writes the reason', async () => {
    const load = await moving();
    expect((await update('admin', load, { no_pod_reason: 'x' }))?.code).toBe(FORBIDDEN);
  });
});
