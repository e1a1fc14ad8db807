import type { Shape } from './shape';

/** What is asked of a trailer drawing. Lengths in feet; what is missing gets the type's default. */
export interface VehicleSpec {
  /** Axles of the whole combination, tractor included. */
  readonly axles?: number | null | undefined;
  /** "3+2+3+1": tractor, jeep, trailer, booster; stands over the usual split. */
  readonly axleLayout?: string | null | undefined;
  readonly wellLengthFt?: number | null | undefined;
  /** Bumper to tail. What the parts leave over goes into neck and swing. */
  readonly overallLengthFt?: number | null | undefined;
}

/** Axles that belong together, from front to rear. */
export interface AxleGroup {
  readonly name: string;
  readonly axles: readonly number[];
}

/** A tractor and trailer seen from its left side, in feet from the bumper and above the ground. */
export interface Vehicle {
  readonly length: number;
  /** The loading surface. */
  readonly well: { readonly start: number; readonly end: number; readonly height: number };
  readonly groups: readonly AxleGroup[];
  readonly shapes: readonly Shape[];
}

/** The last axle of a group. */
export const lastAxle = (axles: readonly number[]): number => axles.at(-1) ?? 0;

/** Longest combination that is drawn, feet. */
const LONGEST = 400;

/** What an asked overall length leaves over what the parts need. */
export function slack(overallLengthFt: number | null | undefined, needed: number): number {
  const asked = overallLengthFt ?? 0;
  return Number.isFinite(asked) ? Math.max(0, Math.min(asked, LONGEST) - needed) : 0;
}
