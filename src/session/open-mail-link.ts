import { toAppError } from '@/platform/supabase/unwrap';
import { runMutation } from '@/shared/lib/run-mutation';
import type { ToastText } from '@/shared/lib/toast-store';
import { dropHash } from './drop-hash';
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

/** What a mail was for, and what is said once its link has done that. */
const DONE = new Map<string, ToastText>([
  ['signup', mailLinkMessages.verified],
  ['email_change', mailLinkMessages.emailChanged],
]);

/** Signs in with what a mail link brought along, and says so. */
export function openMailLink({ tokens, purpose }: SessionLink): Promise<void> {
  return runMutation({
    mutationKey: ['session', 'mail-link'],
    mutationFn: () => openSession(tokens),
    meta: {
      successToast: () => DONE.get(purpose ?? ''),
      errorToast: mailLinkMessages.failed,
    },
  });
}
