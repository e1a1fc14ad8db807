import { recordKeys } from '@/shared/console/record-keys';

/** Query keys of the console's fleet. */
export const adminFleetKeys = recordKeys('fleet');
