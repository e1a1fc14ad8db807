import { expect, it } from 'vitest';
import { loadFormSchema } from '@contracts/load';
import { aLoad } from '@tests/ui/loads';
import { toFormValues, typedDays } from './load-fields';

it('a load survives the round trip through the form, with local times', () => {
  const load = aLoad({ delivery_at: null, weight_lbs: null, height: 0, driver_id: null });
  const fields = toFormValues(load, null);
  expect(fields).toMatchObject({ pickup_at: '2026-12-01T07:00', delivery_at: '', height: '' });
  expect(load).toMatchObject({
    ...loadFormSchema.parse(fields),
    pickup_at: '2026-12-01T12:00:00+00:00',
  });
});

it.each([
  ['', '', null],
  ['2026-11-24T06:30', '', { from: '2026-11-24', to: '2026-11-24' }],
  ['', '2026-11-26T06:30', { from: '2026-11-26', to: '2026-11-26' }],
  ['2026-11-24T06:30', '2026-11-26T06:30', { from: '2026-11-24', to: '2026-11-26' }],
  ['2026-11-24T00:30', '2026-11-23T23:30', { from: '2026-11-24', to: '2026-11-24' }],
])('the days of pickup %j and delivery %j are read', (pickup, delivery, days) => {
  expect(typedDays(pickup, delivery)).toEqual(days);
});
