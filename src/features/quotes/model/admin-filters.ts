import { QUOTE_STATUSES, type QuoteStatus } from '@contracts/quote';

/** What the console's quotes list is narrowed to. An empty search finds everything. */
export interface QuoteFilters {
  search: string;
  status: QuoteStatus | 'all';
}

/** Longest search the console sends, in characters. */
export const SEARCH_MAX = 100;

const SEARCH_PARAM = 'q';
const STATUS_PARAM = 'status';

function isStatus(text: string | null): text is QuoteStatus {
  return QUOTE_STATUSES.some((status) => status === text);
}

/** One line of at most {@link SEARCH_MAX} characters: Postgres takes no NUL, a field no line break. */
export function tidySearch(text: string): string {
  const line = text.replace(/\p{Cc}/gu, ' ').trim();
  return Array.from(line).slice(0, SEARCH_MAX).join('').trim();
}

/** Reads the filters from an address; whatever is not known there counts as no filter. */
export function readQuoteFilters(params: URLSearchParams): QuoteFilters {
  const status = params.get(STATUS_PARAM);
  return {
    search: tidySearch(params.get(SEARCH_PARAM) ?? ''),
    status: isStatus(status) ? status : 'all',
  };
}

/** The address with these filters, every other parameter kept. */
export function writeQuoteFilters(params: URLSearchParams, filters: QuoteFilters): URLSearchParams {
  const next = new URLSearchParams(params);
  const search = tidySearch(filters.search);
  if (search === '') next.delete(SEARCH_PARAM);
  else next.set(SEARCH_PARAM, search);
  if (filters.status === 'all') next.delete(STATUS_PARAM);
  else next.set(STATUS_PARAM, filters.status);
  return next;
}
