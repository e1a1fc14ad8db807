import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setTimes } from './support/loads.ts';
import { PEOPLE, useProject } from './support/project.ts';
import { limitForms } from './support/rate-limits.ts';
import { starts } from './support/start.ts';
import { stepEmails } from './support/step-emails.ts';
import { addUnits } from './support/units.ts';

const project = useProject();
const { freeDriver, start } = starts(project);
const {
  accepted,
  assign,
  claim,
  complete,
  due,
  hold,
  idOf,
  kinds,
  outbox,
  ready,
  setLoad,
  sql,
  turn,
} = stepEmails(project);
const admin = () => project.as('admin');

const TOLD = 'The customer knows about this load. Cancel it instead.';

beforeAll(() => limitForms(project, 10_000, 100_000));
beforeEach(async () => {
  await freeDriver();
});

describe('The outbox', () => {
  it('confirms the pickup once, when crew and permits are complete', async () => {
    const { load } = await accepted();
    await assign(load);
    expect(await kinds(load)).toEqual(['driver_assigned']);
    await complete(load);
    expect(await kinds(load)).toEqual(['driver_assigned', 'load_confirmed']);
    await sql(`update public.load_permits set status = 'amending' where load_id = $1`, load);
    await sql(`update public.load_permits set status = 'issued' where load_id = $1`, load);
    expect(await kinds(load)).toEqual(['driver_assigned', 'load_confirmed']);
  });

  it('confirms the pickup when a smaller weight makes the load ready', async () => {
    const { load } = await accepted();
    await setLoad(load, 'weight_lbs = 90000');
    await addUnits(project);
    await sql(
      `update public.units set capacity_lbs = 50000 where id in (
         select unit_id from public.assignments where load_id = $1 and unit_kind = 'trailer')`,
      load,
    );
    await assign(load);
    await complete(load);
    expect(await kinds(load)).toEqual(['driver_assigned']);
    await admin().from('loads').update({ weight_lbs: 40_000 }).eq('id', load);
    expect(await kinds(load)).toEqual(['driver_assigned', 'load_confirmed']);
  });

  it('doesn’t confirm the pickup when its trailer makes the load higher than a permit allows', async () => {
    const { load } = await accepted();
    await complete(load);
    const units = await project.sql<{ unit_id: string }>(
      'delete from public.assignments where load_id = $1 and unit_id is not null returning unit_id',
      [load],
    );
    // The load without the deck of its trailer.
    await sql(
      `update public.load_permits set max_height = load.height
       from public.loads as load where load.id = load_id and load_id = $1`,
      load,
    );
    await assign(load);
    await sql(
      'insert into public.assignments (load_id, unit_id) select $1, unnest($2::uuid[])',
      load,
      units.map(({ unit_id }) => unit_id),
    );
    expect(await kinds(load)).toEqual(['driver_assigned', 'load_alert', 'load_hold']);
  });

  it('confirms the pickup when dispatch clears the papers of its pilot car', async () => {
    const { load } = await accepted();
    const { userId } = await project.supabase.signUp({ roles: ['pilot_car'] });
    const [escort] = await project.sql<{ id: string }>(
      `insert into public.load_escorts (load_id, pilot_id, position, status)
       values ($1, $2, 'lead', 'accepted') returning id`,
      [load, userId],
    );
    await assign(load);
    await complete(load);
    expect(await kinds(load)).not.toContain('load_confirmed');
    const gaps = await project.sql<{ item: string; problem: string }>(
      'select item, problem from private.escort_cover_problems($1)',
      [escort?.id],
    );
    for (const { item, problem } of gaps) {
      const { error } = await admin().rpc('clear_escort', {
        _escort_id: escort?.id,
        _item: item,
        _problem: problem,
        _reason: 'The office has the new papers.',
      });
      expect(error).toBeNull();
    }
    expect(await kinds(load)).toContain('load_confirmed');
  });

  it('queues loaded and delivered once, even after an undo', async () => {
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
    await sql(`update public.emails set due_at = now() where id = $1`, id);
    expect(await due()).toContain(id);

    await sql('update public.load_holds set cleared_at = now() where load_id = $1', load);
    expect(await due()).not.toContain(id);
    expect(await claim(id)).toBeNull();
    expect(await idOf(load, 'load_hold')).toBeUndefined();
  });

  it('emails both drivers about a change of driver, but not one who was never told about the load', async () => {
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
    expect(gone?.recipient_id).toBe(PEOPLE.driver);
  });

  it('combines changes of a load into one email to its driver', async () => {
    const { load } = await accepted();
    await assign(load);
    await claim(await idOf(load, 'driver_assigned'));
    await setTimes(project, load, { delivery: `window_from + interval '1 hour'` });
    await setTimes(project, load, { delivery: `window_from + interval '1 hour'` });
    expect(await kinds(load)).toEqual(['driver_assigned', 'driver_changed']);
    await claim(await idOf(load, 'driver_changed'));
    await setTimes(project, load, { delivery: `window_from + interval '1 hour'` });
    const changed = (await outbox(load)).filter(({ kind }) => kind === 'driver_changed');
    expect(changed.map(({ version }) => version).sort()).toEqual([1, 2]);
  });

  it('tells customer and driver about each cancellation', async () => {
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
      `insert into public.emails (record_type, record_id, kind)
       values ('load', $1, 'load_confirmed')`,
      emailed,
    );
    expect((await remove(emailed))?.message).toBe(TOLD);
    await setLoad(emailed, `status = 'cancelled'`);
    expect(await remove(emailed)).toBeNull();
  });

  it('reports each state the load enters after the first, if that is on', async () => {
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
    await project.sql(`with split as (update public.load_legs set exit_place = 'Eaton' where load_id = '${load}'
        and sequence = 1 returning *), others as (update public.load_legs set sequence = sequence + 1
        where load_id = '${load}' and sequence > 1) insert into public.load_legs (load_id, sequence, jurisdiction,
        entry_place, time_zone) select load_id, 2, jurisdiction, 'Eaton', time_zone from split`);
    const now =
      'update public.load_legs set entered_at = now() where sequence = 2 and load_id = $1';
    await project.sql(now, [load]);
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
        `insert into public.emails (record_type, record_id, kind, version)
         values ('load', $1, 'load_entered', $2)`,
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

  it('refuses a second row of the same record, kind, recipient and version', async () => {
    const { load } = await ready();
    await expect(
      sql(
        `insert into public.emails (record_type, record_id, kind)
         values ('load', $1, 'load_confirmed')`,
        load,
      ),
    ).rejects.toThrow('unique');
  });
});
