import { recordQueryKeys } from '@/shared/console/record-query-keys';

const keys = recordQueryKeys('careers');

/** Query keys of the console's applications. */
export const adminApplicationKeys = {
  ...keys,
  documents: (id: string) => [...keys.all, 'documents', id] as const,
  /** Not under `all`, because neither the details nor the documents ever change. */
  opened: (id: string) => ['careers', 'opened', id] as const,
  content: (applicationId: string, path: string) =>
    ['careers', 'document', applicationId, path] as const,
};
