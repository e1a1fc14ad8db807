import type { Escorts } from './escorts.ts';

/** Where an escort drives, as `public.escort_position` has it. */
export type AssessedPosition = 'lead' | 'chase' | 'high_pole' | 'police';

/** The escorts that one state requires. */
export interface RequiredEscorts {
  /** Pilot cars, including the high pole. */
  atLeast: number;
  places: readonly ('front' | 'rear')[];
  hasHighPole: boolean;
  hasPolice: boolean;
}

/** What an assessment requires of a state. */
export const requiredEscorts = ({
  atLeast,
  byRoad,
  highPole,
  police,
}: Pick<Escorts, 'atLeast' | 'byRoad' | 'highPole' | 'police'>): RequiredEscorts => ({
  atLeast,
  places: byRoad.flatMap(({ places }) => places),
  hasHighPole: highPole === 'fires',
  hasPolice: police === 'fires',
});

/** A state's pilot cars and police by position. If the rules don't name a position, it's a guess. */
export function positionsOf({
  atLeast,
  places,
  hasHighPole,
  hasPolice,
}: RequiredEscorts): AssessedPosition[] {
  const cars: AssessedPosition[] = [];
  if (hasHighPole) cars.push('high_pole');
  else if (places.includes('front')) cars.push('lead');
  if (places.includes('rear')) cars.push('chase');
  while (cars.length < atLeast) {
    const hasFront = cars.includes('lead') || cars.includes('high_pole');
    cars.push(!cars.includes('chase') || hasFront ? 'chase' : 'lead');
  }
  return hasPolice ? [...cars, 'police'] : cars;
}
