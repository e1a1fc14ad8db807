import { QUOTE_STATUSES, type QuoteStatus } from '@contracts/quote';

/** What the console's quotes list is narrowed to. An empty search finds everything. */
export interface QuoteFilters {
  search: string;
  status: QuoteStatus | 'all';
}

/** Longest search the console sends; the database cuts there too. */
export const SEARCH_MAX = 100;

const SEARCH_PARAM = 'q';
const STATUS_PARAM = 'status';

function isStatus(text: string | null): text is QuoteStatus {
  return QUOTE_STATUSES.some((status) => status === text);
}

/** Reads the filters from an address; whatever is not known there counts as no filter. */
export function readQuoteFilters(params: URLSearchParams): QuoteFilters {
  const status = params.get(STATUS_PARAM);
  return {
    search: (params.get(SEARCH_PARAM) ?? '').trim().slice(0, SEARCH_MAX),
    status: isStatus(status) ? status : 'all',
  };
}

/** The address with these filters, every other parameter kept. */
export function writeQuoteFilters(params: URLSearchParams, filters: QuoteFilters): URLSearchParams {
  const next = new URLSearchParams(params);
  const search = filters.search.trim();
  if (search === '') next.delete(SEARCH_PARAM);
  else next.set(SEARCH_PARAM, search);
  if (filters.status === 'all') next.delete(STATUS_PARAM);
  else next.set(STATUS_PARAM, filters.status);
  return next;
}
