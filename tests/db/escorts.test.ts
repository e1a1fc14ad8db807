import { describe, expect, it } from 'vitest';
import { answerEscort, planLoad, saveLoad } from './support/loads.ts';
import { FORBIDDEN, PEOPLE, REFUSED, STALE, useProject } from './support/project.ts';

const project = useProject();
const plan = (parts?: Parameters<typeof planLoad>[1]) => planLoad(project, parts);
const answer = async (load: string, to: string) => (await answerEscort(project, load, to))?.code;
const escortOf = async (load: string) =>
  (
    await project.sql<{ status: string; answered: boolean; changed: boolean }>(
      `select status::text, answered_at is not null as answered,
         terms_changed_at > created_at as changed
       from public.load_escorts where load_id = $1`,
      [load],
    )
  )[0];

describe('A pilot-car operator', () => {
  it('can accept, and complete once the load is in transit', async () => {
    const load = await plan();

    expect(await answer(load, 'accepted')).toBeUndefined();
    expect(await escortOf(load)).toMatchObject({ status: 'accepted', answered: true });
    expect(await answer(load, 'completed')).toBe(FORBIDDEN);
    await project.as('driver').from('loads').update({ status: 'in_transit' }).eq('id', load);
    expect(await answer(load, 'completed')).toBeUndefined();
  });

  it.each([
    ['declined', 'accepted'],
    ['offered', 'completed'],
    ['accepted', 'declined'],
    ['completed', 'offered'],
    ['offered', 'taken'],
    ['accepted', 'lapsed'],
  ])('cannot change an escort that is %s to %s', async (escort, to) => {
    expect(await answer(await plan({ escort }), to)).toBe(FORBIDDEN);
  });

  it.each([
    ['answered_at', '2031-01-01'],
    ['terms_changed_at', '2031-01-01'],
    ['confirmed_at', '2031-01-01'],
    ['status', 'accepted'],
    ['during', '[2031-01-01,2031-01-02)'],
  ])('cannot set %s', async (column, value) => {
    const load = await plan();
    const { error } = await project
      .as('pilot')
      .from('load_escorts')
      .update({ [column]: value })
      .eq('load_id', load);
    expect(error?.code).toBe(FORBIDDEN);
  });

  it('cannot change the position of their escort', async () => {
    const load = await plan({ escort: 'accepted' });
    const { data } = await project
      .as('pilot')
      .from('load_escorts')
      .update({ position: 'chase' })
      .eq('load_id', load)
      .select('id');
    expect(data).toEqual([]);
  });

  it('cannot accept an escort of a canceled or delivered load', async () => {
    for (const status of ['cancelled', 'delivered']) {
      expect(await answer(await plan({ status }), 'accepted')).toBe(FORBIDDEN);
    }
  });

  it('cannot answer for another operator', async () => {
    const other = await project.supabase.signUp({ roles: ['pilot_car'] });
    const load = await plan();

    const [escort] = await project.sql<{ id: string; seen: string }>(
      'select id, terms_changed_at::text as seen from public.load_escorts where load_id = $1',
      [load],
    );

    const { error } = await other.client.rpc('answer_escort', {
      _escort_id: escort?.id ?? '',
      _from: 'offered',
      _to: 'accepted',
      _seen: escort?.seen ?? '',
    });

    expect(error?.code).toBe(STALE);
    expect(await escortOf(load)).toMatchObject({ status: 'offered' });
  });
});

describe('Undoing an answer', () => {
  it.each(['accepted', 'declined'])('restores the offer after it was %s', async (status) => {
    const load = await plan();
    await answer(load, status);

    expect(await answer(load, 'offered')).toBeUndefined();
    expect(await escortOf(load)).toMatchObject({ status: 'offered', answered: false });
  });

  it('fails after ten minutes', async () => {
    const load = await plan({ escort: 'accepted' });
    await project.sql(
      `update public.load_escorts set answered_at = now() - interval '11 minutes' where load_id = $1`,
      [load],
    );
    expect(await answer(load, 'offered')).toBe(FORBIDDEN);
  });

  it('fails once the load is in transit', async () => {
    const load = await plan({ status: 'in_transit', escort: 'accepted' });
    expect(await answer(load, 'offered')).toBe(FORBIDDEN);
  });
});

describe('Terms of an offer', () => {
  const offerOf = async (load: string) =>
    (
      await project
        .as('pilot')
        .from('load_escorts')
        .select('id, terms_changed_at')
        .eq('load_id', load)
        .single<{ id: string; terms_changed_at: string }>()
    ).data;
  const terms = async (load: string) => (await offerOf(load))?.terms_changed_at ?? '';
  const accept = async (load: string, seen: string) =>
    (
      await project.as('pilot').rpc('answer_escort', {
        _escort_id: (await offerOf(load))?.id,
        _from: 'offered',
        _to: 'accepted',
        _seen: seen,
      })
    ).error?.code;

  it('terms are accepted if they are the terms the operator saw', async () => {
    const load = await plan();
    expect(await accept(load, await terms(load))).toBeUndefined();
  });

  it.each([
    [{ pickup_at: '2031-05-01T12:00:00Z' }],
    [{ width: 14 }],
    [{ destination: 'Elsewhere' }],
    [{ position: 'high_pole' }],
  ])('terms are not accepted after dispatch changed %j', async (change) => {
    const load = await plan();
    const seen = await terms(load);

    if ('position' in change) {
      await project.as('admin').from('load_escorts').update(change).eq('load_id', load);
    } else {
      await saveLoad(project, load, change);
    }

    expect(await accept(load, seen)).toBe(STALE);
    expect(await accept(load, await terms(load))).toBeUndefined();
  });

  it('do not change with details that do not concern the operator', async () => {
    const load = await plan();
    const seen = await terms(load);
    await project
      .as('admin')
      .from('loads')
      .update({ title: 'Other', weight_lbs: 5 })
      .eq('id', load);
    expect(await terms(load)).toBe(seen);
  });
});

describe('Dispatch', () => {
  it('can send offers only to pilot-car operators', async () => {
    const load = await plan({ escort: null });
    const ask = async (pilot_id: string) =>
      (
        await project
          .as('admin')
          .from('load_escorts')
          .insert({ load_id: load, pilot_id, position: 'lead' })
      ).error?.code;
    expect(await ask(PEOPLE.driver)).toBe(REFUSED);
    expect(await ask(PEOPLE.pilot)).toBeUndefined();
    expect(await ask(PEOPLE.pilot)).toBe('23505');
  });

  it('loses only the escort job when an account is deleted', async () => {
    const other = await project.supabase.signUp({ roles: ['pilot_car'] });
    const load = await plan({ escort: null });
    await project
      .as('admin')
      .from('load_escorts')
      .insert({ load_id: load, pilot_id: other.userId, position: 'lead' });

    await project.as('admin').rpc('delete_user', { _user_id: other.userId });

    expect(await escortOf(load)).toBeUndefined();
    expect((await project.as('admin').from('loads').select('id').eq('id', load)).data).toHaveLength(
      1,
    );
  });
});
