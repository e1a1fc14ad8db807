import type { EmailRecord } from '@contracts/reply';

/** Query keys of emails about a record. */
export const emailKeys = {
  all: ['emails', 'admin'] as const,
  log: (type: EmailRecord, id: string) => [...emailKeys.all, type, id] as const,
  send: ['emails', 'send'] as const,
};
