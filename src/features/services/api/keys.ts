import { recordKeys } from '@/shared/console/record-keys';

/** Everything the console reads about services. */
export const serviceKeys = recordKeys('services');
