import type { BoardWeek, WeekLoad } from '@/features/board/model/board-week';

const DAY = 24 * 60 * 60 * 1000;

/** A load in the week of November 30, 2026, from Tuesday 8:00 AM to Friday 3:00 PM in Dayton. */
export function aWeekLoad(given: Partial<WeekLoad> = {}): WeekLoad {
  const number = given.number ?? 'L-2026-00041';
  return {
    lane_id: 'casey',
    from_at: '2026-12-01T13:00:00Z',
    until_at: '2026-12-04T20:00:00Z',
    load_id: `id of ${number}`,
    updated_at: '2026-11-01T12:00:00+00:00',
    driver_id: 'casey',
    place: 1,
    number,
    origin: 'Dayton, OH',
    destination: 'Baytown, TX',
    status: 'assigned',
    eta_at: null,
    is_on_hold: false,
    is_match: true,
    ...given,
  };
}

/** The week of November 30, 2026, with these rows and bookings. */
export function aWeek(given: Partial<BoardWeek> = {}): BoardWeek {
  return {
    edges: Array.from({ length: 8 }, (_, day) =>
      new Date(Date.UTC(2026, 10, 30 + day, 5)).toISOString(),
    ),
    lanes: [],
    loads: [],
    off: [],
    ...given,
  };
}

/** The same bookings in the week that `board_week` is asked for. */
export function inWeekOf(body: unknown, week: BoardWeek): BoardWeek {
  const monday = Date.parse(`${(body as { _from: string })._from}T05:00:00Z`);
  return { ...week, edges: week.edges.map((_, day) => new Date(monday + day * DAY).toISOString()) };
}
