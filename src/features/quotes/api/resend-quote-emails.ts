import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callFunction } from '@/platform/supabase/call-function';
import { adminQuoteKeys } from './admin-keys';

/** Sends a quote's emails, unless they were sent already. */
export function useResendQuoteEmailsMutation(quoteId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: [...adminQuoteKeys.all, 'resend'],
    mutationFn: () =>
      callFunction<{ sent: boolean }>('send-quote-emails', {
        quote: { id: quoteId },
        type: 'new_quote',
      }),
    onSettled: () => void client.invalidateQueries({ queryKey: adminQuoteKeys.all }),
    meta: {
      successToast: { title: 'Emails Sent' },
      errorToast: {
        title: 'Sending Failed',
        description: 'Failed to send the quote’s emails.',
        variant: 'destructive',
      },
    },
  });
}
