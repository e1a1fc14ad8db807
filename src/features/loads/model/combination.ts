import { addLengths } from '@domain/numbers/length';
import { UNIT_KINDS, type UnitKind } from '@domain/unit-kind';
import type { Tables } from '@database';

/** A unit of a load, without plate and VIN. */
export type LoadUnit = Pick<
  Tables<'units'>,
  'id' | 'kind' | 'number' | 'axles' | 'tare_lbs' | 'deck' | 'deck_height' | 'capacity_lbs'
>;

/** The sums of a load's units; `load_combinations` computes the same. Feet and pounds. */
export interface Combination {
  /** Axles per unit from the front: `3+2+3+1`. */
  axleLayout: string;
  axles: number;
  deckHeight: number | null;
  /** Null without a trailer or the load's height. */
  loadedHeight: number | null;
  tareLbs: number;
  /** Null without a tractor, a trailer or the load's weight. */
  grossLbs: number | null;
}

const placeOf = (kind: UnitKind) => UNIT_KINDS.indexOf(kind);

/** Units from the tractor back; several of one kind keep their order. */
export const inOrder = <Unit extends { kind: UnitKind }>(units: readonly Unit[]): Unit[] =>
  units.toSorted((a, b) => placeOf(a.kind) - placeOf(b.kind));

/** Adds up the units of a load; `null` without any. */
export function combinationOf(
  chosen: readonly LoadUnit[],
  load: { height: number; weight_lbs: number | null },
): Combination | null {
  if (chosen.length === 0) return null;
  const units = inOrder(chosen);
  const has = (kind: UnitKind) => units.some((unit) => unit.kind === kind);
  const sum = (value: (unit: LoadUnit) => number) =>
    units.reduce((total, unit) => total + value(unit), 0);
  const decks = units.flatMap(({ deck_height: feet }) => feet ?? []);
  const deckHeight = decks.length === 0 ? null : Math.max(...decks);
  const tareLbs = sum(({ tare_lbs: lbs }) => lbs);
  return {
    axleLayout: units.map(({ axles }) => String(axles)).join('+'),
    axles: sum(({ axles }) => axles),
    deckHeight,
    loadedHeight:
      deckHeight === null || load.height === 0 ? null : addLengths(deckHeight, load.height),
    tareLbs,
    grossLbs:
      has('tractor') && has('trailer') && load.weight_lbs !== null
        ? tareLbs + load.weight_lbs
        : null,
  };
}

/** The drawing of a load's units; `null` until it has a trailer. */
export function drawnTrailer(units: readonly LoadUnit[]) {
  const trailer = units.find(({ kind }) => kind === 'trailer');
  if (trailer?.deck == null || trailer.deck_height === null) return null;
  const axlesOf = (...kinds: UnitKind[]) =>
    units.reduce((sum, { kind, axles }) => (kinds.includes(kind) ? sum + axles : sum), 0);
  const groups = [
    // The usual tractor until one is chosen.
    axlesOf('tractor') || 3,
    axlesOf('jeep'),
    axlesOf('trailer', 'dolly'),
    axlesOf('booster'),
  ];
  return {
    deck: trailer.deck,
    deckHeightFt: trailer.deck_height,
    axles: groups.reduce((sum, axles) => sum + axles, 0),
    axleLayout: groups.join('+'),
  };
}
