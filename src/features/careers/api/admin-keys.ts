import { recordKeys } from '@/shared/console/record-keys';

const keys = recordKeys('careers');

/** Query keys of the console's applications. */
export const adminApplicationKeys = {
  ...keys,
  documents: (id: string) => [...keys.all, 'documents', id] as const,
  /** Not under `all`, because documents never change. */
  content: (path: string) => ['careers', 'document', path] as const,
};
