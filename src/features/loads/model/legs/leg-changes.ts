import type { LoadTimeZone } from '@domain/time/time-zones';
import type { LoadLeg } from '../load-record';

/** A leg as `save_load_legs` takes it. */
export type LegToSave = Omit<LoadLeg, 'sequence' | 'is_confirmed' | 'entered_at' | 'left_at'>;

/** The columns of a leg that dispatch edits. */
export function legToSave({
  sequence: _sequence,
  is_confirmed: _isConfirmed,
  entered_at: _enteredAt,
  left_at: _leftAt,
  ...leg
}: LoadLeg): LegToSave {
  return leg;
}

/** A load's legs in order. */
export function legsInOrder({ legs }: { legs: readonly LoadLeg[] }): LoadLeg[] {
  return legs.toSorted((a, b) => a.sequence - b.sequence);
}

/** Whether two lists of legs have the same values in the same order. */
export function areSameLegs(one: readonly LoadLeg[], other: readonly LoadLeg[]): boolean {
  const values = (legs: readonly LoadLeg[]) =>
    JSON.stringify(
      legs
        .toSorted((a, b) => a.sequence - b.sequence)
        .map(({ id, jurisdiction, entry_place, exit_place, road, miles, ...leg }) => [
          ...[id, jurisdiction, entry_place, exit_place, road, miles, leg.miles_is_estimate],
          ...[leg.time_zone, leg.planned_entry_at, leg.planned_exit_at, leg.travel, leg.entered_at],
        ]),
    );
  return values(one) === values(other);
}

/** A blank leg that starts where the one before it ends. */
export function blankLeg(id: string, zone: LoadTimeZone, before: LegToSave | undefined): LegToSave {
  return {
    id,
    jurisdiction: '',
    entry_place: before?.exit_place ?? '',
    exit_place: '',
    road: '',
    miles: null,
    miles_is_estimate: false,
    time_zone: zone,
    planned_entry_at: before?.planned_exit_at ?? null,
    planned_exit_at: null,
    travel: {},
  };
}

interface End {
  place: string;
  at: string | null;
}

const entryOf = ({ entry_place: place, planned_entry_at: at }: LegToSave): End => ({ place, at });
const exitOf = ({ exit_place: place, planned_exit_at: at }: LegToSave): End => ({ place, at });

/** The new end of a neighbor that met the old one; unchanged if it didn't. */
const follow = (neighbor: End, before: End, after: End): End => ({
  place: neighbor.place === before.place ? after.place : neighbor.place,
  at: neighbor.at === before.at ? after.at : neighbor.at,
});
const withEntry = (leg: LegToSave, { place, at }: End): LegToSave => ({
  ...leg,
  entry_place: place,
  planned_entry_at: at,
});
const withExit = (leg: LegToSave, { place, at }: End): LegToSave => ({
  ...leg,
  exit_place: place,
  planned_exit_at: at,
});

/** Which legs the truck has entered, so that a change of their neighbor leaves them alone. */
type IsEntered = (id: string) => boolean;

/** The legs with one changed. Its neighbors still meet it where they did. */
export function replaceLeg(
  legs: readonly LegToSave[],
  leg: LegToSave,
  isEntered: IsEntered,
): LegToSave[] {
  const index = legs.findIndex(({ id }) => id === leg.id);
  const before = legs[index];
  if (before === undefined) return [...legs, leg];
  return legs.map((other, at) => {
    if (at === index) return leg;
    if (isEntered(other.id)) return other;
    if (at === index - 1) {
      return withExit(other, follow(exitOf(other), entryOf(before), entryOf(leg)));
    }
    return at === index + 1
      ? withEntry(other, follow(entryOf(other), exitOf(before), exitOf(leg)))
      : other;
  });
}

/** The legs with a new one at an index. The next one starts where it ends, if it started where it starts. */
export function insertLeg(legs: readonly LegToSave[], index: number, leg: LegToSave): LegToSave[] {
  const next = legs[index];
  const joined =
    next !== undefined && next.entry_place === leg.entry_place
      ? [withEntry(next, { place: leg.exit_place, at: leg.planned_exit_at })]
      : legs.slice(index, index + 1);
  return [...legs.slice(0, index), leg, ...joined, ...legs.slice(index + 1)];
}

/**
 * The legs with one moved up (-1) or down (1). The outer ends of the two that change places stay; where they meet is
 * to be entered again.
 */
export function moveLeg(legs: readonly LegToSave[], index: number, step: -1 | 1): LegToSave[] {
  const first = Math.min(index, index + step);
  const [upper, lower] = [legs[first], legs[first + 1]];
  if (upper === undefined || lower === undefined) return [...legs];
  const open: End = { place: '', at: null };
  return [
    ...legs.slice(0, first),
    withExit(withEntry(lower, entryOf(upper)), open),
    withEntry(withExit(upper, exitOf(lower)), open),
    ...legs.slice(first + 2),
  ];
}

const sum = (a: LegToSave, b: LegToSave) => ({
  miles: a.miles === null || b.miles === null ? null : a.miles + b.miles,
  miles_is_estimate: a.miles_is_estimate || b.miles_is_estimate,
});

/**
 * The legs without one of them. A neighbor in the same state takes over its route. Otherwise the place where the
 * neighbors meet is left blank.
 */
export function dropLeg(
  legs: readonly LegToSave[],
  index: number,
  isEntered: IsEntered,
): LegToSave[] {
  const dropped = legs[index];
  const [before, after] = [legs[index - 1], legs[index + 1]];
  const rest = legs.filter((_, at) => at !== index);
  if (dropped === undefined) return rest;
  const put = (leg: LegToSave) => rest.map((other) => (other.id === leg.id ? leg : other));
  if (before?.jurisdiction === dropped.jurisdiction && !isEntered(before.id)) {
    return put({ ...withExit(before, exitOf(dropped)), ...sum(before, dropped) });
  }
  if (after?.jurisdiction === dropped.jurisdiction) {
    return put({ ...withEntry(after, entryOf(dropped)), ...sum(after, dropped) });
  }
  if (before === undefined || after === undefined) return rest;
  return put({ ...after, entry_place: '' });
}

export interface Split {
  /** The id of the new leg, made once. */
  id: string;
  place: string;
  /** Of the first part; `null` for about half. */
  miles: number | null;
  /** When the truck gets there; `null` if it isn't planned. */
  at: string | null;
}

/** The legs with one split in two at a place. The first part keeps its id, and so its permit. */
export function splitLeg(
  legs: readonly LegToSave[],
  index: number,
  { id, place, miles, at }: Split,
): LegToSave[] {
  return legs.flatMap((leg, position) => {
    if (position !== index) return [leg];
    const first = miles ?? (leg.miles === null ? null : Math.max(1, Math.round(leg.miles / 2)));
    const rest = leg.miles === null || first === null ? null : Math.max(1, leg.miles - first);
    const isEstimate = miles === null ? first !== null : leg.miles_is_estimate;
    return [
      { ...withExit(leg, { place, at }), miles: first, miles_is_estimate: isEstimate },
      { ...withEntry(leg, { place, at }), id, miles: rest, miles_is_estimate: isEstimate },
    ];
  });
}

/** The legs with the planned times of others with the same ids. */
export function withTimesOf(
  legs: readonly LegToSave[],
  planned: readonly LegToSave[],
): LegToSave[] {
  return legs.map((leg) => {
    const { planned_entry_at, planned_exit_at } = planned.find(({ id }) => id === leg.id) ?? leg;
    return { ...leg, planned_entry_at, planned_exit_at };
  });
}
