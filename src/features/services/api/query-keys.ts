import { recordQueryKeys } from '@/shared/console/record-query-keys';

/** Query keys of the console's services. */
export const serviceKeys = recordQueryKeys('services');
