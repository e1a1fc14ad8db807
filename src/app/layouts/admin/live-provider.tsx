import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { watchTables } from '@/platform/supabase/watch-tables';
import { LiveContext } from '@/shared/console/live-context';
import type { LiveState } from '@/shared/lib/live-state';
import { LIVE_TABLES } from './live-tables';

const TOPIC = 'admin:console';
const TABLES = Object.keys(LIVE_TABLES) as (keyof typeof LIVE_TABLES)[];

/** Refetches the console's data when a table changes, over one realtime channel. */
export function LiveProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const [state, setState] = useState<LiveState>('connecting');

  useEffect(
    () =>
      watchTables({
        topic: TOPIC,
        tables: TABLES,
        onStateChange: setState,
        onChange: (tables) => {
          const stale = [...tables].flatMap<QueryKey>((table) => LIVE_TABLES[table]);
          for (const queryKey of new Set(stale)) {
            void queryClient.invalidateQueries({ queryKey });
          }
        },
      }),
    [queryClient],
  );

  return <LiveContext value={state}>{children}</LiveContext>;
}
