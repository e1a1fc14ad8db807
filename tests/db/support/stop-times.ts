import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { insertLoad } from './loads.ts';
import { aDraft, answerTo, offerHelpers } from './offers.ts';
import { type Caller, PEOPLE, type Project } from './project.ts';

interface Stop {
  id: string;
  sequence: number;
  updated_at: string;
  arrived_at: string | null;
  arrived_received_at: string | null;
  arrived_by: string | null;
  departed_at: string | null;
  departed_received_at: string | null;
  departed_by: string | null;
}

interface Charge {
  id: string;
  updated_at: string;
  kind: string;
  description: string;
  quantity: number;
  unit: string;
  currency: string;
  amount_cents: number;
  evidence: string;
  approved_at: string | null;
  withdrawn_at: string | null;
}

const inUtc = (at: string | null | undefined) => (at == null ? null : new Date(at).toISOString());

/** The time this many minutes ago. */
export const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

/** Helpers for tests of arrivals, departures and what they cost. */
export function stopTimes(project: Project) {
  const desk = offerHelpers(project);
  const drive = async (load: string) => {
    await project.sql('delete from public.assignments where driver_id = $1', [PEOPLE.driver]);
    await project.sql(`update public.loads set driver_id = $2 where id = $1`, [
      load,
      PEOPLE.driver,
    ]);
    return load;
  };
  const stopsOf = async (load: string, caller: Caller = 'admin') => {
    const { data } = await project
      .as(caller)
      .from('load_stops')
      .select('*')
      .eq('load_id', load)
      .order('sequence');
    return data as Stop[];
  };
  const stopOf = async (load: string, sequence: number) => {
    const stop = (await stopsOf(load)).find((one) => one.sequence === sequence);
    if (stop === undefined) throw new Error(`The load has no stop ${String(sequence)}.`);
    return stop;
  };
  return {
    stopsOf,
    stopOf,
    /** The times at a stop, in UTC. */
    timesOf: async (load: string, sequence = 1) => {
      const { arrived_at: arrived, departed_at: departed } = await stopOf(load, sequence);
      return [inUtc(arrived), inUtc(departed)];
    },
    /** An assigned load of the demo driver without an offer. */
    assigned: async (parts: Record<string, unknown> = {}) => {
      await project.sql('delete from public.assignments where driver_id = $1', [PEOPLE.driver]);
      return insertLoad(project, {
        title: 'Press bed',
        origin: 'Dayton, OH',
        destination: 'Gary, IN',
        driver_id: PEOPLE.driver,
        status: 'assigned',
        ...parts,
      });
    },
    /** The same from an accepted offer. */
    offered: async (draft: Record<string, unknown> = {}) => {
      const offer = await desk.startSent(
        { origin: 'Dayton, OH', destination: 'Gary, IN' },
        'customer',
        aDraft(draft),
      );
      await desk.accept(offer.id, offer.token);
      const [load] = await desk.loadsOf(offer.id);
      return drive(load?.['id'] as string);
    },
    report: async (
      load: string,
      sequence: number,
      step: string,
      at: string = new Date().toISOString(),
      caller: Caller = 'driver',
    ) => {
      const { id } = await stopOf(load, sequence);
      const { error } = await answerTo(
        project.as(caller).rpc('report_stop', { _stop_id: id, _step: step, _at: at }),
      );
      return error;
    },
    correct: async (
      load: string,
      sequence: number,
      [arrived, departed]: readonly [string | null, string | null],
      {
        caller = 'admin',
        reason = 'The driver tapped late.',
        seen,
      }: { caller?: Caller; reason?: string; seen?: string } = {},
    ) => {
      const stop = await stopOf(load, sequence);
      return answerTo<string>(
        project.as(caller).rpc('correct_stop', {
          _stop_id: stop.id,
          _seen: seen ?? stop.updated_at,
          _arrived_at: arrived,
          _departed_at: departed,
          _reason: reason,
        }),
      );
    },
    notesOf: async (load: string) => {
      const { data } = await project
        .as('driver')
        .from('load_events')
        .select('note')
        .eq('load_id', load)
        .like('note', 'Corrected%');
      return (data ?? []).map(({ note }) => note as string);
    },
    chargesOf: async (load: string, caller: Caller = 'admin') => {
      const { data } = await project
        .as(caller)
        .from('charges')
        .select('*')
        .eq('load_id', load)
        .order('created_at')
        .order('kind');
      return data as Charge[];
    },
    decide: async (name: 'approve' | 'withdraw', { id, updated_at: seen }: Charge) => {
      const { error } = await answerTo(
        project
          .as('admin')
          .rpc(`${name}_charge`, { _id: id, _seen: seen, _request_id: randomUUID() }),
      );
      expect(error).toBeNull();
    },
  };
}
