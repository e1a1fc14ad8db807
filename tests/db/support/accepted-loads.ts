import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { aDraft, offerHelpers } from './offers.ts';
import { PEOPLE, type Project } from './project.ts';
import { day } from './start.ts';
import { addUnits } from './units.ts';

/** Helpers for tests of loads from accepted offers. */
export function acceptedLoads(project: Project) {
  const offers = offerHelpers(project);
  return {
    /** An accepted offer of the demo customer, with its oversize load from Ohio to Indiana. */
    accept: async (commodity = 'Press crown') => {
      const offer = await offers.startSent(
        { destination: 'Gary, IN', commodity },
        'customer',
        aDraft({ length: 24, width: 12, height: 10 }),
      );
      await offers.accept(offer.id, offer.token);
      const [{ id: load } = { id: '' }] = (await offers.loadsOf(offer.id)) as { id: string }[];
      return { ...offer, load };
    },
    /** Ends the demo driver's bookings, so that loads of a test may overlap. */
    endBookings: () =>
      project.sql('delete from public.assignments where driver_id = $1', [PEOPLE.driver]),
    /** Adds units, confirms the legs and files a permit for each. */
    complete: async (load: string) => {
      await addUnits(project);
      await project.sql('update public.load_legs set is_confirmed = true where load_id = $1', [
        load,
      ]);
      for (const state of ['OH', 'IN']) {
        const filed = await project
          .as('admin')
          .from('load_permits')
          .insert({
            load_id: load,
            jurisdiction: state,
            permit_number: randomUUID(),
            status: 'issued',
            valid_from: day(-1),
            valid_until: day(6),
          });
        expect(filed.error).toBeNull();
      }
    },
    /** Puts a load on hold as its driver; returns the hold's id. */
    hold: async (load: string, reason: string, id: string = randomUUID()) => {
      const { error } = await project
        .as('driver')
        .rpc('hold_load', { _id: id, _load_id: load, _reason: reason });
      expect(error).toBeNull();
      return id;
    },
  };
}
