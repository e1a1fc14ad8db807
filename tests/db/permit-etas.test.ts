import { beforeAll, describe, expect, it } from 'vitest';
import { clearBoard } from './support/board.ts';
import { permitHelpers } from './support/permit-helpers.ts';
import { useProject } from './support/project.ts';
import { day, starts } from './support/start.ts';

interface Problem {
  code: string;
  detail: string;
  day: string | null;
  eta_at: string | null;
  place: string | null;
  permit_number: string | null;
}

const project = useProject();
const { admin, enter, legsOf } = permitHelpers(project);
const { permit, plan, freeDriver } = starts(project);

beforeAll(() => clearBoard(project));

/** A load in transit from Ohio to Indiana, due today, with permits that end tomorrow. */
async function onTheRoad() {
  await freeDriver();
  const load = await plan({
    pickup_at: new Date(Date.now() - 3_600_000).toISOString(),
    delivery_at: new Date(Date.now() + 3_600_000).toISOString(),
  });
  for (const state of ['OH', 'IN']) {
    expect(
      (
        await permit(load, state, {
          permit_number: `${state}-1 ${load.slice(0, 8)}`,
          valid_from: day(-1),
          valid_until: day(1),
        })
      ).error,
    ).toBeNull();
  }
  await project.sql(
    `update public.loads set status = 'in_transit', start_override = null where id = $1`,
    [load],
  );
  return load;
}
const setEta = (load: string, sequence: number, eta: string | null) =>
  project.sql(
    'update public.load_stops set eta_at = $3, eta_reason = $4 where load_id = $1 and sequence = $2',
    [load, sequence, eta, eta === null ? '' : 'Storm'],
  );
const roadProblems = async (load: string, caller: 'admin' | 'driver' | 'pilot' = 'driver') =>
  (
    (await project.as(caller).rpc('load_road_problems', { _load_id: load })).data as Problem[]
  ).filter(({ code }) => code === 'permit_expires');

describe('An ETA beyond a permit’s end', () => {
  it('is a problem on the driver’s page, in the load’s checks and on the board', async () => {
    const load = await onTheRoad();
    expect(await roadProblems(load)).toEqual([]);
    const eta = `${day(3)}T15:00:00+00:00`;
    await setEta(load, 2, eta);
    const [problem, ...others] = await roadProblems(load);
    expect(others).toEqual([]);
    expect(problem).toMatchObject({
      detail: 'IN',
      day: day(1),
      eta_at: eta,
      place: 'Gary, IN',
      permit_number: `IN-1 ${load.slice(0, 8)}`,
    });
    expect(await roadProblems(load, 'pilot')).toEqual([]);
    const [, indiana] = await legsOf(load);
    expect((await enter(indiana?.id))?.message).toMatch(
      /^The load can’t enter IN: IN permit expires /,
    );
    const { data: listed } = await admin()
      .from('loads')
      .select('checks(pickup_group, road_problems)')
      .eq('id', load)
      .single<{ checks: { pickup_group: string; road_problems: Problem[] } }>();
    expect(listed?.checks.pickup_group).toBe('problems');
    expect(listed?.checks.road_problems).toContainEqual(problem);
    const desk = await admin().rpc('permit_desk', { _group: 'late' });
    expect(
      (desk.data as { load_id: string; jurisdiction: string; is_short: boolean }[])
        .filter(({ load_id: id }) => id === load)
        .map(({ jurisdiction, is_short: isShort }) => [jurisdiction, isShort]),
    ).toEqual([['IN', true]]);

    // Dispatch opens it to amend it: until a new end is entered, it still ends too early.
    await project.sql(
      `update public.load_permits set status = 'amending' where load_id = $1 and jurisdiction = 'IN'`,
      [load],
    );
    expect(await roadProblems(load)).toEqual([problem]);

    await setEta(load, 2, `${day(1)}T12:00:00Z`);
    expect(await roadProblems(load)).toEqual([]);
  });

  it('is a problem for every leg from there on, until the truck has left it', async () => {
    const load = await onTheRoad();
    await project.sql(
      `update public.load_stops set eta_at = $2, eta_reason = 'Storm', arrived_at = null
       where load_id = $1 and sequence = 1`,
      [load, `${day(3)}T15:00:00Z`],
    );
    expect((await roadProblems(load)).map(({ detail }) => detail).sort()).toEqual(['IN', 'OH']);
    const [first] = await legsOf(load);
    await project.sql('update public.load_legs set left_at = now() where id = $1', [first?.id]);
    expect((await roadProblems(load)).map(({ detail }) => detail)).not.toContain('OH');
  });

  it('is expected when a leg was entered late and takes as long as planned', async () => {
    const load = await onTheRoad();
    const [first] = await legsOf(load);
    await project.sql(
      `update public.load_legs set entered_at = now(), planned_entry_at = now() - interval '40 hours',
         planned_exit_at = now() + interval '20 hours', exit_place = 'Richmond'
       where id = $1`,
      [first?.id],
    );
    expect(await roadProblems(load)).toMatchObject([{ detail: 'OH', place: 'Richmond' }]);
  });
});
