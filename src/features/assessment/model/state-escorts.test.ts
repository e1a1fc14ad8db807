import { expect, it } from 'vitest';
import { escortsOfStates, type StateEscorts } from './state-escorts';

const inState = (state: string, given: Partial<StateEscorts> = {}): StateEscorts => ({
  state,
  atLeast: 0,
  places: [],
  hasHighPole: false,
  hasPolice: false,
  ...given,
});

it('neighboring states that require the same position are joined', () => {
  expect(
    escortsOfStates([
      inState('OH', { atLeast: 1, places: ['rear'] }),
      inState('KY', { atLeast: 2, places: ['front', 'rear'] }),
      inState('TN'),
      inState('AR', { atLeast: 1, places: ['rear'] }),
    ]),
  ).toEqual([
    { position: 'chase', states: ['OH', 'KY'] },
    { position: 'lead', states: ['KY'] },
    { position: 'chase', states: ['AR'] },
  ]);
});

it('a high pole counts as a pilot car, and police count separately', () => {
  expect(
    escortsOfStates([inState('KY', { atLeast: 2, hasHighPole: true, hasPolice: true })]),
  ).toEqual([
    { position: 'high_pole', states: ['KY'] },
    { position: 'chase', states: ['KY'] },
    { position: 'police', states: ['KY'] },
  ]);
});

it('escorts without a position in the rules fill up to the number required', () => {
  expect(escortsOfStates([inState('TX', { atLeast: 3 })]).map(({ position }) => position)).toEqual([
    'chase',
    'lead',
    'chase',
  ]);
});
