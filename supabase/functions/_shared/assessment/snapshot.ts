import type { Assessment } from './assess.ts';
import type { Escorts } from './escorts.ts';
import type { LoadedSize } from './input.ts';
import { type AssessedPosition, positionsOf, requiredEscorts } from './positions.ts';
import type { StateAssessment } from './state.ts';

/** The part of a state's assessment that a list of states shows. */
export type AssessedState = Pick<
  StateAssessment,
  'state' | 'expectation' | 'superload' | 'over' | 'isAtThreshold'
> & {
  readonly escorts: Pick<Escorts, 'atLeast' | 'possible' | 'isPartlyUnknown'> & {
    /** Missing in requests from before this was stored. */
    readonly positions?: readonly AssessedPosition[];
  };
};

/** An assessment without its reasons. Feet and pounds. */
export interface BriefAssessment {
  readonly size: Pick<LoadedSize, 'width' | 'height' | 'overallLength' | 'gross'>;
  readonly states: readonly AssessedState[];
}

/** The assessment a customer saw when they sent their request. */
interface ShownAssessment extends BriefAssessment {
  /** Version of the rules (`public.rules_version`). */
  readonly rules_version: number;
  /** The last day a source of the rules was read: `2026-11-22`. */
  readonly rules_as_of: string;
  /** Name of the configuration the answer assumes. */
  readonly trailer: string;
  /** They changed the proposed route. Missing in requests from before this was stored. */
  readonly isRouteChanged?: boolean;
}

/** The same value as JSON: the database types aren't readonly. */
type AsJson<T> = T extends readonly (infer Item)[]
  ? AsJson<Item>[]
  : T extends object
    ? { -readonly [Key in keyof T]: AsJson<T[Key]> }
    : T;

/** `quotes.assessment`. */
export type AssessmentSnapshot = AsJson<ShownAssessment>;

/** Keeps what a quote stores of an assessment. */
export function snapshotOf(
  { size, states }: Assessment,
  trailer: string,
  rules: { readonly version: number; readonly asOf: string },
  isRouteChanged = false,
): AssessmentSnapshot {
  const { width, height, overallLength, gross } = size;
  return {
    rules_version: rules.version,
    rules_as_of: rules.asOf,
    trailer,
    isRouteChanged,
    size: { width, height, overallLength, gross },
    states: states.map(({ state, expectation, superload, over, isAtThreshold, escorts }) => {
      const { atLeast, possible, isPartlyUnknown } = escorts;
      return {
        state,
        expectation,
        superload,
        over: [...over],
        isAtThreshold,
        escorts: {
          atLeast,
          possible,
          isPartlyUnknown,
          positions: positionsOf(requiredEscorts(escorts)),
        },
      };
    }),
  };
}
