import type { EscortPosition, EscortStatus } from '@contracts/load';
import type { Day } from '@/shared/lib/day';
import type { LoadRow } from './load-record';

/** An escort job on the calendar. */
export interface ScheduledEscort {
  id: string;
  position: EscortPosition;
  status: EscortStatus;
  load: LoadRow;
}

/** A user's availability on a day. */
export interface AvailableDay {
  day: Day;
  available: boolean;
  note: string;
}

export interface Schedule {
  loads: LoadRow[];
  escorts: ScheduledEscort[];
  days: AvailableDay[];
}
