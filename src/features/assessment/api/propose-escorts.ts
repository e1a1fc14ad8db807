import type { QueryClient } from '@tanstack/react-query';
import { assessLoad } from '@assessment/assess';
import { requiredEscorts } from '@assessment/positions';
import { escortsOfStates, type StateEscorts } from '../model/state-escorts';
import { rigOf } from '../model/combinations';
import { rulesQueryOptions } from './rules';
import { storedAssessmentQueryOptions } from './stored-assessment';

/** A load with a size, on a route. Feet and pounds. */
interface LoadOnRoute {
  quoteId: string | null;
  states: readonly string[];
  /** The trailer's name, such as `9-axle RGN`. */
  equipment: string;
  length: number;
  width: number;
  height: number;
  weight: number | null;
}

/** Axles to assume if the trailer's name doesn't say. */
const USUAL_AXLES = 6;

/**
 * The minimum escorts a load needs: by the current rules, and no fewer than the customer saw with their quote
 * request. `unknown` lists states whose rules aren't all known.
 *
 * @throws AppError if the rules or the quote can't be fetched; Error if the size can't be assessed.
 */
export async function proposeEscorts(client: QueryClient, load: LoadOnRoute) {
  const { quoteId, states, equipment, length, width, height, weight } = load;
  const [rules, stored] = await Promise.all([
    client.query(rulesQueryOptions()),
    quoteId === null ? null : client.query(storedAssessmentQueryOptions(quoteId)),
  ]);
  const axles = Number(/(\d+)-axle/iu.exec(equipment)?.[1] ?? USUAL_AXLES);
  const rig = rigOf({
    id: 'load',
    name: equipment,
    axle_count: axles,
    axle_layout: null,
    deck: null,
    length: null,
    width: null,
    max_weight_capacity: null,
  });
  const { assessment, problems } = assessLoad(
    {
      pieces: [{ quantity: 1, length, width, height, weight: weight === 0 ? null : weight }],
      combination: rig.combination,
      legs: states.map((state) => ({ state, road: null })),
    },
    rules.rules,
    rules.borders,
  );
  if (assessment === null) throw new Error(problems.map(({ message }) => message).join(' '));
  const seen = new Map(stored?.states.map(({ state, escorts }) => [state, escorts.atLeast]));
  const found = assessment.states.map(({ state, escorts }): StateEscorts => ({
    ...requiredEscorts(escorts),
    state,
    atLeast: Math.max(escorts.atLeast, seen.get(state) ?? 0),
  }));
  return {
    escorts: escortsOfStates(found),
    unknown: assessment.states.flatMap(({ state, escorts }) =>
      escorts.isPartlyUnknown ? [state] : [],
    ),
    isFromQuote: states.some((state) => seen.has(state)),
  };
}
