import { recordQueryKeys } from '@/shared/console/record-query-keys';

/** Query keys of the console's contact messages. */
export const messageKeys = recordQueryKeys('messages');
