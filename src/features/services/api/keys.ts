import { recordKeys } from '@/shared/console/record-keys';

/** Query keys of the console's services. */
export const serviceKeys = recordKeys('services');
