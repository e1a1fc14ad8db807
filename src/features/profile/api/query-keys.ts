import type { DayRange } from '@domain/time/day';

/** Query keys of a user's own profile pages. */
export const profileKeys = {
  all: ['profile'] as const,
  account: (userId: string) => [...profileKeys.all, userId, 'account'] as const,
  equipment: (userId: string) => [...profileKeys.all, userId, 'equipment'] as const,
  carrierEquipment: (userId: string) => [...profileKeys.all, userId, 'carrier-equipment'] as const,
  days: (userId: string, range: DayRange) => [...profileKeys.all, userId, 'days', range] as const,
};
