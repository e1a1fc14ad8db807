import { recordQueryKeys } from '@/shared/console/record-query-keys';

/** Query keys of users. */
export const userKeys = recordQueryKeys('users');
