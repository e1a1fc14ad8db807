import type { AdminLoad } from '@/features/loads/api/admin-loads';
import type { LoadLeg } from '@/features/loads/model/load-record';
import type { LegPermit } from './use-legs-editor';

/** Whether a permit is only a reminder that one is needed: it goes with its leg. */
const isBlank = ({ status, permit_number: number }: LegPermit) =>
  status === 'needed' && number === null;

/** The permits of a leg that another leg has to take if it is dropped. */
export function filedPermits(leg: LoadLeg, permits: readonly LegPermit[]): LegPermit[] {
  return permits.filter((permit) => permit.leg_id === leg.id && !isBlank(permit));
}

/** As the database compares them: a leg has one permit of its state, and one of each other authority. */
const isSameAuthority = (a: LegPermit, b: LegPermit) =>
  a.authority_type === b.authority_type &&
  (a.authority_type === 'state' || a.authority.toLowerCase() === b.authority.toLowerCase());

/** The other legs of the same state that can take a leg's permits. */
export function legsForPermits(
  leg: LoadLeg,
  legs: readonly LoadLeg[],
  permits: readonly LegPermit[],
): LoadLeg[] {
  const moving = filedPermits(leg, permits);
  return legs.filter(
    (other) =>
      other.id !== leg.id &&
      other.jurisdiction === leg.jurisdiction &&
      !filedPermits(other, permits).some(
        (filed) =>
          filed.status !== 'expired' &&
          moving.some((permit) => permit.status !== 'expired' && isSameAuthority(filed, permit)),
      ),
  );
}

/** The first readiness problem of a leg's permits, or that it has none of its state. */
export function problemOf(
  load: AdminLoad,
  leg: LoadLeg,
  permits: readonly LegPermit[],
): string | null {
  const own = permits.filter(({ leg_id }) => leg_id === leg.id);
  const found = load.problems.find(
    ({ code, record_id: id, problem }) =>
      code.startsWith('permit') &&
      (id === null
        ? !own.some(({ authority_type }) => authority_type === 'state') &&
          problem.startsWith(`No ${leg.jurisdiction} `)
        : own.some((permit) => permit.id === id)),
  );
  return found?.problem ?? null;
}
