import { assessLoad, type Assessment } from '@assessment/assess';
import type { AssessedPiece, Combination } from '@assessment/input';
import type { BorderMap } from '@assessment/route';
import type { RulesByState } from '@assessment/rules';
import { EXPECTATIONS } from '@assessment/state';
import { isLonger } from '@domain/numbers/length';
import { parseAxleLayout, splitAxles, totalAxles } from '@/shared/drawing/axle-layout';
import { DECKS, type DeckType } from '@/shared/drawing/decks';
import { drawVehicle } from '@/shared/drawing/geometry/draw-vehicle';
import { deckFromText } from '@/shared/drawing/trailer-for-load';

/** A configuration of the fleet, as visitors see it. */
export interface FleetRecord {
  readonly id: string;
  readonly name: string;
  readonly axle_count: number;
  readonly axle_layout: string | null;
  readonly deck: DeckType | null;
  /** Feet, of the well or deck. */
  readonly length: number | null;
  readonly width: number | null;
  /** Short tons. */
  readonly max_weight_capacity: number | null;
}

/** A trailer to put the load on. */
export interface Rig {
  readonly id: string;
  readonly name: string;
  readonly deck: DeckType;
  readonly axles: number;
  readonly axleLayout: string | null;
  /** Pounds; null if our record has none. */
  readonly capacity: number | null;
  readonly combination: Combination;
}

/** Typical empty weights in pounds: a tractor by its axles, everything else for each axle. */
const TRACTOR_LB: Readonly<Record<number, number>> = { 3: 19_500, 4: 22_800 };
const JEEP_AXLE_LB = 6_500;
const BOOSTER_AXLE_LB = 5_300;
const TRAILER_AXLE_LB: Readonly<Record<DeckType, number>> = {
  rgn: 8_000,
  lowboy: 8_500,
  stepdeck: 6_400,
  extendable: 7_500,
  perimeter: 9_600,
  platform: 7_000,
  schnabel: 9_600,
};

/** The usual legal length in feet, which trailers without a jeep or booster are built to. */
const STANDARD_TRAILER_FT = 53;
/** Feet from the bumper to the front of a trailer behind the usual tractor. */
const TRAILER_START_FT = 18.5;
/** With more axles than this, a combination is longer than a standard trailer. */
const STANDARD_AXLES = 6;
const POUNDS_PER_TON = 2000;

/** Typical dimensions aren't exact to a sixteenth of an inch. */
const toInch = (feet: number) => Math.round(feet * 12) / 12;

/** A combination, with typical dimensions where our records have none. */
export function rigOf(record: FleetRecord): Rig {
  const deck = record.deck ?? deckFromText(record.name) ?? 'rgn';
  const layout = parseAxleLayout(record.axle_layout) ?? splitAxles(record.axle_count);
  const axles = totalAxles(layout);
  const vehicle = drawVehicle(deck, {
    axleLayout: record.axle_layout,
    axles,
    wellLengthFt: record.length,
  });
  const overallLength = toInch(vehicle.length);
  const trailerLength = toInch(vehicle.length - TRAILER_START_FT);
  const { jeep, booster } = layout;
  return {
    id: record.id,
    name: record.name,
    deck,
    axles,
    axleLayout: record.axle_layout,
    capacity:
      record.max_weight_capacity === null ? null : record.max_weight_capacity * POUNDS_PER_TON,
    combination: {
      deckHeight: DECKS[deck].height,
      deckLength: toInch(vehicle.well.end - vehicle.well.start),
      width: record.width,
      overallLength,
      trailerLength:
        axles <= STANDARD_AXLES ? Math.min(STANDARD_TRAILER_FT, trailerLength) : trailerLength,
      tare:
        (TRACTOR_LB[layout.tractor] ?? 0) +
        jeep * JEEP_AXLE_LB +
        layout.trailer * TRAILER_AXLE_LB[deck] +
        booster * BOOSTER_AXLE_LB,
      axleGroups: vehicle.groups.map(({ name, axles: positions }) => ({
        // The drawing labels the bogies of the largest trailers by their axles.
        name: /^\d/u.test(name) ? 'Trailer' : name,
        positions,
      })),
    },
  };
}

/** The trailer to assume while the fleet isn't loaded. */
export const TYPICAL_RIG: Rig = rigOf({
  id: 'typical',
  name: 'Typical 6-axle RGN',
  axle_count: 6,
  axle_layout: '3+3',
  deck: 'rgn',
  length: 29,
  width: 8.5,
  max_weight_capacity: null,
});

/** Why a rig can't carry the load; empty if it can. */
function misfits(
  rig: Rig,
  size: Record<'length' | 'width' | 'height', number>,
  weight: number | null,
) {
  const { carries } = DECKS[rig.deck];
  const reasons: string[] = [];
  for (const dimension of ['length', 'width', 'height'] as const) {
    if (isLonger(size[dimension], carries[dimension])) reasons.push(dimension);
  }
  if (weight !== null && rig.capacity !== null && weight > rig.capacity) reasons.push('weight');
  return reasons;
}

/** A rig with the load on it. */
export interface RankedRig {
  readonly rig: Rig;
  readonly assessment: Assessment;
  /** The measures that don't fit: `length`, `width`, `height`, `weight`. */
  readonly misfits: readonly string[];
}

/**
 * Rigs that can carry the load come first, ordered by fewest and easiest permits, then loaded width, axle
 * groups over the federal limits, pilot cars, loaded height and axles. Those that can't carry it follow.
 */
export function rankRigs(
  rigs: readonly Rig[],
  pieces: readonly AssessedPiece[],
  states: readonly string[],
  rules: RulesByState,
  borders: BorderMap,
): RankedRig[] {
  const size = {
    length: Math.max(0, ...pieces.map(({ length }) => length)),
    width: Math.max(0, ...pieces.map(({ width }) => width)),
    height: Math.max(0, ...pieces.map(({ height }) => height)),
  };
  const legs = states.map((state) => ({ state, road: null }));
  const ranked = rigs.flatMap((rig): RankedRig[] => {
    const { assessment } = assessLoad(
      { pieces, combination: rig.combination, legs },
      rules,
      borders,
    );
    if (assessment === null) return [];
    return [{ rig, assessment, misfits: misfits(rig, size, assessment.size.loadWeight) }];
  });
  return ranked.toSorted((a, b) => {
    const [left, right] = [rank(a), rank(b)];
    const differs = left.findIndex((value, index) => value !== right[index]);
    return differs < 0 ? 0 : (left[differs] ?? 0) - (right[differs] ?? 0);
  });
}

const rank = ({ misfits: reasons, assessment, rig }: RankedRig): number[] => [
  reasons.length,
  assessment.states.reduce((sum, { expectation }) => sum + EXPECTATIONS.indexOf(expectation), 0),
  // A trailer wider than the load makes the move wider.
  assessment.size.width,
  groupsOver(assessment),
  assessment.states.reduce((sum, { escorts }) => sum + escorts.atLeast, 0),
  assessment.size.height ?? 0,
  rig.axles,
];

/** Axle groups over the federal limits. */
export const groupsOver = ({ federal }: Assessment): number =>
  federal.groups.filter(({ result }) => result === 'over').length;
