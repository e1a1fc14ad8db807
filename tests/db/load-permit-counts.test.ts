import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { answerTo } from './support/offers.ts';
import { permitHelpers } from './support/permit-helpers.ts';
import { useProject } from './support/project.ts';
import { day, starts } from './support/start.ts';

const project = useProject();
const { freeDriver, plan, start } = starts(project);
const { admin, enter, legsOf, permitsOf, seen } = permitHelpers(project);

describe('The permits of a listed load', () => {
  /** `1/3`: valid of needed. */
  const count = async (load: string) => {
    const { data } = await answerTo<{
      permits_valid: number | null;
      permits_needed: number | null;
    }>(
      admin()
        .from('admin_load_checks')
        .select('permits_valid, permits_needed')
        .eq('id', load)
        .single(),
    );
    const { permits_valid: valid, permits_needed: needed } = data;
    return needed === null ? undefined : `${String(valid)}/${String(needed)}`;
  };
  const oversize = async () => {
    const load = await plan({ width: 12 });
    const legs = ['OH', 'MI', 'IN'].map((jurisdiction) => ({ id: randomUUID(), jurisdiction }));
    await admin().rpc('save_load_legs', { _load_id: load, _seen: await seen(load), _legs: legs });
    return load;
  };
  const issue = (load: string, state: string, parts: object = {}) =>
    admin()
      .from('load_permits')
      .update({
        status: 'issued',
        permit_number: randomUUID(),
        valid_from: day(1),
        valid_until: day(6),
        ...parts,
      })
      .match({ load_id: load, jurisdiction: state });

  it('a load of legal size needs no permits', async () => {
    expect(await count(await plan())).toBe('0/0');
  });

  it('each leg needs a permit, valid once issued for its time and size', async () => {
    const load = await oversize();
    expect(await count(load)).toBe('0/3');
    await issue(load, 'OH');
    await issue(load, 'MI', { valid_until: day(2) });
    expect(await count(load)).toBe('1/3');
    await issue(load, 'MI', { valid_until: day(6) });
    await issue(load, 'IN', { max_width: 11 });
    expect(await count(load)).toBe('2/3');
  });

  it('count a permit that was never filed', async () => {
    const load = await oversize();
    await issue(load, 'OH');
    const [first] = (await permitsOf(load)).filter(({ jurisdiction }) => jurisdiction === 'MI');
    await admin().from('load_permits').delete().eq('id', first?.id);
    expect(await count(load)).toBe('1/3');
  });

  it('stay valid on the road after their leg, and aren’t counted once the load is closed', async () => {
    const load = await oversize();
    await issue(load, 'OH');
    await freeDriver();
    expect(await start('admin', load, 'Permits follow by email.')).toBeNull();
    expect(await count(load)).toBe('1/3');
    const [, michigan] = await legsOf(load);
    expect(await enter(michigan?.id, 'admin', 'The permit is in the truck.')).toBeNull();
    const filed = await permitsOf(load);
    expect(filed.find(({ jurisdiction }) => jurisdiction === 'OH')?.status).toBe('used');
    expect(await count(load)).toBe('1/3');
    await freeDriver();
    expect(await count(load)).toBeUndefined();
  });

  it('block the start of the load in the list as on its page', async () => {
    const load = await oversize();
    const listed = await answerTo<{ start_problems: object[] }>(
      admin().from('admin_load_checks').select('start_problems').eq('id', load).single(),
    );
    const { data } = await answerTo<object[]>(
      admin().rpc('load_start_problems', { _load_id: load }),
    );
    expect(data.length).toBeGreaterThan(2);
    expect(listed.data.start_problems).toEqual(data);
  });

  it('permits are counted for admins only', async () => {
    for (const caller of ['driver', 'customer', 'pilot', 'visitor'] as const) {
      const client = project.as(caller);
      expect((await client.from('admin_load_checks').select()).error?.code).toBe('PT403');
      const { data } = await answerTo<{ checks: unknown }[] | null>(
        client.from('loads').select('id, checks(*)'),
      );
      expect(data?.filter(({ checks }) => checks !== null) ?? []).toEqual([]);
    }
    expect((await project.as('moderator').from('admin_load_checks').select()).data).toEqual([]);
  });
});
