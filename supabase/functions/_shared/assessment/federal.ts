import { FEDERAL_LB, groupLimit, spanOf } from './bridge.ts';
import type { Combination, LoadedSize } from './input.ts';

/** Federal width limit on the National Network, in feet (23 CFR 658.15). */
const WIDTH_FT = 8.5;
/** The usual weight on steer axles when nothing was weighed. */
const STEER_LB = 12_000;

export type WeightResult = 'within' | 'at' | 'over' | 'unknown';

export interface AxleCheck {
  readonly name: string;
  readonly axles: number;
  /** Feet from the group's first to its last axle. */
  readonly span: number;
  readonly limit: number;
  readonly weight: number | null;
  readonly isEstimated: boolean;
  readonly result: WeightResult;
}

/** The federal limits, which apply on the Interstate System in every state. */
export interface FederalCheck {
  readonly width: WeightResult;
  readonly gross: WeightResult;
  readonly groups: readonly AxleCheck[];
  /** The consecutive axles of several groups that are furthest over the bridge formula. */
  readonly bridge: AxleCheck | null;
}

export function federalCheck(size: LoadedSize, combination: Combination | null): FederalCheck {
  const groups = weighGroups(combination, size.gross);
  return {
    width: resultOf(size.width, WIDTH_FT),
    gross: resultOf(size.gross, FEDERAL_LB.gross),
    groups: groups.map(checkGroup),
    bridge: worstBridge(groups),
  };
}

function resultOf(own: number | null, limit: number): WeightResult {
  if (own === null) return 'unknown';
  if (own === limit) return 'at';
  return own > limit ? 'over' : 'within';
}

interface WeighedGroup {
  readonly name: string;
  readonly positions: readonly number[];
  readonly weight: number | null;
  readonly isEstimated: boolean;
}

/** Weights of the axle groups: the given ones, and the rest of the gross weight spread evenly. */
function weighGroups(combination: Combination | null, gross: number | null): WeighedGroup[] {
  const groups = splitSteer(combination?.axleGroups ?? []);
  const given = groups.reduce((sum, { weight }) => sum + (weight ?? 0), 0);
  const open = groups.filter(({ weight }) => weight == null);
  const axles = (part: readonly { positions: readonly number[] }[]) =>
    part.reduce((sum, { positions }) => sum + positions.length, 0);
  const rest = gross === null ? null : Math.max(0, gross - given);
  const steer = open.find(({ name }) => name === 'Steer');
  const steerWeight =
    rest === null || steer === undefined ? 0 : Math.min(STEER_LB, rest / axles(open));
  const each =
    rest === null ? null : (rest - steerWeight) / Math.max(1, axles(open) - (steer ? 1 : 0));
  return groups.map(({ name, positions, weight }) => {
    if (weight != null) return { name, positions, weight, isEstimated: false };
    const estimate = name === 'Steer' ? steerWeight : (each ?? 0) * positions.length;
    return {
      name,
      positions,
      weight: rest === null ? null : estimate,
      isEstimated: true,
    };
  });
}

/** The first axle of a tractor steers and is a group of its own. */
function splitSteer(groups: Combination['axleGroups']): Combination['axleGroups'] {
  const [first, ...others] = groups;
  if (first === undefined || first.positions.length < 2 || first.weight != null) return groups;
  const [steer = 0, ...drive] = first.positions;
  return [{ name: 'Steer', positions: [steer] }, { name: 'Drive', positions: drive }, ...others];
}

function checkGroup({ name, positions, weight, isEstimated }: WeighedGroup): AxleCheck {
  const limit = groupLimit(positions);
  return {
    name,
    axles: positions.length,
    span: spanOf(positions),
    limit,
    weight,
    isEstimated,
    result: resultOf(weight, limit),
  };
}

/** Checks every run of two or more neighboring groups and keeps the one with the largest excess. */
function worstBridge(groups: readonly WeighedGroup[]): AxleCheck | null {
  let worst: AxleCheck | null = null;
  for (let from = 0; from < groups.length; from += 1) {
    for (let to = from + 2; to <= groups.length; to += 1) {
      const run = groups.slice(from, to);
      const isWeighed = run.every(({ weight }) => weight !== null);
      const check = checkGroup({
        name: `${run[0]?.name ?? ''} to ${run.at(-1)?.name.toLowerCase() ?? ''}`,
        positions: run.flatMap(({ positions }) => positions),
        weight: isWeighed ? run.reduce((sum, { weight }) => sum + (weight ?? 0), 0) : null,
        isEstimated: run.some((group) => group.isEstimated),
      });
      if (check.weight === null) continue;
      const excess = check.weight - check.limit;
      if (worst === null || excess > (worst.weight ?? 0) - worst.limit) worst = check;
    }
  }
  return worst;
}
