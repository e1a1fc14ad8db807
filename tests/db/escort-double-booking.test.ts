import { describe, expect, it } from 'vitest';
import { REFUSED, useProject } from './support/project.ts';
import { inHours, slotHelpers } from './support/slots.ts';

const project = useProject();
const admin = () => project.as('admin');
const { plan, slot, offer, answer, ...helpers } = slotHelpers(project);

describe('Double booking', () => {
  const accepted = async (hours: [number, number]) => {
    const id = await slot(await plan(), {
      meet_at: inHours(hours[0]),
      ends_at: inHours(hours[1]),
    });
    const own = await helpers.pilot();
    return { id, own };
  };

  it('a second booking of a pilot car is refused, naming their other job, across two loads and within one', async () => {
    const { id, own } = await accepted([200, 210]);
    await offer(id, [own.id]);
    expect(await answer(own, id, 'accepted')).toBeNull();
    const other = await plan();
    const overlapping = await slot(other, { meet_at: inHours(209), ends_at: inHours(220) });
    const after = await slot(other, { meet_at: inHours(211), ends_at: inHours(220) });
    const later = await slot(other, { meet_at: inHours(215), ends_at: inHours(225) });
    for (const one of [overlapping, after, later]) await offer(one, [own.id]);
    expect(await answer(own, overlapping, 'accepted')).toMatchObject({
      code: REFUSED,
      message: expect.stringMatching(/^You already escort Press bed from \w+ \d+, /u) as string,
    });
    expect(await answer(own, after, 'accepted')).toBeNull();
    expect((await answer(own, later, 'accepted'))?.code).toBe(REFUSED);
  });

  it('the constraint refuses a double booking, even without the trigger', async () => {
    const { id, own } = await accepted([300, 310]);
    await offer(id, [own.id]);
    await answer(own, id, 'accepted');
    await expect(
      project.sql(
        `with booked as (select * from public.load_escorts where slot_id = $1)
         insert into public.load_escorts (load_id, pilot_id, position, during)
         select load_id, pilot_id, position, during from booked`,
        [id],
      ),
    ).resolves.toBeDefined();
    await project.sql('alter table public.load_escorts disable trigger user');
    await expect(
      project.sql(
        `update public.load_escorts set during = (
           select during from public.load_escorts where slot_id = $1
         ) where pilot_id = $2 and slot_id is null`,
        [id, own.id],
      ),
    ).rejects.toThrow(/load_escorts_pilot_is_free/u);
    await project.sql('alter table public.load_escorts enable trigger user');
  });

  it('can’t result from moving a load or a slot; canceling frees the pilot car', async () => {
    const own = await helpers.pilot();
    const [one, two] = [await plan(), await plan()];
    const first = await slot(one, { meet_at: inHours(400), ends_at: inHours(410) });
    const second = await slot(two, { meet_at: inHours(420), ends_at: inHours(430) });
    for (const id of [first, second]) {
      await offer(id, [own.id]);
      expect(await answer(own, id, 'accepted')).toBeNull();
    }
    const move = async () =>
      (
        await admin()
          .from('escort_slots')
          .update({ meet_at: inHours(405) })
          .eq('id', second)
      ).error;
    expect(await move()).toMatchObject({ code: REFUSED });
    await project.sql(`update public.loads set status = 'cancelled' where id = $1`, [one]);
    expect(await move()).toBeNull();
    // Reopening would book them twice.
    await expect(
      project.sql(`update public.loads set status = 'planned' where id = $1`, [one]),
    ).rejects.toThrow(/already escorts Press bed/u);
  });
});
