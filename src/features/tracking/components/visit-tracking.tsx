import { useEffect } from 'react';
import { useConsent } from '@/session/consent';
import { lazyPart } from '@/shared/lib/lazy-part';
import { forgetVisitorIds } from '../model/visitor-ids';

const Tracker = lazyPart(async () => (await import('./tracker')).Tracker);

/**
 * Tracks only visitors who agreed. Renders nothing; the tracker loads after consent.
 * Withdrawing consent deletes the visitor's ids.
 */
export function VisitTracking() {
  const { choice } = useConsent();
  useEffect(() => {
    if (choice === 'declined') forgetVisitorIds();
  }, [choice]);
  return choice === 'accepted' ? <Tracker /> : null;
}
