import type { Person } from './person-name';
import type { Versioned } from './stale';

/** A deleted record. */
export interface TrashedRecord extends Versioned {
  deleted_at: string;
  /** Who deleted it; `null` once their account is gone. */
  deleter: Person | null;
  /** For example the customer's name. */
  title: string;
  detail: string;
}
