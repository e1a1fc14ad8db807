import type { Enums } from '@database';
import type { Day } from '@domain/time/day';

/** The cover of a job by a pilot car's papers: one entry per state, and one for the insurance. */
export interface EscortCover {
  escort_id: string;
  /** A postal code, or `insurance`. */
  item: string;
  cover: Enums<'paper_cover'>;
  /** A sentence without its period; `null` if covered or none is needed. */
  problem: string | null;
  expires_on: Day | null;
  /** Dispatch confirmed or allowed it. */
  is_cleared: boolean;
  /** Why dispatch allowed it, and who; for admins. */
  reason: string | null;
  cleared_by: string | null;
}
