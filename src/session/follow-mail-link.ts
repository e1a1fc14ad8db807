import { INVITATION_PATH } from '@contracts/site-paths';
import { logError } from '@/shared/lib/log';
import { showToast } from '@/shared/lib/toast-store';
import { dropHash } from './drop-hash';
import { readMailLink, type SessionLink } from './mail-link';
import { mailLinkMessages } from './messages';
import { NEW_PASSWORD_PATH, SIGN_IN_PATH } from './safe-return-path';
import { whileLinkOpens } from './session-store';

/** The pages that say themselves why a link no longer works. */
const EXPLAINED_AT = [SIGN_IN_PATH, NEW_PASSWORD_PATH, INVITATION_PATH];

/**
 * Handles a landing from one of our mails, on whichever page the link leads to: a session in the
 * address signs in and says so, a refused link goes to the sign-in page, which explains it.
 */
export function followMailLink(): void {
  const { hash, pathname } = window.location;
  const link = readMailLink(hash);
  if (link?.kind === 'session') void open(link);
  if (link?.kind === 'half-confirmed') {
    dropHash();
    showToast(mailLinkMessages.halfConfirmed);
  }
  if (link?.kind === 'refused' && !EXPLAINED_AT.includes(pathname)) {
    // A full load: the link can land on any page, prerendered ones included.
    window.location.replace(`${SIGN_IN_PATH}${hash}`);
  }
}

async function open(link: SessionLink): Promise<void> {
  try {
    await whileLinkOpens(async () => {
      const { openMailLink } = await import('./open-mail-link');
      await openMailLink(link);
    });
  } catch (error) {
    logError('The code for a mail link did not arrive', error);
    showToast(mailLinkMessages.failed);
  }
}
