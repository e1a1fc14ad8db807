import type { MailRecord } from '@contracts/reply';

/** Query keys of mails to customers. */
export const mailKeys = {
  all: ['mails', 'admin'] as const,
  log: (type: MailRecord, id: string) => [...mailKeys.all, type, id] as const,
  send: ['mails', 'send'] as const,
};
