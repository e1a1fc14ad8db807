import { randomUUID } from 'node:crypto';
import { freePilot, insertLoad } from './loads.ts';
import { PEOPLE, type Person, type Project } from './project.ts';
import { addUnits } from './units.ts';

/** The day this many days from today, in UTC. */
export const day = (ahead: number) =>
  new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);

/** Helpers for tests of a load's start. */
export function starts(project: Project) {
  const read = async (load: string) =>
    (
      await project
        .as('admin')
        .from('loads')
        .select('status, updated_at, start_override')
        .eq('id', load)
        .single<{ status: string; updated_at: string; start_override: object | null }>()
    ).data;

  return {
    read,
    /**
     * Inserts a legal load of the demo driver with units and confirmed legs, from day 2 to day 4, Eastern time; one in transit
     * is a day late. The driver's other bookings end, so that loads of a test may overlap.
     */
    plan: async (parts: Record<string, unknown> = {}) => {
      await project.sql('delete from public.assignments where driver_id = $1', [PEOPLE.driver]);
      const [pickup, delivery] = parts['status'] === 'in_transit' ? [-3, -1] : [2, 4];
      const id = await insertLoad(project, {
        title: 'Press bed',
        origin: 'Dayton, OH',
        destination: 'Gary, IN',
        driver_id: PEOPLE.driver,
        status: 'assigned',
        pickup_at: `${day(pickup)}T15:00:00Z`,
        delivery_at: `${day(delivery)}T15:00:00Z`,
        ...parts,
      });
      await addUnits(project);
      await project.sql('update public.load_legs set is_confirmed = true where load_id = $1', [id]);
      return id;
    },
    /** Files a permit, issued for yesterday to day 6. */
    permit: (load: string, jurisdiction: string, parts: object = {}) =>
      project
        .as('admin')
        .from('load_permits')
        .insert({
          load_id: load,
          jurisdiction,
          permit_number: randomUUID(),
          status: 'issued',
          valid_from: day(-1),
          valid_until: day(6),
          ...parts,
        }),
    offer: async (load: string, status: string) => {
      await freePilot(project);
      return project.sql(
        `insert into public.load_escorts (load_id, pilot_id, position, status)
         values ($1, $2, 'high_pole', $3::text::public.escort_status)`,
        [load, PEOPLE.pilot, status],
      );
    },
    /** The problems that block the start, as `code: problem`. */
    problems: async (load: string, caller: Person = 'admin') =>
      (
        (await project.as(caller).rpc('load_start_problems', { _load_id: load })).data as {
          code: string;
          problem: string;
        }[]
      ).map(({ code, problem }) => `${code}: ${problem}`),
    start: async (caller: Person, load: string, reason?: string) =>
      (
        await project.as(caller).rpc('start_load', {
          _load_id: load,
          _seen: (await read(load))?.updated_at,
          ...(reason === undefined ? {} : { _override_reason: reason }),
        })
      ).error,
    update: async (caller: Person, load: string, columns: object) =>
      (await project.as(caller).from('loads').update(columns).eq('id', load)).error,
    /** Delivers what the demo driver has in transit. */
    freeDriver: () =>
      project.sql(
        `update public.loads set status = 'delivered' where driver_id = $1 and status = 'in_transit'`,
        [PEOPLE.driver],
      ),
  };
}
