import { UNIT_KINDS, type UnitKind } from '@domain/unit-kind';
import { ROWS_PARAM, UNIT_TYPE_PARAM } from '@/features/loads/model/load-list-params';
import { DECKS, type DeckType } from '@/shared/drawing/decks';
import { UNIT_KINDS_PLURAL, type BoardWeek, type WeekLane } from './board-week';

/** Which rows the week shows. Loads that lack a driver or units are always there. */
export const WEEK_ROWS = { all: 'Drivers and units', drivers: 'Drivers', units: 'Units' } as const;

export interface WeekRows {
  rows: keyof typeof WEEK_ROWS;
  /** A kind of unit, or the deck of a trailer; `null` for all units. */
  type: UnitKind | DeckType | null;
}

/** Reads which rows to show from a URL; unknown values count as all. */
export function readWeekRows(params: URLSearchParams): WeekRows {
  const rows = params.get(ROWS_PARAM);
  const type = params.get(UNIT_TYPE_PARAM);
  const types = [...UNIT_KINDS, ...(Object.keys(DECKS) as DeckType[])];
  return {
    rows: rows === 'drivers' || rows === 'units' ? rows : 'all',
    type: types.find((one) => one === type) ?? null,
  };
}

/** A unit's id and, for a trailer, its deck. */
type Unit = Pick<WeekLane, 'id'> & { deck: DeckType | null };

/** The types of units to choose from: kinds with rows in the week, and the decks of our trailers. */
export function unitTypes(
  lanes: readonly WeekLane[],
  units: readonly Unit[],
): { value: string; label: string }[] {
  return [
    ...UNIT_KINDS.filter((kind) => lanes.some((lane) => lane.kind === kind)).map((kind) => ({
      value: kind,
      label: UNIT_KINDS_PLURAL[kind],
    })),
    ...(Object.keys(DECKS) as DeckType[])
      .filter((deck) => units.some((unit) => unit.deck === deck))
      .map((deck) => ({ value: deck, label: DECKS[deck].name })),
  ];
}

/**
 * The week with only the chosen rows. All bookings stay, because bookings of hidden rows belong to the same
 * loads.
 */
export function weekWithRows(
  week: BoardWeek,
  { rows, type }: WeekRows,
  units: readonly Unit[],
): BoardWeek {
  const isShown = ({ kind, id }: WeekLane) => {
    if (kind === 'load') return true;
    if (kind === 'driver') return rows !== 'units';
    if (rows === 'drivers') return false;
    return type === null || kind === type || units.find((unit) => unit.id === id)?.deck === type;
  };
  return { ...week, lanes: week.lanes.filter(isShown) };
}

/** The booked share of the units' time in the week, from 0 to 1; `null` without units. */
export function bookedShare({ edges, lanes, loads }: BoardWeek): number | null {
  const units = new Set(
    lanes.filter(({ kind }) => kind !== 'load' && kind !== 'driver').map(({ id }) => id),
  );
  const [from = 0, until = 0] = [edges[0], edges.at(-1)].map((edge) => Date.parse(edge ?? ''));
  if (units.size === 0 || !(until > from)) return null;
  const booked = loads
    .filter(({ lane_id: lane }) => units.has(lane))
    .map(
      (load) =>
        Math.min(until, Date.parse(load.until_at)) - Math.max(from, Date.parse(load.from_at)),
    )
    .reduce((sum, ms) => sum + Math.max(0, ms), 0);
  return booked / (units.size * (until - from));
}
