import { useEffect, useRef } from 'react';
import { onceIdle } from '@/shared/lib/once-idle';
import { announcePresence, type Presence } from '../api/announce-presence';
import { visitorIds } from '../model/visitor-ids';

/** Says that the visitor is here, once the page has nothing better to do, and on which page. */
export function usePresence(pageKey: string, userId: string | undefined): void {
  const presence = useRef<Presence>(undefined);

  useEffect(() => {
    const stopWaiting = onceIdle(() => {
      presence.current = announcePresence(visitorIds(), userId);
    });
    return () => {
      stopWaiting();
      presence.current?.leave();
      presence.current = undefined;
    };
  }, [userId]);

  useEffect(() => {
    presence.current?.update();
  }, [pageKey]);
}
