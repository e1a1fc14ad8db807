import { errorReason } from '@/shared/lib/error-reason';
import { formatDateTime } from '@/shared/lib/format-date';
import { Button } from '@/shared/ui/button';
import type { AdminQuote } from '../../api/admin-quote-columns';
import { useResendQuoteEmailsMutation } from '../../api/resend-quote-emails';

/** When a quote's automatic emails were sent; if they weren't, why, with a button to send them. */
export function QuoteEmailsFact({ quote }: { quote: AdminQuote }) {
  const { mutate, isPending, error } = useResendQuoteEmailsMutation(quote.id);
  if (quote.emailed_at !== null) return formatDateTime(quote.emailed_at);
  return (
    <span className="grid justify-items-start gap-1.5">
      <span className={error ? 'text-danger-text' : undefined}>
        {(error && errorReason(error)) ??
          'Not sent. The customer closed the page too early, or sending failed.'}
      </span>
      <Button
        variant="quiet"
        size="sm"
        isBusy={isPending}
        busyText="Sending..."
        onClick={() => {
          mutate();
        }}
      >
        Resend
      </Button>
    </span>
  );
}
