import { beforeAll, describe, expect, it } from 'vitest';
import { claimEmail, dueEmails, markEmail } from './support/emails.ts';
import { setTimes } from './support/loads.ts';
import { useProject } from './support/project.ts';
import { A_RATE, inHours, type Pilot, slotHelpers } from './support/slots.ts';

const project = useProject();
const { answer, offer, pilot, plan, slot } = slotHelpers(project);
const admin = () => project.as('admin');

interface Queued {
  [column: string]: unknown;
  id: string;
  kind: string;
  pilot_id: string;
}
const outbox = (load: string) =>
  project.sql<Queued>(
    `select id, kind, recipient_id as pilot_id from public.emails
     where load_id = $1 and recipient_id is not null order by created_at, kind`,
    [load],
  );
const kinds = async (load: string, { id }: Pilot) =>
  (await outbox(load)).filter(({ pilot_id }) => pilot_id === id).map(({ kind }) => kind);
const claim = (id: string | undefined) =>
  claimEmail<{ job: Record<string, unknown>; terms: Record<string, unknown> }>(project, id);
const claimAll = async (load: string) => {
  for (const { id } of await outbox(load)) await claim(id);
};
const setLoad = (load: string, columns: string) =>
  project.sql(`update public.loads set ${columns} where id = $1`, [load]);
const withdraw = async (of: string, { id }: Pilot) => {
  const { error } = await admin()
    .from('load_escorts')
    .delete()
    .eq('slot_id', of)
    .eq('pilot_id', id);
  expect(error).toBeNull();
};

/** A load with one chase-car slot that is offered to this many pilot cars. */
async function offered(pilots: number, parts: object = {}) {
  const load = await plan(parts);
  const chase = await slot(load);
  const asked = await Promise.all(Array.from({ length: pilots }, pilot));
  const { error } = await offer(
    chase,
    asked.map(({ id }) => id),
    { rate: A_RATE },
  );
  expect(error).toBeNull();
  return { load, chase, asked };
}

beforeAll(async () => {
  await project.sql(
    'update private.settings set rate_limit_per_sender = 10000, rate_limit_overall = 100000',
  );
});

describe('An email to a pilot car', () => {
  it('tells each of them about an offer, once, with its terms but no rate', async () => {
    const { load, chase, asked } = await offered(3);
    expect(
      (
        await offer(
          chase,
          asked.map(({ id }) => id),
          { rate: A_RATE },
        )
      ).error,
    ).toBeNull();
    for (const one of asked) expect(await kinds(load, one)).toEqual(['pilot_offered']);
    const [first] = await outbox(load);
    const claimed = await claim(first?.id);
    expect(claimed).toMatchObject({
      kind: 'pilot_offered',
      job: { escort: 'Chase car for IN', place: 'Dayton, OH', time_zone: 'America/New_York' },
      terms: { is_accepted: false, length: 0 },
    });
    expect(JSON.stringify(claimed)).not.toMatch(/cents|rate|:195|customer|Press bed/u);
    expect(await claim(first?.id)).toBeNull();
  });

  it('an email to a pilot car is sent again when another pilot car gives the job back', async () => {
    const { load, chase, asked } = await offered(2);
    const [first, second] = asked as [Pilot, Pilot];
    await claimAll(load);
    expect(await answer(first, chase, 'accepted')).toBeNull();
    expect(await answer(first, chase, 'withdrawn')).toBeNull();
    expect(await kinds(load, second)).toEqual(['pilot_offered', 'pilot_offered']);
    expect(await kinds(load, first)).toEqual(['pilot_offered']);
  });

  it('reports a change once, five minutes later, and only to those it still concerns', async () => {
    const { load, chase, asked } = await offered(2);
    const [first, second] = asked as [Pilot, Pilot];
    await setLoad(load, 'width = 11');
    expect(await kinds(load, first)).toEqual(['pilot_offered']);
    await claimAll(load);
    expect(await answer(second, chase, 'declined')).toBeNull();
    await setLoad(load, 'width = 12');
    await admin().from('escort_slots').update({ meet_place: 'Richmond, IN' }).eq('id', chase);
    expect(await kinds(load, first)).toEqual(['pilot_offered', 'pilot_changed']);
    expect(await kinds(load, second)).toEqual(['pilot_offered']);
    const [changed] = (await outbox(load)).filter(({ kind }) => kind === 'pilot_changed');
    expect(await dueEmails(project)).not.toContain(changed?.id);
    expect((await claim(changed?.id))?.terms).toMatchObject({
      job: { place: 'Richmond, IN' },
      width: 12,
    });
  });

  it('reports a new position', async () => {
    const { load, chase, asked } = await offered(1);
    const [first] = asked as [Pilot];
    await claimAll(load);
    await admin().from('escort_slots').update({ position: 'lead' }).eq('id', chase);
    expect(await kinds(load, first)).toEqual(['pilot_offered', 'pilot_changed']);
  });

  it('reports a withdrawal, unless the offer was never sent', async () => {
    const { load, chase, asked } = await offered(2);
    const [first, second] = asked as [Pilot, Pilot];
    await withdraw(chase, first);
    expect(await kinds(load, first)).toEqual([]);
    await claimAll(load);
    await withdraw(chase, second);
    expect(await kinds(load, second)).toEqual(['pilot_offered', 'pilot_withdrawn']);
    const [gone] = (await outbox(load)).filter(({ kind }) => kind === 'pilot_withdrawn');
    expect(await claim(gone?.id)).toMatchObject({ kind: 'pilot_withdrawn', terms: null });
  });

  it('tells a booked pilot car that its slot was withdrawn, even before the offer was sent', async () => {
    const { load, chase, asked } = await offered(1);
    const [first] = asked as [Pilot];
    expect(await answer(first, chase, 'accepted')).toBeNull();
    await withdraw(chase, first);
    expect(await kinds(load, first)).toEqual(['pilot_withdrawn']);
  });

  it('tells everyone with an offer when the load is canceled and when it is reopened', async () => {
    const { load, asked } = await offered(2);
    await claimAll(load);
    await setLoad(load, `status = 'cancelled'`);
    await setTimes(project, load, { pickup: `window_from + interval '1 hour'` });
    for (const one of asked) {
      expect(await kinds(load, one)).toEqual(['pilot_offered', 'pilot_cancelled']);
    }
    await setLoad(load, `status = 'planned'`);
    for (const { id, kind } of await outbox(load)) {
      if (kind === 'pilot_cancelled') expect(await claim(id)).toBeNull();
    }
    for (const one of asked) {
      expect(await kinds(load, one)).toEqual(['pilot_offered', 'pilot_changed']);
    }
  });

  it('isn’t sent about an offer that ended or was answered', async () => {
    const { load, chase, asked } = await offered(2);
    const [first, second] = asked as [Pilot, Pilot];
    await project.sql('update public.load_escorts set lapses_at = $2 where pilot_id = $1', [
      first.id,
      inHours(-1),
    ]);
    expect(await answer(second, chase, 'declined')).toBeNull();
    for (const { id } of await outbox(load)) expect(await claim(id)).toBeNull();
  });

  it('isn’t queued while its kind is off', async () => {
    const turn = (isOn: boolean) =>
      admin().from('email_kinds').update({ is_on: isOn }).eq('kind', 'pilot_offered');
    expect((await turn(false)).error).toBeNull();
    const { load } = await offered(1);
    expect(await outbox(load)).toEqual([]);
    await turn(true);
  });

  it('an email to a pilot car is sent before the load can be deleted, which would delete the email', async () => {
    const { load, asked } = await offered(1);
    const remove = async () =>
      (await admin().from('loads').delete().eq('id', load)).error as { message: string } | null;
    await claimAll(load);
    expect((await remove())?.message).toBe(
      'A driver or pilot car has this load. Cancel it instead: that emails them.',
    );
    await setLoad(load, `status = 'cancelled'`);
    expect((await remove())?.message).toMatch(/^We’re still emailing that this load is canceled/u);
    for (const { id } of await outbox(load)) {
      await claim(id);
      await markEmail(project, id);
    }
    for (const one of asked) expect(await kinds(load, one)).toContain('pilot_cancelled');
    expect(await remove()).toBeNull();
  });

  it('an email that fails for an hour no longer blocks deleting a canceled load', async () => {
    const { load } = await offered(1);
    await claimAll(load);
    await setLoad(load, `status = 'cancelled'`);
    await project.sql(
      `update public.emails set created_at = now() - interval '61 minutes' where load_id = $1`,
      [load],
    );
    expect((await admin().from('loads').delete().eq('id', load)).error).toBeNull();
  });
});
