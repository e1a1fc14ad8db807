import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callFunction } from '@/platform/supabase/call-function';
import { useSingleFlight } from '@/shared/lib/use-single-flight';
import { quoteEmailToasts } from '../admin-toasts';
import { adminQuoteKeys } from './admin-query-keys';

/** Sends a quote's automatic emails that weren't sent yet; a double click sends them once. */
export function useResendQuoteEmailsMutation(quoteId: string) {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationKey: [...adminQuoteKeys.all, 'resend'],
    mutationFn: () =>
      callFunction<{ sent: boolean; confirmed: boolean }>('send-quote-emails', {
        quote: { id: quoteId },
        type: 'new_quote',
      }),
    onSettled: () => void client.invalidateQueries({ queryKey: adminQuoteKeys.all }),
    meta: {
      successToast: (result) =>
        (result as { sent: boolean }).sent ? quoteEmailToasts.sent : quoteEmailToasts.notSent,
      errorToast: quoteEmailToasts.failed,
    },
  });
  return useSingleFlight(mutation);
}
