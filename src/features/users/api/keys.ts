import { recordKeys } from '@/shared/console/record-keys';

/** Everything the console reads about users. */
export const userKeys = recordKeys('users');
