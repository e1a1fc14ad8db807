import { useEffect } from 'react';
import { useStore } from '@/shared/lib/store';
import { clearNewQuotes, newQuoteCount } from '../../model/new-quote-count';

/** Call it where the quotes list is shown: new quotes count as seen while the tab has the focus. */
export function useSeeNewQuotes(): void {
  const count = useStore(newQuoteCount);
  useEffect(() => {
    const see = () => {
      if (document.hasFocus()) clearNewQuotes();
    };
    see();
    window.addEventListener('focus', see);
    return () => {
      window.removeEventListener('focus', see);
    };
  }, [count]);
}
