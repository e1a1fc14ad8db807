import { beforeAll } from 'vitest';
import type { Project } from './project.ts';
import { inHours, type Pilot, slotHelpers } from './slots.ts';

/** Helpers for slots offered to two pilot cars for 20 hours: the demo one and another. */
export function slotOffers(project: Project) {
  const helpers = slotHelpers(project);
  const pilots = {} as { robin: Pilot; dale: Pilot };
  beforeAll(async () => {
    pilots.robin = helpers.demoPilot();
    pilots.dale = await helpers.pilot();
  });
  const offered = async (parts: object = {}) => {
    const load = await helpers.plan();
    const id = await helpers.slot(load, parts);
    await helpers.offer(id, [pilots.robin.id, pilots.dale.id], { lapses: inHours(20) });
    return { load, id };
  };
  return { ...helpers, pilots, offered };
}
