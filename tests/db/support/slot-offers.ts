import { beforeAll } from 'vitest';
import type { Project } from './project.ts';
import { inHours, type Pilot, slotDesk } from './slots.ts';

/** A desk whose slots are offered to two pilot cars for 20 hours: the demo one and another. */
export function slotOffers(project: Project) {
  const desk = slotDesk(project);
  const pilots = {} as { robin: Pilot; dale: Pilot };
  beforeAll(async () => {
    pilots.robin = desk.demoPilot();
    pilots.dale = await desk.pilot();
  });
  const offered = async (parts: object = {}) => {
    const load = await desk.plan();
    const id = await desk.slot(load, parts);
    await desk.offer(id, [pilots.robin.id, pilots.dale.id], { lapses: inHours(20) });
    return { load, id };
  };
  return { ...desk, pilots, offered };
}
