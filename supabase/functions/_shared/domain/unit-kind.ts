/** Kinds of units from the front of a combination to its back (`public.unit_kind`). */
export const UNIT_KINDS = ['tractor', 'jeep', 'trailer', 'dolly', 'booster'] as const;
export type UnitKind = (typeof UNIT_KINDS)[number];

/** The names of the kinds. */
export const UNIT_KIND_NAMES = {
  tractor: 'Tractor',
  jeep: 'Jeep',
  trailer: 'Trailer',
  dolly: 'Dolly',
  booster: 'Booster',
} as const satisfies Record<UnitKind, string>;

/** The name of a unit: `Trailer T-204`. */
export const unitName = ({ kind, number }: { kind: UnitKind; number: string }) =>
  `${UNIT_KIND_NAMES[kind]} ${number}`;
