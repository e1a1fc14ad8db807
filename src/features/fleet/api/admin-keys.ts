import { recordKeys } from '@/shared/console/record-keys';

/** Everything the console reads about the fleet. */
export const adminFleetKeys = recordKeys('fleet');
