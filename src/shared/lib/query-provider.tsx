import { QueryClientContext, QueryClientProvider } from '@tanstack/react-query';
import { useContext, type ReactNode } from 'react';
import { getQueryClient } from './query-client';

/**
 * Gives queries and mutations their client. It stands around what needs one, not around the whole
 * site, so that a page without data does not load react-query.
 */
export function QueryProvider({ children }: { children: ReactNode }) {
  const outer = useContext(QueryClientContext);
  return <QueryClientProvider client={outer ?? getQueryClient()}>{children}</QueryClientProvider>;
}
