import { beforeAll, describe, expect, it } from 'vitest';
import { claimEmail } from './support/emails.ts';
import { answerTo } from './support/offers.ts';
import { type Caller, FORBIDDEN, PEOPLE, REFUSED, STALE, useProject } from './support/project.ts';
import { insertLoad } from './support/loads.ts';

const project = useProject();

interface Stop {
  id: string;
  updated_at: string;
  eta_at: string | null;
  eta_was_at: string | null;
  eta_reason: string;
}

const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
const inUtc = (at: string | null | undefined) => (at == null ? null : new Date(at).toISOString());
const lastStop = async (load: string, caller: Caller = 'admin') => {
  const { data } = await answerTo<Stop[]>(
    project
      .as(caller)
      .from('load_stops')
      .select('id, updated_at, eta_at, eta_was_at, eta_reason')
      .eq('load_id', load)
      .order('sequence', { ascending: false })
      .limit(1),
  );
  const [stop] = data;
  if (stop === undefined) throw new Error('The load has no stop.');
  return stop;
};
const report = async (
  load: string,
  eta: string | null,
  { reason = '', seen, caller = 'admin' }: { reason?: string; seen?: string; caller?: Caller } = {},
) => {
  const stop = await lastStop(load);
  return answerTo<string>(
    project.as(caller).rpc('report_eta', {
      _stop_id: stop.id,
      _seen: seen ?? stop.updated_at,
      _eta: eta,
      _reason: reason,
    }),
  );
};
const outbox = (load: string) =>
  project.sql<{ id: string; version: number }>(
    `select id, version from public.emails where load_id = $1 and kind = 'load_eta' order by version`,
    [load],
  );
const claim = (id: string | undefined) =>
  claimEmail<{ timeline: { eta: Record<string, string> } }>(project, id);

/** A load in transit to Gary, due in 10 hours, with its customer. */
async function onTheRoad(parts: Record<string, unknown> = {}) {
  const driver = await project.supabase.signUp({ roles: ['driver'] });
  const load = await insertLoad(project, {
    title: 'Press bed',
    origin: 'Dayton, OH',
    destination: 'Gary, IN',
    status: 'in_transit',
    driver_id: driver.userId,
    pickup_at: inHours(-10),
    delivery_at: inHours(10),
    ...parts,
  });
  await project.sql(
    `insert into public.load_customers (load_id, name, email) values ($1, 'Noa Berg', 'noa@example.com')`,
    [load],
  );
  return { load, driver: driver.client };
}

beforeAll(async () => {
  await project.sql(
    'update private.settings set rate_limit_per_sender = 10000, rate_limit_overall = 100000',
  );
});

describe('An ETA', () => {
  it('dispatch and the load’s driver report an ETA, and the log has the previous one', async () => {
    const { load, driver } = await onTheRoad();
    const [first, second] = [inHours(11), inHours(12)];
    expect((await report(load, first, { reason: ' Rain  in Indiana ' })).error).toBeNull();
    let stop = await lastStop(load);
    expect(inUtc(stop.eta_at)).toBe(first);
    expect(stop.eta_reason).toBe('Rain in Indiana');
    const plan = await project.sql<{ at: string }>(
      'select delivery_at::text as at from public.loads where id = $1',
      [load],
    );
    expect(inUtc(stop.eta_was_at)).toBe(inUtc(plan[0]?.at));

    const byDriver = await driver.rpc('report_eta', {
      _stop_id: stop.id,
      _seen: stop.updated_at,
      _eta: second,
    });
    expect(byDriver.error).toBeNull();
    stop = await lastStop(load);
    expect([stop.eta_at, stop.eta_was_at].map(inUtc)).toEqual([second, first]);
    expect((await report(load, null)).error).toBeNull();
    expect((await lastStop(load)).eta_at).toBeNull();
  });

  it.each(['visitor', 'customer', 'broker', 'carrier', 'pilot', 'driver', 'moderator'] as const)(
    'can’t be reported by a %s who isn’t on the load',
    async (caller) => {
      const { load } = await onTheRoad();
      expect((await report(load, inHours(11), { caller })).error?.code).toBe(FORBIDDEN);
    },
  );

  it('an ETA is refused over a newer version, and a repeat has no second effect', async () => {
    const { load } = await onTheRoad();
    const { updated_at: seen } = await lastStop(load);
    const eta = inHours(15);
    expect((await report(load, eta, { seen })).error).toBeNull();
    const { data: version } = await report(load, eta, { seen });
    expect(inUtc(version)).toBe(inUtc((await lastStop(load)).updated_at));
    expect((await report(load, inHours(16), { seen })).error?.code).toBe(STALE);
    expect(inUtc((await lastStop(load)).eta_at)).toBe(eta);
  });

  it('must be in the future, on an open load, for a stop the truck hasn’t reached', async () => {
    const { load } = await onTheRoad();
    for (const hours of [-2, 24 * 61]) {
      expect((await report(load, inHours(hours))).error?.code).toBe(REFUSED);
    }
    expect((await report(load, inHours(5), { reason: 'x'.repeat(201) })).error?.code).toBe(REFUSED);
    const { id } = await lastStop(load);
    await project.sql('update public.load_stops set arrived_at = now() where id = $1', [id]);
    expect((await report(load, inHours(5))).error?.code).toBe(REFUSED);
    const planned = await onTheRoad({ status: 'planned', driver_id: null });
    expect((await report(planned.load, inHours(5))).error?.code).toBe(REFUSED);
  });

  it('can’t be for a stop that the truck has left', async () => {
    const { load } = await onTheRoad();
    // Each call has another ETA: repeating the same one changes nothing.
    let hours = 4;
    const reportPickup = async () => {
      const [pickup] = await project.sql<{ id: string; seen: string }>(
        `select id, updated_at::text as seen from public.load_stops
         where load_id = $1 and kind = 'pickup'`,
        [load],
      );
      const { error } = await project.as('admin').rpc('report_eta', {
        _stop_id: pickup?.id,
        _seen: pickup?.seen,
        _eta: inHours((hours += 1)),
      });
      return error;
    };
    const refusal = { code: REFUSED, message: 'The truck has left stop 1 (Dayton, OH).' };
    expect(await reportPickup()).toMatchObject(refusal);
    await project.as('admin').from('loads').update({ status: 'assigned' }).eq('id', load);
    expect(await reportPickup()).toBeNull();
    const { id } = await lastStop(load);
    await project.sql('update public.load_stops set arrived_at = now() where id = $1', [id]);
    expect(await reportPickup()).toMatchObject(refusal);
  });

  it('makes a stop late before its window ends', async () => {
    const late = async () =>
      (
        await answerTo<{ id: string }[]>(
          project.as('admin').rpc('board_loads', { _list: 'late' }).select('id'),
        )
      ).data.map(({ id }) => id);
    const { load } = await onTheRoad();
    await report(load, inHours(9));
    expect(await late()).not.toContain(load);
    await report(load, inHours(11));
    expect(await late()).toContain(load);
    const { data } = await answerTo<{ road_problems: { eta_at: string }[] }>(
      project.as('admin').from('admin_load_checks').select('road_problems').eq('id', load).single(),
    );
    expect(data.road_problems).toMatchObject([{ code: 'late', detail: 'Gary, IN' }]);
    expect(data.road_problems[0]?.eta_at).not.toBeNull();
  });
});

describe('The email about an ETA', () => {
  it('goes out when it moved by more than 2 hours from what the customer knows', async () => {
    const plan = inHours(10);
    const { load } = await onTheRoad({ delivery_at: plan });
    const after = (minutes: number) => new Date(Date.parse(plan) + minutes * 60_000).toISOString();
    await report(load, after(120));
    expect(await outbox(load)).toEqual([]);
    await report(load, after(121), { reason: 'Rain' });
    const [first] = await outbox(load);
    expect((await claim(first?.id))?.timeline.eta).toMatchObject({ reason: 'Rain' });
    // Within 2 hours of the last email.
    await report(load, after(230));
    expect(await outbox(load)).toHaveLength(1);
    await report(load, after(242));
    expect((await outbox(load)).map(({ version }) => version)).toEqual([1, 2]);
  });

  it('isn’t sent if the ETA moves back first, and waits for more moves', async () => {
    const { load } = await onTheRoad();
    await report(load, inHours(14));
    await report(load, inHours(15));
    const [queued, ...others] = await outbox(load);
    expect(others).toEqual([]);
    await report(load, inHours(10.5));
    expect(await claim(queued?.id)).toBeNull();
    expect(await outbox(load)).toEqual([]);
  });

  it('isn’t queued for other stops or while its kind is off', async () => {
    const { load } = await onTheRoad();
    const off = (isOn: boolean) =>
      project.sql(`update public.email_kinds set is_on = $1 where kind = 'load_eta'`, [isOn]);
    await off(false);
    await report(load, inHours(20));
    expect(await outbox(load)).toEqual([]);
    await off(true);
    const other = await onTheRoad();
    await project.sql(
      `update public.load_stops set eta_at = now() + interval '20 hours' where load_id = $1 and sequence = 1`,
      [other.load],
    );
    expect(await outbox(other.load)).toEqual([]);
  });

  // 1:00 AM MDT to 2:00 AM MST is two hours, although the clock moves by one.
  it.each([
    ['2031-11-02T07:00:00Z', '2031-11-02T09:00:00Z', false],
    ['2031-11-02T07:00:00Z', '2031-11-02T09:00:01Z', true],
    ['2031-03-09T08:30:00Z', '2031-03-09T10:30:00Z', false],
  ])('counts elapsed hours on a Denver night: %s to %s', async (told, eta, isMoved) => {
    const [row] = await project.sql<{ moved: boolean }>(
      'select private.is_eta_moved($1::timestamptz, $2::timestamptz) as moved',
      [told, eta],
    );
    expect(row?.moved).toBe(isMoved);
  });
});

it('a driver of another load doesn’t see an ETA', async () => {
  const { load } = await onTheRoad();
  await report(load, inHours(11));
  const { data } = await project
    .as('driver')
    .from('load_stops')
    .select('eta_at')
    .eq('load_id', load);
  expect(data).toEqual([]);
  expect(PEOPLE.driver).not.toBe(load);
});
