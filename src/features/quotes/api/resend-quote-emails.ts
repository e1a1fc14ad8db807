import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callFunction } from '@/platform/supabase/call-function';
import { useSingleFlight } from '@/shared/lib/use-single-flight';
import { quoteEmailMessages } from '../admin-messages';
import { adminQuoteKeys } from './admin-keys';

/** Sends those of a quote's automatic emails that weren't sent yet; a double click sends once. */
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
        (result as { sent: boolean }).sent ? quoteEmailMessages.sent : quoteEmailMessages.notSent,
      errorToast: quoteEmailMessages.failed,
    },
  });
  return useSingleFlight(mutation);
}
