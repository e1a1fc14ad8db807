import { useSearchParams } from 'react-router-dom';
import { LOAD_LIST_PARAMS, NEW_PARAM, QUOTE_PARAM } from '@/features/loads/model/load-list-params';

/** The form of a new load is kept in the URL: a quote links to it, a reload keeps it open. */
export function useNewLoadParams() {
  const [params, setParams] = useSearchParams();
  const quoteId = params.get(QUOTE_PARAM);
  return {
    isOpen: params.has(NEW_PARAM) || quoteId !== null,
    quoteId,
    /** Closes the form and opens the saved load. */
    close: (savedId?: string) => {
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          next.delete(NEW_PARAM);
          next.delete(QUOTE_PARAM);
          if (savedId !== undefined) next.set(LOAD_LIST_PARAMS.open, savedId);
          return next;
        },
        { replace: true, flushSync: true },
      );
    },
  };
}
