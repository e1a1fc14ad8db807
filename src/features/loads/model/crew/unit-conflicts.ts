import { formatFeet } from '@domain/numbers/length';
import { unitName } from '@domain/unit-kind';
import type { Database } from '@database';
import type { LoadTimeZone } from '@domain/time/time-zones';
import { countOf } from '@domain/numbers/counts';
import { dayOf, type Day } from '@domain/time/day';
import { formatShortDay, formatShortSpan } from '@domain/time/day-text';
import type { LoadUnit } from '../combination';

type Fields = Database['public']['Functions']['unit_conflicts']['Returns'][number];

/** Why a unit can't take a load, as `unit_conflicts` returns it: another load, or an outage. */
export type UnitConflict = Pick<Fields, 'unit_id'> & {
  /** Null for an outage. */
  load_id: string | null;
  title: string | null;
  from_at: string | null;
  from_time_zone: LoadTimeZone | null;
  /** Null for an outage, and for a load on hold. */
  to_at: string | null;
  to_time_zone: LoadTimeZone | null;
  /** Null for a load. */
  from_day: Day | null;
  /** Null until further notice, and for a load. */
  until_day: Day | null;
  reason: string | null;
};

const dayIn = (moment: string | null, zone: LoadTimeZone | null) =>
  moment === null ? '' : dayOf(moment, zone ?? undefined);

/** `booked for Boiler, Nov 24–26` or `out of service Nov 24–26, DOT inspection`. */
export function conflictText(conflict: UnitConflict): string {
  if (conflict.from_day !== null) {
    const span =
      conflict.until_day === null
        ? `from ${formatShortDay(conflict.from_day)} on`
        : formatShortSpan({ from: conflict.from_day, to: conflict.until_day });
    return `out of service ${span}, ${conflict.reason ?? ''}`;
  }
  if (conflict.to_at === null) return `booked for ${conflict.title ?? ''}, on hold with no ETA`;
  const from = dayIn(conflict.from_at, conflict.from_time_zone);
  const to = dayIn(conflict.to_at, conflict.to_time_zone);
  const span = formatShortSpan({ from, to: to < from ? from : to });
  return `booked for ${conflict.title ?? ''}, ${span}`;
}

/** One sentence per conflict of the chosen units. */
export function conflictSentences(
  conflicts: readonly UnitConflict[],
  chosen: readonly LoadUnit[],
): string[] {
  return chosen.flatMap((unit) =>
    conflicts
      .filter(({ unit_id: id }) => id === unit.id)
      .map((conflict) => `${unitName(unit)} is ${conflictText(conflict)}.`),
  );
}

/** A unit's option: `R-12: 3 axles, deck 1′-11″ (booked for Boiler, Nov 24–26)`. */
export function optionText(unit: LoadUnit, conflicts: readonly UnitConflict[]): string {
  const { id, number, axles, deck_height: deck } = unit;
  const facts = [
    countOf(axles, 'axle'),
    ...(deck === null ? [] : [`deck ${formatFeet(deck)}`]),
  ].join(', ');
  const [first] = conflicts.filter(({ unit_id: unitId }) => unitId === id);
  return `${number}: ${facts}${first === undefined ? '' : ` (${conflictText(first)})`}`;
}
