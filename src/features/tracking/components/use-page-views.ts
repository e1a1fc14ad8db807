import { useEffect, useEffectEvent, useRef } from 'react';
import type { Location } from 'react-router-dom';
import { onGoal, trackGoal } from '@/session/goals';
import { sendEvent, type EventName } from '../api/send-event';
import { outsideReferrer } from '../model/current-page';
import { visitorIds } from '../model/visitor-ids';

/**
 * Sends an event for every page the visitor opens, navigates to or returns to, and for the goals they
 * reach. Consent is sent once, when the visitor gets their id.
 */
export function usePageViews(place: Location, isStaff: boolean): void {
  const sentKey = useRef<string>(undefined);
  const send = useEffectEvent((name: EventName, referrer?: string) => {
    sendEvent({ name, place, referrer, isStaff }, visitorIds());
  });

  useEffect(() => {
    if (sentKey.current === place.key) return;
    sentKey.current = place.key;
    const ids = visitorIds();
    if (ids.isNewVisitor) send('consent_accept_all');
    send('page_view', ids.isNewSession ? outsideReferrer() : undefined);
  }, [place.key]);

  useEffect(() => {
    const handlePageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) send('page_view');
    };
    const handleClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a[href^="tel:"]')) trackGoal('call_clicked');
    };
    const stopListening = onGoal((goal) => {
      send(goal);
    });
    window.addEventListener('pageshow', handlePageShow);
    document.addEventListener('click', handleClick, true);
    return () => {
      stopListening();
      window.removeEventListener('pageshow', handlePageShow);
      document.removeEventListener('click', handleClick, true);
    };
  }, []);
}
