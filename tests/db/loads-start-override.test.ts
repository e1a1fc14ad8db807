import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { deliver } from './support/loads.ts';
import { FORBIDDEN, PEOPLE, type Person, REFUSED, STALE, useProject } from './support/project.ts';
import { day, starts } from './support/start.ts';

const project = useProject();
const { freeDriver, offer, permit, plan, problems, read, start, update } = starts(project);

describe('Starting anyway', () => {
  beforeAll(freeDriver);
  const blocked = async () => {
    const load = await plan();
    await permit(load, 'OH', { status: 'applied' });
    await offer(load, 'offered');
    return load;
  };

  it('keeps who, when, why and the overridden reasons on the load and in its log', async () => {
    const load = await blocked();
    expect(await start('admin', load, ' Issued by phone. ')).toBeNull();

    const override = {
      by: PEOPLE.admin,
      at: expect.any(String) as string,
      reason: 'Issued by phone.',
      problems: [
        { code: 'permit_not_issued', problem: 'OH permit isn’t issued' },
        { code: 'escort_not_accepted', problem: 'High pole hasn’t accepted the escort' },
      ],
    };
    expect(await read(load)).toMatchObject({ status: 'in_transit', start_override: override });
    const log = await project
      .as('driver')
      .from('load_events')
      .select('author_id, status, start_override')
      .eq('load_id', load);
    expect(log.data).toEqual([
      { author_id: PEOPLE.admin, status: 'in_transit', start_override: override },
    ]);

    await deliver(project, load);
    expect(await read(load)).toMatchObject({ start_override: override });
  });

  it('a load can be started anyway while the driver has another load in transit', async () => {
    const other = await plan({ status: 'in_transit' });
    const load = await plan();
    expect(await start('admin', load, 'Two short moves on one trailer')).toBeNull();
    await deliver(project, load);
    await deliver(project, other);
  });

  it('going back to assigned clears the override, so the next start is checked again', async () => {
    const load = await blocked();
    await start('admin', load, 'Issued by phone.');
    await update('admin', load, { status: 'assigned' });
    expect(await read(load)).toMatchObject({ status: 'assigned', start_override: null });
    expect((await start('admin', load))?.code).toBe(REFUSED);
  });

  it('only admins can start a load anyway', async () => {
    const load = await blocked();
    expect((await start('driver', load, 'I’m late'))?.code).toBe(FORBIDDEN);
    expect((await start('pilot', load, 'I’m late'))?.code).toBe(FORBIDDEN);
    expect((await read(load))?.status).toBe('assigned');
  });

  it.each(['', '  ', 'x'.repeat(501)])('needs a reason (%j)', async (reason) => {
    expect((await start('admin', await blocked(), reason))?.code).toBe(REFUSED);
  });

  it('records nothing when nothing blocks the start', async () => {
    const load = await plan();
    expect(await start('admin', load, 'Just in case')).toBeNull();
    expect(await read(load)).toMatchObject({ status: 'in_transit', start_override: null });
    await freeDriver();
  });

  it('cannot be written directly', async () => {
    const load = await plan();
    const columns = { start_override: { problems: [] } };
    expect((await update('admin', load, columns))?.code).toBe(FORBIDDEN);
    const events = project.as('admin').from('load_events');
    expect((await events.insert({ load_id: load, note: 'x', ...columns })).error?.code).toBe(
      FORBIDDEN,
    );
  });
});

describe('start_load', () => {
  beforeAll(freeDriver);

  it('refuses a version that is no longer the newest', async () => {
    const load = await plan();
    const seen = (await read(load))?.updated_at;
    await update('admin', load, { title: 'Press crown' });
    for (const reason of [null, 'Go']) {
      const { error } = await project
        .as('admin')
        .rpc('start_load', { _load_id: load, _seen: seen, _override_reason: reason });
      expect(error?.code).toBe(STALE);
    }
  });

  it('succeeds again for the same person without a second effect, but not for someone else', async () => {
    const load = await plan();
    const seen = (await read(load))?.updated_at;
    const call = async (caller: Person) =>
      (await project.as(caller).rpc('start_load', { _load_id: load, _seen: seen })).error?.code;
    expect(await call('driver')).toBeUndefined();
    expect(await call('driver')).toBeUndefined();
    expect(await call('admin')).toBe(STALE);
    const log = await project.as('admin').from('load_events').select('id').eq('load_id', load);
    expect(log.data).toHaveLength(1);
    await freeDriver();
  });

  it.each(['carrier', 'pilot', 'customer'] as const)('starts nothing for a %s', async (caller) => {
    const load = await plan();
    expect((await start(caller, load))?.code).toBe(STALE);
    expect(await problems(load, caller)).toEqual([]);
  });

  it('cannot be called by a visitor', async () => {
    const visitor = project.as('visitor');
    const id = randomUUID();
    expect((await visitor.rpc('load_start_problems', { _load_id: id })).error?.code).toBe(
      FORBIDDEN,
    );
    expect((await visitor.rpc('start_load', { _load_id: id, _seen: day(0) })).error?.code).toBe(
      FORBIDDEN,
    );
  });
});
