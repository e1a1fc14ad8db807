import { toAppError } from '@/platform/supabase/unwrap';
import { runMutation } from '@/shared/lib/run-mutation';
import type { SessionLink } from './mail-link';
import { mailLinkMessages } from './messages';
import { connectAuth } from './session-store';

/**
 * Takes over the session a mail link brought along. Its tokens leave the address without a trace
 * in the history; where they could not be checked they stay, so that loading the page tries again.
 */
async function openSession(tokens: SessionLink['tokens']): Promise<void> {
  const auth = await connectAuth();
  const { error } = await auth.setSession(tokens);
  if (error !== null) throw toAppError(error);
  dropHash();
}

/** Signs in with what a mail link brought along, and says so. */
export function openMailLink({ tokens, purpose }: SessionLink): Promise<void> {
  return runMutation({
    mutationKey: ['session', 'mail-link'],
    mutationFn: () => openSession(tokens),
    meta: {
      successToast: () => (purpose === 'signup' ? mailLinkMessages.verified : undefined),
      errorToast: mailLinkMessages.failed,
    },
  });
}

/** Takes the hash out of the address, and tells the router, which knows it too. */
function dropHash(): void {
  const { pathname, search } = window.location;
  const { state: entry } = window.history as { state: unknown };
  window.history.replaceState(entry, '', `${pathname}${search}`);
  window.dispatchEvent(new PopStateEvent('popstate', { state: entry }));
}
