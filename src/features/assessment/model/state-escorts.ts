import { positionsOf, type AssessedPosition, type RequiredEscorts } from '@assessment/positions';

/** The escorts that one state requires. */
export interface StateEscorts extends RequiredEscorts {
  state: string;
}

/** The escorts of a route: one per position for each run of neighboring states that require it. */
export function escortsOfStates(
  states: readonly StateEscorts[],
): { position: AssessedPosition; states: string[] }[] {
  const found: { position: AssessedPosition; states: string[]; last: number; nth: number }[] = [];
  states.forEach((state, index) => {
    const counts = new Map<AssessedPosition, number>();
    for (const position of positionsOf(state)) {
      const nth = (counts.get(position) ?? 0) + 1;
      counts.set(position, nth);
      const open = found.find(
        (one) => one.position === position && one.nth === nth && one.last === index - 1,
      );
      if (open === undefined) found.push({ position, states: [state.state], last: index, nth });
      else {
        open.states.push(state.state);
        open.last = index;
      }
    }
  });
  return found.map(({ position, states: covered }) => ({ position, states: covered }));
}
