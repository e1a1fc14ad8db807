import { randomUUID } from 'node:crypto';
import type { Project } from './project.ts';
import { type Pilot, slotHelpers } from './slots.ts';

export interface Paper {
  state?: string;
  from?: string;
  until: string;
}
interface Cover {
  item: string;
  cover: string;
  problem: string | null;
  is_cleared: boolean;
  reason: string | null;
  cleared_by: string | null;
}
export const INSURED = { until: '2032-12-31' };
/** 7:30 AM on March 5 to 6:30 PM on March 7, in Chicago. */
export const DAYS = {
  meet_at: '2031-03-05T13:30:00Z',
  ends_at: '2031-03-08T00:30:00Z',
  time_zone: 'America/Chicago',
};

/** Helpers for tests of a job's cover: pilot cars with papers, their offers, and what dispatch clears. */
export function coverHelpers(project: Project) {
  const helpers = slotHelpers(project);
  const { plan, slot, offer } = helpers;
  /** A pilot car with these papers; without a state it is insurance. */
  async function pilotWith(...papers: Paper[]): Promise<Pilot> {
    const { userId, client } = await project.supabase.signUp({ roles: ['pilot_car'] });
    for (const { state = null, from = null, until } of papers) {
      const id = randomUUID();
      await project.sql(
        `insert into public.pilot_papers
           (id, pilot_id, kind, issuing_state, insurer, number, limit_cents, starts_on, expires_on, file_path, file_name)
         values ($1, $2, $3::text::public.pilot_paper_kind, $4, $5, '1', $6, $7::date, $8::date, $9, 'a.pdf')`,
        [
          id,
          userId,
          state === null ? 'insurance' : 'certificate',
          state,
          state === null ? 'Lakeside' : null,
          state === null ? 100_000_000 : null,
          from,
          until,
          `${userId}/${id}.pdf`,
        ],
      );
    }
    return { id: userId, client };
  }
  const offered = async (pilot: Pilot, parts: object = {}) => {
    const id = await slot(await plan(), { states: ['IN'], ...DAYS, ...parts });
    await offer(id, [pilot.id]);
    return id;
  };
  const escortOf = async (slotId: string) =>
    (
      await project.sql<{ id: string }>('select id from public.load_escorts where slot_id = $1', [
        slotId,
      ])
    )[0]?.id ?? '';
  const covers = async (client: Pilot['client'], slotId: string): Promise<Cover[]> => {
    const answers = await client.rpc('escort_covers', { _escort_ids: [await escortOf(slotId)] });
    return answers.data as Cover[];
  };
  const brief = async (pilot: Pilot, slotId: string) =>
    (await covers(pilot.client, slotId)).map(({ item, cover }) => `${item} ${cover}`);
  const clear = async (
    slotId: string,
    item: string,
    problem: string,
    reason?: string,
    caller = project.as('admin'),
  ) =>
    (
      await caller.rpc('clear_escort', {
        _escort_id: await escortOf(slotId),
        _item: item,
        _problem: problem,
        ...(reason === undefined ? {} : { _reason: reason }),
      })
    ).error;
  return { ...helpers, pilotWith, offered, covers, brief, clear };
}
