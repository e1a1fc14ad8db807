import { type Caller, PEOPLE } from './project.ts';

export type Row = Record<string, unknown>;

/** A table, or one kind of row in it, with what is needed to try the four verbs. */
export interface Case {
  table: string;
  /** Columns that identify a row. */
  key: string[];
  /** Columns of a row that exists before a verb is tried. */
  target: () => Row;
  /** Columns of the row a caller tries to add. */
  newRow: (caller: Caller) => Row;
  /** The change a caller tries; different from its current values. */
  change: () => Row;
  /** SQL to run before a caller tries the verbs, if a rule other than the rights would refuse them. */
  prepare?: string;
  /** SQL to run after the target row is added, if another rule needs more rows. */
  complete?: string;
  /** SQL to run before someone who may delete the row does, if another rule would refuse it. */
  beforeDelete?: string;
  /** True if deleting a row moves it to the trash. */
  hasTrash?: boolean;
  /** The verbs that succeed; `others` are all other signed-in callers. */
  may: { visitor?: string; others?: string; admin: string } & Partial<Record<Caller, string>>;
}

/** Whose row a caller without an account claims as theirs: the customer's. */
export const idOf = (caller: Caller) =>
  caller === 'visitor' || caller === 'service' ? PEOPLE.customer : PEOPLE[caller];

/** A load of the demo driver, escorted by the demo pilot-car operator. */
export const DEMO_LOAD = 'a2000000-0000-4000-8000-000000000001';
/** A load without an escort. */
export const LOAD_WITHOUT_ESCORT = 'a2000000-0000-4000-8000-000000000004';
