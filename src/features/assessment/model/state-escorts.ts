type Position = 'lead' | 'chase' | 'high_pole' | 'police';

/** The escorts that one state requires. */
export interface StateEscorts {
  state: string;
  /** Pilot cars, including the high pole. */
  atLeast: number;
  places: readonly ('front' | 'rear')[];
  hasHighPole: boolean;
  hasPolice: boolean;
}

/** A state's pilot cars and police by position. If the rules don't name a position, it's a guess. */
function positionsOf({ atLeast, places, hasHighPole, hasPolice }: StateEscorts): Position[] {
  const cars: Position[] = [];
  if (hasHighPole) cars.push('high_pole');
  else if (places.includes('front')) cars.push('lead');
  if (places.includes('rear')) cars.push('chase');
  while (cars.length < atLeast) {
    const hasFront = cars.includes('lead') || cars.includes('high_pole');
    cars.push(!cars.includes('chase') || hasFront ? 'chase' : 'lead');
  }
  return hasPolice ? [...cars, 'police'] : cars;
}

/** The escorts of a route: one per position for each run of neighboring states that require it. */
export function escortsOfStates(
  states: readonly StateEscorts[],
): { position: Position; states: string[] }[] {
  const found: { position: Position; states: string[]; last: number; nth: number }[] = [];
  states.forEach((state, index) => {
    const counts = new Map<Position, number>();
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
