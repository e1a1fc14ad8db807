import { hashKey, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { watchTables } from '@/platform/supabase/watch-tables';
import { useAuth } from '@/session/use-auth';
import { LiveContext } from '@/shared/console/live-context';
import type { LiveState } from '@/shared/lib/live-state';
import { LIVE_TABLES, liveTablesFor, type LiveTable } from './live-tables';

const TOPIC = 'admin:console';

/** Refetches the console's data when a table changes, over one realtime channel. */
export function LiveProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const { isAdmin } = useAuth();
  const [state, setState] = useState<LiveState>('connecting');

  useEffect(
    () =>
      watchTables({
        topic: TOPIC,
        tables: liveTablesFor({ isAdmin }),
        onStateChange: setState,
        onChange: (tables) => {
          for (const queryKey of staleKeys(tables)) {
            void queryClient.invalidateQueries({ queryKey });
          }
        },
      }),
    [queryClient, isAdmin],
  );

  return <LiveContext value={state}>{children}</LiveContext>;
}

/** The keys of what shows these tables, each once: several tables share the dashboard's queries. */
function staleKeys(tables: ReadonlySet<LiveTable>): QueryKey[] {
  const keys = [...tables].flatMap<QueryKey>((table) => LIVE_TABLES[table]);
  return [...new Map(keys.map((key) => [hashKey(key), key])).values()];
}
