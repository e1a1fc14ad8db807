import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toAppError } from '@/platform/supabase/unwrap';
import { connectAuth } from '@/session/session-store';
import { profileToasts } from '../toasts';
import { accountQueryOptions } from './account';

/** The page that the email links open. */
const returnUrl = () => `${window.location.origin}/profile`;

async function requestChange(email: string): Promise<void> {
  const auth = await connectAuth();
  const { error } = await auth.updateUser({ email }, { emailRedirectTo: returnUrl() });
  if (error !== null) throw toAppError(error);
}

/** Auth finds the account by its current address. */
async function resendLinks(currentEmail: string): Promise<void> {
  const auth = await connectAuth();
  const { error } = await auth.resend({
    type: 'email_change',
    email: currentEmail,
    options: { emailRedirectTo: returnUrl() },
  });
  if (error !== null) throw toAppError(error);
}

function useEmailMutation(userId: string, name: string, send: (email: string) => Promise<void>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: ['profile', name],
    mutationFn: send,
    onSettled: () => queryClient.invalidateQueries(accountQueryOptions(userId)),
    meta: { successToast: profileToasts.linksSent, errorToast: profileToasts.emailFailed },
  });
}

/** Requests another sign-in address. The current one works until both links are opened. */
export const useChangeEmailMutation = (userId: string) =>
  useEmailMutation(userId, 'email', requestChange);

/** Resends the links of a pending change. Its argument is the current address. */
export const useResendLinksMutation = (userId: string) =>
  useEmailMutation(userId, 'resend', resendLinks);
