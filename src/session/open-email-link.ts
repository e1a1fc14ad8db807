import { toAppError } from '@/platform/supabase/unwrap';
import { runMutation } from '@/shared/lib/run-mutation';
import type { ToastText } from '@/shared/lib/toast-store';
import { removeHash } from './remove-hash';
import type { SessionLink } from './email-link';
import { emailLinkMessages } from './messages';
import { connectAuth } from './session-store';

/**
 * Opens the session from an email link and removes its tokens from the URL and the history. If that
 * fails they stay, so that a reload tries again.
 */
async function openSession(tokens: SessionLink['tokens']): Promise<void> {
  const auth = await connectAuth();
  const { error } = await auth.setSession(tokens);
  if (error !== null) throw toAppError(error);
  removeHash();
}

/** Success toasts by the kind of email. */
const TOASTS = new Map<string, ToastText>([
  ['signup', emailLinkMessages.verified],
  ['email_change', emailLinkMessages.emailChanged],
]);

/** Signs in with the tokens of an email link and shows a toast. */
export function openEmailLink({ tokens, purpose }: SessionLink): Promise<void> {
  return runMutation({
    mutationKey: ['session', 'email-link'],
    mutationFn: () => openSession(tokens),
    meta: {
      successToast: () => TOASTS.get(purpose ?? ''),
      errorToast: emailLinkMessages.failed,
    },
  });
}
