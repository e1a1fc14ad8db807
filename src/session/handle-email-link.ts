import { INVITATION_PATH } from '@contracts/site-paths';
import { logError } from '@/shared/lib/log';
import { showToast } from '@/shared/lib/toast-store';
import { removeHash } from './remove-hash';
import { readEmailLink, type SessionLink } from './email-link';
import { emailLinkMessages } from './messages';
import { NEW_PASSWORD_PATH, SIGN_IN_PATH } from './safe-return-path';
import { whileOpeningLink } from './session-store';

/** These pages explain an invalid link themselves. */
const PAGES_WITH_EXPLANATION = [SIGN_IN_PATH, NEW_PASSWORD_PATH, INVITATION_PATH];

/**
 * Handles a visit from a link in one of our emails, on any page: tokens in the URL sign the user in,
 * an invalid link redirects to the sign-in page, which explains it.
 */
export function handleEmailLink(): void {
  const { hash, pathname } = window.location;
  const link = readEmailLink(hash);
  if (link?.kind === 'session') void open(link);
  if (link?.kind === 'half-confirmed') {
    removeHash();
    showToast(emailLinkMessages.halfConfirmed);
  }
  if (link?.kind === 'invalid' && !PAGES_WITH_EXPLANATION.includes(pathname)) {
    // A full page load, because the current page may still be hydrating.
    window.location.replace(`${SIGN_IN_PATH}${hash}`);
  }
}

async function open(link: SessionLink): Promise<void> {
  try {
    await whileOpeningLink(async () => {
      const { openEmailLink } = await import('./open-email-link');
      await openEmailLink(link);
    });
  } catch (error) {
    logError('The code for an email link failed to load', error);
    showToast(emailLinkMessages.failed);
  }
}
