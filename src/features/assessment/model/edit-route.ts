import { routeProblems, type BorderMap } from '@assessment/route';

/** States of the typed origin and destination; null where they aren't known yet. */
export interface RouteEnds {
  readonly from: string | null;
  readonly to: string | null;
}

/** True if a route leads from the origin to the destination, as far as they are known. */
export const fitsEnds = (route: readonly string[], { from, to }: RouteEnds): boolean =>
  (from === null || route[0] === from) && (to === null || route.at(-1) === to);

/** Takes a state off the route, or adds it where it leaves the fewest gaps. The ends never change. */
export function toggleState(
  route: readonly string[],
  state: string,
  ends: RouteEnds,
  borders: BorderMap,
): string[] {
  const options = route.includes(state)
    ? [route.filter((each) => each !== state)]
    : Array.from({ length: route.length + 1 }, (_, index) => route.toSpliced(index, 0, state));
  const [first, ...others] = options.filter((option) => fitsEnds(option, ends));
  // Of equally good places the last, so a state chosen next to the end extends the route.
  return others.reduce(
    (best, option) =>
      routeProblems(option, borders).length <= routeProblems(best, borders).length ? option : best,
    first ?? [...route],
  );
}
