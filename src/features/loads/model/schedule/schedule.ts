import type { EscortPosition } from '@contracts/load';
import type { Day } from '@/shared/lib/day';
import type { EscortTerms } from '../escorts/escort-jobs';
import type { LoadRow } from '../load-record';

/** An escort job on the calendar: an offer, or accepted or completed. */
export interface ScheduledJob {
  id: string;
  position: EscortPosition;
  isOffer: boolean;
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
  jobs: ScheduledJob[];
  days: AvailableDay[];
}
