import { recordKeys } from '@/shared/console/record-keys';

/** Everything the console reads about contact messages. */
export const messageKeys = recordKeys('messages');
