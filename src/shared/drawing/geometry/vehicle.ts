import type { Shape } from './shape';

/** The vehicle to draw. Lengths in feet; anything missing falls back to the trailer type's default. */
export interface VehicleSpec {
  /** Total axles, including the tractor. */
  readonly axles?: number | null | undefined;
  /** "3+2+3+1": tractor, jeep, trailer, booster. Overrides the usual split of `axles`. */
  readonly axleLayout?: string | null | undefined;
  readonly wellLengthFt?: number | null | undefined;
  /** The deck's own height; typical if missing. */
  readonly deckHeightFt?: number | null | undefined;
  /** Bumper to tail. Spare length goes into the neck and the booster's swing. */
  readonly overallLengthFt?: number | null | undefined;
}

/** The axles under one part of the combination, front to rear. */
export interface AxleGroup {
  readonly name: string;
  readonly axles: readonly number[];
}

/** Left side view of a tractor and trailer, in feet from the bumper and above the ground. */
export interface Vehicle {
  /** Front of the vehicle: 0 at the tractor's bumper, more for a trailer alone. */
  readonly start?: number | undefined;
  /** The rear, from the tractor's bumper. */
  readonly length: number;
  /** The loading surface. */
  readonly well: { readonly start: number; readonly end: number; readonly height: number };
  readonly groups: readonly AxleGroup[];
  readonly shapes: readonly Shape[];
}

/** Total number of axles drawn. */
export const axlesOf = ({ groups }: Vehicle): number =>
  groups.reduce((sum, group) => sum + group.axles.length, 0);

/** The fidelity of a record's drawing. */
export type Fidelity =
  /** Axles and well as in the record. */
  | 'to-scale'
  /** Axles as in the record; the well's length is typical. */
  | 'typical-length'
  /** The record has no axle count we can draw: a silhouette without wheels. */
  | 'outline';

/** Position of the last axle of a group, in feet. */
export const lastAxle = (axles: readonly number[]): number => axles.at(-1) ?? 0;

/** Longest combination we draw, in feet. */
const LONGEST = 400;

/** Feet by which the requested overall length exceeds what the parts need; 0 without one. */
export function slack(overallLengthFt: number | null | undefined, needed: number): number {
  const requested = overallLengthFt ?? 0;
  return Number.isFinite(requested) ? Math.max(0, Math.min(requested, LONGEST) - needed) : 0;
}
