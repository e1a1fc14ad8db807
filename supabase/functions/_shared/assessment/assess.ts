import { mostEscorts, type Escorts } from './escorts.ts';
import { federalCheck, type FederalCheck } from './federal.ts';
import {
  inputProblems,
  loadedSize,
  type AssessmentInput,
  type AssessmentProblem,
  type LoadedSize,
} from './input.ts';
import { isState } from '../domain/places/states.ts';
import { routeProblems, type BorderMap } from './route.ts';
import type { RulesByState } from './rules.ts';
import { assessState, EXPECTATIONS, type Expectation, type StateAssessment } from './state.ts';

export interface Assessment {
  readonly size: LoadedSize;
  readonly federal: FederalCheck;
  readonly states: readonly StateAssessment[];
  /** The most that any state on the route requires; null without states. */
  readonly expectation: Expectation | null;
  /** Pilot cars in the state that needs the most. */
  readonly escorts: Pick<Escorts, 'atLeast' | 'possible'>;
}

export interface AssessmentResult {
  /** Null if the load's own values are impossible. */
  readonly assessment: Assessment | null;
  readonly problems: readonly AssessmentProblem[];
}

/**
 * Estimates what a move will probably require. An estimate only: the issued permit controls.
 *
 * Problems of the route leave the answer for each known state; problems of the load leave none.
 */
export function assessLoad(
  input: AssessmentInput,
  rules: RulesByState,
  borders: BorderMap,
): AssessmentResult {
  const ofLoad = inputProblems(input);
  const ofRoute = routeProblems(
    input.legs.map(({ state }) => state),
    borders,
  );
  const problems = [...ofLoad, ...ofRoute];
  if (ofLoad.length > 0) return { assessment: null, problems };
  const size = loadedSize(input);
  const states = input.legs
    .filter(({ state }) => isState(state))
    .map((leg) => assessState(leg, size, rules));
  return {
    assessment: {
      size,
      federal: federalCheck(size, input.combination),
      states,
      expectation:
        EXPECTATIONS.findLast((each) => states.some(({ expectation }) => expectation === each)) ??
        null,
      escorts: mostEscorts(states),
    },
    problems,
  };
}
