import { recordQueryKeys } from '@/shared/console/record-query-keys';

const keys = recordQueryKeys('units');

/** Query keys of our units. */
export const unitKeys = {
  ...keys,
  outages: (unitId: string) => [...keys.all, 'outages', unitId] as const,
  bookings: (unitId: string) => [...keys.all, 'bookings', unitId] as const,
};
