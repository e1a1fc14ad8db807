import { randomUUID } from 'node:crypto';
import { insertLoad } from './loads.ts';
import { coverPilot } from './pilot-papers.ts';
import { PEOPLE, type Person, type Project } from './project.ts';

export interface Failure {
  code: string;
  message: string;
}
/** A client of one pilot car. */
export type Caller = Pick<ReturnType<Project['as']>, 'rpc' | 'from'>;
export interface Pilot {
  id: string;
  client: Caller;
}

export const A_RATE = { unit: 'mile', quantity: 110, currency: 'USD', rate_cents: 195 };

/** The time this many hours from now. */
export const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

/** Helpers for tests of escort slots. */
export function slotHelpers(project: Project) {
  const admin = () => project.as('admin');
  let loads = 0;
  const escortsOf = (slot: string) =>
    project.sql<{ pilot: string; status: string }>(
      `select pilot_id as pilot, status::text from public.load_escorts where slot_id = $1 order by status, id`,
      [slot],
    );
  return {
    escortsOf,
    /** A load from Dayton to Gary of 24 hours, in 100 hours or later: no two overlap. */
    plan: async (parts: object = {}) => {
      loads += 1;
      await coverPilot(project, PEOPLE.pilot);
      return insertLoad(project, {
        title: 'Press bed',
        origin: 'Dayton, OH',
        destination: 'Gary, IN',
        pickup_at: inHours(52 + 48 * loads),
        delivery_at: inHours(76 + 48 * loads),
        ...parts,
      });
    },
    /** Adds a chase car for Indiana; returns the slot's id. */
    slot: async (load: string, parts: object = {}): Promise<string> => {
      const id = randomUUID();
      const { error } = await admin().rpc('add_escort_slots', {
        _load_id: load,
        _slots: [{ id, position: 'chase', states: ['IN'], ...parts }],
      });
      if (error !== null) throw new Error(error.message);
      return id;
    },
    /** Another pilot-car operator, with certificates of all states and insurance. */
    pilot: async (): Promise<Pilot> => {
      const { userId, client } = await project.supabase.signUp({ roles: ['pilot_car'] });
      await coverPilot(project, userId);
      return { id: userId, client };
    },
    demoPilot: (): Pilot => ({ id: PEOPLE.pilot, client: project.as('pilot') }),
    offer: async (
      slot: string,
      pilots: readonly string[],
      parts: { lapses?: string | null; rate?: object | null; caller?: Person } = {},
    ): Promise<{ data: number | null; error: Failure | null }> =>
      project.as(parts.caller ?? 'admin').rpc('offer_escort_slot', {
        _slot_id: slot,
        _pilot_ids: pilots,
        _lapses_at: parts.lapses ?? null,
        _rate: parts.rate ?? null,
      }),
    /** A pilot car's answer on the terms of now. */
    answer: async (
      { id, client }: Pilot,
      slot: string,
      to: string,
      from?: string,
    ): Promise<Failure | null> => {
      const [escort] = await project.sql<{ id: string; status: string; seen: string }>(
        `select id, status::text, terms_changed_at::text as seen from public.load_escorts
         where slot_id = $1 and pilot_id = $2`,
        [slot, id],
      );
      const { error } = await client.rpc('answer_escort', {
        _escort_id: escort?.id,
        _from: from ?? escort?.status,
        _to: to,
        _seen: escort?.seen,
      });
      return error;
    },
    confirm: async ({ id, client }: Pilot, slot: string, by?: Caller): Promise<Failure | null> => {
      const [escort] = await project.sql<{ id: string; seen: string }>(
        `select id, terms_changed_at::text as seen from public.load_escorts
         where slot_id = $1 and pilot_id = $2`,
        [slot, id],
      );
      return (
        await (by ?? client).rpc('confirm_escort', { _escort_id: escort?.id, _seen: escort?.seen })
      ).error;
    },
    statusOf: async (slot: string, { id }: Pilot) =>
      (await escortsOf(slot)).find(({ pilot }) => pilot === id)?.status,
    /** The problems that the start and the board find with the escorts of a load. */
    problems: async (load: string) =>
      (
        (await admin().rpc('load_start_problems', { _load_id: load })).data as {
          code: string;
          problem: string;
        }[]
      )
        .filter(({ code }) => code.startsWith('escort'))
        .map(({ problem }) => problem),
  };
}
