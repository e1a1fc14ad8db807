import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { loadKeys } from '../api/keys';
import { watchMyLoads } from '../api/watch-my-loads';

/** Keeps what is shown of somebody's loads up to date while it is on screen. */
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
