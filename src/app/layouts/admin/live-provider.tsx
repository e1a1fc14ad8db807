import { hashKey, useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { overviewKeys } from '@/features/overview/api/query-keys';
import { clearNewQuotes } from '@/features/quotes/model/new-quote-count';
import { watchTables } from '@/platform/supabase/watch-tables';
import { useAuth } from '@/session/use-auth';
import { LiveContext } from '@/shared/console/live-context';
import type { LiveState } from '@/shared/lib/live-state';
import { runAfterQueries } from '@/shared/lib/run-after-queries';
import { useIsOnline } from '@/shared/lib/use-is-online';
import { announceAcceptedOffer } from './announce-accepted-offer';
import { announceNewQuotes } from './announce-new-quotes';
import { LIVE_TABLES, liveTablesFor, type LiveTable } from './live-tables';

const TOPIC = 'admin:console';
/** If the channel connects within this time, in ms, what the page fetched is still up to date. */
const QUICK_JOIN_MS = 5_000;

/**
 * Refetches the console's data when a table changes, over one realtime channel, and announces new
 * quotes and accepted offers.
 */
export function LiveProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const { isAdmin } = useAuth();
  const navigate = useNavigate();
  const isOnline = useIsOnline();
  const [state, setState] = useState<LiveState>('connecting');

  useEffect(() => {
    const tables = liveTablesFor({ isAdmin });
    const openedAt = Date.now();
    const newQuotes = announceNewQuotes(queryClient, (path) => void navigate(path));
    const refetch = (changed: ReadonlySet<LiveTable>) => {
      for (const queryKey of staleKeys(changed)) void queryClient.invalidateQueries({ queryKey });
    };
    // A browser may suspend a hidden tab and its connection without closing it.
    const handleVisible = () => {
      if (document.visibilityState !== 'visible') return;
      void newQuotes.catchUp();
      void queryClient.invalidateQueries({ queryKey: overviewKeys.unread() });
    };
    document.addEventListener('visibilitychange', handleVisible);
    let stopWatching: (() => void) | undefined;
    // The page's rows come first.
    const cancel = runAfterQueries(queryClient, () => {
      stopWatching = watchTables({
        topic: TOPIC,
        tables,
        checksConnection: true,
        onStateChange: setState,
        onChange: refetch,
        onRejoin: () => void newQuotes.catchUp(),
        onFirstJoin: async () => {
          const isQuick = Date.now() - openedAt < QUICK_JOIN_MS;
          if (!isQuick || (await haveCountsChanged(queryClient))) refetch(new Set(tables));
          void newQuotes.catchUp();
        },
        onInsert: (table, row) => {
          if (table === 'quotes') newQuotes.announce(row);
          if (table === 'loads') announceAcceptedOffer(row, (path) => void navigate(path));
        },
      });
    });
    return () => {
      document.removeEventListener('visibilitychange', handleVisible);
      cancel();
      stopWatching?.();
    };
  }, [queryClient, isAdmin, navigate]);
  useEffect(() => clearNewQuotes, []);

  return <LiveContext value={isOnline ? state : 'interrupted'}>{children}</LiveContext>;
}

/** Checks with one request whether records arrived between the page's first fetch and the connection. */
async function haveCountsChanged(queryClient: QueryClient): Promise<boolean> {
  const queryKey = overviewKeys.unread();
  const before = queryClient.getQueryData(queryKey);
  await queryClient.refetchQueries({ queryKey }, { cancelRefetch: false });
  return before !== undefined && queryClient.getQueryData(queryKey) !== before;
}

/**
 * The query keys for these tables, without duplicates, because several tables share the dashboard's queries.
 */
function staleKeys(tables: ReadonlySet<LiveTable>): QueryKey[] {
  const keys = [...tables].flatMap<QueryKey>((table) => LIVE_TABLES[table]);
  return [...new Map(keys.map((key) => [hashKey(key), key])).values()];
}
