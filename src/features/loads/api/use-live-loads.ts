import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { loadKeys } from './query-keys';
import { watchMyLoads } from './watch-my-loads';

/** Refetches a user's loads whenever one of them changes. */
export function useLiveLoads(userId: string): void {
  const client = useQueryClient();
  useEffect(
    () =>
      watchMyLoads(userId, () => {
        void client.invalidateQueries({ queryKey: loadKeys.all });
      }),
    [client, userId],
  );
}
