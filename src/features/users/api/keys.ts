import { recordKeys } from '@/shared/console/record-keys';

/** Query keys of users. */
export const userKeys = recordKeys('users');
