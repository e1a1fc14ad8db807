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

/** The other legs of the same state that can take a permit. */
export function legsWithoutPermit(
  leg: LoadLeg,
  legs: readonly LoadLeg[],
  permits: readonly LegPermit[],
): LoadLeg[] {
  return legs.filter(
    (other) =>
      other.id !== leg.id &&
      other.jurisdiction === leg.jurisdiction &&
      filedPermits(other, permits).length === 0,
  );
}

/** The readiness problem of a leg's permit. For a state without a permit, found by the state's name. */
export function problemOf(
  load: AdminLoad,
  leg: LoadLeg,
  permits: readonly LegPermit[],
): string | null {
  const permit = permits.find(({ leg_id }) => leg_id === leg.id);
  const found = load.problems.find(
    ({ code, record_id: id, problem }) =>
      code.startsWith('permit') &&
      (permit === undefined
        ? id === null && problem.startsWith(`No ${leg.jurisdiction} `)
        : id === permit.id),
  );
  return found?.problem ?? null;
}
