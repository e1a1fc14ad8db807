import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { watchConsent, useConsent } from '@/session/consent';
import { lazyPart } from '@/shared/lib/lazy-part';

const ConsentDialog = lazyPart(async () => (await import('./consent-dialog')).ConsentDialog);

/** Visitors must be able to read this page before they choose. */
const PRIVACY_PATH = '/privacy';

/**
 * Shows the consent dialog until the visitor chooses. It isn't prerendered, so crawlers and readers
 * without JavaScript get the page itself.
 */
export function ConsentGate() {
  const { choice, isOpen } = useConsent();
  const { pathname } = useLocation();
  useEffect(watchConsent, []);

  // The footer's link opens the dialog on any page; before a choice, the privacy page stays readable.
  const isSuppressed = choice === null && pathname.replace(/\/$/, '') === PRIVACY_PATH;
  return isOpen && !isSuppressed ? <ConsentDialog /> : null;
}
