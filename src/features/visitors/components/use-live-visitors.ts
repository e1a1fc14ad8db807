import { useCallback, useEffect, useRef, useState } from 'react';
import type { LiveState } from '@/shared/lib/live-state';
import { watchVisitors } from '../api/watch-visitors';
import type { LiveVisitor } from '../model/live-visitor';

/** Who is on the site now. Watches while the component is mounted. */
export function useLiveVisitors() {
  const [visitors, setVisitors] = useState<readonly LiveVisitor[]>();
  const [state, setState] = useState<LiveState>('connecting');
  const watcher = useRef<ReturnType<typeof watchVisitors>>(undefined);

  useEffect(() => {
    const watching = watchVisitors({ onVisitors: setVisitors, onStateChange: setState });
    watcher.current = watching;
    // Without this, the socket notices a lost connection only at its next heartbeat.
    const handleOffline = () => {
      setState('interrupted');
    };
    window.addEventListener('offline', handleOffline);
    window.addEventListener('online', watching.retry);
    return () => {
      window.removeEventListener('offline', handleOffline);
      window.removeEventListener('online', watching.retry);
      watching.close();
    };
  }, []);

  const retry = useCallback(() => {
    watcher.current?.retry();
  }, []);
  return { visitors, state, retry };
}

/** Result of {@link useLiveVisitors}. */
export type LiveVisitors = ReturnType<typeof useLiveVisitors>;
