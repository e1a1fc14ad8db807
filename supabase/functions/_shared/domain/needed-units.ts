import { UNIT_KINDS, type UnitKind } from './unit-kind.ts';

/** The number of units of each kind that a configuration needs; kinds it doesn't need are absent. */
export type NeededUnits = Partial<Record<UnitKind, number>>;

/** The most units of one kind; the database has the same limit. */
export const NEEDED_UNITS_MAX = 20;

/** Rows of `configuration_units` as one record. */
export const toNeededUnits = (rows: readonly { kind: UnitKind; count: number }[]): NeededUnits =>
  Object.fromEntries(rows.map(({ kind, count }) => [kind, count]));

const nounOf = (kind: UnitKind, count: number) => {
  if (count === 1) return kind;
  return kind === 'dolly' ? 'dollies' : `${kind}s`;
};

/** `1 tractor, 2 jeeps`, from the front to the back; empty if nothing is needed. */
export const neededUnitsText = (needed: NeededUnits): string =>
  UNIT_KINDS.flatMap((kind) => {
    const count = needed[kind] ?? 0;
    return count > 0 ? [`${String(count)} ${nounOf(kind, count)}`] : [];
  }).join(', ');

/** The needed units that aren't among the chosen ones. */
export const missingUnits = (
  needed: NeededUnits,
  chosen: readonly { kind: UnitKind }[],
): NeededUnits =>
  Object.fromEntries(
    UNIT_KINDS.map((kind) => [
      kind,
      (needed[kind] ?? 0) - chosen.filter((unit) => unit.kind === kind).length,
    ]),
  );
