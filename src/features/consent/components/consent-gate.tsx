import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { watchConsent, useConsent } from '@/session/consent';
import { lazyPart } from '@/shared/lib/lazy-part';
import { useIsEarlyInputHandled } from '@/shared/lib/replay-early-input';

const ConsentDialog = lazyPart(async () => (await import('./consent-dialog')).ConsentDialog);

/**
 * Pages the dialog waits on before a choice: the privacy page, which visitors must be able to read
 * first, and the pages our emails link to, where it would be in the way of what they came for.
 */
const WAITING_PATHS = [
  '/privacy',
  '/quote/status',
  '/auth/confirm',
  '/auth/new-password',
  '/auth/invitation',
];

const withoutSlash = (path: string) => path.replace(/\/$/, '');

/**
 * Shows the consent dialog until the visitor chooses. It isn't prerendered, so crawlers and readers
 * without JavaScript get the page itself. It doesn't interrupt what a visitor started before hydration.
 */
export function ConsentGate() {
  const { choice, isOpen, isReopened } = useConsent();
  const { pathname } = useLocation();
  const isEarlyInputHandled = useIsEarlyInputHandled();
  useEffect(watchConsent, []);

  const isInTheWay = WAITING_PATHS.includes(withoutSlash(pathname)) || !isEarlyInputHandled;
  const isWaiting = choice === null && !isReopened && isInTheWay;
  return isOpen && !isWaiting ? <ConsentDialog /> : null;
}
