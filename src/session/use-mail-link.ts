import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readMailLink, type SessionLink } from './mail-link';
import { mailLinkMessages } from './messages';
import { SIGN_IN_PATH } from './safe-return-path';
import { openSessionLink } from './session-store';

/**
 * Handles a landing from one of our mails, on whichever page the link leads to: a session in the
 * address signs in and says so, a refused link goes to the sign-in page, which explains it.
 */
export function useMailLink(): void {
  const { mutate } = useMutation({
    mutationKey: ['session', 'mail-link'],
    mutationFn: openSessionLink,
    meta: {
      successToast: (_data, link) =>
        (link as SessionLink).purpose === 'signup' ? mailLinkMessages.verified : undefined,
      errorToast: mailLinkMessages.failed,
    },
  });

  useEffect(() => {
    const { hash, pathname } = window.location;
    const link = readMailLink(hash);
    if (link?.kind === 'session') mutate(link);
    if (link?.kind === 'refused' && pathname !== SIGN_IN_PATH) {
      // A full load: the link can land on any page, prerendered ones included.
      window.location.replace(`${SIGN_IN_PATH}${hash}`);
    }
  }, [mutate]);
}
