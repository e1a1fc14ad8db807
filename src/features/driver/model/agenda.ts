import type { LocalMoment } from '@/features/escorts/model/escort-jobs';
import { POSITION_NAMES } from '@/features/escorts/model/escort-labels';
import { escortPath, loadPath } from '@/features/loads/model/load-path';
import type { LoadRow } from '@/features/loads/model/load-record';
import { rangeOf } from '@/features/loads/model/route/load-days';
import { formatLocalTime } from '@domain/time/moment-text';
import { addDays, dayOf, type Day, type DayRange } from '@domain/time/day';
import type { Schedule } from './schedule';

/** A load or escort job on one day of the schedule. */
export interface AgendaEntry {
  key: string;
  title: string;
  /** `Pickup 6:30 AM MST`, `On the road`. */
  activity: string;
  /** True if it's an offer the pilot car hasn't answered. */
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
  /** The events on a load's first and last day. */
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

function movesOf({ loads, jobs }: Schedule): Move[] {
  return [
    ...loads.map((load) => ({
      key: load.id,
      title: load.title,
      isOffer: false,
      path: loadPath(load.id),
      ...timesOf(...momentsOf(load)),
    })),
    ...jobs.map(({ id, position, isOffer, terms }) => ({
      key: id,
      title: `${POSITION_NAMES[position]}, ${terms.name}`,
      isOffer,
      path: escortPath(id),
      ...(isOffer
        ? { days: terms.days, start: `Meet: ${terms.origin}`, end: null }
        : timesOf(terms.pickup, terms.delivery)),
    })),
  ];
}

function momentsOf(load: LoadRow): [pickup: LocalMoment | null, delivery: LocalMoment | null] {
  const { pickup_at: pickup, delivery_at: delivery } = load;
  return [
    pickup === null ? null : { at: pickup, zone: load.pickup_time_zone },
    delivery === null ? null : { at: delivery, zone: load.delivery_time_zone },
  ];
}

function timesOf(
  pickup: LocalMoment | null,
  delivery: LocalMoment | null,
): Pick<Move, 'days' | 'start' | 'end'> {
  return {
    days: rangeOf(
      pickup && dayOf(pickup.at, pickup.zone),
      delivery && dayOf(delivery.at, delivery.zone),
    ),
    start: pickup && `Pickup ${formatLocalTime(pickup.at, pickup.zone)}`,
    end: delivery && `Delivery ${formatLocalTime(delivery.at, delivery.zone)}`,
  };
}

function entryOn(day: Day, { key, title, isOffer, path, days, start, end }: Move): AgendaEntry[] {
  if (days === null || day < days.from || day > days.to) return [];
  const activities = [day === days.from ? start : null, day === days.to ? end : null].filter(
    (text) => text !== null,
  );
  return [{ key, title, isOffer, path, activity: activities.join(', ') || 'On the road' }];
}
