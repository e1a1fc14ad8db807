import type { EmailRecord } from '@contracts/reply';

/** Query keys of mails to customers. */
export const emailKeys = {
  all: ['mails', 'admin'] as const,
  log: (type: EmailRecord, id: string) => [...emailKeys.all, type, id] as const,
  send: ['mails', 'send'] as const,
};
