import { expect, it } from 'vitest';
import { describeRoadProblem, type RoadProblem } from './road-problem';

const ENDING: RoadProblem = {
  code: 'permit_expires',
  detail: 'MT',
  at: null,
  time_zone: 'America/Denver',
  eta_at: '2031-12-18T04:00:00+00:00',
  day: '2031-12-16',
  place: 'Great Falls, MT 59404',
  permit_number: '4471',
};

it.each([
  [
    {},
    'You’re' as const,
    'Montana permit 4471 ends Dec 16, 2031. You’re expected in Great Falls Wed, Dec 17, 2031',
  ],
  [
    { place: null, permit_number: null },
    'The truck is' as const,
    'Montana permit ends Dec 16, 2031. The truck is expected to leave Montana Wed, Dec 17, 2031',
  ],
  [{ eta_at: null }, undefined, 'MT permit expires Tue, Dec 16, 2031, before the planned exit'],
])('a permit that ends on the road is a plain sentence: %j', (parts, subject, sentence) => {
  expect(describeRoadProblem({ ...ENDING, ...parts }, subject)).toBe(sentence);
});
