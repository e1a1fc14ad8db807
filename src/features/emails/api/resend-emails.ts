import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callFunction } from '@/platform/supabase/call-function';
import { useSingleFlight } from '@/shared/lib/use-single-flight';
import { resendToasts } from '../toasts';
import { emailKeys } from './query-keys';

/** Records whose automatic emails are resent from their Emails. A quote has its own Resend. */
export type ResentRecord = 'message' | 'application';

const FUNCTIONS: Record<ResentRecord, string> = {
  message: 'send-contact-email',
  application: 'send-application-email',
};

/** Sends a record's automatic emails that weren't sent yet; a double click sends them once. */
export function useResendEmailsMutation(type: ResentRecord, id: string) {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationKey: [...emailKeys.send, 'again'],
    mutationFn: () => callFunction<{ sent: boolean }>(FUNCTIONS[type], { [type]: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: emailKeys.all }),
    meta: {
      successToast: (result) =>
        (result as { sent: boolean }).sent ? resendToasts.sent : resendToasts.notSent,
      errorToast: resendToasts.failed,
    },
  });
  return useSingleFlight(mutation);
}
