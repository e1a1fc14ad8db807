import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { answerEscort, cancelLoad, deliver, saveLoad } from './support/loads.ts';
import { PEOPLE, type Person, REFUSED, useProject } from './support/project.ts';
import { addUnits } from './support/units.ts';

const project = useProject();
const admin = () => project.as('admin').from('loads');

async function plan(parts: object = {}): Promise<string> {
  const id = randomUUID();
  const row = { id, title: 'Press bed', origin: 'Dayton, OH', destination: 'Gary, IN', ...parts };
  expect((await admin().insert(row)).error).toBeNull();
  return id;
}
const update = (load: string, columns: object) => admin().update(columns).eq('id', load);
/** `action subject: label [→ status] [(whom)]`, oldest first. */
const log = async (load: string) =>
  (
    await project.sql<{ line: string }>(
      `select concat_ws(' ', action || ' ' || subject || ': ' || label, '→ ' || new_status,
         '(' || target.first_name || ')', 'by ' || actor.first_name) as line
       from public.activity_log as entry
       left join public.profiles as target on target.id = target_id
       left join public.profiles as actor on actor.id = actor_id
       where record_id = $1 order by entry.id`,
      [load],
    )
  ).map(({ line }) => line);
const nameOf = async (person: Person) =>
  (
    await project.sql<{ first_name: string }>(
      'select first_name from public.profiles where id = $1',
      [PEOPLE[person]],
    )
  )[0]?.first_name ?? '';

describe('The activity log', () => {
  it('records creation, edits, drivers, status and deletion of a load', async () => {
    const by = `by ${await nameOf('admin')}`;
    const load = await plan();
    await saveLoad(project, load, { weight_lbs: 60_000, pickup_at: '2031-03-01T12:00:00Z' });
    await saveLoad(project, load, { weight_lbs: 60_000 });
    await update(load, { driver_id: PEOPLE.driver });
    await update(load, { driver_id: null });
    await cancelLoad(project, load);
    await admin().delete().eq('id', load);

    expect(await log(load)).toEqual([
      `created load: Press bed ${by}`,
      `updated load: Press bed ${by}`,
      `assigned load: Press bed (${await nameOf('driver')}) ${by}`,
      `unassigned load: Press bed (${await nameOf('driver')}) ${by}`,
      `status_changed load: Press bed → cancelled ${by}`,
      `deleted load: Press bed ${by}`,
    ]);
  });

  it('records permits and escorts with the load they belong to', async () => {
    const [by, robin] = [`by ${await nameOf('admin')}`, await nameOf('pilot')];
    const load = await plan();
    const permits = project.as('admin').from('load_permits');
    await permits.insert({ load_id: load, jurisdiction: 'OH' });
    await permits.update({ status: 'applied' }).eq('load_id', load);
    await permits.update({ permit_number: 'OH-1' }).eq('load_id', load);
    await permits.delete().eq('load_id', load);
    const escorts = project.as('admin').from('load_escorts');
    await escorts.insert({ load_id: load, pilot_id: PEOPLE.pilot, position: 'lead' });
    await answerEscort(project, load, 'accepted');
    await escorts.delete().eq('load_id', load);

    expect((await log(load)).slice(1)).toEqual([
      `created permit: Press bed, OH ${by}`,
      `status_changed permit: Press bed, OH → applied ${by}`,
      `updated permit: Press bed, OH ${by}`,
      `deleted permit: Press bed, OH ${by}`,
      `created escort: Press bed (${robin}) ${by}`,
      `status_changed escort: Press bed → accepted (${robin}) by ${robin}`,
      `deleted escort: Press bed (${robin}) ${by}`,
    ]);
  });

  it('has one entry for a deleted load with its permits and escorts', async () => {
    const load = await plan();
    await project.as('admin').from('load_permits').insert({ load_id: load, jurisdiction: 'OH' });
    await admin().delete().eq('id', load);
    expect((await log(load)).at(-1)).toMatch(/^deleted load/);
  });

  it('distinguishes a forced start from a normal one', async () => {
    const { userId } = await project.supabase.signUp({ roles: ['driver'] });
    const load = await plan({ driver_id: userId, width: 12 });
    const { data } = await admin().select('updated_at').eq('id', load).single<{
      updated_at: string;
    }>();
    await project.as('admin').rpc('start_load', {
      _load_id: load,
      _seen: data?.updated_at,
      _override_reason: 'By phone',
    });
    expect((await log(load)).at(-1)).toMatch(/^started_anyway load: Press bed → in_transit/);
  });

  it('survives the deletion of a pilot’s and a driver’s account', async () => {
    const { userId } = await project.supabase.signUp({ roles: ['driver', 'pilot_car'] });
    const load = await plan({ driver_id: userId });
    await project
      .as('admin')
      .from('load_escorts')
      .insert({ load_id: load, pilot_id: userId, position: 'lead' });
    await project.sql('delete from auth.users where id = $1', [userId]);
    expect((await log(load)).join('\n')).toMatch(/unassigned load: Press bed/);
  });
});

describe('Deletion', () => {
  it('a load in transit can’t be deleted and keeps its permits', async () => {
    const { userId } = await project.supabase.signUp({ roles: ['driver'] });
    const load = await plan({ driver_id: userId });
    await project.as('admin').from('load_permits').insert({
      load_id: load,
      jurisdiction: 'OH',
      status: 'issued',
      permit_number: 'OH-KEPT',
      valid_from: '2020-01-01',
      valid_until: '2099-12-31',
    });
    await addUnits(project);
    await update(load, { status: 'in_transit' });
    expect((await admin().delete().eq('id', load)).error).toMatchObject({
      code: REFUSED,
      message: 'This load is in transit. Mark it as delivered or cancel it before you delete it.',
    });
    const permits = await project.as('admin').from('load_permits').select('id').eq('load_id', load);
    expect(permits.data).toHaveLength(1);

    await deliver(project, load);
    expect((await admin().delete().eq('id', load)).error).toBeNull();
  });
});

it('loads are sorted by pickup, those without a date last', async () => {
  const dated = await plan({ pickup_at: '2031-03-02T12:00:00Z' });
  const undated = await plan();
  const first = await plan({ pickup_at: '2031-03-01T12:00:00Z' });
  const sorted = async () =>
    (
      await admin().select('id').in('id', [dated, undated, first]).order('pickup_sort').order('id')
    ).data?.map(({ id }) => id as string);
  expect(await sorted()).toEqual([first, dated, undated]);
  await saveLoad(project, undated, { pickup_at: '2031-02-01T12:00:00Z' });
  await saveLoad(project, first, { pickup_at: null });
  expect(await sorted()).toEqual([undated, dated, first]);
});

it('loads are counted by driver and by the day of pickup in its time zone', async () => {
  const { userId } = await project.supabase.signUp({ roles: ['driver'] });
  // 3:00 UTC on May 2 is still May 1 in Denver.
  const at = { pickup_at: '2031-05-02T03:00:00Z', pickup_time_zone: 'America/Denver' };
  await plan({ ...at, driver_id: userId });
  await plan(at);
  const count = async (filters: object) =>
    (
      (await project.as('admin').rpc('load_status_counts', filters)).data as { loads: number }[]
    ).reduce((sum, { loads }) => sum + loads, 0);
  expect(await count({ _from: '2031-05-01', _to: '2031-05-01' })).toBe(2);
  expect(await count({ _from: '2031-05-02', _to: '2031-05-03' })).toBe(0);
  expect(await count({ _driver_id: userId })).toBe(1);
});
