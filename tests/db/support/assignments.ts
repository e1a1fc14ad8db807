import { expect } from 'vitest';
import { insertLoad, saveLoad } from './loads.ts';
import type { Project } from './project.ts';
import { aUnit } from './rows.ts';

/** Helpers for tests of a load's drivers and units. */
export function assignmentHelpers(project: Project) {
  const admin = () => project.as('admin');
  const versionOf = async (load: string) =>
    (await admin().from('loads').select('updated_at').eq('id', load).single()).data
      ?.updated_at as string;

  return {
    versionOf,
    /** Adds a driver without loads, named Kit Moss; returns their id. */
    addDriver: async () => {
      const { userId } = await project.supabase.signUp({ roles: ['driver'] });
      await project.sql(
        `update public.profiles set first_name = 'Kit', last_name = 'Moss' where id = $1`,
        [userId],
      );
      return userId;
    },
    /** Adds a unit; a trailer is an RGN with its deck at 1′-11″. */
    addUnit: async (kind = 'trailer', parts: object = {}) => {
      const unit = {
        ...aUnit(),
        kind,
        ...(kind === 'trailer' ? { deck: 'rgn', deck_height: 1.916667, capacity_lbs: 90_000 } : {}),
        ...parts,
      };
      expect((await admin().from('units').insert(unit)).error).toBeNull();
      return unit;
    },
    /** Plans a load on May 10 and 11, 2034, from 8 AM to 4 PM Central time. */
    plan: (parts: Record<string, unknown> = {}) =>
      insertLoad(project, {
        title: 'Press bed',
        origin: 'Gary, IN',
        destination: 'Joliet, IL',
        pickup_at: '2034-05-10T13:00:00Z',
        pickup_time_zone: 'America/Chicago',
        delivery_at: '2034-05-11T21:00:00Z',
        delivery_time_zone: 'America/Chicago',
        ...parts,
      }),
    assign: async (load: string, units: string[], driverId: string | null = null) =>
      (
        await admin().rpc('assign_to_load', {
          _load_id: load,
          _seen: await versionOf(load),
          _driver_id: driverId,
          _unit_ids: units,
        })
      ).error,
    save: (load: string, columns: object) => saveLoad(project, load, columns),
    update: async (load: string, columns: object) =>
      (await admin().from('loads').update(columns).eq('id', load)).error,
    /** The driver and the units of a load, and the times they are held for. */
    bookings: (load: string) =>
      project.sql<{ held: string; during: string | null; hours: number | null }>(
        `select coalesce(driver_id, unit_id) as held, during::text,
           extract(epoch from upper(during) - lower(during)) / 3600 as hours
         from public.assignments where load_id = $1 order by unit_id nulls first, place`,
        [load],
      ),
  };
}
