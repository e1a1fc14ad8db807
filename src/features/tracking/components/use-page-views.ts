import { useEffect, useRef } from 'react';
import { onGoal, reachGoal } from '@/shared/lib/goals';
import { sendEvent, type EventName } from '../api/send-event';
import { outsideReferrer } from '../model/current-page';
import { visitorIds } from '../model/visitor-ids';

/**
 * Counts every page the visitor opens, navigates to or comes back to, and the goals they reach
 * (specification 2, section 7). Consent itself is told once, when the visitor gets their id.
 */
export function usePageViews(pageKey: string, isStaff: boolean): void {
  const counted = useRef<string>(undefined);

  useEffect(() => {
    if (counted.current === pageKey) return;
    counted.current = pageKey;
    const ids = visitorIds();
    if (ids.isNewVisitor) sendEvent({ name: 'consent_accept_all', isStaff }, ids);
    const referrer = ids.isNewSession ? outsideReferrer() : undefined;
    sendEvent({ name: 'page_view', referrer, isStaff }, ids);
  }, [pageKey, isStaff]);

  useEffect(() => {
    const send = (name: EventName) => {
      sendEvent({ name, isStaff }, visitorIds());
    };
    const handlePageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) send('page_view');
    };
    const handleClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a[href^="tel:"]')) reachGoal('call_clicked');
    };
    const stopListening = onGoal(send);
    window.addEventListener('pageshow', handlePageShow);
    document.addEventListener('click', handleClick, true);
    return () => {
      stopListening();
      window.removeEventListener('pageshow', handlePageShow);
      document.removeEventListener('click', handleClick, true);
    };
  }, [isStaff]);
}
