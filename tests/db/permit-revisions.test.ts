import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { permitHelpers } from './support/permit-helpers.ts';
import { FORBIDDEN, REFUSED, useProject, type Person } from './support/project.ts';
import { day, starts } from './support/start.ts';

const project = useProject();
const { permit, plan } = starts(project);
const { admin, permitsOf, setPermit } = permitHelpers(project);

/** An issued permit of Ohio on a new load. */
async function issued(parts: object = {}) {
  const load = await plan({ width: 12 });
  await permit(load, 'OH', { permit_number: `OH-${randomUUID()}`, max_width: 12, ...parts });
  const [filed] = await permitsOf(load);
  return { load, id: filed?.id ?? '' };
}
interface Stored {
  [column: string]: unknown;
  updated_at: string;
}
const read = async (id: string): Promise<Stored | null> =>
  (await admin().from('load_permits').select('*').eq('id', id).single<Stored>()).data;
const versionOf = async (id: string) => (await read(id))?.updated_at;

async function amend(
  id: string,
  values: object,
  {
    reason = 'The state moved the curfew.',
    call = randomUUID(),
    caller = 'admin',
    seen,
  }: { reason?: string; call?: string; caller?: Person; seen?: string | undefined } = {},
) {
  const { error } = await project.as(caller).rpc('amend_permit', {
    _id: call,
    _permit_id: id,
    _seen: seen ?? (await versionOf(id)),
    _values: values,
    _reason: reason,
  });
  return { call, error };
}
const undo = async (call: string, caller: Person = 'admin') =>
  (await project.as(caller).rpc('undo_permit_change', { _id: call })).error;
const revisionsOf = async (id: string) =>
  (
    await admin()
      .from('permit_revisions')
      .select('revision, author_id, reason, before, after, undoes')
      .eq('permit_id', id)
      .order('created_at')
  ).data;

describe('Amending an issued permit', () => {
  it('is logged however often it changed before', async () => {
    const { id } = await issued();
    await project.sql('update public.load_permits set revision = 999 where id = $1', [id]);
    const before = (await revisionsOf(id))?.length ?? 0;
    expect(await setPermit(id, { provisions: 'No bridges.' })).toBeNull();
    expect(await revisionsOf(id)).toHaveLength(before + 1);
  });

  it('logs who changed what and why, and issues it again', async () => {
    const { id } = await issued();
    await setPermit(id, { status: 'amending' });
    const curfews = [{ days: ['fri'], from: '15:00', until: '18:00', where: 'Columbus' }];
    expect((await amend(id, { max_width: 13, curfews, cost_cents: 4_500 })).error).toBeNull();
    expect(await read(id)).toMatchObject({ status: 'issued', revision: 2, max_width: 13, curfews });
    expect(await revisionsOf(id)).toEqual([
      {
        revision: 2,
        author_id: expect.any(String) as string,
        reason: 'The state moved the curfew.',
        before: {
          max_width: 12,
          curfews: [],
          status: 'amending',
          cost_cents: null,
          currency: null,
        },
        after: { max_width: 13, curfews, status: 'issued', cost_cents: 4_500, currency: 'USD' },
        undoes: null,
      },
    ]);
    for (const caller of ['driver', 'pilot', 'carrier', 'moderator', 'visitor'] as const) {
      const { data } = await project.as(caller).from('permit_revisions').select('id');
      expect(data ?? []).toEqual([]);
    }
  });

  it('needs a reason, a change, the version the admin saw and an admin', async () => {
    const { id } = await issued();
    const values = { provisions: 'Daylight only.' };
    expect((await amend(id, values, { reason: ' ' })).error).toMatchObject({
      code: REFUSED,
      message: 'Enter a reason of up to 500 characters.',
    });
    expect((await amend(id, { max_width: 12 })).error?.message).toBe('Nothing changed.');
    const seen = '2026-01-01T00:00:00Z';
    expect((await amend(id, values, { seen })).error?.code).toBe('PT412');
    for (const caller of ['driver', 'moderator', 'customer'] as const) {
      expect((await amend(id, values, { caller })).error?.code).toBe(FORBIDDEN);
    }
    expect(await revisionsOf(id)).toEqual([]);
  });

  it('stores a call that is sent twice once', async () => {
    const { id } = await issued();
    const call = randomUUID();
    const seen = await versionOf(id);
    const answers = await Promise.all([
      amend(id, { trips: 2 }, { call, seen }),
      amend(id, { trips: 2 }, { call, seen }),
    ]);
    expect(answers.map(({ error }) => error)).toEqual([null, null]);
    expect(await revisionsOf(id)).toHaveLength(1);
  });

  it('refuses a permit that isn’t issued yet, dates that miss the leg and too small a size', async () => {
    const load = await plan({ width: 12 });
    await permit(load, 'IN', { status: 'needed', permit_number: null });
    const [needed] = await permitsOf(load);
    expect((await amend(needed?.id ?? '', { trips: 1 })).error?.message).toBe(
      'This permit isn’t issued yet.',
    );
    const { id } = await issued();
    expect((await amend(id, { valid_until: day(2) })).error?.message).toMatch(
      /^Ends .*\. Planned exit is .* E[SD]T\.$/u,
    );
    expect((await amend(id, { max_width: 11 })).error?.message).toMatch(
      /width 12′-0″ is 1′-0″ over\.$/u,
    );
    expect(await read(id)).toMatchObject({ revision: 1, max_width: 12 });
  });

  it('is logged without a reason if the columns are written directly', async () => {
    const { id } = await issued();
    expect(await setPermit(id, { permit_number: 'OH-FIXED' })).toBeNull();
    expect(await setPermit(id, { status: 'amending' })).toBeNull();
    expect(await revisionsOf(id)).toMatchObject([
      { revision: 2, reason: '', after: { permit_number: 'OH-FIXED' } },
    ]);
  });
});

describe('Undoing an amendment', () => {
  it('restores the permit and its cost, and logs the undo', async () => {
    const { id } = await issued();
    await setPermit(id, { status: 'amending' });
    const before = await read(id);
    const { call } = await amend(id, { max_width: 13, axle_weights: [90_000], cost_cents: 900 });
    expect(await undo(call, 'driver')).toMatchObject({ code: FORBIDDEN });
    expect(await undo(call)).toBeNull();
    expect(await undo(call)).toBeNull();
    expect(await read(id)).toEqual({
      ...before,
      revision: 3,
      updated_at: expect.any(String) as string,
    });
    const { data } = await admin().from('permit_costs').select('cents').eq('permit_id', id);
    expect(data).toEqual([]);
    expect(await revisionsOf(id)).toMatchObject([
      { revision: 2, undoes: null },
      { revision: 3, reason: 'Undone', undoes: call, after: { max_width: 12, status: 'amending' } },
    ]);
  });

  it('is refused after 10 seconds and after another change', async () => {
    const { id } = await issued();
    const { call } = await amend(id, { trips: 2 });
    await setPermit(id, { provisions: 'Radio.' });
    expect((await undo(call))?.code).toBe('PT412');
    const later = await amend(id, { trips: 3 });
    await project.sql(
      `update public.permit_revisions set created_at = created_at - interval '11 seconds' where id = $1`,
      [later.call],
    );
    expect((await undo(later.call))?.message).toBe(
      'This can’t be undone anymore. Amend the permit instead.',
    );
    expect(await read(id)).toMatchObject({ trips: 3, provisions: 'Radio.' });
  });

  it('restores a cost that alone was changed', async () => {
    const { id } = await issued();
    await amend(id, { cost_cents: 500 });
    const { call, error } = await amend(id, { cost_cents: 700 });
    expect(error).toBeNull();
    expect(await undo(call)).toBeNull();
    const { data } = await admin().from('permit_costs').select('cents').eq('permit_id', id);
    expect(data).toEqual([{ cents: 500 }]);
  });
});
