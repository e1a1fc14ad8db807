import { randomUUID } from 'node:crypto';
import type { Person, Project } from './project.ts';
import { day, starts } from './start.ts';

interface Permit {
  [column: string]: unknown;
  id: string;
  leg_id: string;
  jurisdiction: string;
  status: string;
  revision: number;
}

interface Saved {
  id: string;
  permit_id: string | null;
  problem: string | null;
}

/** Helpers for tests of legs, permits and holds. */
export function permitHelpers(project: Project) {
  const admin = () => project.as('admin');
  const { read } = starts(project);
  const permitsOf = (load: string) =>
    project.sql<Permit>(
      'select * from public.load_permits where load_id = $1 order by jurisdiction, id',
      [load],
    );
  const legsOf = (load: string) =>
    project.sql<{ id: string; jurisdiction: string; left_at: unknown }>(
      'select * from public.load_legs where load_id = $1 order by sequence',
      [load],
    );
  const setPermit = async (id: string, parts: object) =>
    (await admin().from('load_permits').update(parts).eq('id', id)).error;
  const seen = async (load: string) => (await read(load))?.updated_at;
  const measure = async (
    load: string,
    size: object,
    caller: Person = 'driver',
    id = randomUUID(),
  ) =>
    (
      await project.as(caller).rpc('record_measure', {
        _id: id,
        _load_id: load,
        _length: 40,
        _width: 12,
        _height: 13,
        ...size,
      })
    ).error;
  const hold = async (load: string, reason: string, caller: Person = 'driver', id = randomUUID()) =>
    (await project.as(caller).rpc('hold_load', { _id: id, _load_id: load, _reason: reason })).error;
  const holdsOf = (load: string) =>
    project.sql<{ id: string; reason: string; cleared_at: unknown }>(
      'select * from public.load_holds where load_id = $1 order by created_at',
      [load],
    );
  const clear = async (id: string | undefined, caller: Person = 'admin', reason = 'Fixed.') =>
    (await project.as(caller).rpc('clear_hold', { _id: id, _reason: reason })).error;
  const enter = async (leg: string | undefined, caller: Person = 'driver', reason?: string) =>
    (
      await project.as(caller).rpc('enter_leg', {
        _leg_id: leg,
        ...(reason !== undefined && { _override_reason: reason }),
      })
    ).error;
  const entry = (leg: string | undefined, parts: object = {}) => ({
    id: randomUUID(),
    leg_id: leg,
    permit_number: randomUUID().slice(0, 12),
    valid_from: day(-1),
    valid_until: day(6),
    max_width: 12,
    ...parts,
  });
  const savePermits = async (rows: object[], caller: Person = 'admin') => {
    const answer = await project.as(caller).rpc('save_permits', { _rows: rows });
    if (answer.error) throw Object.assign(new Error(answer.error.message), answer.error);
    return answer.data as Saved[];
  };
  return {
    admin,
    permitsOf,
    legsOf,
    setPermit,
    seen,
    measure,
    hold,
    holdsOf,
    clear,
    enter,
    entry,
    savePermits,
  };
}
