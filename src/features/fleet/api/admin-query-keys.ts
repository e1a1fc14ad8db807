import { recordQueryKeys } from '@/shared/console/record-query-keys';

/** Query keys of the console's fleet. */
export const adminFleetKeys = recordQueryKeys('fleet');
