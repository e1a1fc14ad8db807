import { addDays, type Day, type DayRange } from '@/shared/lib/day';
import { POSITION_NAMES } from '../escorts/escort-labels';
import { formatLocalTime } from '../route/local-time';
import { daysOf, type LoadTimes } from '../route/load-days';
import { escortPath, loadPath } from '../load-path';
import type { Schedule } from './schedule';

/** A load or escort job on one day of the schedule. */
export interface AgendaEntry {
  key: string;
  title: string;
  /** `Pickup 6:30 AM MST`, `On the road`. */
  activity: string;
  /** Whether it's an offer the pilot car hasn't answered. */
  isOffer: boolean;
  path: string;
}

export interface AgendaDay {
  day: Day;
  entries: AgendaEntry[];
  /** The availability entered for the day, if any. */
  availability: { available: boolean; note: string } | undefined;
}

interface Move {
  key: string;
  title: string;
  isOffer: boolean;
  path: string;
  days: DayRange | null;
  /** What happens on a load's first and last day. */
  start: string | null;
  end: string | null;
}

/** `count` days from `from`, each with its loads, escort jobs and availability. */
export function buildAgenda(schedule: Schedule, from: Day, count: number): AgendaDay[] {
  const moves = movesOf(schedule);
  return Array.from({ length: count }, (_, index) => {
    const day = addDays(from, index);
    return {
      day,
      entries: moves.flatMap((move) => entryOn(day, move)),
      availability: schedule.days.find((entered) => entered.day === day),
    };
  });
}

function movesOf({ loads, escorts, offers }: Schedule): Move[] {
  return [
    ...loads.map((load) => ({
      key: load.id,
      title: load.title,
      isOffer: false,
      path: loadPath(load.id),
      ...timesOf(load),
    })),
    ...escorts.map(({ id, position, load }) => ({
      key: id,
      title: `${POSITION_NAMES[position]}, ${load.title}`,
      isOffer: false,
      path: escortPath(id),
      ...timesOf(load),
    })),
    ...offers.map(({ id, position, terms }) => ({
      key: id,
      title: `${POSITION_NAMES[position]}, ${terms.name}`,
      isOffer: true,
      path: escortPath(id),
      days: terms.days,
      start: `Meet: ${terms.origin}`,
      end: null,
    })),
  ];
}

function timesOf(load: LoadTimes): Pick<Move, 'days' | 'start' | 'end'> {
  const { pickup_at: pickup, delivery_at: delivery } = load;
  return {
    days: daysOf(load),
    start: pickup && `Pickup ${formatLocalTime(pickup, load.pickup_time_zone)}`,
    end: delivery && `Delivery ${formatLocalTime(delivery, load.delivery_time_zone)}`,
  };
}

function entryOn(day: Day, { key, title, isOffer, path, days, start, end }: Move): AgendaEntry[] {
  if (days === null || day < days.from || day > days.to) return [];
  const activities = [day === days.from ? start : null, day === days.to ? end : null].filter(
    (text) => text !== null,
  );
  return [{ key, title, isOffer, path, activity: activities.join(', ') || 'On the road' }];
}
