import { joinList } from '@domain/text/join-list';
import type { Database, Enums } from '@database';
import type { Day, DayRange } from '@domain/time/day';
import { formatShortSpan } from '@domain/time/day-text';
import { formatSpan } from '../route/load-days';

type Fields = Database['public']['Functions']['assignment_conflicts']['Returns'][number];

/** Why a person may not be able to take a load, as `assignment_conflicts` returns it. */
export type AssignmentConflict = Pick<Fields, 'person_id' | 'person_name' | 'states'> & {
  kind: Enums<'conflict_kind'>;
  /** The other load; `null` for days off and certifications. */
  load_id: string | null;
  title: string | null;
  origin: string | null;
  destination: string | null;
  from_day: Day | null;
  /** Null for certifications, and for a load on hold, which has no end. */
  to_day: Day | null;
};

/** The conflicts of one person. */
export function conflictsOfPerson(
  conflicts: readonly AssignmentConflict[],
  personId: string,
): AssignmentConflict[] {
  return conflicts.filter(({ person_id: id }) => id === personId);
}

const PAPER_KINDS = [
  'not_certified',
  'certificate_expired',
  'certificate_unknown',
  'not_insured',
] as const;

function isPaperKind(kind: Enums<'conflict_kind'>): kind is (typeof PAPER_KINDS)[number] {
  return PAPER_KINDS.some((one) => one === kind);
}

/** True if a conflict is about a pilot car's certificates or insurance. */
export const isAboutPapers = ({ kind }: Pick<AssignmentConflict, 'kind'>) => isPaperKind(kind);

const MARKS = { load: 'Booked', escort_job: 'Booked', escort_offer: 'Offered' } as const;

/**
 * The text about a person's days in their option: `Booked: Dayton → Laredo, Nov 24–26`,
 * `Not available: Nov 25`, `…, and 2 more`; empty if they are free.
 */
export function takenText(conflicts: readonly AssignmentConflict[]): string {
  const [first = '', ...others] = conflicts.flatMap((conflict) => {
    const { kind } = conflict;
    const days = daysOfConflict(conflict);
    if (isPaperKind(kind) || (days === null && !isHeld(conflict))) return [];
    const span = days === null ? HELD : formatShortSpan(days);
    if (kind === 'not_available') return [`Not available: ${span}`];
    const lane = [conflict.origin, conflict.destination].map((place) => cityOf(place ?? ''));
    return [`${MARKS[kind]}: ${lane.join(' → ')}, ${span}`];
  });
  return others.length === 0 ? first : `${first}, and ${String(others.length)} more`;
}

/** One sentence per conflict of a person, for a warning. */
export function conflictSentence(conflict: AssignmentConflict): string {
  const { kind, person_name: name, title, origin, destination, states } = conflict;
  const span = isHeld(conflict) ? HELD : formatSpan(daysOfConflict(conflict));
  const other = `${title ?? ''}, ${origin ?? ''} to ${destination ?? ''}, ${span}.`;
  switch (kind) {
    case 'load':
      return `${name} drives ${other}`;
    case 'escort_job':
      return `${name} escorts ${other}`;
    case 'escort_offer':
      return `${name} has an offer for ${other}`;
    case 'not_available':
      return `${name} isn’t available ${span}.`;
    case 'not_certified':
      return `${name} has no certificate for ${formatStates(states)}.`;
    case 'certificate_expired':
      return `${name}’s certificate for ${formatStates(states)} doesn’t cover these days.`;
    case 'certificate_unknown':
      return `It isn’t known whether ${formatStates(states)} accepts ${name}’s certificate. Confirm it after sending the offer.`;
    case 'not_insured':
      return `${name}’s insurance doesn’t cover these days.`;
  }
}

/** `OH`, `OH or TX`, `KY, OH, or TX`. */
export function formatStates(states: readonly string[]): string {
  return joinList(states, 'or');
}

const HELD = 'on hold with no ETA';
const isHeld = ({ from_day: from, to_day: to }: AssignmentConflict) => from !== null && to === null;

function daysOfConflict({ from_day: from, to_day: to }: AssignmentConflict): DayRange | null {
  return from === null || to === null ? null : { from, to };
}

/** `Dayton` for `Dayton, OH`. */
function cityOf(place: string): string {
  return place.split(',')[0]?.trim() ?? place;
}
