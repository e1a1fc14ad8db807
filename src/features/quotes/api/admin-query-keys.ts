import { recordQueryKeys } from '@/shared/console/record-query-keys';

const keys = recordQueryKeys('quotes');
const allNotes = () => [...keys.all, 'notes'] as const;
const allEmails = () => [...keys.all, 'emails'] as const;

/** Query keys of the console's quotes. */
export const adminQuoteKeys = {
  ...keys,
  waiting: () => [...keys.all, 'waiting'] as const,
  colleagues: () => [...keys.all, 'colleagues'] as const,
  allEmails,
  emails: (quoteId: string) => [...allEmails(), quoteId] as const,
  allNotes,
  notes: (quoteId: string) => [...allNotes(), quoteId] as const,
};
