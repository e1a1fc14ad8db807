import { routeProblems, type BorderMap } from '@assessment/route';

/** Adds a state where it leaves the fewest gaps in the route. */
export function addState(route: readonly string[], state: string, borders: BorderMap): string[] {
  if (route.includes(state)) return [...route];
  const options = Array.from({ length: route.length + 1 }, (_, index) =>
    route.toSpliced(index, 0, state),
  );
  // The last of equally good places, so that a state chosen next to the end extends the route.
  let best = options[0] ?? [state];
  for (const option of options) {
    if (routeProblems(option, borders).length <= routeProblems(best, borders).length) best = option;
  }
  return best;
}

export const removeState = (route: readonly string[], state: string): string[] =>
  route.filter((each) => each !== state);
