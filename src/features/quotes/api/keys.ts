import type { QuoteFilters } from '../model/admin-filters';

/** Query and mutation keys of quotes. */
export const quoteKeys = {
  all: ['quotes'] as const,
  submit: ['quotes', 'submit'] as const,
  admin: ['quotes', 'admin'] as const,
  adminLists: ['quotes', 'admin', 'list'] as const,
  adminList: (filters: QuoteFilters) => [...quoteKeys.adminLists, filters] as const,
  adminCounts: (search: string) => [...quoteKeys.admin, 'counts', search] as const,
};
