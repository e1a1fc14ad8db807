import { useEffect } from 'react';
import { useConsent } from '@/session/consent';
import { lazyPart } from '@/shared/lib/lazy-part';
import { forgetVisitorIds } from '../model/visitor-ids';

const Tracker = lazyPart(async () => (await import('./tracker')).Tracker);

/**
 * Counts the visit of whoever agreed to it, and of nobody else. Shows nothing; the code that does
 * it is fetched once there is consent. Taking consent back forgets who was counted.
 */
export function VisitTracking() {
  const { choice } = useConsent();
  useEffect(() => {
    if (choice === 'declined') forgetVisitorIds();
  }, [choice]);
  return choice === 'accepted' ? <Tracker /> : null;
}
