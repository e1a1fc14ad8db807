import { expect, it } from 'vitest';
import { missingUnits, neededUnitsText, toNeededUnits } from './needed-units.ts';

const needed = toNeededUnits([
  { kind: 'booster', count: 1 },
  { kind: 'dolly', count: 2 },
  { kind: 'jeep', count: 2 },
  { kind: 'tractor', count: 1 },
]);

it('a configuration’s needs are named from the front to the back', () => {
  expect(neededUnitsText(needed)).toBe('1 tractor, 2 jeeps, 2 dollies, 1 booster');
  expect(neededUnitsText({})).toBe('');
});

it('missing units are named, and extra units ignored', () => {
  const chosen = [{ kind: 'tractor' }, { kind: 'jeep' }, { kind: 'trailer' }] as const;
  expect(neededUnitsText(missingUnits(needed, chosen))).toBe('1 jeep, 2 dollies, 1 booster');
});
