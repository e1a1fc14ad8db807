import { useSearchParams } from 'react-router-dom';
import { readQuoteFilters, writeQuoteFilters, type QuoteFilters } from '../../model/admin-filters';

/** Query parameter of the console's quotes page that names the quote to show. */
export const QUOTE_PARAM = 'quote';

/** At once, not as a transition: a drawer that closes late shows a record that is gone. */
const NOW = { replace: true, flushSync: true } as const;

/** The part of the page's state that lives in its address: the filters and the open quote. */
export function useQuotesAddress() {
  const [params, setParams] = useSearchParams();
  return {
    filters: readQuoteFilters(params),
    openId: params.get(QUOTE_PARAM),
    setFilters: (filters: QuoteFilters) => {
      setParams((before) => writeQuoteFilters(before, filters), NOW);
    },
    setOpenId: (id: string | null) => {
      setParams((before) => {
        const next = new URLSearchParams(before);
        if (id === null) next.delete(QUOTE_PARAM);
        else next.set(QUOTE_PARAM, id);
        return next;
      }, NOW);
    },
  };
}
