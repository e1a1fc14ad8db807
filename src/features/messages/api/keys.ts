import { recordKeys } from '@/shared/console/record-keys';

/** Query keys of the console's contact messages. */
export const messageKeys = recordKeys('messages');
