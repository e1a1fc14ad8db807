import { recordKeys } from '@/shared/console/record-keys';

const keys = recordKeys('careers');

/** Everything the console reads about applications. */
export const adminApplicationKeys = {
  ...keys,
  documents: (id: string) => [...keys.all, 'documents', id] as const,
  /** Outside of `all`: what was handed in never changes. */
  content: (path: string) => ['careers', 'document', path] as const,
};
