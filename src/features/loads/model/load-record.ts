import type { Tables } from '@database';

/** A load's columns that every page shows. */
export type LoadRow = Omit<
  Tables<'loads'>,
  | 'checks'
  | 'free_minutes'
  | 'costs_compared'
  | 'invoice_checks'
  | 'offer_id'
  | 'start_override'
  | 'pickup_sort'
  | 'pickup_date'
  | 'closed_at'
  | 'number'
  | 'commodity'
  | 'pieces'
  | 'po_number'
  | 'bol_number'
  | 'instructions'
  | 'cancel_reason'
  | 'no_pod_reason'
>;
/** A state or province that a load crosses. */
export type LoadLeg = Pick<
  Tables<'load_legs'>,
  | 'id'
  | 'sequence'
  | 'jurisdiction'
  | 'entry_place'
  | 'exit_place'
  | 'road'
  | 'miles'
  | 'miles_is_estimate'
  | 'time_zone'
  | 'planned_entry_at'
  | 'planned_exit_at'
  | 'is_confirmed'
  | 'travel'
  | 'entered_at'
  | 'left_at'
>;
export type LoadPermit = Pick<
  Tables<'load_permits'>,
  | 'id'
  | 'leg_id'
  | 'jurisdiction'
  | 'authority_type'
  | 'authority'
  | 'permit_number'
  | 'status'
  | 'valid_from'
  | 'valid_until'
  | 'time_zone'
>;
export type LoadEscort = Pick<Tables<'load_escorts'>, 'id' | 'pilot_id' | 'position' | 'status'>;

/** When a load is planned to be on a leg. */
export type LegTimes = Pick<
  LoadLeg,
  'id' | 'time_zone' | 'planned_entry_at' | 'planned_exit_at' | 'left_at'
>;

/** A load with its permits, the times of its legs, and its escorts. */
export type LoadRecord = LoadRow &
  Pick<Tables<'loads'>, 'start_override'> & {
    permits: LoadPermit[];
    legs: LegTimes[];
    escorts: LoadEscort[];
  };
