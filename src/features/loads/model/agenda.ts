import { addDays, type Day } from '@/shared/lib/day';
import { POSITION_NAMES } from './escort-labels';
import { formatLocalTime } from './local-time';
import { daysOf, type LoadTimes } from './load-days';
import { escortPath, loadPath } from './load-path';
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
  load: LoadTimes;
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

function movesOf({ loads, escorts }: Schedule): Move[] {
  return [
    ...loads.map((load) => ({
      key: load.id,
      title: load.title,
      isOffer: false,
      path: loadPath(load.id),
      load,
    })),
    ...escorts.map(({ id, position, status, load }) => ({
      key: id,
      title: `${POSITION_NAMES[position]}, ${load.title}`,
      isOffer: status === 'offered',
      path: escortPath(id),
      load,
    })),
  ];
}

function entryOn(day: Day, { key, title, isOffer, path, load }: Move): AgendaEntry[] {
  const span = daysOf(load);
  if (span === null || day < span.from || day > span.to) return [];
  const activities = [
    day === span.from && load.pickup_at !== null
      ? `Pickup ${formatLocalTime(load.pickup_at, load.pickup_time_zone)}`
      : null,
    day === span.to && load.delivery_at !== null
      ? `Delivery ${formatLocalTime(load.delivery_at, load.delivery_time_zone)}`
      : null,
  ].filter((text) => text !== null);
  return [{ key, title, isOffer, path, activity: activities.join(', ') || 'On the road' }];
}
