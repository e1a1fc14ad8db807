import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { adminQuoteKeys } from '../../api/admin-keys';
import { watchQuotes, type LiveState } from '../../api/admin-quotes-channel';
import { QuotesLiveContext } from './quotes-live-context';

/** Keeps every quote list, figure and record of the console up to date while it is open. */
export function QuotesLiveProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const [state, setState] = useState<LiveState>('connecting');

  useEffect(
    () =>
      watchQuotes({
        onStateChange: setState,
        onChange: () => {
          void queryClient.invalidateQueries({ queryKey: adminQuoteKeys.all });
        },
      }),
    [queryClient],
  );

  return <QuotesLiveContext value={state}>{children}</QuotesLiveContext>;
}
