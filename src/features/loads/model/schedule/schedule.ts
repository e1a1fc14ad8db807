import type { EscortPosition } from '@contracts/load';
import type { Day } from '@/shared/lib/day';
import type { EscortTerms } from '../escorts/escort-jobs';
import type { LoadRow } from '../load-record';

/** An accepted or completed escort job on the calendar. */
export interface ScheduledEscort {
  id: string;
  position: EscortPosition;
  load: LoadRow;
}

/** An offer on the calendar. */
export interface ScheduledOffer {
  id: string;
  position: EscortPosition;
  terms: EscortTerms;
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
  offers: ScheduledOffer[];
  days: AvailableDay[];
}
