import { useMutation } from '@tanstack/react-query';
import { toAppError } from '@/platform/supabase/unwrap';
import type { EmailLink } from '@/session/email-link';
import { connectAuth } from '@/session/session-store';
import type { ToastText } from '@/shared/lib/toast-store';
import { accountToasts } from '../toasts';

/** `half-confirmed` after the first of the two links that change an email address. */
type LinkResult = 'done' | 'half-confirmed';

async function openEmailLink({ tokenHash, kind }: EmailLink): Promise<LinkResult> {
  const auth = await connectAuth();
  const { data, error } = await auth.verifyOtp({ token_hash: tokenHash, type: kind });
  if (error !== null) throw toAppError(error);
  return data.session === null ? 'half-confirmed' : 'done';
}

function toastOf(result: LinkResult, { kind }: EmailLink): ToastText | undefined {
  if (result === 'half-confirmed') return accountToasts.halfConfirmed;
  if (kind === 'signup') return accountToasts.verified;
  return kind === 'email_change' ? accountToasts.emailChanged : undefined;
}

/** Uses the token of an email link, which works once: verifies an address, or signs the user in. */
export function useEmailLinkMutation() {
  return useMutation({
    mutationKey: ['account', 'email-link'],
    mutationFn: openEmailLink,
    meta: {
      successToast: (result, link) => toastOf(result as LinkResult, link as EmailLink),
      errorToast: accountToasts.linkFailed,
    },
  });
}
