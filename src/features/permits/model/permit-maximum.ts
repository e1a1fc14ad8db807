import { formatExcess, formatFeet, isLonger } from '@domain/numbers/length';
import type { PermitStatus } from '@contracts/load';
import { formatLb } from '@domain/numbers/pounds';
import { authorityName } from './permit-terms';

/** The maximum sizes on a permit, in feet and pounds; null if it doesn't say. */
export interface PermitMaximum {
  id: string;
  jurisdiction: string;
  authority_type: string;
  authority: string;
  permit_number: string | null;
  status: PermitStatus;
  max_length: number | null;
  max_width: number | null;
  max_height: number | null;
  max_weight_lbs: number | null;
  axle_weights: readonly number[] | null;
}

/** A load's size on its trailer; null if unknown. */
export interface MeasuredSize {
  length: number | null;
  width: number | null;
  height: number | null;
  weight_lbs: number | null;
}

type Axis = keyof MeasuredSize;

/** In the order in which `private.permit_excess` names them. */
const AXES = ['length', 'width', 'height', 'weight_lbs'] as const satisfies readonly Axis[];

const NAMES: Record<Axis, string> = {
  length: 'length',
  width: 'width',
  height: 'height',
  weight_lbs: 'weight',
};

const format = (axis: Axis, value: number) =>
  axis === 'weight_lbs' ? formatLb(value) : formatFeet(value);

const isOver = (axis: Axis, value: number, max: number) =>
  axis === 'weight_lbs' ? value > max : isLonger(value, max);

/** The permits that a size has to fit, or the load goes on hold (`private.hold_oversize`). */
export function permitsInForce<Permit extends PermitMaximum>(permits: readonly Permit[]): Permit[] {
  return permits
    .filter(({ status }) => status === 'issued' || status === 'amending')
    .sort((a, b) => a.jurisdiction.localeCompare(b.jurisdiction));
}

/** The smallest maximum of these permits: `12′-6″ (OH)`, with the states that have it; null for none. */
export function smallestMaximum(permits: readonly PermitMaximum[], axis: Axis): string | null {
  const stated = permits.flatMap((permit) => {
    const max = permit[`max_${axis}`];
    return max === null ? [] : [{ max, state: permit.jurisdiction }];
  });
  if (stated.length === 0) return null;
  const smallest = Math.min(...stated.map(({ max }) => max));
  const states = stated.filter(({ max }) => max === smallest).map(({ state }) => state);
  return `${format(axis, smallest)} (${[...new Set(states)].join(', ')})`;
}

/**
 * In what a size is larger than a permit allows: `width 12′-6″ is 0′-6″ over`. Null if it isn't. In the words
 * of `private.permit_excess`, so that the hold says what the driver read before saving.
 */
export function describeExcess(permit: PermitMaximum, size: MeasuredSize): string | null {
  const over = AXES.flatMap((axis) => {
    const [value, max] = [size[axis], permit[`max_${axis}`]];
    if (value === null || max === null || !isOver(axis, value, max)) return [];
    const excess = axis === 'weight_lbs' ? formatLb(value - max) : formatExcess(value - max);
    return [`${NAMES[axis]} ${format(axis, value)} is ${excess} over`];
  });
  const axles = permit.axle_weights?.reduce((sum, lbs) => sum + lbs, 0) ?? null;
  if (axles !== null && size.weight_lbs !== null && size.weight_lbs > axles) {
    const excess = formatLb(size.weight_lbs - axles);
    over.push(`weight ${formatLb(size.weight_lbs)} is ${excess} over all axle groups together`);
  }
  return over.length === 0 ? null : over.join(', ');
}

/** Each permit that a size exceeds: `OH permit SH-26-1: width 12′-6″ is 0′-6″ over`. */
export function describeExcesses(permits: readonly PermitMaximum[], size: MeasuredSize): string[] {
  return permits.flatMap((permit) => {
    const excess = describeExcess(permit, size);
    if (excess === null) return [];
    const name = [authorityName(permit), 'permit', permit.permit_number].filter(Boolean).join(' ');
    return [`${name}: ${excess}`];
  });
}
