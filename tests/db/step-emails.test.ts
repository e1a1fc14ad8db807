import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { acceptedLoads } from './support/accepted-loads.ts';
import { answerTo } from './support/offers.ts';
import { type Caller, FORBIDDEN, PEOPLE, useProject } from './support/project.ts';
import { limitForms } from './support/rate-limits.ts';
import { starts } from './support/start.ts';

const project = useProject();
const loads = acceptedLoads(project);
const { freeDriver, start } = starts(project);
const admin = () => project.as('admin');
const service = () => project.as('service');

interface Queued {
  [column: string]: unknown;
  id: string;
  kind: string;
  version: number;
  driver_id: string | null;
}
const outbox = (load: string) =>
  project.sql<Queued>(
    'select * from private.load_emails where load_id = $1 order by created_at, kind, version',
    [load],
  );
const kinds = async (load: string) => (await outbox(load)).map(({ kind }) => kind).sort();
const sql = (text: string, ...params: unknown[]) => project.sql(text, params);
const setLoad = (load: string, columns: string) =>
  sql(`update public.loads set ${columns} where id = $1`, load);
const claim = async (id: string | undefined) =>
  (
    await answerTo<Record<string, unknown> | null>(
      service().rpc('claim_load_email', { _id: id ?? randomUUID() }),
    )
  ).data;
const idOf = async (load: string, kind: string) =>
  (await outbox(load)).find((queued) => queued.kind === kind)?.id;
const due = async () => {
  const { data } = await answerTo<{ record_type: string; record_id: string }[]>(
    service().rpc('due_emails', { _limit: 1000 }),
  );
  return data.filter(({ record_type }) => record_type === 'load').map((row) => row.record_id);
};

const TOLD = 'The customer knows about this load. Cancel it instead.';

/** An accepted offer with its load, planned for tomorrow. */
async function accepted() {
  const offer = await loads.accept();
  await setLoad(
    offer.load,
    `pickup_at = now() + interval '1 hour', delivery_at = now() + interval '2 days'`,
  );
  return offer;
}
const assign = async (load: string, person: string | null = PEOPLE.driver) => {
  await loads.endBookings();
  await sql('update public.loads set driver_id = $2 where id = $1', load, person);
};
/** The same, ready to start. */
async function ready() {
  const offer = await accepted();
  await assign(offer.load);
  await loads.complete(offer.load);
  return offer;
}
const hold = (load: string, id?: string) => loads.hold(load, 'Flat tire', id);
const turn = async (kind: string, isOn: boolean, caller: Caller = 'admin') =>
  (
    await answerTo<unknown[] | null>(
      project
        .as(caller)
        .from('step_email_settings')
        .update({ is_on: isOn })
        .eq('kind', kind)
        .select('kind'),
    )
  ).data;

beforeAll(() => limitForms(project, 10_000, 100_000));
beforeEach(async () => {
  await freeDriver();
});

describe('The outbox', () => {
  it('confirms the pickup once, when crew and permits are complete', async () => {
    const { load } = await accepted();
    await assign(load);
    expect(await kinds(load)).toEqual(['driver_assigned']);
    await loads.complete(load);
    expect(await kinds(load)).toEqual(['driver_assigned', 'load_confirmed']);
    await sql(`update public.load_permits set status = 'amending' where load_id = $1`, load);
    await sql(`update public.load_permits set status = 'issued' where load_id = $1`, load);
    expect(await kinds(load)).toEqual(['driver_assigned', 'load_confirmed']);
  });

  it('queues loaded and delivered once, also after an undo', async () => {
    const { load } = await ready();
    expect(await start('driver', load)).toBeNull();
    await setLoad(load, `status = 'assigned'`);
    await setLoad(load, `status = 'in_transit'`);
    await setLoad(load, `status = 'delivered'`);
    await setLoad(load, `status = 'in_transit'`);
    await setLoad(load, `status = 'delivered'`);
    const versions = (await outbox(load)).filter(({ kind }) => /loaded|delivered/u.test(kind));
    expect(versions.map(({ kind, version }) => `${kind} ${String(version)}`).sort()).toEqual([
      'load_delivered 1',
      'load_loaded 1',
    ]);
  });

  it('queues one email per hold, five minutes later, and none for a hold that ended', async () => {
    const { load } = await ready();
    const first = await hold(load);
    await hold(load, first);
    await hold(load);
    expect((await outbox(load)).filter(({ kind }) => kind === 'load_hold')).toHaveLength(1);
    const id = await idOf(load, 'load_hold');
    expect(await due()).not.toContain(id);
    await sql(`update private.load_emails set due_at = now() where id = $1`, id);
    expect(await due()).toContain(id);

    await sql('update public.load_holds set cleared_at = now() where load_id = $1', load);
    expect(await due()).not.toContain(id);
    expect(await claim(id)).toBeNull();
    expect(await idOf(load, 'load_hold')).toBeUndefined();
  });

  it('emails both drivers about a new driver, but not one who was never told', async () => {
    const { load } = await accepted();
    await assign(load);
    await assign(load, null);
    expect(await outbox(load)).toEqual([]);

    await assign(load);
    const id = await idOf(load, 'driver_assigned');
    expect(await claim(id)).toMatchObject({ email: 'driver@example.com', link_token: null });
    await assign(load, null);
    expect(await kinds(load)).toEqual(['driver_assigned', 'driver_cancelled']);
    const [gone] = (await outbox(load)).filter(({ kind }) => kind === 'driver_cancelled');
    expect(gone?.driver_id).toBe(PEOPLE.driver);
  });

  it('combines changes of a load into one email to its driver', async () => {
    const { load } = await accepted();
    await assign(load);
    await claim(await idOf(load, 'driver_assigned'));
    await setLoad(load, `delivery_at = delivery_at + interval '1 hour'`);
    await setLoad(load, `delivery_at = delivery_at + interval '1 hour'`);
    expect(await kinds(load)).toEqual(['driver_assigned', 'driver_changed']);
    await claim(await idOf(load, 'driver_changed'));
    await setLoad(load, `delivery_at = delivery_at + interval '1 hour'`);
    const changed = (await outbox(load)).filter(({ kind }) => kind === 'driver_changed');
    expect(changed.map(({ version }) => version).sort()).toEqual([1, 2]);
  });

  it('tells customer and driver of a cancellation, each time', async () => {
    const { load } = await accepted();
    await assign(load);
    await claim(await idOf(load, 'driver_assigned'));
    await setLoad(load, `status = 'cancelled'`);
    await setLoad(load, `status = 'planned'`);
    await setLoad(load, `status = 'cancelled'`);
    const canceled = (await outbox(load)).filter(({ kind }) => kind === 'load_cancelled');
    expect(canceled.map(({ version }) => version).sort()).toEqual([1, 2]);
    expect(await kinds(load)).toContain('driver_cancelled');
  });

  it('keeps a load with a driver from being deleted', async () => {
    const { load } = await accepted();
    await assign(load);
    const remove = async () => (await admin().from('loads').delete().eq('id', load)).error;
    expect((await remove())?.message).toBe(
      'A driver or pilot car has this load. Cancel it instead: that emails them.',
    );
    await assign(load, null);
    // Its customer accepted it.
    expect((await remove())?.message).toBe(TOLD);
  });

  it('keeps a load its customer may know about from being deleted until it is canceled', async () => {
    const remove = async (load: string) =>
      (await admin().from('loads').delete().eq('id', load)).error;
    const { load, quote } = await accepted();
    const plan = async (quoteId: string | null) => {
      const id = randomUUID();
      await sql(
        `insert into public.loads (id, title, origin, destination, quote_id)
         values ($1, 'Press bed', 'Lima, OH', 'Gary, IN', $2)`,
        id,
        quoteId,
      );
      return id;
    };
    expect(await remove(await plan(null))).toBeNull();

    // The customer sees every load of their quote, until the quote is deleted.
    const planned = await plan(quote);
    expect((await remove(planned))?.message).toBe(TOLD);
    await sql('update public.quotes set deleted_at = now() where id = $1', quote);
    expect(await remove(planned)).toBeNull();
    expect((await remove(load))?.message).toBe(TOLD);

    const emailed = await plan(null);
    await sql(
      `insert into private.load_emails (load_id, kind, version, due_at)
       values ($1, 'load_confirmed', 1, now())`,
      emailed,
    );
    expect((await remove(emailed))?.message).toBe(TOLD);
    await setLoad(emailed, `status = 'cancelled'`);
    expect(await remove(emailed)).toBeNull();
  });

  it('tells of each state the load enters after the first, if that is on', async () => {
    const enter = async (load: string, state: string) => {
      const [leg] = await project.sql<{ id: string }>(
        'select id from public.load_legs where load_id = $1 and jurisdiction = $2',
        [load, state],
      );
      return (await project.as('driver').rpc('enter_leg', { _leg_id: leg?.id })).error;
    };
    const entered = async (load: string) =>
      (await outbox(load)).filter(({ kind }) => kind === 'load_entered');
    const quiet = await ready();
    await start('driver', quiet.load);
    expect(await enter(quiet.load, 'IN')).toBeNull();
    expect(await entered(quiet.load)).toEqual([]);
    await setLoad(quiet.load, `status = 'delivered'`);

    await turn('load_entered', true);
    const { load } = await ready();
    expect(await start('driver', load)).toBeNull();
    expect(await entered(load)).toEqual([]);
    expect(await enter(load, 'IN')).toBeNull();
    expect(await enter(load, 'IN')).toBeNull();
    const [queued] = await entered(load);
    expect(await entered(load)).toHaveLength(1);
    expect(await due()).toContain(queued?.id);
    expect(await claim(queued?.id)).toMatchObject({
      kind: 'load_entered',
      timeline: { position: { jurisdiction: 'IN' } },
    });
    await turn('load_entered', false);
  });

  it('leaves out a state the load has left before its email was sent, and a delivered load', async () => {
    await turn('load_entered', true);
    const { load } = await ready();
    await start('driver', load);
    const queue = (version: number) =>
      sql(
        `insert into private.load_emails (load_id, kind, version, due_at)
         values ($1, 'load_entered', $2, now())`,
        load,
        version,
      );
    await queue(1);
    await queue(2);
    const [first, second] = (await outbox(load)).filter(({ kind }) => kind === 'load_entered');
    expect(await claim(first?.id)).toBeNull();
    await setLoad(load, `status = 'delivered'`);
    expect(await claim(second?.id)).toBeNull();
    await turn('load_entered', false);
  });

  it('refuses a second row of the same load, kind and version', async () => {
    const { load } = await ready();
    await expect(
      sql(
        `insert into private.load_emails (load_id, kind, version, due_at)
         values ($1, 'load_confirmed', 1, now())`,
        load,
      ),
    ).rejects.toThrow('unique');
  });
});

describe('An email', () => {
  it('is claimed once, and again after a failure', async () => {
    const { load } = await ready();
    const id = await idOf(load, 'load_confirmed');
    expect(await due()).toContain(id);
    expect(await claim(id)).toMatchObject({ kind: 'load_confirmed', email: 'jo@example.com' });
    expect(await claim(id)).toBeNull();
    await service().rpc('release_load_email', { _id: id });
    expect(await claim(id)).not.toBeNull();
    const { error } = await service().rpc('log_site_email', {
      _record_type: 'load',
      _record_id: id,
      _kind: 'load_confirmed',
      _to_email: 'jo@example.com',
      _subject: 'Pickup confirmed',
    });
    expect(error).toBeNull();
    await service().rpc('release_load_email', { _id: id });
    expect(await claim(id)).toBeNull();
  });

  it('is listed for admins under its load while it fails', async () => {
    const { load } = await ready();
    const id = await idOf(load, 'load_confirmed');
    await service().rpc('log_site_email', {
      _record_type: 'load',
      _record_id: id,
      _kind: 'load_confirmed',
      _to_email: 'jo@example.com',
      _subject: 'Pickup confirmed',
      _error: 'refused',
    });
    const listed = await answerTo<{ record_id: string; kind: string }[]>(
      admin().rpc('system_emails'),
    );
    expect(listed.data).toContainEqual(
      expect.objectContaining({ record_type: 'load', record_id: load, kind: 'load_confirmed' }),
    );
    await sql('update public.email_log set attempts = 5 where load_email_id = $1', id);
    const counts = await answerTo<{ failed_emails: unknown[] }[]>(
      admin().rpc('admin_unread_counts'),
    );
    expect(counts.data[0]?.failed_emails).toContainEqual(
      expect.objectContaining({ record_type: 'load', record_id: load }),
    );
  });

  it('contains no price and no note of staff', async () => {
    const { load } = await ready();
    await setLoad(load, `instructions = 'Secret'`);
    for (const { id } of await outbox(load)) {
      const text = JSON.stringify(await claim(id));
      expect(text).toContain('L-2');
      expect(text).not.toMatch(/cents|Secret|\$/u);
    }
  });

  it('isn’t queued if its kind is off, and isn’t sent if it is turned off later', async () => {
    const { load } = await ready();
    const id = await idOf(load, 'load_confirmed');
    expect(await turn('load_confirmed', false)).toHaveLength(1);
    expect(await due()).not.toContain(id);
    expect(await claim(id)).toBeNull();
    const other = await ready();
    expect(await kinds(other.load)).not.toContain('load_confirmed');
    await turn('load_confirmed', true);
  });

  it('isn’t queued for a customer without an address or who turned them off', async () => {
    const silent = await accepted();
    await sql(`update public.load_customers set email = '' where load_id = $1`, silent.load);
    await setLoad(silent.load, `status = 'cancelled'`);
    expect(await outbox(silent.load)).toEqual([]);

    const { load, token } = await accepted();
    const set = async (caller: Caller, isOn: boolean, parts: object) =>
      (
        await answerTo<boolean>(
          project.as(caller).rpc('set_load_emails', { _load_id: load, _is_on: isOn, ...parts }),
        )
      ).data;
    for (const caller of ['driver', 'carrier', 'broker', 'visitor'] as const) {
      expect(await set(caller, false, {})).toBe(false);
    }
    expect(await set('visitor', false, { _token: silent.token })).toBe(false);
    expect(await set('visitor', false, { _token: token })).toBe(true);
    await setLoad(load, `status = 'cancelled'`);
    expect(await outbox(load)).toEqual([]);
    expect(await set('customer', true, {})).toBe(true);
    const { data } = await answerTo<{ wants_emails: boolean }[]>(
      project.as('visitor').rpc('track_loads', { _token: token }),
    );
    expect(data[0]?.wants_emails).toBe(true);
  });
});

describe('The settings', () => {
  it('are read and switched by admins only', async () => {
    for (const caller of ['driver', 'customer', 'moderator'] as const) {
      expect(await turn('load_hold', false, caller)).toEqual([]);
    }
    const visitor = await answerTo(
      project.as('visitor').from('step_email_settings').select('kind'),
    );
    expect(visitor.error?.code).toBe(FORBIDDEN);
    const { data } = await answerTo<{ is_on: boolean }[]>(
      admin().from('step_email_settings').select('kind, is_on').order('kind'),
    );
    expect(data).toHaveLength(14);
    // A long route crosses many states.
    expect(data.filter(({ is_on }) => !is_on)).toMatchObject([{ kind: 'load_entered' }]);
  });

  it('let no one but the sending function claim emails', async () => {
    for (const caller of ['admin', 'driver', 'visitor'] as const) {
      const { error } = await answerTo(
        project.as(caller).rpc('claim_load_email', { _id: randomUUID() }),
      );
      expect(error?.code).toBe(FORBIDDEN);
    }
  });
});
