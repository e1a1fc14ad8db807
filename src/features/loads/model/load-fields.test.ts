import { expect, it } from 'vitest';
import { loadFormSchema } from '@contracts/load';
import { aLoad } from '@tests/ui/loads';
import { toFormValues } from './load-fields';

it('round-trips a load, with local times', () => {
  const load = aLoad({ delivery_at: null, weight_lbs: null, height: 0, driver_id: null });
  const fields = toFormValues(load, null);
  expect(fields).toMatchObject({ pickup_at: '2026-12-01T07:00', delivery_at: '', height: '' });
  expect(load).toMatchObject({
    ...loadFormSchema.parse(fields),
    pickup_at: '2026-12-01T12:00:00+00:00',
  });
});
