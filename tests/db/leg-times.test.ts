import { beforeAll, describe, expect, it } from 'vitest';
import { FORBIDDEN, type Person, REFUSED, STALE, useProject } from './support/project.ts';
import { starts } from './support/start.ts';
import { ago } from './support/stop-times.ts';

const project = useProject();
const { freeDriver, plan } = starts(project);

beforeAll(freeDriver);

interface Leg {
  id: string;
  sequence: number;
  entered_at: string | null;
  left_at: string | null;
}
const inUtc = (at: string | null) => (at === null ? null : new Date(at).toISOString());
const legsOf = async (load: string) => {
  const { data } = await project
    .as('admin')
    .from('load_legs')
    .select('*')
    .eq('load_id', load)
    .order('sequence');
  return data as Leg[];
};
const timesOf = async (load: string) =>
  (await legsOf(load)).map(({ entered_at: entered, left_at: left }) => [
    inUtc(entered),
    inUtc(left),
  ]);
const legOf = async (load: string, sequence: number) => {
  const leg = (await legsOf(load)).find((one) => one.sequence === sequence);
  if (leg === undefined) throw new Error(`The load has no leg ${String(sequence)}.`);
  return leg;
};
const enter = async (load: string, sequence: number, at?: string, caller: Person = 'admin') =>
  (
    await project.as(caller).rpc('enter_leg', {
      _leg_id: (await legOf(load, sequence)).id,
      ...(at !== undefined && { _at: at }),
    })
  ).error;
interface Correction {
  caller?: Person;
  reason?: string;
  seen?: string;
}
const correct = async (
  load: string,
  sequence: number,
  at: string | null,
  { caller = 'admin', reason = 'Tapped late.', seen = '' }: Correction = {},
) => {
  const leg = await legOf(load, sequence);
  const { error } = await project.as(caller).rpc('correct_leg', {
    _leg_id: leg.id,
    _seen: seen || leg.entered_at,
    _reason: reason,
    _entered_at: at,
  });
  return error;
};
/** A load from Ohio over Indiana to Illinois, in transit for ten hours. */
const moving = async () => {
  await freeDriver();
  const load = await plan({ destination: 'Peoria, IL' });
  await project.sql(`update public.loads set status = 'in_transit' where id = $1`, [load]);
  await project.sql(
    'update public.load_legs set entered_at = $2 where load_id = $1 and sequence = 1',
    [load, ago(600)],
  );
  return load;
};
const notes = async (load: string) =>
  (
    await project
      .as('driver')
      .from('load_events')
      .select('note')
      .eq('load_id', load)
      .neq('note', '')
  ).data?.map(({ note }) => note as string);

describe('A leg that the driver forgot', () => {
  it('dispatch enters afterwards with its time', async () => {
    const load = await moving();
    const [first] = await timesOf(load);
    const at = ago(300);
    expect((await enter(load, 2, at, 'driver'))?.code).toBe(FORBIDDEN);
    expect((await enter(load, 2, ago(-60)))?.code).toBe(REFUSED);
    expect((await enter(load, 2, ago(700)))?.code).toBe(REFUSED);
    expect(await enter(load, 2, at)).toBeNull();
    expect(await timesOf(load)).toEqual([
      [first?.[0], at],
      [at, null],
      [null, null],
    ]);
    expect(await notes(load)).toEqual([expect.stringMatching(/^Entered IN at .* E[SD]T$/u)]);
  });
});

describe('The entry of a leg', () => {
  it('is corrected with a reason, and the leg before ends then', async () => {
    const load = await moving();
    await enter(load, 2);
    const at = ago(200);
    expect(await correct(load, 2, at, { reason: ' ' })).toMatchObject({ code: REFUSED });
    expect(await correct(load, 2, at)).toBeNull();
    expect((await timesOf(load)).slice(0, 2)).toMatchObject([
      [expect.anything(), at],
      [at, null],
    ]);
    expect((await notes(load))?.at(-1)).toMatch(
      /^Corrected leg 2 \(IN\): entered .*, was .*\. Reason: Tapped late\.$/u,
    );
  });

  it('stays between the entries of the legs before and after', async () => {
    const load = await moving();
    await enter(load, 2, ago(400));
    await enter(load, 3, ago(200));
    expect((await correct(load, 2, ago(700)))?.code).toBe(REFUSED);
    expect((await correct(load, 2, ago(100)))?.code).toBe(REFUSED);
    expect((await correct(load, 3, ago(-60)))?.code).toBe(REFUSED);
    expect(await correct(load, 3, ago(300))).toBeNull();
  });

  it('can be cleared for the state the truck is in, but not for another one', async () => {
    const load = await moving();
    await enter(load, 2, ago(400));
    expect((await correct(load, 1, null))?.code).toBe(REFUSED);
    await enter(load, 3);
    expect((await correct(load, 2, null))?.code).toBe(REFUSED);
    expect(await correct(load, 3, null)).toBeNull();
    expect((await timesOf(load)).slice(1)).toEqual([
      [expect.any(String), null],
      [null, null],
    ]);
  });

  it('isn’t overwritten by a second correction, and is for admins', async () => {
    const load = await moving();
    await enter(load, 2, ago(400));
    const seen = (await legOf(load, 2)).entered_at ?? '';
    const at = ago(300);
    expect((await correct(load, 2, at, { caller: 'driver' }))?.code).toBe(FORBIDDEN);
    expect(await correct(load, 2, at)).toBeNull();
    expect((await correct(load, 2, ago(350), { seen }))?.code).toBe(STALE);
    expect(await correct(load, 2, at, { seen })).toBeNull();
  });
});
