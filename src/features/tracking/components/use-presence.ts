import { useEffect, useEffectEvent, useRef } from 'react';
import type { Location } from 'react-router-dom';
import { runWhenIdle } from '@/shared/lib/run-when-idle';
import { announcePresence, type Presence } from '../api/announce-presence';
import { visitorIds } from '../model/visitor-ids';

/** Announces the visitor and their page once the browser is idle. */
export function usePresence(place: Location): void {
  const presence = useRef<Presence>(undefined);
  const announce = useEffectEvent(() => announcePresence(place, visitorIds()));
  const update = useEffectEvent(() => presence.current?.update(place));

  useEffect(() => {
    const stopWaiting = runWhenIdle(() => {
      presence.current = announce();
    });
    return () => {
      stopWaiting();
      presence.current?.leave();
      presence.current = undefined;
    };
  }, []);

  useEffect(() => {
    update();
  }, [place.key]);
}
