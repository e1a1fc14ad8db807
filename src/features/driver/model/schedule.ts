import type { EscortPosition } from '@contracts/load';
import type { EscortTerms } from '@/features/escorts/model/escort-jobs';
import type { LoadRow } from '@/features/loads/model/load-record';
import type { Day } from '@domain/time/day';

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
