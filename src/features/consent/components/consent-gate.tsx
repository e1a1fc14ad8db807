import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { watchConsent, useConsent } from '@/session/consent';
import { lazyPart } from '@/shared/lib/lazy-part';

const ConsentDialog = lazyPart(async () => (await import('./consent-dialog')).ConsentDialog);

/** What has to be read before one can choose. */
const READABLE = '/privacy';

/**
 * Puts the question to whoever has not answered it yet (specification 2, section 4). It is no part
 * of the prerendered page, so crawlers and readers without JavaScript meet the page itself.
 */
export function ConsentGate() {
  const { choice, isOpen: isAsking } = useConsent();
  const { pathname } = useLocation();
  useEffect(watchConsent, []);

  // Asked again by the footer's link it shows everywhere; unasked, the privacy page stays readable.
  const isHeldBack = choice === null && pathname.replace(/\/$/, '') === READABLE;
  return isAsking && !isHeldBack ? <ConsentDialog /> : null;
}
