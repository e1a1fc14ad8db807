import { recordKeys } from '@/shared/console/record-keys';

const keys = recordKeys('units');

/** Query keys of our units. */
export const unitKeys = {
  ...keys,
  outages: (unitId: string) => [...keys.all, 'outages', unitId] as const,
  bookings: (unitId: string) => [...keys.all, 'bookings', unitId] as const,
};
